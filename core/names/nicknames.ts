// Friendly names for rooms that hand names out (game option nicknameGenerator). None may hurt the player who
// gets it: no animal that is an insult in some language (ape, pig, dog, owl, whale), and no word about
// bodies, skin, or a lack of wits.

const ADJECTIVES =
  'Agile Amber Artful Bold Brisk Brave Breezy Bright Buoyant Calm Cheerful Clever Cosmic Cozy Crafty Curious Daring ' +
  'Dazzling Eager Electric Epic Fearless Friendly Frosty Gentle Giddy Gleaming Golden Happy Heroic Honest Humble Jazzy ' +
  'Jolly Keen Kind Lively Lucky Lunar Magic Mighty Musical Noble Nimble Patient Peppy Plucky Polite Quick Radiant Rapid ' +
  'Royal Shiny Silver Snappy Solar Speedy Sunny Swift Witty';

const ANIMALS =
  'Alpaca Antelope Armadillo Axolotl Badger Bluebird Bobcat Butterfly Caracal Caribou Chameleon Cheetah Chinchilla Condor Cricket ' +
  'Coyote Crane Dolphin Dragonfly Eagle Falcon Ferret Finch Flamingo Fox Gazelle Gecko Goldfinch Giraffe Hamster Hare Hawk ' +
  'Hedgehog Heron Hummingbird Ibex Iguana Jaguar Kestrel Kingfisher Kiwi Koala Lemur Leopard Lion Llama Lynx Marten Meerkat ' +
  'Narwhal Ocelot Octopus Pangolin Otter Oriole Panther Parrot Pelican Penguin Puffin';

const adjectives = ADJECTIVES.split(' ');
const animals = ANIMALS.split(' ');

/** Number of different nicknames. */
export const NICKNAME_COUNT = adjectives.length * animals.length;

/** Returns the nickname of a draw from 0 to NICKNAME_COUNT - 1; other integers wrap around. */
export function nicknameOf(draw: number): string {
  const index = ((Math.trunc(draw) % NICKNAME_COUNT) + NICKNAME_COUNT) % NICKNAME_COUNT;
  const adjective = adjectives[index % adjectives.length];
  const animal = animals[Math.floor(index / adjectives.length)];
  return `${adjective} ${animal}`;
}
