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
/** All of them are loaded by a game with power-ups. */
const MAX_BYTES = 1_200;
const MAX_SHEET_BYTES = 12_000;
/** Black and white appear in masks, as what is cut out and what it is cut from. */
const CUT = ['#000', '#fff'];
const drawn: Readonly<Record<string, string>> = powerupIcons;

it('has one file per power-up and no others', () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    ['gear', ...POWERUP_IDS].map((id) => `${id}.svg`).toSorted(),
  );
});

it('has an up-to-date gear sheet, in the order the canvas expects', () => {
  expect(readFileSync(join(folder, 'gear.svg'), 'utf8')).toBe(sheet);
  expect(Object.keys(gear)).toEqual([...GEAR]);
  expect(sheet.length).toBeLessThanOrEqual(MAX_SHEET_BYTES);
});

it.each(POWERUP_IDS)("has an up-to-date icon for %s, in its family's tones", (id) => {
  const svg = readFileSync(join(folder, `${id}.svg`), 'utf8');
  expect(svg).toBe(drawn[id]);
  expect(svg.length).toBeLessThanOrEqual(MAX_BYTES);
  const colors = new Set(svg.match(/#[\dA-Fa-f]{3,6}\b/g));
  const tones = [INK, SNOW, EDGES[POWERUPS[id].family]];
  expect([...colors].filter((color) => color !== '#m' && ![...tones, ...CUT].includes(color))).toEqual([]);
  expect(tones.filter((tone) => !colors.has(tone))).toEqual([]);
});
