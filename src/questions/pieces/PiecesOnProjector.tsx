// A question that is answered by moving pieces, on the projector in the page's own elements: its pieces, then where the room has put them.

import type { ReactNode } from 'react';
import type { PiecesType } from '#core/questions/families.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { Message } from '#scenes/message.ts';
import { hintOf, rightWords } from '#scenes/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type { ProjectorAnswersProps } from '#src/host/room/hostKind.ts';
import { ProjectorTiles } from '#src/questions/options/ProjectorTiles.tsx';

export interface PiecesChart {
  readonly columns: readonly {
    readonly head: Message;
    readonly items: readonly Option[];
    /** Of each piece in it; null: there is none to tell. */
    readonly figureOf: ((item: Option) => Message) | null;
  }[];
  /** What most had wrong. */
  readonly worst: Message | null;
}

export interface PiecesOnProjectorProps extends ProjectorAnswersProps<PiecesType> {
  /** null while the question is open. */
  readonly chart: PiecesChart | null;
}

export function PiecesOnProjector(props: PiecesOnProjectorProps): ReactNode {
  const { question, asks, right, drawn, chart } = props;
  const say = useWords();
  return (
    <>
      {asks && <p className="projector-note">{say(hintOf(question.type))}</p>}
      {!chart && <ProjectorTiles options={question.items} drawn={drawn} plain />}
      {chart && (
        <div className="projector-options">
          {chart.columns.map(({ head, items, figureOf }) => (
            <section key={head.key} className="grid">
              <h2 className="projector-note">{say(head)}</h2>
              <ProjectorTiles
                options={items}
                drawn={drawn}
                plain
                ordered
                figureOf={figureOf && ((item) => say(figureOf(item)))}
              />
            </section>
          ))}
        </div>
      )}
      {chart?.worst && <p className="projector-note">{say(chart.worst)}</p>}
      {right !== null && !chart && <p className="projector-right bold">{say(rightWords(right))}</p>}
    </>
  );
}
