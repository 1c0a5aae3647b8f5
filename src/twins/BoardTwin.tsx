// The leaderboard as a list.

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { BoardRow } from '#core/views/playerView.ts';
import { amount, rowName } from '#scenes/message.ts';
import { boardModel } from '#scenes/player/leaderboard/model.ts';
import { WAIT_FOR_TEACHER } from '#scenes/player/model.ts';
import { Avatar } from '#src/shell/Avatar.tsx';
import { BotSign } from '#src/shell/BotSign.tsx';
import { NextButton } from '#src/twins/NextButton.tsx';
import { useIsOverlay, usePlace } from '#src/twins/placement.tsx';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useWords } from '#src/twins/useWords.ts';
import '#src/twins/board.css';

export function BoardTwin({ view, phase, onIntent }: TwinProps): ReactNode {
  const say = useWords();
  const place = usePlace();
  const { board, me, room } = view;
  const model = boardModel(view);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="twin-board">
      <h1 ref={heading} tabIndex={-1} {...place(null, 'twin-heading')}>
        {say(model.title)}
      </h1>
      {me.rank !== null && board && <p {...place(null, 'twin-lead')}>{say(model.line)}</p>}
      <ol className="twin-rows">
        {model.rows.map((row) => (
          <BoardRowTwin key={row.id} row={row} own={row.id === model.ownId} />
        ))}
      </ol>
      {phase ? (
        <NextButton onIntent={onIntent} />
      ) : (
        isTeacherPaced(room) && <p {...place(null, 'muted')}>{say(WAIT_FOR_TEACHER)}</p>
      )}
    </section>
  );
}

export function BoardRowTwin({
  row,
  own,
  note,
}: {
  readonly row: BoardRow;
  readonly own: boolean;
  /** What else is said of this player. */
  readonly note?: string;
}): ReactNode {
  const { t } = useTranslation('play');
  const say = useWords();
  const place = usePlace();
  const drawn = useIsOverlay();
  const moved = row.previousRank === null ? 0 : row.previousRank - row.rank;
  return (
    <li {...place(`row:${row.id}`, 'twin-row')} data-own={own} aria-current={own || undefined}>
      <span className="twin-rank">{row.rank}</span>
      {!drawn && <Avatar character={row.character} size={40} />}
      <span className="twin-row-name">
        {say(rowName(row))}
        {own && <span className="muted"> {row.team ? t('play:board.yourTeam') : t('play:board.you')}</span>}
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
