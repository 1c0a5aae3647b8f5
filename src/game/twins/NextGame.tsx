// Button from the end of a game to the next one, once its teacher has opened it.

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Rematch } from '#core/room/rematch.ts';
import type { OwnState } from '#core/views/playerView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { enterRematch } from '#src/game/joining/enterRematch.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { failureType, isTransient } from '#src/platform/requests/requestError.ts';
import { failureText } from '#src/ui/Failure.tsx';
import { Button } from '#src/ui/Button.tsx';

/** The `startSource` by which the server counts where players come from. */
const FROM_LAST_GAME = 'rematch';

export interface NextGameProps {
  readonly me: Pick<OwnState, 'name' | 'character'>;
  readonly rematch: Rematch;
}

/**
 * Shows nothing if the next game is over or closed by now: a player looking at old results isn't sent to a
 * closed door.
 */
export function NextGame({ me, rematch }: NextGameProps): ReactNode {
  const { t } = useTranslation(['play', 'errors']);
  const services = useServices();
  const { announcer, caller, notices } = services;
  const [, navigate] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  // The same for every press: a join whose answer was lost must not block its own retry under the same name.
  const [commandId] = useState(randomId);
  const { code, hash } = rematch;
  const words = t('play:over.join');

  useEffect(() => {
    let here = true;
    caller.call('checkRoom', { roomCode: code, roomHash: hash }).then(
      ({ room }) => here && setIsOpen(room.hash === hash),
      // A broken connection says nothing about the room.
      (error: unknown) => here && setIsOpen(isTransient(error)),
    );
    return () => {
      here = false;
    };
  }, [caller, code, hash]);
  useEffect(() => {
    if (isOpen) announcer.announce(words);
  }, [announcer, isOpen, words]);

  if (!isOpen) return null;
  const join = async () => {
    setBusy(true);
    try {
      navigate(await enterRematch(services, rematch, me, FROM_LAST_GAME, commandId));
    } catch (error) {
      setBusy(false);
      setIsOpen(isTransient(error));
      notices.toast('error', failureText(t, failureType(error)));
    }
  };
  return (
    <Button big disabled={busy} onClick={() => void join()}>
      {words}
    </Button>
  );
}
