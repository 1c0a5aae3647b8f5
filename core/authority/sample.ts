// Feature sample contract: builders of a feature's commands, for random play in tests.

import type { RoomEvent } from '#core/authority/events.ts';
import type { Command } from '#core/authority/commands.ts';
import type { FeatureParts, FeatureWords } from '#core/authority/featureTypes.ts';
import type { Room } from '#core/authority/state.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import type { FeatureId, Filled } from '#core/room/feature.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/**
 * Context in which a feature builds one command of random play. Numbers are taken modulo what is available.
 */
export interface StepContext {
  readonly game: {
    readonly room: Room;
    readonly log: readonly RoomEvent[];
    viewOf(playerId: string): PlayerView | null;
    hostView(): HostView;
  };
  readonly playerId: string;
  readonly commandId: string;
  readonly who: number;
  readonly what: number;
  /** The player's current question. */
  readonly question: Question | undefined;
  readonly anyAnswer: (question: Question, what: number) => Answer;
}

type OfType<Word, Type> = Extract<Word, { readonly type: Type }>;
type Makers<Word extends { readonly type: string }> = {
  readonly [T in Word['type']]: (context: StepContext) => OfType<Word, T> & Command;
};

/** A sample as random play sees it. */
export interface AnySample {
  /** Builders of its commands. */
  readonly player?: object;
  readonly host?: object;
  /** Commands of a player who keeps answering; the more often one is listed, the more often it is played. */
  readonly busy?: readonly FeatureWords<'playerCommand'>['type'][];
  /**
   * Returns the fields that a player who continues adds to the command, to decide this feature's choice; null
   * if there is none.
   */
  readonly opening?: (context: StepContext) => FeatureParts<'opening'> | null;
  /** The command that replaces an answering step, if this feature takes the answers; null otherwise. */
  readonly answering?: (context: StepContext) => Command | null;
  /** Option values to play with. */
  readonly options?: { readonly [Name in keyof GameOptions]?: readonly GameOptions[Name][] };
}

export type FeatureSample<Id extends FeatureId> = AnySample &
  Filled<'player', Makers<FeatureWords<'playerCommand', Id>>> &
  Filled<'host', Makers<FeatureWords<'hostCommand', Id>>>;
