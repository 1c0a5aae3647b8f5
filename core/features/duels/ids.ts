// Identifiers of duels (specification 2, section 5 "Duel strikes and shields").

export const STRIKES = ['standard', 'stealth', 'precision', 'swap'] as const;
export type Strike = (typeof STRIKES)[number];

export const SHIELDS = ['standard', 'stealth', 'deflector', 'absorption'] as const;
export type Shield = (typeof SHIELDS)[number];

export const OUTCOMES = ['struckTarget', 'brokeTargetShield', 'rebounded', 'deflected', 'absorbed'] as const;
export type StrikeOutcome = (typeof OUTCOMES)[number];
