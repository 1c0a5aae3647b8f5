// WORDCLOUD on paper: a line for each word, typed in with commas between them.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deepEqual } from '#core/collections/deepEqual.ts';
import { comparedWord, type WordcloudKind, WORDS } from '#core/questions/wordcloud/index.ts';
import type { EntryProps, PaperKind, PrintedProps } from '#src/questions/paperKind.ts';
import { TextEntry } from '#src/questions/typed/TextEntry.tsx';
import { WritingLines } from '#src/questions/typed/typedPaper.tsx';

type Act = WordcloudKind['act'];

/** The words of a text with commas, each once, and no more than the question takes. */
function wordsIn(text: string, most: number): readonly string[] {
  const all = text.split(',').map((word) => word.trim().slice(0, WORDS.length).trim());
  const different = new Map(all.toReversed().map((word) => [comparedWord(word), word]));
  return all.filter((word) => word !== '' && different.get(comparedWord(word)) === word).slice(0, most);
}

function Entry({ question, index, given, onActs, onClear, onGoKey }: EntryProps<'WORDCLOUD'>): ReactNode {
  const { t } = useTranslation('host');
  const [typed, setTyped] = useState('');
  const words = given?.words ?? [];
  // For another sheet, with another answer, the text typed for the last one isn't shown.
  const isOfGiven = deepEqual(wordsIn(typed, question.words), words);
  return (
    <TextEntry
      index={index}
      text={isOfGiven ? typed : words.join(', ')}
      maxLength={question.words * (WORDS.length + 2)}
      long={false}
      placeholder={t('host:paper.wordsExample')}
      onType={(text) => {
        setTyped(text);
        const wanted = wordsIn(text, question.words);
        const added = wanted.flatMap((word): Act[] => [{ type: 'type', text: word }, { type: 'addWord' }]);
        if (added.length === 0) onClear();
        else onActs([...words.map((word): Act => ({ type: 'removeWord', word })), ...added]);
      }}
      onGoKey={onGoKey}
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
