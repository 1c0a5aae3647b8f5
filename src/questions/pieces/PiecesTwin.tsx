// Frame of a pieces question: instructions, the pieces, and buttons to undo and submit.

import { type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PiecesType } from '#core/questions/families.ts';
import type { Message } from '#scenes/message.ts';
import { hintOf } from '#scenes/model.ts';
import { UNDO } from '#scenes/player/question/model.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { SubmitButton } from '#src/game/twins/SubmitButton.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type { Pieces } from '#src/questions/pieces/usePieces.ts';

export interface PiecesTwinProps extends QuestionTwinProps<PiecesType> {
  readonly pieces: Pieces;
  /** Heading that says what the pieces show if it isn't the player's answer; null otherwise. */
  readonly head: Message | null;
  /** All pieces, and the places they can go to. */
  readonly children: ReactNode;
}

export function PiecesTwin(props: PiecesTwinProps): ReactNode {
  const { question, open, pieces, head, children } = props;
  const say = useWords();
  const place = usePlace();
  const lead = open ? hintOf(question.type) : head;
  return (
    <>
      {lead && <p {...place(null, 'muted')}>{say(lead)}</p>}
      <div ref={(element) => pieces.holdBox(element)}>{children}</div>
      <UndoAndSubmit {...props} onUndo={pieces.canUndo ? pieces.undo : null} />
    </>
  );
}

type UndoAndSubmitProps = Parameters<typeof SubmitButton>[0] & {
  /** Null if there is nothing to undo. */
  readonly onUndo: (() => void) | null;
};

/** Shows nothing once the question is closed. */
export function UndoAndSubmit({ onUndo, ...props }: UndoAndSubmitProps): ReactNode {
  const say = useWords();
  const place = usePlace();
  if (!props.open) return null;
  return (
    <div className="twin-pieces-end row">
      {onUndo && (
        <button type="button" {...place('undo', 'button button--big button--quiet')} onClick={onUndo}>
          <Undo2 size={22} aria-hidden="true" />
          {say(UNDO)}
        </button>
      )}
      <SubmitButton {...props} />
    </div>
  );
}

/** A button that moves the held piece as a key does. */
export interface PieceMove {
  /** Id of its target on the canvas. */
  readonly id: string;
  readonly key: string;
  readonly words: Message;
  readonly Icon: LucideIcon;
}

export interface HeldButtonsProps {
  readonly pieces: Pieces;
  readonly moves: readonly PieceMove[];
}

/** Actions for the piece that is picked up. */
export function HeldPieceActions({ pieces, moves }: HeldButtonsProps): ReactNode {
  const { t } = useTranslation('kinds');
  const say = useWords();
  const place = usePlace();
  const look = 'button button--small button--quiet';
  return (
    <div className="row">
      {moves.map(({ id, key, words, Icon }) => (
        <button
          key={key}
          type="button"
          {...place(id, look)}
          aria-disabled={!pieces.canMove(key)}
          onClick={() => pieces.move(key)}
        >
          <Icon size={20} aria-hidden="true" />
          {say(words)}
        </button>
      ))}
      <button type="button" {...place(null, look)} onClick={pieces.putDown}>
        {t('kinds:pieces.putDown')}
      </button>
    </div>
  );
}
