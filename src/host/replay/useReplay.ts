// A finished game's time line: its overview, one moment of it, and going on by itself.

import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReplayMoment, ReplayOverview } from '#core/views/replay.ts';
import { useHost } from '#src/host/session/useHost.ts';

export function useReplay(roomHash: string): UseQueryResult<ReplayOverview> {
  const host = useHost();
  return useQuery({
    queryKey: ['replay', roomHash],
    queryFn: ({ signal }) => host.call('getReplay', { roomHash }, { signal }),
    staleTime: Infinity,
  });
}

/** What stood there at this place, in ms; until it is known, what stood there last. */
export function useReplayMoment(
  roomHash: string,
  place: number,
  playerId: string | null,
): UseQueryResult<ReplayMoment> {
  const host = useHost();
  const settled = useThrottled(Math.round(place));
  return useQuery({
    queryKey: ['replay', roomHash, settled, playerId],
    queryFn: ({ signal }) =>
      host.call(
        'getReplayMoment',
        { roomHash, place: settled, ...(playerId !== null && { playerId }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** Milliseconds between two moments that are asked for, however quickly the slider is drawn. */
const ASK_MS = 200;

function useThrottled(value: number): number {
  const [taken, setTaken] = useState({ value, at: 0 });
  useEffect(() => {
    if (value === taken.value) return undefined;
    const wait = Math.max(0, taken.at + ASK_MS - performance.now());
    const timer = setTimeout(() => setTaken({ value, at: performance.now() }), wait);
    return () => clearTimeout(timer);
  }, [value, taken]);
  return taken.value;
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
