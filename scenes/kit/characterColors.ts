// Each character's color, for lamps and anything else too small for a face.

import type { Character } from '#core/room/characters.ts';
import { type CharacterId, characterOf } from '#scenes/avatars/characters.ts';
import type { MittLook, ScenePorts } from '#scenes/ports.ts';
import type { Color } from '#scenes/theme/tokens.ts';

/** Must match tools/art/characters.json. */
export const CHARACTER_COLORS: Readonly<Record<CharacterId, Color>> = {
  pip: '#FFB454',
  boulder: '#B9CBD3',
  yodel: '#74E0A4',
  cirrus: '#E4EEF2',
  ember: '#FF9474',
  marmot: '#DDB892',
  lagoon: '#74CDF7',
  heather: '#F6A5D8',
  moss: '#CFE36A',
  cyclo: '#FFCB4D',
  trill: '#5FD6C9',
  dusk: '#9DB2FF',
  quartz: '#C9BEFF',
  barley: '#F3C892',
  fjord: '#6FBAD1',
  rowan: '#FF8F8F',
  nimbus: '#A9D8EC',
  tundra: '#F2E6D2',
  poppy: '#FF9E80',
  gizmo: '#8EDBB5',
  lilac: '#D7A8F0',
  sierra: '#7FD1F0',
  mango: '#FFAE5C',
  clover: '#9BE08A',
  edelweiss: '#74CDF7',
  spruce: '#FF9474',
  spike: '#FFCB4D',
  tulip: '#BFB8FF',
  palmy: '#F6A5D8',
  aloe: '#CFE36A',
  bean: '#E2D3BF',
  meadow: '#5FD6C9',
};

/** Colors of avatars' skins, by number. */
export const SKIN_COLORS: readonly Color[] = [
  '#74E0A4',
  '#FFB58A',
  '#74CDF7',
  '#DDB892',
  '#BFB8FF',
  '#C08A5E',
  '#FFD062',
  '#6E4A38',
  '#F6A5D8',
  '#CFE36A',
  '#9A6A4A',
  '#B9CBD3',
  '#FF9474',
  '#3E4F7A',
];

/** How a character's mitts look beside its picture. */
export const mittOf = ({ assets }: ScenePorts, character: Character): MittLook =>
  assets.mitt(character) ?? { fill: characterColor(character), cuff: null, isHolding: false };

export function characterColor(character: Character): Color {
  const skin =
    typeof character === 'string' ? SKIN_COLORS[Number.parseInt(character.slice(1)) - 1] : undefined;
  return skin ?? CHARACTER_COLORS[characterOf(character)];
}
