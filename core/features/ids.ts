// What a game can have besides its room, its questions and its clock. To add a feature, add its id here; the compiler names the registries
// that miss it.

export const FEATURE_IDS = [
  'hints',
  'extraLife',
  'review',
  'redemption',
  'answerLater',
  'mastery',
  'teams',
  'challenge',
  'paper',
  'robots',
  'companions',
  'hands',
  'focus',
  'reactions',
  'memes',
  'powerups',
  'duels',
  'mysticPeak',
] as const;
export type FeatureId = (typeof FEATURE_IDS)[number];
