// The contract of a feature's sample: makers of its commands, for random play in tests.

import type { Command } from '#core/authority/commands.ts';
import type { FeatureParts, FeatureWords } from '#core/authority/featureTypes.ts';
import type { Room } from '#core/authority/state.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import type { FeatureId, Filled } from '#core/room/feature.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/** A step of random play, as a feature makes a command of it. Numbers are taken modulo what there is. */
export interface StepContext {
  readonly game: {
    readonly room: Room;
    viewOf(playerId: string): PlayerView | null;
    hostView(): HostView;
  };
  readonly playerId: string;
  readonly commandId: string;
  readonly who: number;
  readonly what: number;
  /** The question that stands before the player. */
  readonly question: Question | undefined;
  readonly anyAnswer: (question: Question, what: number) => Answer;
}

type OfType<Word, Type> = Extract<Word, { readonly type: Type }>;
type Makers<Word extends { readonly type: string }> = {
  readonly [T in Word['type']]: (context: StepContext) => OfType<Word, T> & Command;
};

/** A sample as random play takes it. */
export interface AnySample {
  /** Makers of its commands. */
  readonly player?: object;
  readonly host?: object;
  /** Of its commands, those that a player who is busy with questions gives, the more often the more often they stand here. */
  readonly busy?: readonly FeatureWords<'playerCommand'>['type'][];
  /** What a player who goes on says of its choice; null where there is none. */
  readonly opening?: (context: StepContext) => FeatureParts<'opening'> | null;
  /** What a step that answers comes to instead, where the feature is how answers come in; null elsewhere. */
  readonly answering?: (context: StepContext) => Command | null;
  /** Values of its options to play with. */
  readonly options?: { readonly [Name in keyof GameOptions]?: readonly GameOptions[Name][] };
}

export type FeatureSample<Id extends FeatureId> = AnySample &
  Filled<'player', Makers<FeatureWords<'playerCommand', Id>>> &
  Filled<'host', Makers<FeatureWords<'hostCommand', Id>>>;
