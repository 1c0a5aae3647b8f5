// Headgear. `cut`: how much hair it hides.

export const HEADGEAR = [
  { id: 'cap', number: 1, grade: 'plain', cut: 'cap' },
  { id: 'beanie', number: 2, grade: 'plain', cut: 'cap' },
  { id: 'party-hat', number: 3, grade: 'plain', cut: 'on' },
  { id: 'bucket-hat', number: 4, grade: 'plain', cut: 'cap' },
  { id: 'ear-warmers', number: 5, grade: 'plain', cut: 'on' },
  { id: 'beret', number: 6, grade: 'plain', cut: 'cap' },
  { id: 'headscarf', number: 7, grade: 'owned', cut: 'hood' },
  { id: 'turban', number: 8, grade: 'owned', cut: 'full' },
  { id: 'sun-hat', number: 9, grade: 'fine', cut: 'cap' },
  { id: 'bike-helmet', number: 10, grade: 'fine', cut: 'cap' },
  { id: 'climbing-helmet', number: 11, grade: 'fine', cut: 'cap' },
  { id: 'chef-hat', number: 12, grade: 'fine', cut: 'full' },
  { id: 'antenna-band', number: 13, grade: 'fine', cut: 'on' },
  { id: 'captain-cap', number: 14, grade: 'fine', cut: 'cap' },
  { id: 'paper-crown', number: 15, grade: 'fine', cut: 'on' },
  { id: 'flower-wreath', number: 16, grade: 'rare', cut: 'on' },
  { id: 'mushroom-cap', number: 17, grade: 'rare', cut: 'full' },
  { id: 'star-cone', number: 18, grade: 'rare', cut: 'cap' },
  { id: 'propeller-cap', number: 19, grade: 'grand', cut: 'cap' },
  { id: 'laurel', number: 20, grade: 'exclusive', cut: 'on' },
] as const;
