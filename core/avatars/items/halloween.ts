// Halloween of avatars.

export const HALLOWEEN = [{ id: 'pumpkin', number: 1, grade: 'exclusive' }] as const;
