// Footwear of avatars.

export const FOOTWEAR = [
  { id: 'sneakers', number: 1, grade: 'owned' },
  { id: 'slip-ons', number: 2, grade: 'plain' },
  { id: 'sandals', number: 3, grade: 'plain' },
  { id: 'wool-socks', number: 4, grade: 'plain' },
  { id: 'high-tops', number: 5, grade: 'fine' },
  { id: 'rain-boots', number: 6, grade: 'fine' },
  { id: 'hiking-boots', number: 7, grade: 'fine' },
  { id: 'paw-slippers', number: 8, grade: 'rare' },
  { id: 'roller-skates', number: 9, grade: 'rare' },
  { id: 'crampon-boots', number: 10, grade: 'grand' },
] as const;
