// Expressions: resting faces, and the faces that the game shows.

export const EXPRESSIONS = [
  { id: 'calm', number: 1, grade: 'owned' },
  { id: 'closed', number: 2, grade: 'plain' },
  { id: 'look', number: 3, grade: 'owned' },
  { id: 'happy', number: 4, grade: 'owned' },
  { id: 'wow', number: 5, grade: 'fine' },
  { id: 'wobble', number: 6, grade: 'plain' },
  { id: 'grin', number: 7, grade: 'plain' },
  { id: 'cheeky', number: 8, grade: 'fine' },
  { id: 'sleepy', number: 9, grade: 'plain' },
  { id: 'proud', number: 10, grade: 'rare' },
  { id: 'think', number: 11, grade: 'fine' },
  { id: 'sparkle', number: 12, grade: 'rare' },
] as const;
