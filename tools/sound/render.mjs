/**
 * Renders sounds, all or only those named: `node tools/sound/render.mjs [family[/name]…]`. Music is named by its
 * category.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderEffect } from './renderEffect.mjs';
import { MARGIN_MS, lengthOf, renderMusic } from './renderMusic.mjs';
import { families, folderOf } from './sounds.mjs';

/** Reports where a sounds.json, which is written by hand, doesn't match what is rendered here. */
function disagreements([family, { music, effects }]) {
  const { sounds } = JSON.parse(readFileSync(join(folderOf(family), 'sounds.json'), 'utf8'));
  const tracks = Object.assign({}, ...Object.values(music));
  const made = new Set([...Object.keys(tracks), ...Object.keys(effects)]);
  const found = Object.keys(sounds)
    .filter((name) => !made.has(name))
    .map((name) => `${name}: nothing makes it`);
  for (const name of made) if (!sounds[name]) found.push(`${name}: not in sounds.json`);
  for (const [name, score] of Object.entries(tracks)) {
    const length = Math.round(lengthOf(score) * 1000);
    const { start = 0, length: given } = sounds[name]?.loop ?? {};
    if (given !== length) found.push(`${name}: the loop's length must be ${length}`);
    if (start <= 0 || start >= 2 * MARGIN_MS) found.push(`${name}: the loop starts outside of the margin`);
  }
  return found.map((problem) => `${family}/${problem}`);
}

const all = Object.entries(families).flatMap(([family, { music, effects }]) => [
  ...Object.entries(music).map(([name, tracks]) => ({ family, name, tracks })),
  ...Object.entries(effects).map(([name, effect]) => ({ family, name, effect })),
]);
const names = process.argv.slice(2);
const isNamed = (each, name) => name === each.family || name === `${each.family}/${each.name}`;
const wrong = [
  ...names.filter((name) => !all.some((each) => isNamed(each, name))).map((name) => `${name}: no such sound`),
  ...Object.entries(families).flatMap(disagreements),
];
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'sound-'));
try {
  for (const { family, name, tracks, effect } of all) {
    if (names.length > 0 && !names.some((wanted) => isNamed({ family, name }, wanted))) continue;
    mkdirSync(folderOf(family), { recursive: true });
    const targetOf = (file) => join(folderOf(family), file);
    if (effect) {
      const { seconds, momentary, peak } = renderEffect(effect, targetOf(name), folder);
      console.log(`${family}/${name}: ${seconds} s, loudest 400 ms ${momentary} LUFS, peak ${peak} dBFS`);
    } else {
      const { tracks: written, sums } = renderMusic(tracks, targetOf, folder);
      for (const [file, { seconds, integrated, peak }] of Object.entries(written))
        console.log(`${family}/${file}: ${seconds} s, ${integrated} LUFS, peak ${peak} dBFS`);
      console.log(`${family}/${name}, as layers join: ${sums.map((sum) => sum.integrated).join(', ')} LUFS`);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
