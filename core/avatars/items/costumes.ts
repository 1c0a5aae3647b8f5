// Costumes of avatars. `covers`: what they hide; `back`: they leave no room for a backpack.

export const COSTUMES = [
  { id: 'blossom-coat', number: 1, grade: 'fine', covers: 'suit', set: 'sakura' },
  { id: 'lantern-keeper', number: 2, grade: 'rare', covers: 'suit', set: 'sakura' },
  { id: 'stage-night', number: 3, grade: 'fine', covers: 'suit', set: 'taylor' },
  { id: 'encore-cape', number: 4, grade: 'grand', covers: 'suit', set: 'taylor', back: true },
  { id: 'gym-hero', number: 5, grade: 'plain', covers: 'suit', set: 'sigma-bois' },
  { id: 'gym-buddy', number: 6, grade: 'fine', covers: 'suit', set: 'sigma-bois' },
  { id: 'gift-box', number: 7, grade: 'plain', covers: 'suit', set: 'christmas-v1' },
  { id: 'gingerbread', number: 8, grade: 'fine', covers: 'suit', set: 'christmas-v1' },
  { id: 'chef', number: 9, grade: 'plain', covers: 'suit' },
  { id: 'beekeeper', number: 10, grade: 'plain', covers: 'suit' },
  { id: 'cactus', number: 11, grade: 'plain', covers: 'hood' },
  { id: 'box-robot', number: 12, grade: 'fine', covers: 'suit' },
  { id: 'cardboard-knight', number: 13, grade: 'fine', covers: 'suit' },
  { id: 'deep-diver', number: 14, grade: 'fine', covers: 'hood' },
  { id: 'mountain-rescue', number: 15, grade: 'fine', covers: 'suit' },
  { id: 'dinosaur', number: 16, grade: 'rare', covers: 'hood' },
  { id: 'snow-leopard', number: 17, grade: 'rare', covers: 'hood' },
  { id: 'jellyfish', number: 18, grade: 'rare', covers: 'hood' },
  { id: 'astronaut', number: 19, grade: 'grand', covers: 'hood', back: true },
  { id: 'yeti', number: 20, grade: 'exclusive', covers: 'hood' },
] as const;
