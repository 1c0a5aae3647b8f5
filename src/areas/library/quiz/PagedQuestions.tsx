// Paged list of questions, with correct answers on request.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '#src/host/shell/Pager.tsx';
import { InlineToggle } from '#src/ui/Toggle.tsx';
import { Section } from '#src/ui/Section.tsx';

export interface PagedQuestionsProps<Item> {
  readonly items: readonly Item[];
  /** True if correct answers are shown initially; false where others may see the screen. */
  readonly answered?: boolean;
  /** `answers`: whether to show correct answers. */
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
