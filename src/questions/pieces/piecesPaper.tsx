// A question that is answered by moving pieces, on paper: a box beside each, and a field for what students wrote in them.

import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { same } from '#core/collections/same.ts';
import type { PiecesType } from '#core/questions/families.ts';
import { keyOfOption } from '#core/questions/options/letters.ts';
import type { ActOf, AnswerOf, QuestionOf, RevealOf } from '#core/questions/question.ts';
import { answerText, rightAnswerOf } from '#src/game/twins/wording.ts';
import { PrintedOption } from '#src/questions/options/PrintedOptions.tsx';
import type { EntryProps, PaperKind } from '#src/questions/paperKind.ts';
import { TextEntry } from '#src/questions/typed/TextEntry.tsx';

/** What only the kind knows. */
export interface PiecesPaper<T extends PiecesType> extends Pick<PaperKind<T>, 'how' | 'printed'> {
  /** Translated: what belongs into the boxes. */
  note(question: QuestionOf<T>, t: TFunction<'host'>): string;
  /** Translated: what is typed, by an example. */
  example(t: TFunction<'host'>): string;
  /** The answer that is typed; null: there is nothing of one. */
  parse(question: QuestionOf<T>, text: string): AnswerOf<T> | null;
  /** What stands in the boxes. */
  boxes(question: QuestionOf<T>, placed: AnswerOf<T> | RevealOf<T>): string;
  actsTo(answer: AnswerOf<T>): readonly ActOf<T>[];
}

const BOX = <span className="sheet-bubble" data-several />;

export function piecesPaper<T extends PiecesType>(kind: PiecesPaper<T>): PaperKind<T> {
  return {
    ...kind,
    written: false,
    Sheet({ question }) {
      const { t } = useTranslation('host');
      return (
        <>
          <p className="sheet-note">{kind.note(question, t)}</p>
          <ol className="sheet-options">
            {question.items.map((item, at) => (
              <PrintedOption key={item.id} option={item}>
                {BOX}
                <strong className="sheet-option-text">{keyOfOption(at)}</strong>
              </PrintedOption>
            ))}
          </ol>
        </>
      );
    },
    AnswerCell: ({ question }) => (
      <span className="sheet-bubbles">
        {question.items.map(({ id }, at) => (
          <span key={id} className="sheet-option">
            <strong className="sheet-option-text">{keyOfOption(at)}</strong>
            {BOX}
          </span>
        ))}
      </span>
    ),
    Entry: (props) => <LetteredEntry {...props} kind={kind} />,
    Key: ({ question, reveal }) => (
      <>
        <strong>{kind.boxes(question, reveal)}</strong>
        {' · '}
        {rightAnswerOf(question, reveal)}
      </>
    ),
    letters: () => '',
  };
}

type LetteredEntryProps<T extends PiecesType> = EntryProps<T> & { readonly kind: PiecesPaper<T> };

const MOST_CHARACTERS = 64;

/** Letters or digits, as a student wrote them. */
function LetteredEntry<T extends PiecesType>(props: LetteredEntryProps<T>): ReactNode {
  const { kind, question, index, given, onActs, onClear, onGoKey } = props;
  const { t } = useTranslation('host');
  const [typed, setTyped] = useState('');
  // Another sheet has another answer: what was typed for the one before is not shown for it.
  const isOfGiven = same(kind.parse(question, typed), given);
  return (
    <>
      <TextEntry
        index={index}
        text={isOfGiven ? typed : given ? kind.boxes(question, given) : ''}
        maxLength={MOST_CHARACTERS}
        long={false}
        placeholder={kind.example(t)}
        onType={(text) => {
          const answer = kind.parse(question, text);
          setTyped(text);
          if (answer) onActs(kind.actsTo(answer));
          else onClear();
        }}
        onGoKey={onGoKey}
      />
      <span className="entry-chosen fill caption muted clamp-2" aria-hidden="true">
        {answerText(question, given)}
      </span>
    </>
  );
}
