// REORDER: a list of items to pick up, put elsewhere and submit.

import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '#scenes/message.ts';
import { hintOf } from '#scenes/model.ts';
import { boardOf, LIST } from '#scenes/questions/pieces/model.ts';
import { ladderOf } from '#scenes/questions/reorder/model.ts';
import { Island } from '#src/game/twins/placement.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { PieceButton } from '#src/questions/pieces/PieceButton.tsx';
import { HeldPieceActions, type PieceMove, PiecesTwin } from '#src/questions/pieces/PiecesTwin.tsx';
import { usePieces } from '#src/questions/pieces/usePieces.ts';
import { rungLabel, sentencesOf } from '#src/questions/reorder/announcements.ts';

const MOVES: readonly PieceMove[] = [
  { id: 'up', key: 'ArrowUp', words: message('kinds:reorder.up'), Icon: ArrowUp },
  { id: 'down', key: 'ArrowDown', words: message('kinds:reorder.down'), Icon: ArrowDown },
];

/** The place that a key moves a piece to, from 0. */
const placeAfter = (key: string, place: number, last: number): number | undefined =>
  new Map([
    ['ArrowUp', Math.max(0, place - 1)],
    ['ArrowDown', Math.min(last, place + 1)],
    ['Home', 0],
    ['End', last],
  ]).get(key);

function ReorderTwin(props: QuestionTwinProps<'REORDER'>): ReactNode {
  const { question } = props;
  const say = useWords();
  const { pieces: rungs, head } = boardOf(props, ladderOf(props));
  const order = rungs.map(({ item }) => item.id);
  const total = order.length;
  const pieces = usePieces(props, {
    placed: order,
    placeOf: (piece) => order.indexOf(piece),
    step: (key, place) => placeAfter(key, Number(place), total - 1),
    say: sentencesOf(question, order),
  });
  return (
    <PiecesTwin {...props} pieces={pieces} head={head}>
      <Island id={LIST} className="answer-list">
        <ol className="twin-pieces" aria-label={say(head ?? hintOf('REORDER'))}>
          {rungs.map((rung, at) => {
            const { item, state, correction } = rung;
            return (
              <li key={item.id} className="twin-pieces">
                <PieceButton
                  {...rung}
                  pieces={pieces}
                  label={say(rungLabel(rung, { place: at + 1, total }))}
                  place={at + 1}
                >
                  {correction && <span className="twin-option-state" data-words={say(correction)} />}
                </PieceButton>
                {state === 'held' && <HeldPieceActions pieces={pieces} moves={MOVES} />}
              </li>
            );
          })}
        </ol>
      </Island>
    </PiecesTwin>
  );
}

export { ReorderTwin as REORDER };
