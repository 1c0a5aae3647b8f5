import { type Feature, NO_RULES } from '#core/authority/ruleSet.ts';

export const memes: Feature<'memes'> = NO_RULES;
