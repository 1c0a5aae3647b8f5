// What celebrates an answer, as one file.

export { shardsFor } from '#scenes/player/celebration/amounts.ts';
export { AnswerMoment } from '#scenes/player/celebration/AnswerMoment.ts';
export { Shards } from '#scenes/player/celebration/Shards.ts';
