// What tests play a feature with: a file `sample.ts` in its folder, a line in `featureSamples.ts`.

import type { Command } from '#core/authority/index.ts';
import type { FeatureParts, FeatureWords } from '#core/features/authorityTypes.ts';
import type { FeatureId } from '#core/features/ids.ts';
import type { Question } from '#core/questions/question.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { Game } from '#core/testing/game.ts';

/** A step of random play, as a feature makes a command of it. Numbers are taken modulo what there is. */
export interface StepContext {
  readonly game: Game;
  readonly playerId: string;
  readonly commandId: string;
  readonly who: number;
  readonly what: number;
  /** The question that stands before the player. */
  readonly question: Question | undefined;
}

type OfType<Word, Type> = Extract<Word, { readonly type: Type }>;
type Makers<Word extends { readonly type: string }> = {
  readonly [T in Word['type']]: (context: StepContext) => OfType<Word, T> & Command;
};

export interface FeatureSample<Id extends FeatureId> {
  readonly player: Makers<FeatureWords<'playerCommand', Id>>;
  readonly host: Makers<FeatureWords<'hostCommand', Id>>;
  /** Of its commands, those that a player who is busy with questions gives, the more often the more often they stand here. */
  readonly busy?: readonly FeatureWords<'playerCommand', Id>['type'][];
  /** What a player who goes on says of its choice; null where there is none. */
  readonly opening?: (context: StepContext) => FeatureParts<'opening'> | null;
  /** What a step that answers comes to instead, where the feature is how answers come in; null elsewhere. */
  readonly answering?: (context: StepContext) => Command | null;
  /** Values of its options to play with. */
  readonly options?: { readonly [Name in keyof GameOptions]?: readonly GameOptions[Name][] };
}
