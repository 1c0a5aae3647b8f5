// Features' additions to player pages. Where several add to the same place, they apply in the order in which
// they were injected.

import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { Answer } from '#core/questions/question.ts';
import type { PlayerSlide, PlayerView } from '#core/views/playerView.ts';
import type { FeatureIntent, IntentHandlers, PlayIntent } from '#src/game/intent.ts';
import type { GameTexts, PlayerFeature } from '#src/game/playerFeature.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import { createInjected } from '#src/platform/injected.ts';

export const playerFeatures = createInjected<readonly PlayerFeature[]>([]);

/** The first answer that any feature returns. */
export function firstOf<T>(ask: (feature: PlayerFeature) => T | null | undefined): T | null {
  return firstAnswer(playerFeatures.get(), ask);
}

/** The answers of all features that return one. */
export function allOf<T>(ask: (feature: PlayerFeature) => T | null | undefined): readonly T[] {
  return playerFeatures.get().flatMap((feature) => ask(feature) ?? []);
}

export function textsOf(view: PlayerView): GameTexts {
  return allOf(({ texts }) => texts?.(view)).reduce<GameTexts>((all, texts) => ({ ...all, ...texts }), {});
}

/** Ids of choices that were removed. */
export const removedChoices = (slide: PlayerSlide): readonly string[] =>
  allOf((feature) => feature.removedChoices?.(slide)).flat();

/** A wrong answer that isn't final; null for none. */
export const triedAnswer = (slide: PlayerSlide): Answer | null =>
  firstOf((feature) => feature.triedAnswer?.(slide));

/** Returns a function that handles the features' intents and ignores all others. */
export function openIntents(seat: SeatAccess): (intent: PlayIntent) => void {
  const handlers = Object.assign({}, ...allOf(({ intents }) => intents?.(seat))) as IntentHandlers;
  const handle = <Type extends FeatureIntent['type']>(
    intent: Extract<FeatureIntent, { readonly type: Type }>,
  ) => (handlers[intent.type] as ((wanted: typeof intent) => void) | undefined)?.(intent);
  return (intent) => handle(intent as FeatureIntent);
}
