// Calls behind the challenge actions, loaded on the first press (specification 2, section 7 "End challenge";
// section 8).

import type { TFunction } from 'i18next';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { FROM_FRIENDS } from '#src/platform/address.ts';
import type { Services } from '#src/platform/services.ts';
import { keepOwnChallenge } from '#src/features/challenge/openChallenge.ts';
import type { OpenGame } from '#src/game/play.ts';
import { enterRematch } from '#src/game/joining/enterRematch.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { failureType } from '#src/platform/requests/requestError.ts';
import { failureText } from '#src/ui/Failure.tsx';

/** Errors of an end call that mean the game is already over or gone. */
const GONE: readonly string[] = [
  'room.NOT_FOUND',
  'room.COMPLETED',
  'room.STOPPED',
  'room.CLOSED',
  'room.EXPIRED',
  'game.NOT_FOUND',
];
/** Milliseconds before offering to retry a failed end; the failure may have passed by then. */
const TRY_AGAIN_MS = 600;

/** Context of a press. `t` covers the namespaces play and errors. */
export interface Challenger {
  readonly game: OpenGame;
  readonly view: PlayerView;
  readonly services: Services;
  readonly navigate: (path: string) => void;
  readonly t: TFunction;
  /**
   * The same for every press, so that a retried join doesn't collide with its own name when the first
   * response was lost.
   */
  readonly joinCommand: string;
}

const seatOf = ({ view: { room, me } }: Challenger) => ({ roomHash: room.hash, playerId: me.playerId });

/** Throws RequestError, like the other calls. */
export async function start(challenger: Challenger): Promise<void> {
  const { game } = challenger;
  const seat = game.seat.ticket;
  const { view } = await game.caller.call('startChallenge', seatOf(challenger), { seat });
  game.room.put(view as PlayerView);
}

export async function end(challenger: Challenger): Promise<void> {
  const { services, t, view } = challenger;
  const waits = view.room.state === 'waiting';
  const question = {
    title: waits ? t('play:challenge.close.title') : t('play:challenge.end.title'),
    body: waits ? t('play:challenge.close.body') : t('play:challenge.end.body'),
    confirm: waits ? t('play:challenge.close.confirm') : t('play:challenge.end.confirm'),
    cancel: t('play:challenge.end.stay'),
    danger: true,
  };
  if (await services.notices.confirm(question)) await endNow(challenger, randomId());
}

async function endNow(challenger: Challenger, commandId: string): Promise<void> {
  const { game, navigate, services, t, view: asked } = challenger;
  const { caller, seat } = game;
  // A challenge that never started has nothing to show: return to where it was opened.
  const redirect = seat.quizId === undefined ? '/' : `/quiz/${seat.quizId}/start`;
  try {
    const { view } = await caller.call('endChallenge', seatOf(challenger), { seat: seat.ticket, commandId });
    if (asked.room.state === 'waiting') navigate(redirect);
    else game.room.put(view as PlayerView);
  } catch (error) {
    if (GONE.includes(failureType(error))) {
      // Once the game is over, the page shows its leaderboard on its own.
      const shown = game.room.getState().view;
      if (!shown || !isFinished(shown.room.state) || !shown.slide) navigate(redirect);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    const again = await services.notices.confirm({
      title: t('play:challenge.failed.title'),
      body: failureText(t, failureType(error)),
      confirm: t('play:challenge.failed.again'),
      cancel: t('play:challenge.end.stay'),
    });
    if (again) await endNow(challenger, commandId);
  }
}

/** Opens a rematch with the same friends, or joins the one that's already open. */
export async function again(challenger: Challenger): Promise<void> {
  const { game, joinCommand, navigate, services, view } = challenger;
  const { room, me } = view;
  const { caller, seat } = game;
  if (room.challenge?.by === me.playerId) {
    const answer = await caller.call('replayChallengeGame', seatOf(challenger), { seat: seat.ticket });
    navigate(await keepOwnChallenge(services, answer, seat));
  } else if (me.rematch) {
    navigate(await enterRematch(services, me.rematch, me, FROM_FRIENDS, joinCommand));
  }
}
