import type { Feature } from '#core/authority/ruleSet.ts';

/** Changes nothing of the game itself. */
export const memes: Feature<'memes'> = {
  version: 1,
  fresh: { room: {}, attempt: {} },
  playerCommands: {},
  hostCommands: {},
  evolve: {},
  tells: {},
  views: {},
};
