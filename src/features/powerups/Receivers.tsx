// Receiver choice: everyone playing, or selected players.

import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostView } from '#core/views/hostView.ts';
import { Segments } from '#src/host/options/Segments.tsx';
import { SearchField } from '#src/host/shell/SearchField.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { filterByName } from '#src/ui/filterByName.ts';

/** With fewer players, a search field is clutter. */
const SEARCH_FROM = 12;

interface ReceiversProps {
  /** Players who can receive a power-up. */
  readonly players: HostView['players'];
  readonly toAll: boolean;
  readonly marked: ReadonlySet<string>;
  readonly onToAll: (toAll: boolean) => void;
  readonly onMark: (marked: ReadonlySet<string>) => void;
}

export function Receivers({ players, toAll, marked, onToAll, onMark }: ReceiversProps): ReactNode {
  const { t } = useTranslation('host');
  const name = useId();
  return (
    <fieldset className="award-part">
      <legend className="label">{t('host:powerups.toWhom')}</legend>
      <Segments
        name={name}
        values={['all', 'some']}
        value={toAll ? 'all' : 'some'}
        labelOf={(each) =>
          each === 'all' ? t('host:powerups.toAll', { count: players.length }) : t('host:powerups.toSome')
        }
        onChange={(each) => onToAll(each === 'all')}
      />
      {!toAll && <Some players={players} marked={marked} onMark={onMark} />}
    </fieldset>
  );
}

function Some({ players, marked, onMark }: Pick<ReceiversProps, 'players' | 'marked' | 'onMark'>): ReactNode {
  const { t } = useTranslation('host');
  const [typed, setTyped] = useState('');
  const shown = filterByName(players, typed);
  const count = players.filter(({ id }) => marked.has(id)).length;
  const mark = (id: string) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    onMark(next);
  };
  const isWhole = shown.every(({ id }) => marked.has(id));
  return (
    <>
      {players.length >= SEARCH_FROM && (
        <SearchField label={t('host:players.search')} value={typed} onChange={setTyped} />
      )}
      <div className="award-marks row">
        <output>{t('host:select.count', { count })}</output>
        <button
          type="button"
          className="link-button"
          aria-disabled={isWhole}
          onClick={() => onMark(new Set([...marked, ...shown.map(({ id }) => id)]))}
        >
          {typed.trim() === ''
            ? t('host:powerups.markAll')
            : t('host:powerups.markFound', { count: shown.length })}
        </button>
        <button
          type="button"
          className="link-button"
          aria-disabled={count === 0}
          onClick={() => onMark(new Set())}
        >
          {t('host:powerups.unmark')}
        </button>
      </div>
      <output className="hint">{shown.length === 0 && t('host:players.none')}</output>
      <ul className="award-players">
        {shown.map(({ id, name, character }) => (
          <li key={id}>
            <label className="award-player strip">
              <input type="checkbox" checked={marked.has(id)} onChange={() => mark(id)} />
              <Avatar character={character} size={32} />
              <span className="award-player-name strong breaks">{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
