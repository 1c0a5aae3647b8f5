// What the page before the game knows of its room. While the room is scheduled it waits, and goes on by itself once it opens.

import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { type CheckedRoom, enterByCode } from '#src/game/entering/enterRoom.ts';
import { isPassing, RequestError } from '#src/platform/requests/requestError.ts';

/** Milliseconds between two looks: the host may open earlier, or close the room. */
const LOOK_MS = 20_000;
/** A class that waits must not ask all at once. */
const SPREAD_MS = 2_000;

export interface Later {
  /** Instant in ms. */
  readonly at: number;
  /** The same by the page's picture of the server's clock. */
  readonly until: number;
}

export interface Entrance {
  readonly checked: CheckedRoom | null;
  readonly recheck: (checked: CheckedRoom) => void;
  /** When the room opens; null unless it is scheduled. */
  readonly later: Later | null;
  /** Why it does not go on. */
  readonly problem: RequestError | null;
  /** Looks again after a problem. */
  readonly retry: () => void;
}

/** `linkedRoom` is the room that the address names, `known` what an earlier page has found. Leads to a kept seat where there is one. */
export function useEntrance(code: string, linkedRoom: string | null, known: CheckedRoom | null): Entrance {
  const services = useServices();
  const [, navigate] = useLocation();
  const [checked, recheck] = useState(known);
  const [later, setLater] = useState<Later | null>(null);
  const [problem, setProblem] = useState<RequestError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (checked) return undefined;
    let here = true;
    let waiting = false;
    let room = linkedRoom;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookIn = (ms: number) => {
      timer = setTimeout(() => void look(), ms + Math.random() * SPREAD_MS);
    };
    const refused = (error: unknown) => {
      const { scheduled, retryAfter } = error instanceof RequestError ? error : NOTHING;
      if (scheduled) {
        const left = (retryAfter ?? 1) * 1_000;
        waiting = true;
        room = scheduled.roomHash;
        setLater({ at: scheduled.opensAt, until: services.clock.now() + left });
        lookIn(Math.min(left, LOOK_MS));
      } else if (waiting && isPassing(error)) lookIn(Math.max(LOOK_MS, (retryAfter ?? 0) * 1_000));
      else setProblem(error instanceof RequestError ? error : new RequestError('server.INTERNAL'));
    };
    const look = async () => {
      try {
        const entrance = await enterByCode(services, code, room);
        if (!here) return;
        if (entrance.to === 'game') navigate(entrance.path, { replace: true });
        else recheck(entrance.checked);
      } catch (error) {
        if (here) refused(error);
      }
    };
    void look();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [checked, code, linkedRoom, services, navigate, tries]);
  const retry = useCallback(() => {
    setProblem(null);
    setTries((before) => before + 1);
  }, []);
  return { checked, recheck, later: problem === null ? later : null, problem, retry };
}

const NOTHING = { scheduled: null, retryAfter: null } as const;
