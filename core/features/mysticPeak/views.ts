// View types of Mystic Peak.

import type { GameView } from '#core/features/mysticPeak/games/game.ts';
import type { Difficulty, Form, GameId, Result } from '#core/features/mysticPeak/games/ids.ts';
import type { Role, StopKind, SummitWay } from '#core/features/mysticPeak/ids.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Answer } from '#core/questions/question.ts';
import type { Character } from '#core/room/characters.ts';
import type { Tier } from '#core/scoring/tiers.ts';

/** The mountain as everyone sees it. */
export interface MountainView {
  /** Number of questions in each camp, lowest first. */
  readonly camps: readonly number[];
  /**
   * The avalanche about to fall: the camp it hits, the name of the player who started it, and when it falls,
   * in ms on the server's clock.
   */
  readonly avalanche: { readonly camp: number; readonly by: string; readonly fallsAt: number } | null;
}

interface AnyStopView {
  readonly camp: number;
  /** Milliseconds on the server's clock; null without a clock. */
  readonly until: number | null;
}

/** A role to choose at the path finder. */
export interface PathView {
  readonly role: Role;
  /** Taken in the previous camp and unavailable now. */
  readonly rests: boolean;
  /** Rough estimate of the points the player would earn; null before the first camp. */
  readonly forecast: number | null;
  /** Number of climbers who took it here; null while too few have chosen. */
  readonly taken: number | null;
}

/** A camp as shown to a climber about to enter it. */
export interface CampAheadView {
  readonly questions: number;
  /** Number of correct first tries out of ten here; null while too few climbers have passed it. */
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
  | ({
      readonly kind: 'levelUp';
      readonly past: PastCampView;
      /** null in games from before camp games. */
      readonly campGame: MiniGameOffer | null;
      /** Power-ups to take instead. */
      readonly offers: readonly PowerupId[];
    } & AnyStopView)
  | ({
      readonly kind: 'pathFinder';
      readonly paths: readonly PathView[];
      /** This camp and the next one. */
      readonly ahead: readonly CampAheadView[];
      /** The player's first tries so far. */
      readonly form: { readonly right: number; readonly of: number };
    } & AnyStopView)
  | ({ readonly kind: 'summit'; readonly ridge: number } & AnyStopView)
  | ({ readonly kind: 'powerupSelection'; readonly offers: readonly PowerupId[] } & AnyStopView)
  | ({ readonly kind: 'obstacle'; readonly obstacle: ObstacleView } & AnyStopView);

/** A mini-game on offer. */
export interface MiniGameOffer {
  readonly id: string;
  readonly game: GameId;
  readonly difficulty: Difficulty;
  /** For winning it; 0 if it is played for fun. */
  readonly points: number;
}

export interface ObstacleView extends MiniGameOffer {
  /** null until it is started. */
  readonly form: Form | null;
  /** Number of moves that counted. */
  readonly moves: number;
  /** null until it is started. */
  readonly view: GameView | null;
  readonly result: Result | null;
  /** Played for fun. */
  readonly practice: boolean;
}

/** A climber's progress, as shown to the climber. */
export interface ClimbView {
  readonly camp: number;
  /** Settled questions of this camp, out of how many. */
  readonly settled: number;
  readonly of: number;
  /** 0 to 1,000. */
  readonly height: number;
  /** null until it is chosen. */
  readonly role: Role | null;
  /** Net points in this camp. */
  readonly earned: number;
  /** Points for answering everything asked so far on the first try, on the paths taken. */
  readonly possible: number;
  /** Points lost to avalanches. */
  readonly swept: number;
  readonly past: readonly PastCampView[];
  /** The player's current stop; null at a question, or without one. */
  readonly stop: StopView | null;
  /** Obstacles the player may still play for fun while waiting on the peak; 0 anywhere else. */
  readonly practices: number;
  /** Stops still to come after this one. */
  readonly due: readonly StopKind[];
  /** Passed questions still to be asked on the ridge; null if the player isn't there. */
  readonly ridge: number | null;
  readonly peakAt: number | null;
  readonly flagAt: number | null;
  readonly mastered: boolean;
}

/** A row of the Mystic Peak leaderboard. */
export interface PeakRow {
  readonly playerId: string;
  readonly name: string;
  readonly character: Character;
  readonly rank: number;
  readonly score: number;
  readonly tier: Tier | null;
  readonly camp: number;
  readonly height: number;
}

export interface MysticPeakBoard {
  readonly own: PeakRow | null;
  readonly rows: readonly PeakRow[];
  /** Climbers near the viewer on the mountain. */
  readonly near: readonly PeakRow[];
  readonly total: number;
  /** Number of climbers in each camp, lowest first; climbers on the peak are in none. */
  readonly camps: readonly { readonly camp: number; readonly climbers: number }[];
}

/** A climber's progress, as shown to the host. */
export interface HostClimbView {
  readonly camp: number;
  readonly settled: number;
  readonly height: number;
  readonly role: Role | null;
  /** The player's current stop; null at a question, or without one. */
  readonly stop: StopKind | null;
  /** Time at which the player last did something here, in ms on the server's clock. */
  readonly since: number;
  /** Tries at the open question. */
  readonly tries: number;
  readonly openQuestionId: string | null;
  /** Points for answering everything asked so far on the first try, on the paths taken. */
  readonly possible: number;
  readonly past: readonly PastCampView[];
  readonly won: number;
  readonly played: number;
  readonly swept: number;
  readonly peakAt: number | null;
  readonly mastered: boolean;
}

interface AnyReportedStop {
  readonly camp: number;
  /** Time at which it opened, in ms on the server's clock. */
  readonly at: number;
  /** Excludes pauses; null if the game ended first. */
  readonly tookMs: number | null;
}

/** A stop, as shown in the report. `byClock`: time ran out and the choice was made for the climber. */
export type ReportedStop =
  | ({ readonly kind: 'levelUp' } & AnyReportedStop)
  | ({ readonly kind: 'pathFinder'; readonly role: Role | null; readonly byClock: boolean } & AnyReportedStop)
  | ({
      readonly kind: 'powerupSelection';
      readonly powerup: PowerupId | null;
      readonly byClock: boolean;
    } & AnyReportedStop)
  | ({ readonly kind: 'summit'; readonly way: SummitWay | null } & AnyReportedStop)
  | ReportedObstacle;

export interface ReportedObstacle extends AnyReportedStop {
  readonly kind: 'obstacle';
  readonly game: GameId;
  readonly difficulty: Difficulty;
  /** null if it was never started: skipped, or the offer ran out. */
  readonly form: Form | null;
  /** null if the game ended first. */
  readonly result: Result | null;
  readonly points: number;
  readonly isCampGame: boolean;
}

/** A climber's history, from the log. */
export interface ClimbHistory {
  /** In the order they opened. */
  readonly stops: readonly ReportedStop[];
  /**
   * Number of avalanches this climber started, with the points they took from others, and of those that hit
   * this climber.
   */
  readonly avalanches: {
    readonly given: { readonly count: number; readonly points: number };
    readonly suffered: { readonly count: number; readonly points: number };
  };
}

export type PeakMark =
  | { readonly type: 'way'; readonly role: Role }
  | { readonly type: 'camp'; readonly camp: number }
  | { readonly type: 'peak' }
  | {
      readonly type: 'obstacle' | 'campGame';
      readonly game: GameId;
      readonly difficulty: Difficulty;
    }
  | { readonly type: 'result'; readonly result: Result }
  | { readonly type: 'powerup' }
  | { readonly type: 'avalanche'; readonly camp: number }
  | { readonly type: 'pass' };

export interface MysticPeakViews {
  readonly push: 'mysticPeak';
  readonly control: 'givePass';
  readonly room: {
    /** null if the game has no mountain. */
    readonly mountain: MountainView | null;
  };
  readonly host: {
    /**
     * Camp of each question by its id, lowest 1 (specification 1, section 3 "Room"); null if the game has no
     * mountain. Players know only the sizes of the camps.
     */
    readonly mysticPeakLevelMap: Readonly<Record<string, number>> | null;
  };
  readonly projector: {
    /**
     * Ids of the first climbers on the peak, in order of arrival, up to the number of flags that fit; none if
     * the game shows no leaderboard.
     */
    readonly peakArrivals: readonly string[];
  };
  readonly me: { readonly climb: ClimbView | null };
  readonly slide: {
    /** Effect of skipping the open question; null if it can't be skipped. */
    readonly passing: 'later' | 'behind' | null;
    /** The last answer to the open question, if it was partially correct; the next try starts with it. */
    readonly begun: Answer | null;
    /** True if the host passed the shown question for the player. */
    readonly given: boolean;
  };
  readonly choice: {
    /**
     * The role that decided the points of the shown answer, and how many of them (`go`) are the bonus for a
     * first or second try; null if the answer neither earned nor cost points.
     */
    readonly climbed: { readonly way: Role; readonly go: number } | null;
  };
  readonly hostRow: { readonly climb: HostClimbView | null };
  readonly reportPlayer: { readonly climb: ClimbHistory };
  readonly replayMark: { readonly peak: PeakMark };
}
