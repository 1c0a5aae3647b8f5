// Items in an order, in a list for the host.

import type { ReactNode } from 'react';
import type { QuestionOf, RevealOf } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { PlacedItem } from '#core/questions/reorder/index.ts';
import { belongsAt } from '#scenes/questions/reorder/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { OptionLine } from '#src/questions/options/OptionLine.tsx';

export function inOrder(
  { items }: QuestionOf<'REORDER'>,
  { order }: Pick<RevealOf<'REORDER'>, 'order'>,
): readonly Option[] {
  return order.flatMap((id) => items.filter((item) => item.id === id));
}

export interface OrderedItemsProps {
  readonly items: readonly Omit<Option, 'id'>[];
  /** Whether their order means something. */
  readonly numbered: boolean;
  /** Of each of them; absent while nothing is judged. */
  readonly placed?: readonly PlacedItem[] | undefined;
}

export function OrderedItems({ items, numbered, placed }: OrderedItemsProps): ReactNode {
  const say = useWords();
  return (
    <ol className="grid gap-1">
      {items.map((item, place) => {
        const judged = placed?.[place];
        return (
          // The same item may be there twice, and none moves.
          <OptionLine
            key={place}
            option={item}
            place={place}
            number={numbered ? place + 1 : undefined}
            right={judged?.kept === true}
          >
            {judged?.kept === false && <span className="caption muted rigid">{say(belongsAt(judged))}</span>}
          </OptionLine>
        );
      })}
    </ol>
  );
}
