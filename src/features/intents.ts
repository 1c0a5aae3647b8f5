// What a player can want of the features of a game: a line here for each of them.

import { type LaterIntent, laterIntents } from '#src/features/answerLater/intents.ts';
import type { DuelIntent } from '#scenes/features/duels/ports.ts';
import { duelIntents } from '#src/features/duels/intents.ts';
import type { LifeIntent } from '#scenes/features/extraLife/ports.ts';
import { lifeIntents } from '#src/features/extraLife/intents.ts';
import { type FocusIntent, focusIntents } from '#src/features/focus/intents.ts';
import { type HandIntent, handIntents } from '#src/features/hands/intents.ts';
import type { HintIntent } from '#scenes/features/hints/ports.ts';
import { hintIntents } from '#src/features/hints/intents.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { peakIntents } from '#src/features/mysticPeak/intents.ts';
import { type PowerupIntent, powerupIntents } from '#src/features/powerups/intents.ts';
import { type ReactionsIntent, reactIntents } from '#src/features/reactions/intents.ts';
import type { RedeemIntent } from '#scenes/features/redemption/ports.ts';
import { redeemIntents } from '#src/features/redemption/intents.ts';
import { type ReviseIntent, reviseIntents } from '#src/features/review/intents.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

export type FeatureIntent =
  | DuelIntent
  | FocusIntent
  | HandIntent
  | HintIntent
  | LaterIntent
  | LifeIntent
  | PeakIntent
  | PowerupIntent
  | ReactionsIntent
  | RedeemIntent
  | ReviseIntent;

type ByType = { readonly [Each in FeatureIntent as Each['type']]: Each };

/** What each of them does; the compiler names what is missing. */
export type IntentHandlers = { readonly [Type in keyof ByType]: (intent: ByType[Type]) => void };

export function openIntents(seat: SeatAccess): IntentHandlers {
  return {
    ...duelIntents(seat),
    ...focusIntents(seat),
    ...handIntents(seat),
    ...hintIntents(seat),
    ...laterIntents(seat),
    ...lifeIntents(seat),
    ...peakIntents(seat),
    ...powerupIntents(seat),
    ...reactIntents(seat),
    ...redeemIntents(seat),
    ...reviseIntents(seat),
  };
}

export function isFeatureIntent(
  handlers: IntentHandlers,
  intent: { readonly type: string },
): intent is FeatureIntent {
  return intent.type in handlers;
}

export function handleIntent<Type extends keyof ByType>(
  handlers: IntentHandlers,
  type: Type,
  intent: ByType[Type],
): void {
  handlers[type](intent);
}
