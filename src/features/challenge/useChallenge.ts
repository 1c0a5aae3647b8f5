// What a player wants of a whole challenge: to start it, to end it, to play again (specification 2, section 7 "End challenge"; section 8).

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { FROM_FRIENDS } from '#src/app/address.ts';
import { useServices } from '#src/app/ServicesProvider.tsx';
import type { OpenGame } from '#src/game/openGame.ts';
import type { ChallengeActions } from '#src/features/challenge/actions.ts';
import { enterRematch } from '#src/pages/join/enterRematch.ts';
import { keepOwnChallenge } from '#src/features/challenge/openChallenge.ts';
import { randomId } from '#src/services/requests/randomId.ts';
import { failureType } from '#src/services/requests/requestError.ts';
import { failureText } from '#src/shell/Failure.tsx';

/** Errors of an end that say that there is nothing left to end. */
const GONE: readonly string[] = [
  'room.NOT_FOUND',
  'room.COMPLETED',
  'room.STOPPED',
  'room.CLOSED',
  'room.EXPIRED',
  'game.NOT_FOUND',
];
/** Milliseconds before it is offered to try a failed end again: what failed may be over by then. */
const TRY_AGAIN_MS = 600;

/** null where a host runs the game. */
export function useChallenge(game: OpenGame, { room, me }: PlayerView): ChallengeActions | null {
  const { t } = useTranslation(['play', 'errors']);
  const services = useServices();
  const { notices } = services;
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  // One for every press: a join whose answer got lost must not stand in its own way under the same name.
  const [joinCommand] = useState(randomId);
  const { challenge, hash } = room;
  if (!challenge) return null;
  const { seat, caller } = game;
  const inSeat = { roomHash: hash, playerId: me.playerId };
  const { rematch } = me;
  const isOwn = challenge.by === me.playerId;

  /** One at a time; what goes wrong is said. */
  const during = (work: () => Promise<void>) => () => {
    if (busy) return;
    setBusy(true);
    work()
      .catch((error: unknown) => notices.toast('error', failureText(t, failureType(error))))
      .finally(() => setBusy(false));
  };

  const start = async () => {
    const { view } = await caller.call('startChallenge', inSeat, { seat: seat.ticket });
    game.room.put(view as PlayerView);
  };

  const end = async () => {
    const waits = room.state === 'waiting';
    const question = {
      title: waits ? t('play:challenge.close.title') : t('play:challenge.end.title'),
      body: waits ? t('play:challenge.close.body') : t('play:challenge.end.body'),
      confirm: waits ? t('play:challenge.close.confirm') : t('play:challenge.end.confirm'),
      cancel: t('play:challenge.end.stay'),
      danger: true,
    };
    if (await notices.confirm(question)) await endNow(randomId());
  };

  const endNow = async (commandId: string): Promise<void> => {
    // Before the start there is nothing to look at: back to where the challenge was opened.
    const redirect = seat.quizId === undefined ? '/' : `/quiz/${seat.quizId}/start`;
    try {
      const { view } = await caller.call('endChallenge', inSeat, { seat: seat.ticket, commandId });
      if (room.state === 'waiting') navigate(redirect);
      else game.room.put(view as PlayerView);
    } catch (error) {
      if (GONE.includes(failureType(error))) {
        // Once a game is over the page shows its leaderboard by itself.
        const shown = game.room.getState().view;
        if (!shown || !isFinished(shown.room.state) || !shown.slide) navigate(redirect);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      const again = await notices.confirm({
        title: t('play:challenge.failed.title'),
        body: failureText(t, failureType(error)),
        confirm: t('play:challenge.failed.again'),
        cancel: t('play:challenge.end.stay'),
      });
      if (again) await endNow(commandId);
    }
  };

  const again = async () => {
    if (isOwn) {
      const answer = await caller.call('replayChallengeGame', inSeat, { seat: seat.ticket });
      navigate(await keepOwnChallenge(services, answer, seat));
    } else if (rematch) {
      navigate(await enterRematch(services, rematch, me, FROM_FRIENDS, joinCommand));
    }
  };

  return { isOwn, busy, start: during(start), end: during(end), again: during(again) };
}
