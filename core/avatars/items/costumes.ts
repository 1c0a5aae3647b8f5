// Costumes of avatars.

export const COSTUMES = [
  { id: 'blossom-coat', number: 1, grade: 'fine', covers: 'suit', set: 'sakura' },
  { id: 'dinosaur', number: 2, grade: 'rare', covers: 'hood' },
] as const;
