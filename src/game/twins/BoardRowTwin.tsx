// A row of a leaderboard in the page's own elements.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRow } from '#core/views/playerView.ts';
import { rowName } from '#scenes/parts/model.ts';
import { amount } from '#scenes/message.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { BotSign } from '#src/ui/BotSign.tsx';
import { useIsOverlay, usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';

interface BoardRowTwinProps {
  readonly row: BoardRow;
  /** The key of what stands behind the reader's own name; null: it is somebody else's. */
  readonly own: string | null;
  /** What else is said of this player. */
  readonly note?: string;
}

export function BoardRowTwin({ row, own, note }: BoardRowTwinProps): ReactNode {
  const { t } = useTranslation('play');
  const say = useWords();
  const place = usePlace();
  const drawn = useIsOverlay();
  const moved = row.previousRank === null ? 0 : row.previousRank - row.rank;
  return (
    <li
      {...place(`row:${row.id}`, 'twin-row')}
      data-own={own !== null}
      aria-current={own !== null || undefined}
    >
      <span className="twin-rank">{row.rank}</span>
      {!drawn && <Avatar character={row.character} size={40} />}
      <span className="twin-row-name">
        {say(rowName(row))}
        {own !== null && <span className="muted"> {t(own)}</span>}
        {row.origin === 'bot' && <BotSign drawn={drawn} />}
        {note !== undefined && <span className="muted"> {note}</span>}
      </span>
      {moved !== 0 && (
        <span className="twin-moved" data-up={moved > 0}>
          {moved > 0 ? t('play:board.up', { count: moved }) : t('play:board.down', { count: -moved })}
        </span>
      )}
      <span className="twin-row-score">{say(amount(row.score))}</span>
    </li>
  );
}
