// Looks up the room for the name page. While the room is scheduled, waits and continues automatically once it
// opens.

import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { type CheckedRoom, enterByCode } from '#src/game/joining/enterRoom.ts';
import { isTransient, RequestError } from '#src/platform/requests/requestError.ts';

/** Maximum milliseconds between two checks: the host may open the room early, or close it. */
const LOOK_MS = 20_000;
/** Random delay in milliseconds, so that a waiting class doesn't ask all at the same time. */
const SPREAD_MS = 2_000;

export interface Later {
  /** Opening time in ms. */
  readonly at: number;
  /** The same on this page's estimate of the server's clock. */
  readonly until: number;
}

export interface Entrance {
  readonly checked: CheckedRoom | null;
  readonly recheck: (checked: CheckedRoom) => void;
  /** Time at which the room opens; null unless it is scheduled. */
  readonly later: Later | null;
  /** Reason the player can't continue. */
  readonly problem: RequestError | null;
  /** Checks again after a problem. */
  readonly retry: () => void;
}

/**
 * `linkedRoom` is the room named in the URL, `known` is what an earlier page found. Navigates to this
 * device's saved seat if there is one.
 */
export function useRoomLookup(code: string, linkedRoom: string | null, known: CheckedRoom | null): Entrance {
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
      } else if (waiting && isTransient(error)) lookIn(Math.max(LOOK_MS, (retryAfter ?? 0) * 1_000));
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
