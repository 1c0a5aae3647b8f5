// A leaderboard row as a page element.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRow } from '#core/views/playerView.ts';
import { rowName } from '#scenes/parts/model.ts';
import { numberMessage } from '#scenes/message.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { BotBadge } from '#src/ui/BotBadge.tsx';
import { useIsOverlay, usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';

interface BoardRowTwinProps {
  readonly row: BoardRow;
  /** Key of the text after the player's own name; null for other players. */
  readonly own: string | null;
  /** Anything else to say about this player. */
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
        {row.origin === 'bot' && <BotBadge drawn={drawn} />}
        {note !== undefined && <span className="muted"> {note}</span>}
      </span>
      {moved !== 0 && (
        <span className="twin-moved" data-up={moved > 0}>
          {moved > 0 ? t('play:board.up', { count: moved }) : t('play:board.down', { count: -moved })}
        </span>
      )}
      <span className="twin-row-score">{say(numberMessage(row.score))}</span>
    </li>
  );
}
