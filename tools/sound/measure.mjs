/** Measures the shipped sounds after decoding: `node tools/sound/measure.mjs [folder for spectrograms]`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RATE, decode, loudness } from './audio.mjs';
import { themeFolder } from './sounds.mjs';

/** Rank of the step across the loop's seam among all sample-to-sample steps: 0.5 is average, 1 is a click. */
function seamRank(samples, loop) {
  const start = Math.round((loop.start * RATE) / 1000);
  const end = start + Math.round((loop.length * RATE) / 1000);
  const seam = Math.abs(samples[start] - samples[end - 1]);
  let smaller = 0;
  for (let i = 1; i < samples.length; i++) if (Math.abs(samples[i] - samples[i - 1]) < seam) smaller++;
  return smaller / samples.length;
}

const pictures = process.argv[2];
const { sounds } = JSON.parse(readFileSync(join(themeFolder, 'sounds.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'sound-'));
const total = {};
for (const [name, { files = [`${name}.webm`, `${name}.m4a`], loop, volume }] of Object.entries(sounds)) {
  for (const file of files) {
    const source = join(themeFolder, file);
    const channels = decode(source, folder);
    const { momentary, peak } = loudness(channels, folder);
    const size = statSync(source).size;
    const codec = file.split('.').pop();
    total[codec] = (total[codec] ?? 0) + size;
    const seam = loop
      ? `, seam ${channels.map((samples) => seamRank(samples, loop).toFixed(2)).join(' ')}`
      : '';
    const played = (momentary + 20 * Math.log10(volume)).toFixed(1);
    const seconds = (channels[0].length / RATE).toFixed(2);
    console.log(
      `${file}: ${size} B, ${seconds} s, loudest 400 ms ${momentary} LUFS (as played ${played}), peak ${peak} dBFS${seam}`,
    );
    if (pictures) {
      const picture = join(pictures, `${file}.png`);
      execFileSync('sox', [
        '-V1',
        join(folder, 'decoded.wav'),
        '-n',
        'spectrogram',
        '-z',
        '90',
        '-o',
        picture,
      ]);
    }
  }
}
rmSync(folder, { recursive: true });
console.log(
  'all:',
  Object.entries(total)
    .map(([codec, size]) => `${codec} ${size} B`)
    .join(', '),
);
