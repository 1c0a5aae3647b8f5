// Bottomwear of avatars. `over`: it lies over the shoes.

export const BOTTOMWEAR = [
  { id: 'shorts', number: 1, grade: 'owned' },
  { id: 'jeans', number: 2, grade: 'owned' },
  { id: 'track-pants', number: 3, grade: 'plain' },
  { id: 'leggings', number: 4, grade: 'plain' },
  { id: 'skirt', number: 5, grade: 'plain' },
  { id: 'wide-trousers', number: 6, grade: 'plain' },
  { id: 'cargo-shorts', number: 7, grade: 'fine' },
  { id: 'cuffed-jeans', number: 8, grade: 'fine' },
  { id: 'pleated-skirt', number: 9, grade: 'fine' },
  { id: 'kilt', number: 10, grade: 'fine' },
  { id: 'dungaree-legs', number: 11, grade: 'fine' },
  { id: 'tulle-skirt', number: 12, grade: 'rare' },
  { id: 'snow-pants', number: 13, grade: 'rare', over: true },
  { id: 'patchwork-trousers', number: 14, grade: 'grand' },
] as const;
