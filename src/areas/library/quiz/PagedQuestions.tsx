// A page of questions at a time, with their answers on demand.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '#src/host/shell/Pager.tsx';
import { InlineToggle } from '#src/ui/Toggle.tsx';
import { Section } from '#src/ui/Section.tsx';

export interface PagedQuestionsProps<Item> {
  readonly items: readonly Item[];
  /** Whether the right answers are to be seen at first: not where somebody may look over a shoulder. */
  readonly answered?: boolean;
  /** `answers`: whether they are to be seen. */
  readonly render: (item: Item, index: number, answers: boolean) => ReactNode;
}

export function PagedQuestions<Item>(props: PagedQuestionsProps<Item>): ReactNode {
  const { items, answered = false, render } = props;
  const { t } = useTranslation(['library', 'host']);
  const title = t('library:quiz.list');
  const [answers, setAnswers] = useState(answered);
  return (
    <Section
      className="stack"
      title={title}
      tools={<InlineToggle label={t('host:quiz.showAnswers')} on={answers} onChange={setAnswers} />}
    >
      <Pager items={items} label={title} render={(item, index) => render(item, index, answers)} />
    </Section>
  );
}
