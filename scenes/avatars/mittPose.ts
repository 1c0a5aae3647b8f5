// Positions of a figure's mitts while it acts.

import type { ActName } from '#scenes/avatars/movingParts.ts';

export interface MittPose {
  /** Units of the avatars' grid: from the figure's axis to its own side, and up from its feet. */
  readonly out: number;
  readonly up: number;
  /** Radians, away from the body. */
  readonly turn: number;
}

type Place = readonly [out: number, up: number];

/** Position at rest, and at the end of an act. */
const REST: Place = [74, 62];
const WAVE: Place = [86, 168];
const CHEER: Place = [90, 192];
const PODIUM: Place = [92, 208];
/** The hands of a climber, which take turns. */
const GRIPS = { low: [58, 98], high: [58, 138] } as const;
/** Milliseconds: how long a mitt takes to go up, and each of the turns of a wave. */
const WAVING = { up: 120, turn: 120, turns: 3 } as const;
const STRETCH = { up: 200, turn: 150, turns: 4 } as const;
const GRIP_MS = 150;
/** Radians. */
const TURN = { wave: 0.244, podium: 0.105 } as const;
/** Units from a raised mitt down to the point that it turns about. */
const ELBOW = 46;

/** Milliseconds that an act takes, with what swings out afterwards. */
export const ACT_MS: Readonly<Record<ActName, number>> = {
  wave: 2 * WAVING.up + WAVING.turns * WAVING.turn,
  cheer: 720,
  climb: 900,
  podium: STRETCH.up + STRETCH.turns * STRETCH.turn,
};

function between([out, up]: Place, [otherOut, otherUp]: Place, share: number, turn = 0): MittPose {
  return {
    out: out + (otherOut - out) * share + ELBOW * Math.sin(turn),
    up: up + (otherUp - up) * share - ELBOW * (1 - Math.cos(turn)),
    turn,
  };
}

/** `ms` since the act began. `isFirst`: the mitt that acts where only one does. Null while it is hidden. */
export function mittPose(act: ActName, ms: number, isFirst: boolean): MittPose | null {
  if (ms <= 0 || ms >= ACT_MS[act]) return null;
  switch (act) {
    case 'wave': {
      if (!isFirst) return null;
      const { up, turn } = WAVING;
      const raised = Math.min(1, ms / up, (ACT_MS.wave - ms) / up);
      const isUp = raised === 1;
      return between(REST, WAVE, raised, isUp ? TURN.wave * Math.sin((Math.PI * (ms - up)) / turn) : 0);
    }
    case 'cheer':
      // Up with the hop, down after the landing.
      return between(REST, CHEER, Math.sqrt(Math.sin((Math.PI * ms) / ACT_MS.cheer)));
    case 'climb': {
      const share = (1 - Math.cos((Math.PI * ms) / GRIP_MS)) / 2;
      return between(GRIPS.low, GRIPS.high, isFirst ? share : 1 - share);
    }
    case 'podium': {
      const { up, turn } = STRETCH;
      const swing = ms < up ? 0 : TURN.podium * Math.sin((Math.PI * (ms - up)) / turn);
      return between(REST, PODIUM, Math.min(1, ms / up), swing);
    }
    default:
      return act satisfies never;
  }
}

/** Milliseconds at which a waving mitt is up, and hasn't turned yet. */
export const WAVE_UP_MS: number = WAVING.up;
/** Position on a podium. */
export const WINNER_MITT: MittPose = between(REST, PODIUM, 1);
