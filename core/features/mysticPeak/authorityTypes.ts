import type { AtHost, ByHost, ByPlayer, OfSeat } from '#core/authority/origins.ts';
import type { Difficulty, Form, GameId, Move, Result } from '#core/features/mysticPeak/games/game.ts';
import type { AnyDeal, AnyPlay } from '#core/features/mysticPeak/games/authorityGames.ts';
import type { MissStop, Role, StopKind, SummitWay } from '#core/features/mysticPeak/ids.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';

/** A mini-game that is played, or was. Instants in ms of the server's clock. */
export interface ObstaclePlay {
  readonly form: Form;
  readonly until: number;
  readonly deal: AnyDeal;
  readonly play: AnyPlay;
  /** A pause has shown too much of it. */
  readonly redeals?: true;
  /** Moves that counted, with what was answered to the last one. */
  readonly moves: number;
  readonly last: { readonly n: number; readonly move: Move; readonly outcome: unknown } | null;
}

export interface Obstacle {
  /** Unguessable, so that no move meets another one. */
  readonly id: string;
  readonly game: GameId;
  readonly difficulty: Difficulty;
  /** null before it is started. */
  readonly played: ObstaclePlay | null;
  readonly result: Result | null;
  /** Played for fun by who waits on the peak: it brings nothing, and nothing tells of it. */
  readonly practice?: true;
}

interface AnyStop {
  readonly camp: number;
  readonly at: number;
  /** null where it has no clock. */
  readonly until: number | null;
}

/** What stands before a climber between two questions. */
export type Stop =
  | ({ readonly kind: 'levelUp' | 'pathFinder' | 'summit' } & AnyStop)
  | ({ readonly kind: 'powerupSelection'; readonly offers: readonly PowerupId[] } & AnyStop)
  | ({ readonly kind: 'obstacle'; readonly obstacle: Obstacle } & AnyStop);

export type ObstacleStop = Extract<Stop, { readonly kind: 'obstacle' }>;

/** What came of a camp. */
export interface PastCamp {
  readonly role: Role;
  readonly earned: number;
  /** Questions that were right the first time that they were asked, of so many with a right answer. */
  readonly firstGoes: number;
  readonly of: number;
  readonly passed: number;
  readonly at: number;
}

/** How far one climber is, in one attempt. */
export interface Climb {
  /** 1-based; one more than there are, where the peak is reached. */
  readonly camp: number;
  /** Questions of this camp that are not settled, the open one first; null before the first one is opened. */
  readonly queue: readonly number[] | null;
  /** null before it is chosen for this camp. */
  readonly role: Role | null;
  readonly past: readonly PastCamp[];
  /** Stops that wait to be opened. */
  readonly due: readonly StopKind[];
  readonly stop: Stop | null;
  /** Net points of this camp. */
  readonly earned: number;
  /** First goes of this camp that were right, of those with a right answer. */
  readonly firstGoes: number;
  /** Tries since the last stop behind a miss. */
  readonly sinceStop: number;
  /** Stops behind a miss in this camp. */
  readonly used: readonly MissStop[];
  readonly nextKind: MissStop;
  /** Stops so far: they name the draws. */
  readonly stops: number;
  /** The last camp in which this climber let an avalanche loose; 0 for none. */
  readonly avalancheIn: number;
  /** Questions that were left behind, of all camps. */
  readonly passed: readonly number[];
  /** Of those what is still to come on the ridge; null where it was not taken. */
  readonly ridge: readonly number[] | null;
  readonly peakAt: number | null;
  readonly flagAt: number | null;
  /** 0 to 1,000. */
  readonly height: number;
  readonly commandIds: readonly string[];
  /** Obstacles that were won and played. */
  readonly won: number;
  readonly played: number;
  /** Points that avalanches of others have taken. */
  readonly swept: number;
  /** Obstacles that were opened for fun; absent for none. */
  readonly practised?: number;
}

export interface InStop {
  readonly camp: number;
  readonly commandId: string;
}

/** The command that did it; null for the clock. */
export interface Done {
  readonly by: { readonly commandId: string } | null;
  readonly at: number;
}

export interface MysticPeakTypes {
  readonly room: {
    /** Absent before the first avalanche. */
    readonly peak?: {
      /** Under way: it falls on a camp, from a seat. */
      readonly avalanche: { readonly camp: number; readonly by: number; readonly fallsAt: number } | null;
      readonly lastAt: number;
    };
  };
  readonly attempt: {
    /** Absent before the first stop, or answer. */
    readonly climb?: Climb;
  };
  readonly response: {
    /** The question comes again in its camp. */
    readonly comesAgain?: true;
    /** Given on the ridge, where nothing is earned. */
    readonly ridge?: true;
    /** The host let it pass. */
    readonly given?: true;
  };
  readonly playerCommand:
    | ({ readonly type: 'choosePath'; readonly role: Role | SummitWay } & InStop & ByPlayer)
    | ({ readonly type: 'leaveStop'; readonly kind: 'levelUp' | 'obstacle' } & InStop & ByPlayer)
    | ({ readonly type: 'choosePowerup'; readonly index: number } & InStop & ByPlayer)
    | ({
        readonly type: 'startObstacle';
        readonly obstacle: string;
        readonly form: Form;
        readonly commandId: string;
      } & ByPlayer)
    /** Opens one for fun. */
    | ({
        readonly type: 'practiceObstacle';
        readonly game: GameId;
        readonly difficulty: Difficulty;
        readonly commandId: string;
      } & ByPlayer)
    /** `n`: 0 for the first move; the same one twice is one move. */
    | ({
        readonly type: 'moveObstacle';
        readonly obstacle: string;
        readonly n: number;
        readonly move: Move;
        /** The measured round trip, in ms. */
        readonly networkMs: number;
      } & ByPlayer);
  readonly hostCommand: /** Lets a player leave a question behind, whatever was tried. */
  { readonly type: 'givePass'; readonly playerId: string; readonly questionId: string } & ByHost;
  readonly event: /** `by`: what has asked for it in particular. */
    | ({ readonly type: 'stopOpened'; readonly stop: Stop; readonly by?: Done['by'] } & OfSeat)
    | ({ readonly type: 'pathChosen'; readonly camp: number; readonly role: Role } & Done & OfSeat)
    | ({ readonly type: 'stopLeft'; readonly camp: number; readonly kind: StopKind } & Done & OfSeat)
    | ({
        readonly type: 'powerupChosen';
        readonly camp: number;
        readonly index: number;
        readonly powerup: PowerupId;
      } & Done &
        OfSeat)
    | ({
        readonly type: 'obstacleStarted';
        readonly form: Form;
        readonly deal: AnyDeal;
        readonly until: number;
      } & Done &
        OfSeat)
    /** A move, or what the clock brings (`move` null); `play`: what has come of it. */
    | ({
        readonly type: 'obstacleMoved';
        readonly n: number;
        readonly move: Move | null;
        readonly outcome: unknown;
        readonly play: AnyPlay;
        readonly until: number;
        readonly at: number;
      } & OfSeat)
    | ({
        readonly type: 'obstacleEnded';
        readonly result: Result;
        readonly practice?: true;
        readonly at: number;
      } & OfSeat)
    /** Dealt anew behind a pause. */
    | ({ readonly type: 'obstacleRedealt'; readonly deal: AnyDeal; readonly at: number } & OfSeat)
    | ({ readonly type: 'campPassed'; readonly camp: number; readonly at: number } & OfSeat)
    | ({ readonly type: 'peakReached'; readonly at: number } & OfSeat)
    | ({ readonly type: 'flagPlanted' } & Done & OfSeat)
    | ({ readonly type: 'ridgeTaken' } & Done & OfSeat)
    | ({ readonly type: 'avalancheStarted'; readonly camp: number; readonly at: number } & OfSeat)
    | {
        readonly type: 'avalancheFell';
        readonly camp: number;
        readonly by: number;
        readonly losses: readonly ({ readonly points: number } & OfSeat)[];
        readonly at: number;
      }
    | ({ readonly type: 'passGiven'; readonly q: number } & OfSeat & AtHost);
  readonly refusal:
    | 'peak.WRONG_STOP'
    | 'peak.PATH_RESTS'
    | 'obstacle.OVER'
    | 'obstacle.TOO_FAST'
    | 'obstacle.BAD_MOVE';
}
