// The features of games, as they add to players' pages. Where several add to the same place, the order in which they are handed down counts.

import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { Answer } from '#core/questions/question.ts';
import type { PlayerSlide, PlayerView } from '#core/views/playerView.ts';
import type { FeatureIntent, IntentHandlers, PlayIntent } from '#src/game/intent.ts';
import type { GameTexts, PlayerFeature } from '#src/game/playerFeature.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import { handedDown } from '#src/platform/handedDown.ts';

export const playerFeatures = handedDown<readonly PlayerFeature[]>([]);

/** The first answer that a feature gives. */
export function firstOf<T>(ask: (feature: PlayerFeature) => T | null | undefined): T | null {
  return firstAnswer(playerFeatures.get(), ask);
}

/** The answers of all features that give one. */
export function allOf<T>(ask: (feature: PlayerFeature) => T | null | undefined): readonly T[] {
  return playerFeatures.get().flatMap((feature) => ask(feature) ?? []);
}

export function textsOf(view: PlayerView): GameTexts {
  return allOf(({ texts }) => texts?.(view)).reduce<GameTexts>((all, texts) => ({ ...all, ...texts }), {});
}

/** Ids of choices that were taken away. */
export const removedChoices = (slide: PlayerSlide): readonly string[] =>
  allOf((feature) => feature.removedChoices?.(slide)).flat();

/** An answer that was wrong, and is not final; null for none. */
export const triedAnswer = (slide: PlayerSlide): Answer | null =>
  firstOf((feature) => feature.triedAnswer?.(slide));

/** Does what a player wants of a feature; nothing where it is something else. */
export function openIntents(seat: SeatAccess): (intent: PlayIntent) => void {
  const handlers = Object.assign({}, ...allOf(({ intents }) => intents?.(seat))) as IntentHandlers;
  const handle = <Type extends FeatureIntent['type']>(
    intent: Extract<FeatureIntent, { readonly type: Type }>,
  ) => (handlers[intent.type] as ((wanted: typeof intent) => void) | undefined)?.(intent);
  return (intent) => handle(intent as FeatureIntent);
}
