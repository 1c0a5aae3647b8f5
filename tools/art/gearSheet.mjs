/** Sheets of gear: one texture for all of it. Every thing has a square of 64 units (scenes/kit/gear.ts cuts it out). */
import { moved } from './powerups/kit.mjs';

const COLUMNS = 4;
/** With air round each thing, so that none bleeds into its neighbour when it is drawn smaller. */
const CELL = 72;

/** `gear`: things by name, in the order of the sheet. */
export function gearSheet(gear) {
  const things = Object.values(gear);
  const rows = Math.ceil(things.length / COLUMNS);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * CELL} ${rows * CELL}" width="${COLUMNS * CELL * 2}" height="${rows * CELL * 2}">${things
    .map((thing, index) =>
      moved(`translate(${(index % COLUMNS) * CELL + 4} ${Math.floor(index / COLUMNS) * CELL + 4})`, thing),
    )
    .join('')}</svg>\n`;
}
