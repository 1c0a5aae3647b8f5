import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DUEL_GEAR_NAMES } from '#scenes/features/duels/gear.ts';
import { root } from '../start/run.mjs';
import { gear, sheet } from './duels/gear.mjs';

/** It is loaded by every game with duels. */
const MAX_BYTES = 16_000;

it('has an up-to-date gear sheet, in the order the canvas expects', () => {
  expect(readFileSync(join(root, 'assets/duels/gear.svg'), 'utf8')).toBe(sheet);
  expect(Object.keys(gear)).toEqual([...DUEL_GEAR_NAMES]);
  expect(sheet.length).toBeLessThanOrEqual(MAX_BYTES);
});
