// What features add to the wire, but for their calls: a line each.

export * as answerLater from '#protocol/features/answerLater/index.ts';
export * as challenge from '#protocol/features/challenge/index.ts';
export * as duels from '#protocol/features/duels/index.ts';
export * as extraLife from '#protocol/features/extraLife/index.ts';
export * as focus from '#protocol/features/focus/index.ts';
export * as hands from '#protocol/features/hands/index.ts';
export * as hints from '#protocol/features/hints/index.ts';
export * as mastery from '#protocol/features/mastery/index.ts';
export * as mysticPeak from '#protocol/features/mysticPeak/index.ts';
export * as paper from '#protocol/features/paper/index.ts';
export * as powerups from '#protocol/features/powerups/index.ts';
export * as redemption from '#protocol/features/redemption/index.ts';
export * as review from '#protocol/features/review/index.ts';
export * as robots from '#protocol/features/robots/index.ts';
export * as teams from '#protocol/features/teams/index.ts';
