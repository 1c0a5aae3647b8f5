/**
 * Renders the sounds of the default theme, all or only those named: `node tools/sound/render.mjs [name…]`;
 * name layered music by its category.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderEffect } from './renderEffect.mjs';
import { MARGIN_MS, lengthOf, renderLayers, renderMusic } from './renderMusic.mjs';
import { effects, layered, music, themeFolder } from './sounds.mjs';

const layers = Object.assign({}, ...Object.values(layered));

/** Reports where sounds.json, which is written by hand, doesn't match what is rendered here. */
function disagreements() {
  const { sounds } = JSON.parse(readFileSync(join(themeFolder, 'sounds.json'), 'utf8'));
  const made = new Set([...Object.keys(music), ...Object.keys(layers), ...Object.keys(effects)]);
  const found = Object.keys(sounds)
    .filter((name) => !made.has(name))
    .map((name) => `${name}: nothing makes it`);
  for (const name of made) if (!sounds[name]) found.push(`${name}: not in sounds.json`);
  for (const [name, score] of Object.entries({ ...music, ...layers })) {
    const loop = JSON.stringify({ start: MARGIN_MS, length: Math.round(lengthOf(score) * 1000) });
    if (JSON.stringify(sounds[name]?.loop) !== loop) found.push(`${name}: "loop" must be ${loop}`);
  }
  return found;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in music) && !(name in layered) && !(name in effects));
const wrong = [...unknown.map((name) => `${name}: no such sound`), ...disagreements()];
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'sound-'));
try {
  mkdirSync(themeFolder, { recursive: true });
  const all = [
    ...Object.entries(music).map(([name, score]) => ({ name, render: renderMusic, score })),
    ...Object.entries(effects).map(([name, score]) => ({ name, render: renderEffect, score })),
  ];
  for (const { name, render, score } of all) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { seconds, integrated, momentary, peak } = render(score, join(themeFolder, name), folder);
    console.log(`${name}: ${seconds} s, ${integrated} LUFS, loudest 400 ms ${momentary}, peak ${peak} dBFS`);
  }
  for (const [category, scores] of Object.entries(layered)) {
    if (wanted.length > 0 && !wanted.includes(category)) continue;
    const { layers: written, sums } = renderLayers(scores, (name) => join(themeFolder, name), folder);
    for (const [name, { seconds, integrated, peak }] of Object.entries(written))
      console.log(`${name}: ${seconds} s, ${integrated} LUFS, peak ${peak} dBFS`);
    for (const [index, { integrated, peak }] of sums.entries())
      console.log(`${category}, ${index + 1} of ${sums.length}: ${integrated} LUFS, peak ${peak} dBFS`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
