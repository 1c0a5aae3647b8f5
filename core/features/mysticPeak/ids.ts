// Identifiers of Mystic Peak (specification 2, sections 3 and 9 "Mystic Peak").

/** Roles to choose at the path finder, by what they earn and cost. */
export const ROLES = ['TREKKER', 'LEADER', 'PIONEER'] as const;
export type Role = (typeof ROLES)[number];

/** Stops between questions. summit: a second path finder, on the peak. */
export const STOPS = ['levelUp', 'pathFinder', 'obstacle', 'powerupSelection', 'summit'] as const;
export type StopKind = (typeof STOPS)[number];

/** Stops that follow a miss. */
export type MissStop = Extract<StopKind, 'obstacle' | 'powerupSelection'>;

export const MOUNTAINS = ['default', 'fuji', 'kilimanjaro'] as const;
export type MountainKind = (typeof MOUNTAINS)[number];

/** Choices on the peak: plant the flag, or try the passed questions again. */
export const SUMMIT_WAYS = ['FLAG', 'RIDGE'] as const;
export type SummitWay = (typeof SUMMIT_WAYS)[number];
