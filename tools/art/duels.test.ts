/** The sheet of what is seen of duels is as it is drawn, in the order that the canvas knows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DUEL_GEAR_NAMES } from '#scenes/features/duels/gear.ts';
import { root } from '../start/run.mjs';
import { gear, sheet } from './duels/gear.mjs';

/** It comes with every game that has duels. */
const MOST_BYTES = 16_000;

it('has the sheet of gear as it is drawn, in the order that the canvas knows', () => {
  expect(readFileSync(join(root, 'assets/duels/gear.svg'), 'utf8')).toBe(sheet);
  expect(Object.keys(gear)).toEqual([...DUEL_GEAR_NAMES]);
  expect(sheet.length).toBeLessThanOrEqual(MOST_BYTES);
});
