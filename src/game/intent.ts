import type { Character } from '#core/room/characters.ts';
import type { Intent } from '#scenes/index.ts';

/** Intents of features: each feature declares its own here, by its id. */
export interface FeatureIntents {}

export type FeatureIntent = FeatureIntents[keyof FeatureIntents];

type ByType = { readonly [Each in FeatureIntent as Each['type']]: Each };

/** A handler for each of them. */
export type IntentHandlers = { readonly [Type in keyof ByType]: (intent: ByType[Type]) => void };

/** In the lobby; null: be a monster again. */
interface ChangeCharacterIntent {
  readonly type: 'changeCharacter';
  readonly character: Character | null;
}

/**
 * `openMaker`: put together a new look; `skip`: skip this question; `finish`: end the game early, or hand in; `stay`: cancel that; `again`: play
 * another attempt.
 */
export type PlayIntent =
  | Intent
  | FeatureIntent
  | ChangeCharacterIntent
  | { readonly type: 'openMaker' | 'skip' | 'finish' | 'stay' | 'again' };
