// The leaderboard as a list.

import { type ReactNode, useEffect, useRef } from 'react';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { boardModel } from '#scenes/player/leaderboard/model.ts';
import { WAIT_FOR_TEACHER } from '#scenes/player/model.ts';
import { textsOf } from '#src/game/features.ts';
import { BoardRowTwin } from '#src/game/twins/BoardRowTwin.tsx';
import { NextButton } from '#src/game/twins/NextButton.tsx';
import { usePlace } from '#src/game/twins/placement.tsx';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import '#src/game/twins/board.css';

export function BoardTwin({ view, phase, onIntent }: TwinProps): ReactNode {
  const say = useWords();
  const place = usePlace();
  const { board, me, room } = view;
  const model = boardModel(view);
  const ownWord = textsOf(view).ownRow ?? 'play:board.you';
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
          <BoardRowTwin key={row.id} row={row} own={row.id === model.ownId ? ownWord : null} />
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
