// Replay of a finished game: overview, single moments, and playback.

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { HostView } from '#core/views/hostView.ts';
import type { ReplayMoment, ReplayOverview } from '#core/views/replay.ts';
import {
  type LoadedMoment,
  createReplayLoader,
  type ReplayLoader,
} from '#src/areas/reports/replay/replayLoader.ts';
import { fixesOf } from '#src/host/room/questionRows.ts';
import { useHost } from '#src/host/session/useHost.ts';

/** `playerId`: whose markers to include. */
export function useReplay(
  { room: { hash: roomHash }, questions }: HostView,
  playerId: string | null,
): UseQueryResult<ReplayOverview> {
  const host = useHost();
  return useQuery({
    queryKey: ['replay', roomHash, playerId, fixesOf(questions)],
    queryFn: ({ signal }) =>
      host.call('getReplay', { roomHash, ...(playerId !== null && { playerId }) }, { signal }),
    staleTime: Infinity,
  });
}

export interface ReplayLook {
  /** Moment loaded last; null before the first. */
  readonly brought: LoadedMoment | null;
  /** Error of the requested moment; null while loading and after success. */
  readonly failure: unknown;
  retry(): void;
}

/** Returns the moment at this position in ms; the last one until it has loaded. */
export function useReplayMoment(roomHash: string, place: number, playerId: string | null): ReplayLook {
  const host = useHost();
  const [brought, setBrought] = useState<LoadedMoment | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const loader = useRef<ReplayLoader | null>(null);
  const wanted = Math.round(place);
  useEffect(() => {
    const made = createReplayLoader({
      async load({ place: at, playerId: whose }) {
        const request = { roomHash, place: at, ...(whose !== null && { playerId: whose }) };
        return (await host.call('getReplayMoment', request)) as ReplayMoment;
      },
      onLoaded(next) {
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

/** Milliseconds between playback steps. */
const STEP_MS = 500;

export interface Playback {
  /** Position on the timeline in ms. */
  readonly place: number;
  readonly playing: boolean;
  /** Jumps there and stops playing. */
  goTo(place: number): void;
  /** Plays from here, or from the start if at the end; or stops. */
  toggle(): void;
}

/** `speed`: game time per real time. */
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
