// A question with places as page elements: places with what is in them, and the pieces that are left.

import type { ReactNode } from 'react';
import type { PlacingType } from '#core/questions/families.ts';
import {
  completeCount,
  type PlacingQuestion,
  type Placed,
  pressed,
} from '#core/questions/placing/placing.ts';
import { hintOf } from '#scenes/model.ts';
import { boardOf, LIST } from '#scenes/questions/pieces/model.ts';
import { type BoardPlace, placeName, placingBoard } from '#scenes/questions/placing/model.ts';
import { useIsIsland, usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';
import { OptionFace } from '#src/questions/options/OptionFace.tsx';
import { PieceButton } from '#src/questions/pieces/PieceButton.tsx';
import { PiecesTwin } from '#src/questions/pieces/PiecesTwin.tsx';
import { usePieces } from '#src/questions/pieces/usePieces.ts';
import { PlacingList, type PlacingListProps } from '#src/questions/placing/PlacingList.tsx';
import {
  firstEmpty,
  firstLoose,
  pieceLabel,
  placeLabel,
  sentencesOf,
} from '#src/questions/placing/sentences.ts';

type PlacingTwinProps<T extends PlacingType> = Pick<
  PlacingListProps<T>,
  'asked' | 'rules' | 'sentences' | 'prompt' | 'children'
>;

export function PlacingTwin<T extends PlacingType>(props: PlacingTwinProps<T>): ReactNode {
  const { asked, rules, sentences, children } = props;
  const isList = useIsIsland(LIST);
  const question: PlacingQuestion = asked.question;
  const say = useWords();
  const placing = placingBoard(rules, asked);
  const board = boardOf(asked, placing);
  const placed: Placed = (asked.answer ?? asked.draft.answer)?.placed ?? {};
  const { held } = asked.draft;
  const total = completeCount(question, rules.holdsMany);
  const pieces = usePieces(asked, {
    placed,
    placeOf: (piece) => {
      const at = question.places.findIndex(({ id }) => id === placed[piece]);
      return at < 0 ? null : at;
    },
    step: (key) => (key === 'Delete' ? null : undefined),
    say: sentencesOf(sentences, question, placed, total),
    press(id) {
      const intent = pressed(rules, question, placed, held, id);
      // On to the other half of the move, or to the next piece.
      const isPiece = question.items.some((item) => item.id === intent.piece);
      const focus =
        intent.type === 'put'
          ? intent.place === null
            ? id
            : firstLoose(question, placed, intent.piece)
          : intent.piece === null
            ? id
            : isPiece
              ? firstEmpty(question, placed)
              : firstLoose(question, placed);
      return { intent, focus: focus ?? id };
    },
  });
  const isOpen = asked.open && asked.draft.state === 'open';
  const buttonOf = (id: string, place: string | null) => {
    const piece = board.pieces.find(({ item }) => item.id === id);
    return (
      piece && (
        <PieceButton {...piece} pieces={pieces} label={say(pieceLabel(sentences, piece, place))}>
          {piece.correction && <span className="twin-option-state">{say(piece.correction)}</span>}
        </PieceButton>
      )
    );
  };
  if (isList)
    return (
      <PiecesTwin {...asked} pieces={pieces} head={placing.head}>
        <PlacingList {...props} placing={placing} board={board} placed={placed} isOpen={isOpen} />
      </PiecesTwin>
    );
  const loose = board.pieces.filter(({ place }) => place === null);
  const tray = loose.length > 0 && (
    <ul className="twin-pieces">
      {loose.map(({ item }) => (
        <li key={item.id}>{buttonOf(item.id, null)}</li>
      ))}
    </ul>
  );
  return (
    <PiecesTwin {...asked} pieces={pieces} head={placing.head}>
      {children}
      {rules.waits === 'piece' && tray}
      <ol className="twin-pieces" aria-label={say(placing.head ?? hintOf(rules.type))}>
        {placing.places.map((place) => (
          <li key={place.place.id} className="twin-pieces">
            <PlaceButton
              place={place}
              isOpen={isOpen}
              label={say(placeLabel(sentences, place))}
              onPress={() => pieces.press(place.place.id)}
            />
            {place.pieces.map(({ id }) => (
              <span key={id}>{buttonOf(id, placeName(place.place, place.index))}</span>
            ))}
          </li>
        ))}
      </ol>
      {rules.waits === 'place' && tray}
    </PiecesTwin>
  );
}

interface PlaceButtonProps {
  readonly place: BoardPlace;
  readonly isOpen: boolean;
  /** Accessible name. */
  readonly label: string;
  readonly onPress: () => void;
}

function PlaceButton({
  place: { place, index, state, correction },
  isOpen,
  label,
  onPress,
}: PlaceButtonProps) {
  const placed = usePlace();
  const say = useWords();
  return (
    <button
      type="button"
      {...placed(`place:${index}`, 'twin-option')}
      data-piece={place.id}
      data-picked={state === 'held'}
      data-state={state}
      aria-label={label}
      aria-pressed={isOpen ? state === 'held' : undefined}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onPress()}
    >
      <span className="twin-option-key">{index + 1}</span>
      <OptionFace option={place} />
      {correction && <span className="twin-option-state">{say(correction)}</span>}
    </button>
  );
}
