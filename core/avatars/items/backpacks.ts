// Backpacks of avatars.

export const BACKPACKS = [
  { id: 'school-bag', number: 1, grade: 'plain' },
  { id: 'basket', number: 2, grade: 'fine' },
  { id: 'climbing-pack', number: 3, grade: 'fine' },
  { id: 'guitar-case', number: 4, grade: 'rare' },
  { id: 'turtle-shell', number: 5, grade: 'rare' },
  { id: 'parachute-bundle', number: 6, grade: 'rare' },
  { id: 'paper-wings', number: 7, grade: 'grand' },
  { id: 'sun-cape', number: 8, grade: 'exclusive' },
  { id: 'blossom-bundle', number: 9, grade: 'fine', set: 'sakura' },
  { id: 'sequin-bag', number: 10, grade: 'fine', set: 'taylor' },
  { id: 'gym-bag', number: 11, grade: 'fine', set: 'sigma-bois' },
  { id: 'gift-sack', number: 12, grade: 'fine', set: 'christmas-v1' },
] as const;
