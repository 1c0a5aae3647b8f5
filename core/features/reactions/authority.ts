import { type Feature, NO_RULES } from '#core/authority/ruleSet.ts';

export const reactions: Feature<'reactions'> = NO_RULES;
