// Vocabulary of a room's life (specification 1, sections 3 and 4; specification 2, section 4).

export const GAME_TYPES = [
  'normal',
  'team',
  'test',
  'mastery_mode',
  'common_assessment',
  'challenge',
  'tp',
  'tp_offline',
  'mystic_peak',
] as const;
export type GameType = (typeof GAME_TYPES)[number];

/**
 * Returns the game type of this name; null if there is none, as in data from another version of the product.
 */
export function gameTypeOf(text: string): GameType | null {
  return GAME_TYPES.find((type) => type === text) ?? null;
}

/**
 * live: everyone plays while the host runs the game. async: assigned, open from the start until it is due; no
 * one waits for anyone. solo: one player, from a practice link, among simulated ones, without a host or a
 * code.
 */
export type PlayMode = 'live' | 'async' | 'solo';
export const PLAY_MODES = ['live', 'async', 'solo'] as const satisfies readonly PlayMode[];
/** Modes in which a host can open a room. */
export const HOSTED_PLAY_MODES = ['live', 'async'] as const satisfies readonly PlayMode[];

/** True if the game runs from its opening: no one starts it, and no one waits for others. */
export function runsFromOpening({ playMode }: { readonly playMode: PlayMode }): boolean {
  return playMode !== 'live';
}

export type RoomState = 'waiting' | 'running' | 'paused' | 'scheduled' | 'completed' | 'stopped' | 'archived';

/**
 * inactive: not shown yet; active: open; waiting: closed, with answers still arriving; reveal: the answer;
 * completed: the leaderboard.
 */
export type SlideState = 'inactive' | 'active' | 'waiting' | 'reveal' | 'completed';

/**
 * attempted: the player answered. attemptedSilently: the same, but the player was shown no result (not used
 * on paper, where no one is). autoAttempted: the question closed for everyone, or the player's time ran out,
 * and the draft was handed in. timedOut: the player's time ran out; the draft is kept but not judged, unless
 * its parts can be right on their own. passed: skipped. seen, draft: postponed and never answered, without or
 * with a draft (specification 2, section 4).
 */
export type ResponseState =
  | 'attempted'
  | 'attemptedSilently'
  | 'autoAttempted'
  | 'timedOut'
  | 'passed'
  | 'seen'
  | 'draft';

/** The state as people see it. closed: the question closed for everyone before the clock had run out. */
export type ShownState = ResponseState | 'closed';

/** State that a page claims for an answer it sends. */
export type GivenState = Extract<ResponseState, 'attempted' | 'autoAttempted' | 'timedOut'>;

/** True if there is an answer to judge. */
export function isAttempt(state: ShownState): state is 'attempted' | 'attemptedSilently' | 'autoAttempted' {
  return state === 'attempted' || state === 'attemptedSilently' || state === 'autoAttempted';
}
/** none: the question has no correct answer. */
export type ResponseResult = 'correct' | 'partial' | 'incorrect' | 'none';

export type Approval = 'approved' | 'pending' | 'rejected';

/** True until the game starts: players wait in the lobby. */
export function isWaiting(state: RoomState): boolean {
  return state === 'waiting' || state === 'scheduled';
}

/** True if nothing can be played in the room anymore. */
export function isFinished(state: RoomState): boolean {
  return state === 'completed' || state === 'stopped' || state === 'archived';
}

/** Durations that the server times, in ms. */
export const ROOM_TIMING = {
  /** 3-2-1 before the first question and after a pause. */
  countdownMs: 3_000,
  /**
   * Time after a slide closes during which answers sent in time may still arrive: half the longest round trip
   * allowed for.
   */
  networkAllowanceMs: 500,
  /**
   * Time after a player's own strict clock has run out during which placed parts are accepted: slow devices
   * send them late.
   */
  handInMs: 2_000,
  /** Maximum time a room may stay paused. */
  maxPauseMs: 15 * 24 * 60 * 60_000,
  /** Maximum time ahead that a room may be scheduled. */
  maxAheadMs: 15 * 24 * 60 * 60_000,
  /** A live room that no one ends closes automatically this long after it opened. */
  liveExpiryMs: 24 * 60 * 60_000,
  /**
   * A recorded game that no one ends closes automatically this long after it opened. That leaves time to hand
   * out, collect, and type in the sheets.
   */
  recordedExpiryMs: 30 * 24 * 60 * 60_000,
  /** Time from opening to due date of an assigned game: the default, and the maximum. */
  asyncExpiryMs: 7 * 24 * 60 * 60_000,
  maxAsyncMs: 180 * 24 * 60 * 60_000,
  /**
   * Players who are still playing are warned this long before the game closes (specification 2, section 9
   * "timed-mastery start flag").
   */
  closingWarningMs: 30_000,
  /** A solo game closes automatically this long after it started: a day to come back to it. */
  soloExpiryMs: 24 * 60 * 60_000,
} as const;
