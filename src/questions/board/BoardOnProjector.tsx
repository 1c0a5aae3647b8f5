// A board on the projector, as page elements: the picture, and rows that say what is where.

import type { ReactNode } from 'react';
import { correctAnswerMessage, hintOf } from '#scenes/model.ts';
import { type BoardChart, figureOf, shownItem } from '#scenes/questions/board/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type { ProjectorAnswersProps } from '#src/host/room/hostKind.ts';
import { BoardPicture } from '#src/questions/board/BoardPicture.tsx';
import { ProjectorTiles } from '#src/questions/options/ProjectorTiles.tsx';

export interface BoardOnProjectorProps extends ProjectorAnswersProps {
  readonly chart: BoardChart;
}

export function BoardOnProjector({
  question,
  isOpen,
  right,
  drawn,
  chart,
}: BoardOnProjectorProps): ReactNode {
  const { board, head, rows, isRevealed, worst } = chart;
  const say = useWords();
  return (
    <>
      {isOpen && <p className="projector-note">{say(hintOf(question.type))}</p>}
      {drawn ? (
        <img className="visually-hidden" src={board.url} alt={board.alt ?? ''} />
      ) : (
        <ChartPicture chart={chart} />
      )}
      <h2 className="projector-note">{say(head)}</h2>
      {rows.length > 0 && (
        <ProjectorTiles
          options={rows.map((row) => shownItem(row, say))}
          drawn={drawn}
          plain
          ordered={isRevealed}
          figureOf={({ id }) => {
            const row = rows.find(({ item }) => item.id === id);
            return row && [figureOf(chart, row), row.note].map((words) => words && say(words)).join(' ');
          }}
        />
      )}
      {worst && <p className="projector-note">{say(worst)}</p>}
      {right !== null && rows.length === 0 && (
        <p className="projector-right bold">{say(correctAnswerMessage(right))}</p>
      )}
    </>
  );
}

/** The picture with everything that is on it. */
export function ChartPicture({ chart }: Pick<BoardOnProjectorProps, 'chart'>): ReactNode {
  const { board, regions, dots, pins } = chart;
  return (
    <BoardPicture
      board={board}
      shapes={regions}
      dots={dots}
      pins={pins.map(({ point, number }) => ({ point, label: `${number}` }))}
    />
  );
}
