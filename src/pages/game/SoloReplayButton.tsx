// Starts a solo replay of a finished game, with the missed questions first.

import { Repeat } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { SOLO_REPLAY, mayReplay } from '#core/solo/soloReplay.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { gamePath } from '#src/platform/composites.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { randomId } from '#src/platform/requests/randomId.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';
import { failureText } from '#src/ui/Failure.tsx';
import { Button } from '#src/ui/Button.tsx';

/** Renders nothing if the game can't be replayed. */
export function SoloReplayButton({ view }: { readonly view: PlayerView }): ReactNode {
  const { t } = useTranslation(['play', 'errors']);
  const { caller, seats } = useServices();
  const [, navigate] = useLocation();
  // The same id for every press: if the reply to a call was lost, a retry must not start a second game.
  const [commandId] = useState(randomId);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FailureType | null>(null);
  const { me, room, summary } = view;
  if (!mayReplay(room) || !summary) return null;

  const begin = async () => {
    setBusy(true);
    setProblem(null);
    const here = { roomHash: room.hash, playerId: me.playerId };
    try {
      const seat = await seats.find(room.hash, me.playerId);
      const begun = await caller.call('replayGame', here, { seat: seat?.ticket ?? '', commandId });
      const { playerId, ticket } = begun;
      const { me: own, room: alone } = begun.view;
      const taken = { roomHash: alone.hash, playerId };
      await seats.keep({
        ...taken,
        ticket,
        name: own.name,
        character: own.character,
        code: alone.code,
        title: alone.title,
        type: alone.type,
        usedAt: Date.now(),
        over: false,
      });
      navigate(gamePath(taken, alone.type));
    } catch (error) {
      setBusy(false);
      setProblem(failureType(error));
    }
  };
  const all = summary.items.length;
  const count = Math.min(SOLO_REPLAY.questions, all);
  const words = count < all ? t('play:again.some', { count, all }) : t('play:again.start', { count });
  return (
    <>
      <Button disabled={busy} onClick={() => void begin()}>
        <Repeat size={20} />
        {busy ? t('play:again.starting') : words}
      </Button>
      <div role="alert">{problem !== null && <p className="failure">{failureText(t, problem)}</p>}</div>
    </>
  );
}
