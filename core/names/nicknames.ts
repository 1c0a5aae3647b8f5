// Friendly names for rooms that give names out (the game option nicknameGenerator).
// Nothing here may hurt whoever gets it: no animal that is abuse in some language (ape, pig, dog, owl, whale), no word
// about bodies, skin or a lack of wits.

const ADJECTIVES =
  'Agile Amber Artful Bold Brisk Brave Breezy Bright Buoyant Calm Cheerful Clever Cosmic Cosy Crafty Curious Daring ' +
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

/** How many different nicknames there are. */
export const NICKNAME_COUNT = adjectives.length * animals.length;

/** The nickname of a draw from 0 to NICKNAME_COUNT - 1; other integers count on around. */
export function nicknameOf(draw: number): string {
  const index = ((Math.trunc(draw) % NICKNAME_COUNT) + NICKNAME_COUNT) % NICKNAME_COUNT;
  const adjective = adjectives[index % adjectives.length];
  const animal = animals[Math.floor(index / adjectives.length)];
  return `${adjective} ${animal}`;
}
