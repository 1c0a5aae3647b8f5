// What a player may want besides answering: a hint, to use an extra life, to leave a question for the end, to skip it, to raise a hand.

import type { Reaction } from '#core/features/reactions/reactions.ts';
import type { Question } from '#core/questions/question.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Draft } from '#scenes/index.ts';
import type { Receipt } from '#src/game/answerSender.ts';
import { answerOf, askingOf, toWire } from '#src/game/draft.ts';
import type { PlayDeps } from '#src/game/playController.ts';
import type { Wishes } from '#src/game/wishes.ts';

export interface Asides {
  /** The next hint to the open question. */
  takeHint(question: Question): void;
  /** Uses the extra life on the question that was just missed, or does without it there. */
  extraLife(use: boolean): void;
  /** What stands there stands there again when the question comes again. */
  answerLater(question: Question): void;
  skip(question: Question): void;
  /** All questions that are left: nothing of them is to be looked at one by one. */
  skipMany(): void;
  raiseHand(raised: boolean): void;
  /** Shows the room a reaction, now or never. */
  react(reaction: Reaction): void;
  /** The page is out of the player's sight, or in it again. */
  reportFocus(away: boolean): void;
}

export interface AsidesDeps extends Pick<PlayDeps, 'caller' | 'kept' | 'onDelay' | 'room' | 'seat'> {
  readonly wishes: Wishes;
  readonly standing: () => Draft;
  /** Gives a question to be asked later: whether the one that is open now still is, without an answer on its way. */
  readonly whileOpen: () => () => boolean;
  /** Takes an answer with the whole view. */
  readonly takeView: (answer: unknown) => void;
  readonly takeReceipt: (receipt: Receipt) => void;
  /** The game is over for the player. */
  readonly end: (view: PlayerView) => void;
}

export function createAsides(deps: AsidesDeps): Asides {
  const { caller, kept, onDelay, room, wishes, standing, whileOpen, takeView, takeReceipt, end } = deps;
  const { roomHash, playerId, ticket } = deps.seat;
  const inSeat = { roomHash, playerId };

  function showHand(seq: number, hand: number | null) {
    const { view } = room.getState();
    if (!view) return;
    const me: PlayerView['me'] = { ...view.me, hand };
    room.apply({ roomHash, seq, patch: { me } });
  }

  /** Whether the player is away, by now. */
  let isAway = false;

  /** What is true by the time that it gets through, and once more where that has changed meanwhile. */
  function tellFocus() {
    let told = isAway;
    wishes.want('reportFocus', {
      place() {
        told = isAway;
        return caller.call('reportFocus', { ...inSeat, away: told }, { seat: ticket });
      },
      take() {
        // Behind this call: until it is settled no other of its name is placed.
        if (told !== isAway) queueMicrotask(tellFocus);
      },
      onRefused: () => undefined,
    });
  }

  const isOffered = () => room.getState().view?.slide?.lifeOffer != null;

  return {
    takeHint({ id: questionId }) {
      const hints = room.getState().view?.slide?.hints;
      if (!hints || hints.left === 0) return;
      const request = { ...inSeat, questionId, hint: hints.taken.length + 1 };
      wishes.want('getHint', {
        place: (commandId) => caller.call('getHint', request, { seat: ticket, commandId }),
        take: takeView,
        stands: whileOpen(),
        onDelay,
      });
    },
    extraLife(use) {
      const questionId = room.getState().view?.slide?.question?.id;
      if (questionId === undefined || !isOffered()) return;
      const request = { ...inSeat, questionId, use };
      wishes.want('extraLife', {
        place: (commandId) => caller.call('extraLife', request, { seat: ticket, commandId }),
        take: takeView,
        stands: isOffered,
        onDelay,
      });
    },
    answerLater(question) {
      const draft = answerOf(question, standing());
      const request = { ...inSeat, questionId: question.id, draft: draft && toWire(draft) };
      wishes.want('answerLater', {
        place: (commandId) => caller.call('answerLater', request, { seat: ticket, commandId }),
        take(answer) {
          kept.drop();
          takeView(answer);
        },
        stands: whileOpen(),
        onDelay,
      });
    },
    skip({ id: questionId }) {
      const request = { ...inSeat, questionId, ...askingOf(room.getState().view?.slide) };
      wishes.want('skipQuestion', {
        place: (commandId) => caller.call('skipQuestion', request, { seat: ticket, commandId }),
        take: takeReceipt,
        stands: whileOpen(),
        onDelay,
      });
    },
    react(reactionDetail) {
      // One that comes late, or is refused for being one too many, would be out of place.
      caller.call('reactionUpdate', { ...inSeat, reactionDetail }, { seat: ticket }).catch(() => undefined);
    },
    reportFocus(away) {
      isAway = away;
      tellFocus();
    },
    skipMany() {
      const left = room.getState().view?.slide?.skippable ?? [];
      if (left.length === 0) return;
      const request = { ...inSeat, responses: left.map((questionId) => ({ questionId })) };
      wishes.want('skipManyQuestions', {
        place: (commandId) => caller.call('skipManyQuestions', request, { seat: ticket, commandId }),
        take(answer) {
          kept.drop();
          takeView(answer);
          const view = answer.view as PlayerView;
          if (view.me.isOver) end(view);
        },
        stands: whileOpen(),
        onDelay,
      });
    },
    raiseHand(raised) {
      const request = { ...inSeat, raised };
      wishes.want('raiseHand', {
        place: (commandId) => caller.call('raiseHand', request, { seat: ticket, commandId }),
        take: ({ seq, studentQueueNo }) => showHand(seq, studentQueueNo),
        onDelay,
      });
    },
  };
}
