// All whose ranks stand at the end where ranks are shared, as those of teams.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowName } from '#scenes/features/model.ts';
import { amount } from '#scenes/message.ts';
import type { SharedRank } from '#src/game/playerFeature.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { useWords } from '#src/game/twins/useWords.ts';
import '#src/pages/game/summary.css';

type StandingsProps = NonNullable<SharedRank['standings']> & {
  /** The key of what stands behind the own name. */
  readonly ownWord?: string | undefined;
};

export function Standings({ title, rows, ownId, ownWord = 'play:board.you' }: StandingsProps): ReactNode {
  const { t } = useTranslation('play');
  const say = useWords();
  return (
    <ol className="summary-standings grid gap-2" aria-label={say(title)}>
      {rows.map((row) => (
        <li
          key={row.id}
          className="summary-standing strip gap-3"
          aria-current={row.id === ownId || undefined}
        >
          <span className="summary-place bold tabular">{row.rank}</span>
          <Avatar character={row.character} size={32} />
          <span className="fill breaks">
            {say(rowName(row))}
            {row.id === ownId && <span className="muted"> {t(ownWord)}</span>}
          </span>
          <span className="summary-place bold tabular">{say(amount(row.score))}</span>
        </li>
      ))}
    </ol>
  );
}
