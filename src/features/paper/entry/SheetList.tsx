// Recorded sheets by name, to see who's missing and to correct or remove a sheet.

import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import { Pager } from '#src/host/shell/Pager.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { useRowFocus } from '#src/ui/useRowFocus.ts';
import { IconButton } from '#src/ui/Button.tsx';
import '#src/features/paper/entry/sheetList.css';
import { Section } from '#src/ui/Section.tsx';

export interface SheetListProps {
  readonly view: HostView;
  /** Player id of the sheet saved last. */
  readonly saved: string | null;
  /** Player id of the sheet in the form. */
  readonly editing: string | null;
  readonly onEdit: (player: HostPlayerRow) => void;
  readonly onRemove: (player: HostPlayerRow) => void;
}

export function SheetList({ view, saved, editing, onEdit, onRemove }: SheetListProps): ReactNode {
  const { t, i18n } = useTranslation('host');
  const { players, questions } = view;
  const sorted = useMemo(
    () => players.toSorted((a, b) => a.name.localeCompare(b.name, i18n.language)),
    [players, i18n.language],
  );
  const judged = questions.filter(({ question }) => question.hasCorrectAnswer).length;
  const rowFocus = useRowFocus<HTMLElement>();
  return (
    <Section className="sheets card" title={t('host:paper.sheets', { count: players.length })} {...rowFocus}>
      {players.length === 0 ? (
        <p className="muted">{t('host:paper.noSheets')}</p>
      ) : (
        <Pager
          items={sorted}
          label={t('host:paper.sheets', { count: players.length })}
          className="sheet-rows"
          render={(player) => (
            <li
              key={player.id}
              className="sheet-row strip"
              data-saved={player.id === saved || undefined}
              data-editing={player.id === editing || undefined}
            >
              <Avatar character={player.character} size={36} />
              <span className="sheet-who fill">
                <strong className="breaks">{player.name}</strong>
                <span className="sheet-facts muted figure">{facts(player)}</span>
              </span>
              <span className="sheet-score figure">
                {player.score.toLocaleString(i18n.language)}{' '}
                <span className="visually-hidden">{t('host:players.score')}</span>
              </span>
              <IconButton label={t('host:paper.edit', { name: player.name })} onClick={() => onEdit(player)}>
                <Pencil size={18} />
              </IconButton>
              <IconButton
                data-row-action="remove"
                label={t('host:remove.label', { name: player.name })}
                onClick={() => onRemove(player)}
              >
                <Trash2 size={18} />
              </IconButton>
            </li>
          )}
        />
      )}
    </Section>
  );

  function facts({ totalCorrect, accuracy }: HostPlayerRow): string {
    if (accuracy === null) return t('host:dash');
    const right = t('host:questions.right', { correct: totalCorrect, count: judged });
    return `${right} · ${t('host:percent', { percent: accuracy })}`;
  }
}
