// The questions of a quiz as their author wrote them, with their answers on demand.

import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { AuthoredItem } from '#src/areas/library/quiz/AuthoredItem.tsx';
import { Pager } from '#src/host/shell/Pager.tsx';
import { InlineToggle } from '#src/shell/Toggle.tsx';
import '#src/host/shell/tools.css';

export function QuestionList({ questions }: { readonly questions: readonly AuthoredQuestion[] }): ReactNode {
  const { t } = useTranslation(['library', 'host']);
  const title = useId();
  const [answers, setAnswers] = useState(false);
  return (
    <section className="stack" aria-labelledby={title}>
      <div className="tools">
        <h2 id={title} className="section-title">
          {t('library:quiz.list')}
        </h2>
        <InlineToggle label={t('host:quiz.showAnswers')} on={answers} onChange={setAnswers} />
      </div>
      <Pager
        items={questions}
        label={t('library:quiz.list')}
        render={(question, index) => (
          <AuthoredItem key={index} question={question} index={index} answers={answers} />
        )}
      />
    </section>
  );
}
