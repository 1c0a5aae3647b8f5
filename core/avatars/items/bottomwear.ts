// Bottomwear of avatars.

export const BOTTOMWEAR = [
  { id: 'shorts', number: 1, grade: 'owned' },
  { id: 'jeans', number: 2, grade: 'owned' },
] as const;
