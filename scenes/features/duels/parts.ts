// Player's duel components in one lazily loaded chunk. It loads with the first question, so the first choice
// appears without delay.

import { StruckCard } from '#scenes/features/duels/StruckCard.ts';
import type { CreateOverlay } from '#scenes/player/overlay.ts';

export const struckCard: CreateOverlay = (ports) => new StruckCard(ports);

export { duelScene } from '#scenes/features/duels/choice/DuelScene.ts';
export { strikeLayer } from '#scenes/features/duels/StrikeLayer.ts';
