// The errors of the features that have some: a line each.

export * as answerLater from '#protocol/features/answerLater/catalogue.ts';
export * as challenge from '#protocol/features/challenge/catalogue.ts';
export * as duels from '#protocol/features/duels/catalogue.ts';
export * as extraLife from '#protocol/features/extraLife/catalogue.ts';
export * as hints from '#protocol/features/hints/catalogue.ts';
export * as mysticPeak from '#protocol/features/mysticPeak/catalogue.ts';
export * as teams from '#protocol/features/teams/catalogue.ts';
export * as powerups from '#protocol/features/powerups/catalogue.ts';
