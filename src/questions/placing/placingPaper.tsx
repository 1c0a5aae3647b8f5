// Kinds with places on paper: a box at each place, and a bank of lettered pieces.

import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacingType } from '#core/questions/families.ts';
import { letterOfOption, optionOfKey } from '#core/questions/options/letters.ts';
import type { PutAct } from '#core/questions/pieces/pieces.ts';
import {
  type Placed,
  piecesFor,
  piecesIn,
  type PlacingQuestion,
  type PlacingRules,
  solved,
} from '#core/questions/placing/placing.ts';
import { printedPlacing } from '#core/questions/placing/printed.ts';
import type { ActOf, AnswerOf, QuestionOf, RevealOf } from '#core/questions/question.ts';
import { PrintedOption } from '#src/questions/options/PrintedOptions.tsx';
import type { PaperKind } from '#src/questions/paperKind.ts';
import { Box, piecesPaper } from '#src/questions/pieces/piecesPaper.tsx';

/** The kind-specific parts. */
export interface PlacingPaper<T extends PlacingType> extends Pick<PaperKind<T>, 'how'> {
  readonly rules: PlacingRules<T>;
  /** Translated; says what goes into the boxes. */
  note(question: QuestionOf<T>, t: TFunction<'host'>): string;
  /** Printed with a box for each place; by default, a list of the places. */
  readonly Places?: ((props: { readonly question: QuestionOf<T> }) => ReactNode) | undefined;
}

export function placingPaper<T extends PlacingType>({
  rules,
  note,
  Places,
  how,
}: PlacingPaper<T>): PaperKind<T> {
  const { holdsMany } = rules;
  const answerOf = (placed: Placed) => ({ type: rules.type, placed }) as AnswerOf<T>;
  return piecesPaper<T>({
    how: how ?? ((t) => t('host:paper.fillInLetters')),
    printed: ({ question }) => printedPlacing<QuestionOf<T> & PlacingQuestion>(question),
    note,
    isWide: holdsMany,
    example: (t) => t(holdsMany ? 'host:paper.letteredGroups' : 'host:paper.lettered'),
    parse(question, text) {
      const placed = lettersTyped(question, text, holdsMany);
      return placed && answerOf(placed);
    },
    boxes: (question, placed: AnswerOf<T> | RevealOf<T>) =>
      boxesOf(question, 'placed' in placed ? placed.placed : solved(question, placed.right, holdsMany)),
    actsTo: (answer, question: PlacingQuestion) => {
      const ids = question.places.map(({ id }) => id);
      return Object.entries(answer.placed).map(
        ([piece, place]): PutAct => ({ type: 'put', piece, place: ids.indexOf(place) }),
      ) as readonly ActOf<T>[];
    },
    Sheet: ({ question }) => <Sheet question={question} note={note} Places={Places} isWide={holdsMany} />,
    boxesFor: ({ places }: PlacingQuestion) => places.map((_, at) => `${at + 1}`),
  });
}

function Sheet<T extends PlacingType>({
  question,
  note,
  Places,
  isWide,
}: { readonly question: QuestionOf<T>; readonly isWide: boolean } & Pick<
  PlacingPaper<T>,
  'note' | 'Places'
>): ReactNode {
  const { t } = useTranslation('host');
  const { items, places }: PlacingQuestion = question;
  return (
    <>
      <p className="sheet-note">{note(question, t)}</p>
      {Places ? (
        <Places question={question} />
      ) : (
        <ol className="sheet-options">
          {places.map((place, at) => (
            <PrintedOption key={place.id} option={place}>
              <Box wide={isWide} />
              <strong className="sheet-option-text">{at + 1}</strong>
            </PrintedOption>
          ))}
        </ol>
      )}
      {places.some(({ choices }) => !choices) && (
        <ol className="sheet-options" data-short>
          {items.map((item, at) => (
            <PrintedOption key={item.id} option={item}>
              <strong className="sheet-option-text">{letterOfOption(at)}</strong>
            </PrintedOption>
          ))}
        </ol>
      )}
    </>
  );
}

/** The letters in each box, such as `C A -`; where a place holds several, `ACF BD`. */
function boxesOf(question: PlacingQuestion, placed: Placed): string {
  return question.places
    .map((place) => {
      const lettered = piecesFor(question, place);
      const letterOf = (id: string) => letterOfOption(lettered.findIndex((item) => item.id === id));
      return piecesIn(question, placed, place.id).map(letterOf).join('') || '-';
    })
    .join(' ');
}

/** The placement that someone typed as letters, box by box; null if it names no piece. */
export function lettersTyped(question: PlacingQuestion, text: string, holdsMany: boolean): Placed | null {
  const groups = text.trim().split(/[\s,;]+/);
  const isRun = groups.length === 1 && !holdsMany;
  const boxes = isRun ? [...(groups[0] ?? '')] : groups;
  const placed: Record<string, string> = {};
  for (const [at, letters] of boxes.entries())
    for (const letter of letters) {
      const place = question.places[at];
      const lettered = place && !/\d/.test(letter) ? piecesFor(question, place) : [];
      const piece = lettered[optionOfKey(letter) ?? -1]?.id;
      if (place && piece !== undefined) placed[piece] = place.id;
    }
  return Object.keys(placed).length > 0 ? placed : null;
}
