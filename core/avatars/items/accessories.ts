// Accessories. `subtype`: where it is worn.

export const ACCESSORIES = [
  { id: 'bow', number: 1, grade: 'plain', subtype: 'head' },
  { id: 'star-clip', number: 2, grade: 'plain', subtype: 'head', pinned: true },
  { id: 'flower', number: 3, grade: 'plain', subtype: 'head', pinned: true },
  { id: 'headphones', number: 4, grade: 'fine', subtype: 'head' },
  { id: 'hearing-aid', number: 5, grade: 'owned', subtype: 'head', always: true },
  { id: 'round-glasses', number: 6, grade: 'owned', subtype: 'face' },
  { id: 'sunglasses', number: 7, grade: 'plain', subtype: 'face' },
  { id: 'freckles', number: 8, grade: 'plain', subtype: 'face' },
  { id: 'star-face-paint', number: 9, grade: 'fine', subtype: 'face' },
  { id: 'scarf', number: 10, grade: 'plain', subtype: 'neck' },
  { id: 'woven-band', number: 11, grade: 'fine', subtype: 'neck' },
  { id: 'bow-tie', number: 12, grade: 'fine', subtype: 'neck' },
  { id: 'ten-knot-rope', number: 13, grade: 'exclusive', subtype: 'neck' },
  { id: 'map', number: 14, grade: 'fine', subtype: 'hand' },
  { id: 'lantern', number: 15, grade: 'rare', subtype: 'hand' },
  { id: 'paper-windmill', number: 16, grade: 'grand', subtype: 'hand' },
  { id: 'paper-fan', number: 17, grade: 'fine', subtype: 'hand', set: 'sakura' },
  { id: 'star-microphone', number: 18, grade: 'fine', subtype: 'hand', set: 'taylor' },
  { id: 'foam-dumbbell', number: 19, grade: 'fine', subtype: 'hand', set: 'sigma-bois' },
  { id: 'jingle-collar', number: 20, grade: 'fine', subtype: 'neck', set: 'christmas-v1' },
] as const;
