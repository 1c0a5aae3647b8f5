// The words of the mountain (specification 2, sections 3 and 9 "Mystic Peak").

/** The ways of the path finder, by what they pay and take. */
export const ROLES = ['TREKKER', 'LEADER', 'PIONEER'] as const;
export type Role = (typeof ROLES)[number];

/** What stands between two questions for a while. summit: the path finder once more, on the peak. */
export const STOPS = ['levelUp', 'pathFinder', 'obstacle', 'powerupSelection', 'summit'] as const;
export type StopKind = (typeof STOPS)[number];

/** Those that follow a miss. */
export type MissStop = Extract<StopKind, 'obstacle' | 'powerupSelection'>;

export const MOUNTAINS = ['default', 'fuji', 'kilimanjaro'] as const;
export type MountainKind = (typeof MOUNTAINS)[number];

/** What is chosen on the peak: the flag, or the passed questions once more. */
export const SUMMIT_WAYS = ['FLAG', 'RIDGE'] as const;
export type SummitWay = (typeof SUMMIT_WAYS)[number];
