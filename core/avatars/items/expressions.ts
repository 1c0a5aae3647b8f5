// Expressions: resting faces, and the faces that the game shows. `smiles`: good for a whole game.

export const EXPRESSIONS = [
  { id: 'calm', number: 1, grade: 'owned', smiles: true },
  { id: 'closed', number: 2, grade: 'plain' },
  { id: 'look', number: 3, grade: 'owned', smiles: true },
  { id: 'happy', number: 4, grade: 'owned', smiles: true },
  { id: 'wow', number: 5, grade: 'fine' },
  { id: 'wobble', number: 6, grade: 'plain' },
  { id: 'grin', number: 7, grade: 'plain', smiles: true },
  { id: 'cheeky', number: 8, grade: 'fine', smiles: true },
  { id: 'sleepy', number: 9, grade: 'plain' },
  { id: 'proud', number: 10, grade: 'rare', smiles: true },
  { id: 'think', number: 11, grade: 'fine' },
  { id: 'sparkle', number: 12, grade: 'rare', smiles: true },
] as const;
