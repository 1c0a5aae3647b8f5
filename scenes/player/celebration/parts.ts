// The celebration, in one chunk.

export { shardsFor } from '#scenes/player/celebration/amounts.ts';
export { AnswerCelebration } from '#scenes/player/celebration/AnswerCelebration.ts';
export { Shards } from '#scenes/player/celebration/Shards.ts';
