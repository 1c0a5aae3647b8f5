import type { Feature } from '#core/authority/ruleSet.ts';

export const reactions: Feature<'reactions'> = {
  version: 1,
};
