import type { CausedByHost, ByHost, ByPlayer, SeatEvent } from '#core/authority/origins.ts';
import type { Move } from '#core/features/mysticPeak/games/game.ts';
import type { Difficulty, Form, GameId, Result } from '#core/features/mysticPeak/games/ids.ts';
import type { AnyDeal, AnyPlay } from '#core/features/mysticPeak/games/authorityGames.ts';
import type { MissStop, Role, StopKind, SummitWay } from '#core/features/mysticPeak/ids.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';

/** A mini-game in progress or finished. Instants are in ms on the server's clock. */
export interface ObstaclePlay {
  readonly form: Form;
  readonly until: number;
  readonly deal: AnyDeal;
  readonly play: AnyPlay;
  /** Dealt again, because a pause gave the player time to study it. */
  readonly redeals?: true;
  /** Number of moves that counted, and the last of them with its outcome. */
  readonly moves: number;
  readonly last: { readonly n: number; readonly move: Move; readonly outcome: unknown } | null;
}

export interface Obstacle {
  /** Unguessable, so that a move can't reach another obstacle. */
  readonly id: string;
  readonly game: GameId;
  readonly difficulty: Difficulty;
  /** Points for winning it; absent for those of an obstacle after a miss. */
  readonly points?: number;
  /** null until it is started. */
  readonly played: ObstaclePlay | null;
  readonly result: Result | null;
  /** Played for fun while waiting on the peak: no points, no report, no replay marks. */
  readonly practice?: true;
}

interface AnyStop {
  readonly camp: number;
  readonly at: number;
  /** null without a clock. */
  readonly until: number | null;
}

/** A stop between two questions. */
export type Stop =
  | ({ readonly kind: 'pathFinder' | 'summit' } & AnyStop)
  | ({
      readonly kind: 'levelUp';
      /** The camp game on offer, and power-ups to take instead; absent in old logs. */
      readonly obstacle?: Obstacle;
      readonly offers?: readonly PowerupId[];
    } & AnyStop)
  | ({ readonly kind: 'powerupSelection'; readonly offers: readonly PowerupId[] } & AnyStop)
  | ({ readonly kind: 'obstacle'; readonly obstacle: Obstacle } & AnyStop);

export type ObstacleStop = Extract<Stop, { readonly kind: 'obstacle' }>;

/** Record of a passed camp. */
export interface PastCamp {
  readonly role: Role;
  readonly earned: number;
  /** Questions answered correctly on the first try, out of how many with a correct answer. */
  readonly firstGoes: number;
  readonly of: number;
  readonly passed: number;
  readonly at: number;
}

/** A climber's progress in one attempt. */
export interface Climb {
  /** 1-based; stays at the last camp on the peak. */
  readonly camp: number;
  /** Unsettled questions of this camp, the open one first; null until the first one opens. */
  readonly queue: readonly number[] | null;
  /** null until it is chosen for this camp. */
  readonly role: Role | null;
  readonly past: readonly PastCamp[];
  /** Stops still to be opened. */
  readonly due: readonly StopKind[];
  readonly stop: Stop | null;
  /** Net points in this camp. */
  readonly earned: number;
  /** Questions of this camp that were correct on the first try. */
  readonly firstGoes: number;
  /** Tries since the last stop after a miss. */
  readonly sinceStop: number;
  /** Stops after a miss in this camp. */
  readonly used: readonly MissStop[];
  readonly nextKind: MissStop;
  /** Number of stops so far; part of the name of each random stream. */
  readonly stops: number;
  /** The last camp in which this climber started an avalanche; 0 for none. */
  readonly avalancheIn: number;
  /** Questions left behind in all camps. */
  readonly passed: readonly number[];
  /** Passed questions still to be asked on the ridge; null if the climber hasn't taken it. */
  readonly ridge: readonly number[] | null;
  readonly peakAt: number | null;
  readonly flagAt: number | null;
  /** 0 to 1,000. */
  readonly height: number;
  readonly commandIds: readonly string[];
  /** Number of obstacles won and played. */
  readonly won: number;
  readonly played: number;
  /** Points lost to other climbers' avalanches. */
  readonly avalancheLosses: number;
  /** Number of obstacles opened for fun; absent for none. */
  readonly practiceCount?: number;
}

export interface StopCommand {
  readonly camp: number;
  readonly commandId: string;
}

/** `by`: the command that did it; null for the clock. */
export interface StopOrigin {
  readonly by: { readonly commandId: string } | null;
  readonly at: number;
}

export interface MysticPeakTypes {
  readonly room: {
    /** Absent before the first avalanche. */
    readonly peak?: {
      /** The avalanche about to fall: the camp it hits, and the seat that started it. */
      readonly avalanche: { readonly camp: number; readonly by: number; readonly fallsAt: number } | null;
      readonly lastAt: number;
    };
  };
  readonly attempt: {
    /** Absent before the first stop or answer. */
    readonly climb?: Climb;
  };
  readonly response: {
    /** The question will be asked again in its camp. */
    readonly comesAgain?: true;
    /** Given on the ridge, where nothing is earned. */
    readonly ridge?: true;
    /** The host passed the question for the player. */
    readonly given?: true;
  };
  readonly playerCommand:
    | ({ readonly type: 'choosePath'; readonly role: Role | SummitWay } & StopCommand & ByPlayer)
    | ({ readonly type: 'leaveStop'; readonly kind: 'levelUp' | 'obstacle' } & StopCommand & ByPlayer)
    | ({ readonly type: 'choosePowerup'; readonly index: number } & StopCommand & ByPlayer)
    | ({
        readonly type: 'startObstacle';
        readonly obstacle: string;
        readonly form: Form;
        readonly commandId: string;
      } & ByPlayer)
    /** Opens an obstacle for fun. */
    | ({
        readonly type: 'practiceObstacle';
        readonly game: GameId;
        readonly difficulty: Difficulty;
        readonly commandId: string;
      } & ByPlayer)
    /** `n`: 0 for the first move; a repeated move counts once. */
    | ({
        readonly type: 'moveObstacle';
        readonly obstacle: string;
        readonly n: number;
        readonly move: Move;
        /** Measured round trip, in ms. */
        readonly networkMs: number;
      } & ByPlayer);
  readonly hostCommand: /** Lets a player leave a question behind, however often it was tried. */
  { readonly type: 'givePass'; readonly playerId: string; readonly questionId: string } & ByHost;
  readonly event: /** `by`: the command that asked for it, if any. */
    | ({ readonly type: 'stopOpened'; readonly stop: Stop; readonly by?: StopOrigin['by'] } & SeatEvent)
    | ({ readonly type: 'pathChosen'; readonly camp: number; readonly role: Role } & StopOrigin & SeatEvent)
    | ({ readonly type: 'stopLeft'; readonly camp: number; readonly kind: StopKind } & StopOrigin & SeatEvent)
    | ({
        readonly type: 'powerupChosen';
        readonly camp: number;
        readonly index: number;
        readonly powerup: PowerupId;
      } & StopOrigin &
        SeatEvent)
    | ({
        readonly type: 'obstacleStarted';
        readonly form: Form;
        readonly deal: AnyDeal;
        readonly until: number;
        /** The game that replaces the level up; absent for an obstacle that was a stop before. */
        readonly campGame?: Pick<Obstacle, 'game' | 'difficulty'>;
      } & StopOrigin &
        SeatEvent)
    /** A move, or a timed step with `move` null; `play` is the state after it. */
    | ({
        readonly type: 'obstacleMoved';
        readonly n: number;
        readonly move: Move | null;
        readonly outcome: unknown;
        readonly play: AnyPlay;
        readonly until: number;
        readonly at: number;
      } & SeatEvent)
    | ({
        readonly type: 'obstacleEnded';
        readonly result: Result;
        /** Absent in old logs: those of an obstacle after a miss. */
        readonly points?: number;
        readonly practice?: true;
        readonly at: number;
      } & SeatEvent)
    /** A new deal after a pause. */
    | ({ readonly type: 'obstacleRedealt'; readonly deal: AnyDeal; readonly at: number } & SeatEvent)
    | ({ readonly type: 'campPassed'; readonly camp: number; readonly at: number } & SeatEvent)
    | ({ readonly type: 'peakReached'; readonly at: number } & SeatEvent)
    | ({ readonly type: 'flagPlanted' } & StopOrigin & SeatEvent)
    | ({ readonly type: 'ridgeTaken' } & StopOrigin & SeatEvent)
    | ({ readonly type: 'avalancheStarted'; readonly camp: number; readonly at: number } & SeatEvent)
    | {
        readonly type: 'avalancheFell';
        readonly camp: number;
        readonly by: number;
        readonly losses: readonly ({ readonly points: number } & SeatEvent)[];
        readonly at: number;
      }
    | ({ readonly type: 'passGiven'; readonly q: number } & SeatEvent & CausedByHost);
  readonly refusal:
    | 'peak.WRONG_STOP'
    | 'peak.PATH_RESTS'
    | 'obstacle.OVER'
    | 'obstacle.TOO_FAST'
    | 'obstacle.BAD_MOVE';
}
