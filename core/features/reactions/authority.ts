import type { Feature } from '#core/authority/ruleSet.ts';

/** Changes nothing of the game itself. */
export const reactions: Feature<'reactions'> = {
  version: 1,
  fresh: { room: {}, attempt: {} },
  playerCommands: {},
  hostCommands: {},
  evolve: {},
  tells: {},
  views: {},
};
