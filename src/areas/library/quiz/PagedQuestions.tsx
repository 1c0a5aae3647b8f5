// A page of questions at a time, with their answers on demand.

import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '#src/host/shell/Pager.tsx';
import { InlineToggle } from '#src/ui/Toggle.tsx';

export interface PagedQuestionsProps<Item> {
  readonly items: readonly Item[];
  /** Whether the right answers are to be seen at first: not where somebody may look over a shoulder. */
  readonly answered?: boolean;
  /** `answers`: whether they are to be seen. */
  readonly render: (item: Item, index: number, answers: boolean) => ReactNode;
}

export function PagedQuestions<Item>({
  items,
  answered = false,
  render,
}: PagedQuestionsProps<Item>): ReactNode {
  const { t } = useTranslation(['library', 'host']);
  const title = useId();
  const [answers, setAnswers] = useState(answered);
  return (
    <section className="stack" aria-labelledby={title}>
      <div className="tools">
        <h2 id={title} className="section-title">
          {t('library:quiz.list')}
        </h2>
        <InlineToggle label={t('host:quiz.showAnswers')} on={answers} onChange={setAnswers} />
      </div>
      <Pager
        items={items}
        label={t('library:quiz.list')}
        render={(item, index) => render(item, index, answers)}
      />
    </section>
  );
}
