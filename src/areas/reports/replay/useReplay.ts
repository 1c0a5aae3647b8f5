// A finished game's time line: its overview, one moment of it, and going on by itself.

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReplayMoment, ReplayOverview } from '#core/views/replay.ts';
import {
  type Brought,
  createMomentLoader,
  type MomentLoader,
} from '#src/areas/reports/replay/momentLoader.ts';
import { useHost } from '#src/host/session/useHost.ts';

/** `playerId`: with the marks of this player. */
export function useReplay(roomHash: string, playerId: string | null): UseQueryResult<ReplayOverview> {
  const host = useHost();
  return useQuery({
    queryKey: ['replay', roomHash, playerId],
    queryFn: ({ signal }) =>
      host.call('getReplay', { roomHash, ...(playerId !== null && { playerId }) }, { signal }),
    staleTime: Infinity,
  });
}

export interface ReplayLook {
  /** What came last; null until the first is there. */
  readonly brought: Brought | null;
  /** Why what is wanted now did not come; null where it did, or still may. */
  readonly failure: unknown;
  retry(): void;
}

/** What stood there at this place, in ms; until it is there, what came last. */
export function useReplayMoment(roomHash: string, place: number, playerId: string | null): ReplayLook {
  const host = useHost();
  const [brought, setBrought] = useState<Brought | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const loader = useRef<MomentLoader | null>(null);
  const wanted = Math.round(place);
  useEffect(() => {
    const made = createMomentLoader({
      async bring({ place: at, playerId: whose }) {
        const request = { roomHash, place: at, ...(whose !== null && { playerId: whose }) };
        return (await host.call('getReplayMoment', request)) as ReplayMoment;
      },
      onBrought(next) {
        setBrought(next);
        setFailure(null);
      },
      onFailed: setFailure,
    });
    loader.current = made;
    return () => made.close();
  }, [host, roomHash]);
  useEffect(() => loader.current?.want({ place: wanted, playerId }), [host, roomHash, wanted, playerId]);
  return { brought, failure, retry: () => loader.current?.want({ place: wanted, playerId }) };
}

/** Milliseconds between two steps of a replay that goes on by itself. */
const STEP_MS = 500;

export interface Playback {
  /** Place on the time line, in ms. */
  readonly place: number;
  readonly playing: boolean;
  /** Goes there, and stays. */
  goTo(place: number): void;
  /** Goes on by itself from here, or from the start where it is at the end; or stops. */
  toggle(): void;
}

/** `speed`: ms of the game for each of the clock. */
export function usePlayback(length: number, speed: number): Playback {
  const [place, setPlace] = useState(0);
  const [wanted, setWanted] = useState(false);
  const playing = wanted && place < length;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => setPlace((now) => Math.min(length, now + STEP_MS * speed)), STEP_MS);
    return () => clearInterval(timer);
  }, [playing, length, speed]);
  return {
    place,
    playing,
    goTo(wantedPlace) {
      setWanted(false);
      setPlace(Math.min(length, Math.max(0, wantedPlace)));
    },
    toggle() {
      if (!playing && place >= length) setPlace(0);
      setWanted(!playing);
    },
  };
}
