// CLOZE on paper: a numbered line for each gap.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CLOZE_LIMITS } from '#core/questions/cloze/index.ts';
import { rightAnswerOf } from '#src/game/twins/wording.ts';
import { withNumberedGaps } from '#src/questions/gaps/numberedPaper.ts';
import type { EntryProps, PrintedProps } from '#src/questions/paperKind.ts';
import { TextEntry } from '#src/questions/typed/TextEntry.tsx';
import '#src/questions/cloze/cloze.css';

function Lines({ question: { fields } }: PrintedProps<'CLOZE'>): ReactNode {
  return (
    <ol className="sheet-lines">
      {fields.map(({ number }, gap) => (
        // Gaps have no ids and never move.
        <li key={gap} className="sheet-gap">
          <strong>{gap + 1}</strong>
          <span className="sheet-line" />
          {number?.unit ?? number?.units?.join(' / ')}
        </li>
      ))}
    </ol>
  );
}

function Entry({ question, index, given, onActs, onGoKey }: EntryProps<'CLOZE'>): ReactNode {
  const { t } = useTranslation('host');
  return question.fields.map((_, gap) => (
    <TextEntry
      key={gap}
      index={index}
      label={t('host:paper.answerToGap', { number: index + 1, gap: gap + 1 })}
      text={given?.texts[gap] ?? ''}
      maxLength={CLOZE_LIMITS.answer}
      long={false}
      onType={(text) => onActs([{ type: 'fillGap', gap, text }])}
      onGoKey={onGoKey}
    />
  ));
}

export const CLOZE = withNumberedGaps<'CLOZE'>({
  written: true,
  Sheet: Lines,
  AnswerCell: Lines,
  Entry,
  Key: ({ question, reveal }) => rightAnswerOf(question, reveal),
  letters: () => '',
});
