// Player actions in a duel choice: pick a card, a kind, or a target, or go back.

import i18next from 'i18next';
import type { Strike } from '#core/features/duels/ids.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { INITIAL_CHOICE, type ChoiceState } from '#scenes/features/duels/choice/model.ts';
import { choiceKey, choicePhase, isCurrentStep, setChoiceState } from '#src/features/duels/choicePhase.tsx';
import type { DuelIntent } from '#scenes/features/duels/ports.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import { failureType } from '#src/platform/requests/requestError.ts';
import type { RequestFor } from '#src/platform/requests/wire.ts';
import { UNREAD_MS } from '#src/ui/doublePress.ts';
import { failureText } from '#src/ui/Failure.tsx';

export function actOnDuel(seat: SeatAccess, { move }: DuelIntent): void {
  const { view } = seat.room.getState();
  if (!view?.slide?.duelChoice || !seat.mayPlay(view) || !seat.mayChoose()) return;
  const { state } = choicePhase(seat.room);
  if (!state.isPending) act(seat, state, move);
}

function act(seat: SeatAccess, state: ChoiceState, move: DuelIntent['move']): void {
  switch (move.to) {
    case 'choose': {
      const { decision } = move;
      if (decision === 'skip') return decide(seat, { ...INITIAL_CHOICE, decision }, { decision });
      const kinds = { ...INITIAL_CHOICE, decision, step: 'kinds' } as const;
      const strike = decision === 'strike' && onlyStrike(seat);
      return strike ? findTargets(seat, { ...kinds, step: 'targets', strike }) : show(seat, kinds);
    }
    case 'raise': {
      const { shield } = move;
      return decide(seat, { ...state, shield }, { decision: 'shield', type: shield });
    }
    case 'throw':
      return findTargets(seat, { ...state, ...WITHOUT_TARGETS, step: 'targets', strike: move.strike });
    case 'strike': {
      const { playerId: targetId } = move;
      const { strike } = state;
      if (strike === null || performance.now() < aimsFrom) return;
      const request = { decision: 'strike', type: strike, targetPlayerId: targetId } as const;
      return decide(seat, { ...state, targetId }, request);
    }
    case 'back':
      return show(
        seat,
        state.step === 'targets' && !onlyStrike(seat)
          ? { ...state, ...WITHOUT_TARGETS, step: 'kinds' }
          : INITIAL_CHOICE,
      );
    case 'again':
      return findTargets(seat, { ...state, targets: null, problem: null });
    default:
      return move satisfies never;
  }
}

/** The strike, if there is no other to pick. */
function onlyStrike({ room }: SeatAccess): Strike | null {
  const [strike, ...others] = room.getState().view?.slide?.duelChoice?.strikes ?? [];
  return strike && others.length === 0 ? strike : null;
}

/**
 * Until this time, in ms of the page's own clock, a press on a target is the second half of a double press on
 * what was there before. Set when the list is requested: once it arrives, presses count while its cards still
 * move.
 */
let aimsFrom = 0;

const WITHOUT_TARGETS = { strike: null, targets: null, targetId: null, problem: null } as const;

function show(seat: SeatAccess, state: ChoiceState, choice = choiceKey(seat.room)): void {
  seat.replacePhase(setChoiceState(seat.room, choice, state));
}

function problemOf(error: unknown): string {
  return failureText(i18next.getFixedT(null, 'errors'), failureType(error));
}

/** Keeps a problem that's already shown, such as a target that's gone, while the list reloads. */
function findTargets(seat: SeatAccess, state: ChoiceState): void {
  const { caller, inSeat, ticket, room } = seat;
  aimsFrom = performance.now() + UNREAD_MS;
  show(seat, state);
  caller.call('duelTargets', inSeat, { seat: ticket }).then(
    ({ players }) => isCurrentStep(room, state) && show(seat, { ...state, targets: players }),
    (error: unknown) =>
      isCurrentStep(room, state) &&
      show(seat, { ...state, targets: null, problem: state.problem ?? problemOf(error) }),
  );
}

type Decided = Omit<RequestFor<'duelDecision'>, 'roomHash' | 'playerId' | 'level' | 'duelVersion'>;

/** Sends the decision once, however many retries the connection takes. */
function decide(seat: SeatAccess, chosen: ChoiceState, decided: Decided): void {
  const { room } = seat;
  const choice = choiceKey(room);
  const level = room.getState().view?.me.duel?.level ?? 0;
  const pending = { ...chosen, isPending: true, problem: null };
  show(seat, pending);
  seat.send(
    'duelDecision',
    { ...decided, level },
    {
      take(answer) {
        const after = answer.view as PlayerView;
        // The player may have been struck since, so the last news isn't always this strike.
        const thrown = after.me.duel?.news.findLast(({ role }) => role === 'striker');
        const news = decided.decision === 'strike' ? (thrown ?? null) : null;
        // Must precede the new view, which has no open choice anymore.
        if (isCurrentStep(room, pending))
          show(seat, { ...pending, step: 'done', isPending: false, news }, choice);
        seat.takeView(answer);
      },
      isWanted: () => isCurrentStep(room, pending),
      onRefused(error) {
        if (!isCurrentStep(room, pending)) return;
        const open = { ...chosen, targetId: null, isPending: false, problem: problemOf(error) };
        if (error.type !== 'duel.NO_TARGET') show(seat, open);
        else findTargets(seat, open);
        // The page's idea of the choice was out of date.
        if (error.type === 'duel.NOT_DUE') seat.refresh();
      },
    },
  );
}
