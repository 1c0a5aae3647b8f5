// Skins of avatars. `face`: what the lines of the face are drawn in.

export const SKINS = [
  { id: 'mint', number: 1, grade: 'owned', fill: '#74E0A4', face: 'ink' },
  { id: 'apricot', number: 2, grade: 'owned', fill: '#FFB58A', face: 'ink' },
  { id: 'sky', number: 3, grade: 'owned', fill: '#74CDF7', face: 'ink' },
  { id: 'sand', number: 4, grade: 'owned', fill: '#DDB892', face: 'ink' },
  { id: 'lilac', number: 5, grade: 'plain', fill: '#BFB8FF', face: 'ink' },
  { id: 'cocoa', number: 6, grade: 'plain', fill: '#C08A5E', face: 'ink' },
  { id: 'butter', number: 7, grade: 'plain', fill: '#FFD062', face: 'ink' },
  { id: 'walnut', number: 8, grade: 'plain', fill: '#6E4A38', face: 'snow' },
  { id: 'rose', number: 9, grade: 'fine', fill: '#F6A5D8', face: 'ink' },
  { id: 'leaf', number: 10, grade: 'fine', fill: '#CFE36A', face: 'ink' },
  { id: 'umber', number: 11, grade: 'fine', fill: '#9A6A4A', face: 'ink' },
  { id: 'pebble', number: 12, grade: 'fine', fill: '#B9CBD3', face: 'ink' },
  { id: 'coral', number: 13, grade: 'rare', fill: '#FF9474', face: 'ink' },
  { id: 'midnight', number: 14, grade: 'rare', fill: '#3E4F7A', face: 'snow' },
] as const;
