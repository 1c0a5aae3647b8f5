/** Each power-up has its icon, as it is drawn: small, and in the three tones of its family. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { root } from '../start/run.mjs';
import { GEAR } from '#scenes/features/powerups/gear.ts';
import { powerupIcons } from './powerups.mjs';
import { gear, sheet } from './powerups/gear.mjs';
import { EDGES, INK, SNOW } from './powerups/kit.mjs';

const folder = join(root, 'assets/powerups');
/** All of them come with a game that has power-ups. */
const MOST_BYTES = 1_200;
const MOST_SHEET_BYTES = 12_000;
/** Black and white are what is cut out, and what it is cut from. */
const CUT = ['#000', '#fff'];
const drawn: Readonly<Record<string, string>> = powerupIcons;

it('has a file for each and no other', () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    ['gear', ...POWERUP_IDS].map((id) => `${id}.svg`).toSorted(),
  );
});

it('has the sheet of gear as it is drawn, in the order that the canvas knows', () => {
  expect(readFileSync(join(folder, 'gear.svg'), 'utf8')).toBe(sheet);
  expect(Object.keys(gear)).toEqual([...GEAR]);
  expect(sheet.length).toBeLessThanOrEqual(MOST_SHEET_BYTES);
});

it.each(POWERUP_IDS)('%s is what tools/art/makePowerups.mjs draws, in its tones', (id) => {
  const svg = readFileSync(join(folder, `${id}.svg`), 'utf8');
  expect(svg).toBe(drawn[id]);
  expect(svg.length).toBeLessThanOrEqual(MOST_BYTES);
  const colors = new Set(svg.match(/#[\dA-Fa-f]{3,6}\b/g));
  const tones = [INK, SNOW, EDGES[POWERUPS[id].family]];
  expect([...colors].filter((color) => color !== '#m' && ![...tones, ...CUT].includes(color))).toEqual([]);
  expect(tones.filter((tone) => !colors.has(tone))).toEqual([]);
});
