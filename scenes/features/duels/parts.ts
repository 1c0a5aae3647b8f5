// Everything a player sees of duels, in one chunk. It loads with the first question so that the first choice
// appears without delay.

export { duelScene } from '#scenes/features/duels/choice/DuelScene.ts';
export { strikeLayer } from '#scenes/features/duels/StrikeLayer.ts';
