// The words of a room's life (specification 1, sections 3 and 4; specification 2, section 4).

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

/** The kind of game that is called so; null where there is none, as in what another version of the product wrote. */
export function gameTypeOf(text: string): GameType | null {
  return GAME_TYPES.find((type) => type === text) ?? null;
}

/**
 * live: all play while the host runs the game. async: assigned, open from the start until it is due; nobody waits for anybody.
 * solo: one player alone, from a practice link, among simulated ones; without a host and without a code.
 */
export type PlayMode = 'live' | 'async' | 'solo';
export const PLAY_MODES = ['live', 'async', 'solo'] as const satisfies readonly PlayMode[];
/** Those that a host can open a room for. */
export const HOSTED_PLAY_MODES = ['live', 'async'] as const satisfies readonly PlayMode[];

/** Whether the game runs from its opening: nobody starts it, and nobody waits for others. */
export function runsFromOpening({ playMode }: { readonly playMode: PlayMode }): boolean {
  return playMode !== 'live';
}

export type RoomState = 'waiting' | 'running' | 'paused' | 'scheduled' | 'completed' | 'stopped' | 'archived';

/** inactive: not shown yet; active: open; waiting: closed, late answers still on their way; reveal: the answer; completed: the standings. */
export type SlideState = 'inactive' | 'active' | 'waiting' | 'reveal' | 'completed';

/**
 * attempted: the player gave an answer. attemptedSilently: so did who was told no result in return (on paper nobody is, and nothing
 * needs saying). autoAttempted: the question was shut for all, or the player's time was up, and what stood there was handed in.
 * timedOut: the player's time was up; what stood there is kept, not judged, unless its parts can be right by themselves. passed: skipped.
 * seen, draft: left for later and never answered; in a draft something stood there already (specification 2, section 4).
 */
export type ResponseState =
  | 'attempted'
  | 'attemptedSilently'
  | 'autoAttempted'
  | 'timedOut'
  | 'passed'
  | 'seen'
  | 'draft';

/** What a page says of an answer that it sends. */
export type GivenState = Extract<ResponseState, 'attempted' | 'autoAttempted' | 'timedOut'>;

/** Whether there is an answer to judge. */
export function isAttempt(
  state: ResponseState,
): state is 'attempted' | 'attemptedSilently' | 'autoAttempted' {
  return state === 'attempted' || state === 'attemptedSilently' || state === 'autoAttempted';
}
/** none: the question has no correct answer. */
export type ResponseResult = 'correct' | 'partial' | 'incorrect' | 'none';

export type Approval = 'approved' | 'pending' | 'rejected';

/** Whether nothing can be played in the room any more. */
export function isFinished(state: RoomState): boolean {
  return state === 'completed' || state === 'stopped' || state === 'archived';
}

/** Milliseconds of the moments that the server times. */
export const BEAT = {
  /** 3-2-1 before the first question and after a pause. */
  countdownMs: 3_000,
  /** How long answers that left in time may still arrive after a slide closes: half of the worst round trip that is allowed for. */
  networkAllowanceMs: 500,
  /** How long after a player's own strict clock has run out what was placed is still taken: slow devices send it late. */
  handInMs: 2_000,
  /** How long a room may stay paused. */
  maxPauseMs: 15 * 24 * 60 * 60_000,
  /** How far ahead a room may be scheduled. */
  maxAheadMs: 15 * 24 * 60 * 60_000,
  /** A live room that nobody ends closes by itself this long after it opened. */
  liveExpiryMs: 24 * 60 * 60_000,
  /** A recorded game that nobody ends closes by itself this long after it opened: time to hand sheets out, to collect and to type them. */
  recordedExpiryMs: 30 * 24 * 60 * 60_000,
  /** An assigned game is due this long after it opened where the host says nothing, and at the most. */
  asyncExpiryMs: 7 * 24 * 60 * 60_000,
  maxAsyncMs: 180 * 24 * 60 * 60_000,
  /** Who still plays is told this long before the game closes (specification 2, section 9 "timed-mastery start flag"). */
  closingWarningMs: 30_000,
  /** A game alone closes by itself this long after it began: a day to come back to it. */
  soloExpiryMs: 24 * 60 * 60_000,
} as const;
