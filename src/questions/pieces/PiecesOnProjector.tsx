// A pieces question on the projector, as page elements: its pieces, then where the room put them.

import type { ReactNode } from 'react';
import type { PiecesType } from '#core/questions/families.ts';
import { hintOf, correctAnswerMessage } from '#scenes/model.ts';
import type { ColumnsChart } from '#scenes/questions/pieces/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type { ProjectorAnswersProps } from '#src/host/room/hostKind.ts';
import { ProjectorTiles } from '#src/questions/options/ProjectorTiles.tsx';

export interface PiecesOnProjectorProps extends ProjectorAnswersProps<PiecesType> {
  /** Null while the question is open. */
  readonly chart: Pick<ColumnsChart, 'columns' | 'worst'> | null;
}

export function PiecesOnProjector(props: PiecesOnProjectorProps): ReactNode {
  const { question, isOpen, right, drawn, chart } = props;
  const say = useWords();
  return (
    <>
      {isOpen && <p className="projector-note">{say(hintOf(question.type))}</p>}
      {!chart && <ProjectorTiles options={question.items} drawn={drawn} plain />}
      {chart && (
        <div className="projector-options">
          {chart.columns.map(({ id, head, rows, shares }) => (
            <section key={id} className="grid">
              <h2 className="projector-note">{say(head)}</h2>
              <ProjectorTiles
                options={rows}
                drawn={drawn}
                plain
                ordered
                figureOf={shares && ((item) => say(shares[rows.indexOf(item)] ?? ''))}
              />
            </section>
          ))}
        </div>
      )}
      {chart?.worst && <p className="projector-note">{say(chart.worst)}</p>}
      {right !== null && !chart && <p className="projector-right bold">{say(correctAnswerMessage(right))}</p>}
    </>
  );
}
