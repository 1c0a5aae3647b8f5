// What views show of the mountain.

import type { Difficulty, Form, GameId, GameView, Result } from '#core/features/mysticPeak/games/game.ts';
import type { Role, StopKind, SummitWay } from '#core/features/mysticPeak/ids.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Tier } from '#core/features/mysticPeak/tiers.ts';

/** The mountain as everybody knows it. */
export interface MountainView {
  /** Questions of each camp, from the lowest. */
  readonly camps: readonly number[];
  /** Under way: the camp that it falls on, whose it is, and when, in ms of the server's clock. */
  readonly avalanche: { readonly camp: number; readonly by: string; readonly fallsAt: number } | null;
}

interface AnyStopView {
  readonly camp: number;
  /** Milliseconds of the server's clock; null without. */
  readonly until: number | null;
}

/** One way of the path finder. */
export interface PathView {
  readonly role: Role;
  /** Taken in the camp before, and can't be now. */
  readonly rests: boolean;
  /** About what the reader would earn that way; null before the first camp. */
  readonly forecast: number | null;
  /** How many of the class took it here; null while too few have. */
  readonly taken: number | null;
}

/** A camp as it is told to who is about to enter it. */
export interface CampAheadView {
  readonly questions: number;
  /** How many of ten first goes were right here; null while too few are past it. */
  readonly outOfTen: number | null;
}

export interface PastCampView {
  readonly role: Role;
  readonly points: number;
  readonly firstGoes: number;
  readonly of: number;
  readonly passed: number;
}

export type StopView =
  | ({ readonly kind: 'levelUp'; readonly past: PastCampView } & AnyStopView)
  | ({
      readonly kind: 'pathFinder';
      readonly paths: readonly PathView[];
      /** This camp, and the next one. */
      readonly ahead: readonly CampAheadView[];
      /** First goes of the reader so far. */
      readonly form: { readonly right: number; readonly of: number };
    } & AnyStopView)
  | ({ readonly kind: 'summit'; readonly ridge: number } & AnyStopView)
  | ({ readonly kind: 'powerupSelection'; readonly offers: readonly PowerupId[] } & AnyStopView)
  | ({ readonly kind: 'obstacle'; readonly obstacle: ObstacleView } & AnyStopView);

export interface ObstacleView {
  readonly id: string;
  readonly game: GameId;
  readonly difficulty: Difficulty;
  /** null before it is started. */
  readonly form: Form | null;
  /** Moves that counted. */
  readonly moves: number;
  /** null before it is started. */
  readonly view: GameView | null;
  readonly result: Result | null;
  readonly points: number;
  /** Played for fun. */
  readonly practice: boolean;
}

/** How far a climber is, as the climber knows it. */
export interface ClimbView {
  readonly camp: number;
  /** Questions of this camp that are settled, of so many. */
  readonly settled: number;
  readonly of: number;
  /** 0 to 1,000. */
  readonly height: number;
  /** null before it is chosen. */
  readonly role: Role | null;
  /** Net points of this camp. */
  readonly earned: number;
  /** Questions with a right answer that the reader was asked. */
  readonly asked: number;
  /** Points that avalanches took from the reader. */
  readonly swept: number;
  readonly past: readonly PastCampView[];
  /** What stands before the reader now; null for a question, or nothing. */
  readonly stop: StopView | null;
  /** Obstacles that the reader may still play for fun, waiting on the peak; 0 anywhere else. */
  readonly practices: number;
  /** What waits behind it. */
  readonly due: readonly StopKind[];
  /** Passed questions that are still to come, on the ridge; null where the reader is not there. */
  readonly ridge: number | null;
  readonly peakAt: number | null;
  readonly flagAt: number | null;
  readonly mastered: boolean;
}

/** A row of the leaderboard of the mountain. */
export interface PeakRow {
  readonly playerId: string;
  readonly name: string;
  readonly character: number;
  readonly rank: number;
  readonly score: number;
  readonly tier: Tier | null;
  readonly camp: number;
  readonly height: number;
}

export interface MysticPeakBoard {
  readonly own: PeakRow | null;
  readonly rows: readonly PeakRow[];
  /** Who climbs next to the reader. */
  readonly near: readonly PeakRow[];
  readonly total: number;
  /** Climbers in each camp, from the lowest; who is on the peak is in none. */
  readonly camps: readonly { readonly camp: number; readonly climbers: number }[];
}

/** How far a climber is, as the host knows it. */
export interface HostClimbView {
  readonly camp: number;
  readonly settled: number;
  readonly height: number;
  readonly role: Role | null;
  /** What the player is in; null for a question, or nothing. */
  readonly stop: StopKind | null;
  /** When the player last did something here, in ms of the server's clock. */
  readonly since: number;
  /** Tries of the open question. */
  readonly tries: number;
  readonly openQuestionId: string | null;
  /** Questions with a right answer that the player was asked. */
  readonly asked: number;
  readonly past: readonly PastCampView[];
  readonly won: number;
  readonly played: number;
  readonly swept: number;
  readonly peakAt: number | null;
  readonly mastered: boolean;
}

interface AnyToldStop {
  readonly camp: number;
  /** When it opened, in ms of the server's clock. */
  readonly at: number;
  /** Without pauses; null where the game ended before it did. */
  readonly tookMs: number | null;
}

/** A stop as the report tells it. `byClock`: its time ran out, and the choice was made for the climber. */
export type ToldStop =
  | ({ readonly kind: 'levelUp' } & AnyToldStop)
  | ({ readonly kind: 'pathFinder'; readonly role: Role | null; readonly byClock: boolean } & AnyToldStop)
  | ({
      readonly kind: 'powerupSelection';
      readonly powerup: PowerupId | null;
      readonly byClock: boolean;
    } & AnyToldStop)
  | ({ readonly kind: 'summit'; readonly way: SummitWay | null } & AnyToldStop)
  | ToldObstacle;

export interface ToldObstacle extends AnyToldStop {
  readonly kind: 'obstacle';
  readonly game: GameId;
  readonly difficulty: Difficulty;
  /** null where it was never started: walked round, or the offer ran out. */
  readonly form: Form | null;
  /** null where the game ended before it did. */
  readonly result: Result | null;
  readonly points: number;
}

/** What befell a climber, as the log has it. */
export interface ClimbTale {
  /** In the order in which they opened. */
  readonly stops: readonly ToldStop[];
  /** How many fell from this climber's hand, and took from others; how many took from this one. */
  readonly avalanches: {
    readonly given: { readonly count: number; readonly points: number };
    readonly suffered: { readonly count: number; readonly points: number };
  };
}

export type PeakMark =
  | { readonly type: 'way'; readonly role: Role }
  | { readonly type: 'camp'; readonly camp: number }
  | { readonly type: 'peak' }
  | { readonly type: 'obstacle'; readonly game: GameId; readonly difficulty: Difficulty }
  | { readonly type: 'result'; readonly result: Result }
  | { readonly type: 'powerup' }
  | { readonly type: 'avalanche'; readonly camp: number }
  | { readonly type: 'pass' };

export interface MysticPeakViews {
  readonly push: 'mysticPeak';
  readonly control: 'givePass';
  readonly room: {
    /** null where the game has none. */
    readonly mountain: MountainView | null;
  };
  readonly projector: {
    /** Who came to the peak first, in order of arrival: as many as have room there, by id; none where the game shows no standings. */
    readonly peakArrivals: readonly string[];
  };
  readonly me: { readonly climb: ClimbView | null };
  readonly slide: {
    /** What letting the open question pass comes to; null where it can't be. */
    readonly passing: 'later' | 'behind' | null;
    /** By which way the answer that is shown has earned or cost points, and how many of them because it was asked for the first or second time; null where it has not. */
    readonly climbed: { readonly way: Role; readonly go: number } | null;
    /** Whether the host let the question pass that is shown. */
    readonly given: boolean;
  };
  readonly hostRow: { readonly climb: HostClimbView | null };
  readonly reportPlayer: { readonly climb: ClimbTale };
  readonly replayMark: { readonly peak: PeakMark };
}
