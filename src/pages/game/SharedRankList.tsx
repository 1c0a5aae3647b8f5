// Final leaderboard of a game with shared ranks, such as a team game.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowName } from '#scenes/parts/model.ts';
import { numberMessage } from '#scenes/message.ts';
import type { SharedRank } from '#src/game/playerFeature.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { useWords } from '#src/game/twins/useWords.ts';
import '#src/pages/game/summary.css';

type SharedRankListProps = NonNullable<SharedRank['leaderboard']> & {
  /** Key of the label after the player's own row. */
  readonly ownWord?: string | undefined;
};

export function SharedRankList({
  title,
  rows,
  ownId,
  ownWord = 'play:board.you',
}: SharedRankListProps): ReactNode {
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
          <span className="summary-place bold tabular">{say(numberMessage(row.score))}</span>
        </li>
      ))}
    </ol>
  );
}
