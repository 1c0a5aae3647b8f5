// A question with places as a list that is seen: a row for each place, with a slot that opens a chooser. Where a
// place holds any number of pieces, each piece has a row instead.

import { Check, ChevronDown, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionWords } from '#core/questions/options/options.ts';
import type { PlacingType } from '#core/questions/families.ts';
import {
  piecesFor,
  type Placed,
  type PlacingQuestion,
  type PlacingRules,
  pressed,
} from '#core/questions/placing/placing.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { type Message, message } from '#scenes/message.ts';
import { type Board, type BoardPiece, LIST } from '#scenes/questions/pieces/model.ts';
import { type BoardPlace, placeName, type PlacingBoard } from '#scenes/questions/placing/model.ts';
import { Island, useIsOverlay } from '#src/game/twins/placement.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { OptionFace } from '#src/questions/options/OptionFace.tsx';
import { type Choice, Chooser } from '#src/questions/placing/Chooser.tsx';
import { pieceLabel, placeLabel } from '#src/questions/placing/sentences.ts';
import '#src/game/twins/options.css';
import '#src/questions/pieces/piecesTwin.css';
import '#src/questions/placing/placingList.css';

export interface PlacingListProps<T extends PlacingType> {
  readonly asked: QuestionTwinProps<T>;
  readonly rules: PlacingRules<T>;
  /** Key of the kind's sentences in `kinds`. */
  readonly sentences: string;
  readonly placing: PlacingBoard;
  readonly board: Board;
  readonly placed: Placed;
  readonly isOpen: boolean;
  /** What a place is called by, if it has neither words nor a point of its own. */
  readonly prompt?: ((place: BoardPlace) => ReactNode) | undefined;
  /** Shown before the rows. */
  readonly children?: ReactNode;
}

/** Letters up to which prompts and slots are side by side on phones. */
const SHORT = 14;

/** A row: the half of a move that it stands for, and the other half in its slot. */
interface Row {
  readonly id: string;
  readonly label: Message;
  readonly title: Message | string;
  readonly prompt: ReactNode;
  readonly inside: Option | undefined;
  readonly state: string;
  readonly correction: Message | null;
  readonly choices: readonly Choice[];
}

export function PlacingList<T extends PlacingType>(props: PlacingListProps<T>): ReactNode {
  const { asked, rules, placing, placed, isOpen, prompt, children } = props;
  const question: PlacingQuestion = asked.question;
  const { t } = useTranslation('kinds');
  const say = useWords();
  const isDrawn = useIsOverlay();
  const id = useId();
  const [asking, setAsking] = useState<{ readonly row: string; readonly at: DOMRect } | null>(null);
  const rows = rules.holdsMany ? pieceRows(props) : placeRows(props);
  const isShort =
    !prompt && [...question.items, ...question.places].every(({ text }) => text.length <= SHORT);
  const open = isOpen ? rows.find((row) => row.id === asking?.row) : undefined;
  const choose = ({ id: row, inside }: Row, choice: string | null) => {
    setAsking(null);
    if (choice === inside?.id || (choice === null && !inside)) return;
    const piece = rules.holdsMany ? row : inside?.id;
    // A second press takes a piece out.
    const [held, next] = choice === null && piece !== undefined ? [piece, piece] : [row, choice];
    if (next !== null) asked.onIntent(pressed(rules, question, placed, held, next));
  };
  return (
    <Island id={LIST} className="answer-list">
      {isDrawn && placing.head && <p className="strong">{say(placing.head)}</p>}
      {children}
      <ol className="answer-rows" data-short={isShort}>
        {rows.map((row, at) => {
          const { inside, state, correction } = row;
          return (
            <li key={row.id} className="answer-row">
              <div className="answer-prompt" id={`${id}-${at}`}>
                {row.prompt}
              </div>
              <div className="answer-end">
                <button
                  type="button"
                  className="twin-option answer-slot"
                  data-piece={row.id}
                  data-state={state}
                  data-empty={!inside}
                  data-next={placing.places.some(
                    (place) => place.state === 'next' && place.place.id === row.id,
                  )}
                  aria-label={
                    isOpen && !inside ? t('kinds:list.empty', { label: say(row.label) }) : say(row.label)
                  }
                  aria-describedby={prompt && `${id}-${at}`}
                  aria-haspopup={isOpen ? 'dialog' : undefined}
                  aria-disabled={!isOpen}
                  onClick={({ currentTarget }) =>
                    isOpen && setAsking({ row: row.id, at: currentTarget.getBoundingClientRect() })
                  }
                >
                  {inside ? (
                    <OptionFace option={inside} />
                  ) : (
                    <span className="twin-option-text">{isOpen ? t('kinds:list.choose') : '–'}</span>
                  )}
                  {isOpen && <ChevronDown size={22} aria-hidden="true" />}
                  {state === 'right' && <Check size={24} strokeWidth={3.5} aria-hidden="true" />}
                  {state === 'wrong' && <X size={24} strokeWidth={3.5} aria-hidden="true" />}
                </button>
                {correction && <p className="answer-correction">{say(correction)}</p>}
              </div>
            </li>
          );
        })}
      </ol>
      {open && asking && (
        <Chooser
          title={typeof open.title === 'string' ? open.title : say(open.title)}
          prompt={prompt && open.prompt}
          at={asking.at}
          none={t(rules.holdsMany ? 'kinds:list.leaveOut' : 'kinds:list.leaveEmpty')}
          choices={open.choices}
          chosen={open.inside?.id ?? null}
          onChoose={(choice) => choose(open, choice)}
          onClose={() => setAsking(null)}
        />
      )}
    </Island>
  );
}

/** A row for each place; the pieces are its choices. */
function placeRows<T extends PlacingType>(props: PlacingListProps<T>): readonly Row[] {
  const { asked, sentences, placing, board, prompt } = props;
  const question: PlacingQuestion = asked.question;
  const pieceOf = (id: string | undefined) => board.pieces.find(({ item }) => item.id === id);
  const nameAt = (index: number | null) => {
    const place = index === null ? undefined : question.places[index];
    return place ? placeName(place, Number(index)) : null;
  };
  return placing.places.map((place): Row => {
    const [inside] = place.pieces;
    const piece = pieceOf(inside?.id);
    const name = placeName(place.place, place.index);
    const isJudged = piece?.state === 'right' || piece?.state === 'wrong';
    return {
      id: place.place.id,
      label: piece && isJudged ? pieceLabel(sentences, piece, name) : placeLabel(sentences, place),
      title: message(`kinds:${sentences}.chosen`, { place: name }),
      prompt: prompt ? prompt(place) : <PlaceFace {...place} />,
      inside,
      // An empty place is missed as well.
      state: piece?.state ?? (place.state === 'wrong' ? 'wrong' : place.state),
      correction: piece?.correction ?? place.correction,
      choices: piecesFor(question, place.place).flatMap((item): Choice[] => {
        const choice = pieceOf(item.id);
        if (!choice) return [];
        const at = nameAt(choice.place);
        return [
          {
            option: item,
            label: pieceLabel(sentences, choice, at),
            ...(!place.place.choices && { letter: choice.letter }),
            ...(at !== null && choice.place !== place.index && { at }),
          },
        ];
      }),
    };
  });
}

/** Words and picture of a place, and the number of a point on a picture. */
function PlaceFace({ place, index }: BoardPlace): ReactNode {
  return (
    <>
      {place.x !== undefined && <span className="answer-number">{index + 1}</span>}
      {(place.text !== '' || place.media) && <OptionFace option={place} />}
    </>
  );
}

/** A row for each piece; the places are its choices. */
function pieceRows<T extends PlacingType>({
  asked,
  sentences,
  placing,
  board,
}: PlacingListProps<T>): readonly Row[] {
  const { places }: PlacingQuestion = asked.question;
  return board.pieces.map((piece: BoardPiece): Row => {
    const inside = piece.place === null ? undefined : places[piece.place];
    return {
      id: piece.item.id,
      label: pieceLabel(
        sentences,
        piece,
        inside && piece.place !== null ? placeName(inside, piece.place) : null,
      ),
      title: optionWords(piece.item),
      prompt: <OptionFace option={piece.item} />,
      inside,
      state: piece.state,
      correction: piece.correction,
      choices: placing.places.map((place) => ({
        option: place.place,
        label: placeLabel(sentences, place),
      })),
    };
  });
}
