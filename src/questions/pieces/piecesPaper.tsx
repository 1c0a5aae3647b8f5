// Question kinds that are answered by moving pieces, on paper: a box beside each piece, and a field for what
// students wrote in them.

import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PiecesType } from '#core/questions/families.ts';
import { letterOfOption } from '#core/questions/options/letters.ts';
import type { ActOf, AnswerOf, QuestionOf, RevealOf } from '#core/questions/question.ts';
import { answerText, rightAnswerOf } from '#src/game/twins/wording.ts';
import { PrintedOption } from '#src/questions/options/PrintedOptions.tsx';
import type { EntryProps, PaperKind } from '#src/questions/paperKind.ts';
import { ParsedEntry } from '#src/questions/typed/ParsedEntry.tsx';

/** The kind-specific parts. */
export interface PiecesPaper<T extends PiecesType> extends Pick<PaperKind<T>, 'how' | 'printed'> {
  /** Translated; says what goes into the boxes. */
  note(question: QuestionOf<T>, t: TFunction<'host'>): string;
  /** Translated; an example of what to type. */
  example(t: TFunction<'host'>): string;
  /** The typed answer; null if the text has none. */
  parse(question: QuestionOf<T>, text: string): AnswerOf<T> | null;
  /** The text in the boxes. */
  boxes(question: QuestionOf<T>, placed: AnswerOf<T> | RevealOf<T>): string;
  actsTo(answer: AnswerOf<T>, question: QuestionOf<T>): readonly ActOf<T>[];
  /** By default, the pieces with a box each. */
  readonly Sheet?: PaperKind<T>['Sheet'];
  /** True if a box takes several letters. */
  readonly isWide?: boolean;
  /** What the boxes on the answer sheet are named by; by default, the letters of the pieces. */
  boxesFor?(question: QuestionOf<T>): readonly string[];
}

/** A box to write in. `wide`: for several letters. */
export function Box({ wide = false }: { readonly wide?: boolean | undefined }): ReactNode {
  return <span className="sheet-bubble" data-several data-wide={wide} />;
}

export function piecesPaper<T extends PiecesType>(kind: PiecesPaper<T>): PaperKind<T> {
  const boxesFor = kind.boxesFor ?? (({ items }: QuestionOf<T>) => items.map((_, at) => letterOfOption(at)));
  return {
    ...kind,
    written: false,
    Sheet: kind.Sheet ?? (({ question }) => <Lettered question={question} note={kind.note} />),
    AnswerCell: ({ question }) => (
      <span className="sheet-bubbles">
        {boxesFor(question).map((name) => (
          <span key={name} className="sheet-option">
            <strong className="sheet-option-text">{name}</strong>
            <Box wide={kind.isWide} />
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

interface LetteredProps<T extends PiecesType> extends Pick<PiecesPaper<T>, 'note'> {
  readonly question: QuestionOf<T>;
}

/** The pieces by their letters, with a box each. */
function Lettered<T extends PiecesType>({ question, note }: LetteredProps<T>): ReactNode {
  const { t } = useTranslation('host');
  return (
    <>
      <p className="sheet-note">{note(question, t)}</p>
      <ol className="sheet-options">
        {question.items.map((item, at) => (
          <PrintedOption key={item.id} option={item}>
            <Box />
            <strong className="sheet-option-text">{letterOfOption(at)}</strong>
          </PrintedOption>
        ))}
      </ol>
    </>
  );
}

type LetteredEntryProps<T extends PiecesType> = EntryProps<T> & { readonly kind: PiecesPaper<T> };

const MAX_CHARACTERS = 64;

/** Letters or digits, as a student wrote them. */
function LetteredEntry<T extends PiecesType>({ kind, question, ...props }: LetteredEntryProps<T>): ReactNode {
  const { t } = useTranslation('host');
  return (
    <>
      <ParsedEntry<T>
        {...props}
        maxLength={MAX_CHARACTERS}
        example={kind.example(t)}
        parse={(text) => kind.parse(question, text)}
        write={(placed) => kind.boxes(question, placed)}
        actsTo={(answer) => kind.actsTo(answer, question)}
      />
      <span className="entry-chosen fill caption muted clamp-2" aria-hidden="true">
        {answerText(question, props.given)}
      </span>
    </>
  );
}
