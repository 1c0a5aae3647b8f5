// What a player does in the choice of a duel: takes a card, a kind, somebody to strike, or goes back.

import i18next from 'i18next';
import type { PlayerView } from '#core/views/playerView.ts';
import { AT_CARDS, type ChoiceState } from '#scenes/features/duels/choice/model.ts';
import { choiceIn, choicePhase, isKept, keepPhase } from '#src/features/duels/choicePhase.tsx';
import type { DuelIntent } from '#scenes/features/duels/ports.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import { failureType } from '#src/platform/requests/requestError.ts';
import type { RequestFor } from '#src/platform/requests/wire.ts';
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
      if (decision === 'skip') return decide(seat, { ...AT_CARDS, decision }, { decision });
      return show(seat, { ...AT_CARDS, decision, step: 'kinds' });
    }
    case 'raise': {
      const { shield } = move;
      return decide(seat, { ...state, shield }, { decision: 'shield', type: shield });
    }
    case 'throw':
      return findTargets(seat, {
        ...state,
        step: 'targets',
        strike: move.strike,
        targets: null,
        problem: null,
      });
    case 'strike': {
      const { playerId: targetId } = move;
      const { strike } = state;
      if (strike === null) return;
      const request = { decision: 'strike', type: strike, targetPlayerId: targetId } as const;
      return decide(seat, { ...state, targetId }, request);
    }
    case 'back':
      return show(
        seat,
        state.step === 'targets' ? { ...state, ...WITHOUT_TARGETS, step: 'kinds' } : AT_CARDS,
      );
    case 'again':
      return findTargets(seat, { ...state, targets: null, problem: null });
    default:
      return move satisfies never;
  }
}

const WITHOUT_TARGETS = { strike: null, targets: null, targetId: null, problem: null } as const;

function show(seat: SeatAccess, state: ChoiceState, choice = choiceIn(seat.room)): void {
  seat.replacePhase(keepPhase(seat.room, choice, state));
}

function problemOf(error: unknown): string {
  return failureText(i18next.getFixedT(null, 'errors'), failureType(error));
}

/** A problem that is told already stays: somebody can't be struck any more, and who can is asked for meanwhile. */
function findTargets(seat: SeatAccess, state: ChoiceState): void {
  const { caller, inSeat, ticket, room } = seat;
  show(seat, state);
  caller.call('duelTargets', inSeat, { seat: ticket }).then(
    ({ players }) => isKept(room, state) && show(seat, { ...state, targets: players }),
    (error: unknown) =>
      isKept(room, state) &&
      show(seat, { ...state, targets: null, problem: state.problem ?? problemOf(error) }),
  );
}

type Decided = Omit<RequestFor<'duelDecision'>, 'roomHash' | 'playerId' | 'level' | 'duelVersion'>;

/** Sends what was chosen, once, however often the line has to be tried. */
function decide(seat: SeatAccess, chosen: ChoiceState, decided: Decided): void {
  const { room } = seat;
  const choice = choiceIn(room);
  const level = room.getState().view?.me.duel?.level ?? 0;
  const pending = { ...chosen, isPending: true, problem: null };
  show(seat, pending);
  seat.send(
    'duelDecision',
    { ...decided, level },
    {
      take(answer) {
        const after = answer.view as PlayerView;
        // Others may have struck the player since.
        const thrown = after.me.duel?.news.findLast(({ role }) => role === 'striker');
        const news = decided.decision === 'strike' ? (thrown ?? null) : null;
        // Before the view, in which nothing is to be chosen any more.
        if (isKept(room, pending)) show(seat, { ...pending, step: 'done', isPending: false, news }, choice);
        seat.takeView(answer);
      },
      isWanted: () => isKept(room, pending),
      onRefused(error) {
        if (!isKept(room, pending)) return;
        const open = { ...chosen, targetId: null, isPending: false, problem: problemOf(error) };
        if (error.type !== 'duel.NO_TARGET') show(seat, open);
        else findTargets(seat, open);
        // The choice is not what this page took it for.
        if (error.type === 'duel.NOT_DUE') seat.refresh();
      },
    },
  );
}
