// REORDER for the host.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formattedOf } from '#core/content/formatted.ts';
import { optionWords } from '#core/questions/options/options.ts';
import { classOrder, placedItems } from '#core/questions/reorder/index.ts';
import { hintOf, rightWords } from '#scenes/model.ts';
import { stepsOf } from '#scenes/questions/reorder/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type {
  AnsweredProps,
  AuthoredProps,
  HostKind,
  ProjectorAnswersProps,
} from '#src/host/room/hostKind.ts';
import { inOrder, OrderedItems } from '#src/questions/reorder/OrderedItems.tsx';
import { OrderSpread } from '#src/questions/reorder/OrderSpread.tsx';
import { WordsOrPicture } from '#src/ui/formatted/WordsOrPicture.tsx';

function ProjectorAnswers(props: ProjectorAnswersProps<'REORDER'>): ReactNode {
  const { question, asks, reveal, right, distribution } = props;
  const { t } = useTranslation('host');
  const say = useWords();
  const list = distribution && distribution.answered > 0 && classOrder(question, distribution.spread, reveal);
  return (
    <>
      {asks && <p className="projector-note">{say(hintOf('REORDER'))}</p>}
      <ul className="projector-options">
        {question.items.map((item) => (
          <li key={item.id} className="projector-option strip bold">
            <span className="fill breaks">
              <WordsOrPicture of={item} />
            </span>
          </li>
        ))}
      </ul>
      {list && (
        <p className="projector-note">
          {t('host:question.order.classOrder', { list: list.map(optionWords).join(', ') })}
        </p>
      )}
      {right !== null && <p className="projector-right bold">{say(rightWords(right))}</p>}
    </>
  );
}

function Answered({ question, answer, reveal }: AnsweredProps<'REORDER'>): ReactNode {
  const say = useWords();
  const shown = answer ?? reveal ?? { order: question.items.map(({ id }) => id) };
  const placed = answer && reveal ? placedItems(question.items, reveal.order, answer.order) : undefined;
  return (
    <div className="stack gap-2">
      {placed && <p className="strong">{say(stepsOf(placed))}</p>}
      <OrderedItems
        items={inOrder(question, shown)}
        numbered={answer !== null || reveal !== null}
        placed={placed}
      />
    </div>
  );
}

function Authored({ question: { items, format }, answers }: AuthoredProps<'REORDER'>): ReactNode {
  const written = items.map((item) => ({ ...item, ...formattedOf(item.text, format) }));
  // Some order that does not depend on the right one.
  const shown = answers ? written : written.toSorted((a, b) => a.text.localeCompare(b.text));
  return <OrderedItems items={shown} numbered={answers} />;
}

export const REORDER: HostKind<'REORDER'> = {
  ProjectorAnswers,
  Spread: OrderSpread,
  Answered,
  Authored,
  cell({ question, answer, reveal }, say) {
    if (!answer || !reveal) return null;
    const placed = placedItems(question.items, reveal.order, answer.order);
    return `${say(stepsOf(placed))} · ${placed.map(({ belongs }) => belongs + 1).join('-')}`;
  },
};
