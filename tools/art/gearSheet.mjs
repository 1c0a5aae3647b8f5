/**
 * Gear sheets: one texture for a whole set of gear. Each item has a square of 64 units (cut out by
 * scenes/kit/gear.ts).
 */
import { moved } from './powerups/kit.mjs';

const COLUMNS = 4;
/** Includes a margin around each item, so that it doesn't bleed into its neighbor when scaled down. */
const CELL = 72;

/** `gear`: items by name, in sheet order. */
export function gearSheet(gear) {
  const things = Object.values(gear);
  const rows = Math.ceil(things.length / COLUMNS);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * CELL} ${rows * CELL}" width="${COLUMNS * CELL * 2}" height="${rows * CELL * 2}">${things
    .map((thing, index) =>
      moved(`translate(${(index % COLUMNS) * CELL + 4} ${Math.floor(index / COLUMNS) * CELL + 4})`, thing),
    )
    .join('')}</svg>\n`;
}
