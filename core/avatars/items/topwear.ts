// Topwear of avatars.

export const TOPWEAR = [
  { id: 't-shirt', number: 1, grade: 'owned' },
  { id: 'striped-tee', number: 2, grade: 'owned' },
  { id: 'tunic', number: 3, grade: 'plain', long: true },
] as const;
