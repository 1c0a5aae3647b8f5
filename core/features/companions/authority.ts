import { type Feature, NO_RULES } from '#core/authority/ruleSet.ts';

export const companions: Feature<'companions'> = NO_RULES;
