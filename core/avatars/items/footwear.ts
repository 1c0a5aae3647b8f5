// Footwear of avatars.

export const FOOTWEAR = [{ id: 'sneakers', number: 1, grade: 'owned' }] as const;
