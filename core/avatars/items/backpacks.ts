// Backpacks of avatars.

export const BACKPACKS = [{ id: 'school-bag', number: 1, grade: 'plain' }] as const;
