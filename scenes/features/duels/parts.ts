// What a game with duels shows a player: it comes with the first question, so that the first choice stands there at once.

export { duelScene } from '#scenes/features/duels/choice/DuelScene.ts';
export { strikeLayer } from '#scenes/features/duels/StrikeLayer.ts';
