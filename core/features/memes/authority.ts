import type { Feature } from '#core/authority/ruleSet.ts';

export const memes: Feature<'memes'> = {
  version: 1,
};
