// WORDCLOUD on paper: a line for each word, typed in with commas between them.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type WordcloudKind, wordcloudKind, WORDS } from '#core/questions/wordcloud/index.ts';
import type { EntryProps, PaperKind, PrintedProps } from '#src/questions/paperKind.ts';
import { ParsedEntry } from '#src/questions/typed/ParsedEntry.tsx';
import { WritingLines } from '#src/questions/typed/typedPaper.tsx';

type Act = WordcloudKind['act'];
type Answer = WordcloudKind['answer'];

/** The acts of writing these words, one after the other. */
const actsOf = (words: readonly string[]): readonly Act[] =>
  words.flatMap((text): Act[] => [{ type: 'type', text }, { type: 'addWord' }]);

function Entry(props: EntryProps<'WORDCLOUD'>): ReactNode {
  const { question, given } = props;
  const { t } = useTranslation('host');
  const parse = (text: string): Answer | null => {
    const words = text.split(',').map((word) => word.trim().slice(0, WORDS.length));
    const draft = actsOf(words).reduce<Answer | null>(
      (before, act) => wordcloudKind.applyAct(question, before, act)?.answer ?? before,
      null,
    );
    return draft && draft.words.length > 0 ? { type: 'WORDCLOUD', words: draft.words } : null;
  };
  return (
    <ParsedEntry<'WORDCLOUD'>
      {...props}
      maxLength={question.words * (WORDS.length + 2)}
      example={t('host:paper.wordsExample')}
      parse={parse}
      write={({ words }) => words.join(', ')}
      actsTo={({ words }) => [
        ...(given?.words ?? []).map((word): Act => ({ type: 'removeWord', word })),
        ...actsOf(words),
      ]}
    />
  );
}

const Lines = ({ question }: PrintedProps<'WORDCLOUD'>) => <WritingLines count={question.words} />;

export const WORDCLOUD: PaperKind<'WORDCLOUD'> = {
  written: true,
  Sheet: Lines,
  AnswerCell: Lines,
  Entry,
  Key: () => null,
  letters: () => '',
};
