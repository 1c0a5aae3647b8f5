/**
 * Audio input and output: runs the synthesizer and ffmpeg, reads and writes WAV, measures loudness, encodes
 * without timestamps.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const RATE = 48000;
const SOUNDFONT = process.env.SOUNDFONT ?? '/usr/share/sounds/sf2/FluidR3_GM.sf2';
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];

function run(command, args) {
  return execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 });
}

/** MIDI bytes -> `[left, right]` samples; `folder` holds the scratch files. */
export function synthesize(midi, folder) {
  const [score, sound] = [join(folder, 'score.mid'), join(folder, 'score.wav')];
  writeFileSync(score, midi);
  const room = ['room-size=0.45', 'damp=0.35', 'width=0.7', 'level=0.6'].flatMap((o) => [
    '-o',
    `synth.reverb.${o}`,
  ]);
  const output = ['-r', String(RATE), '-T', 'wav', '-O', 'float', '-F', sound];
  run('fluidsynth', ['-niq', '-g', '0.5', '-R', '1', '-C', '0', ...room, ...output, SOUNDFONT, score]);
  return readWav(sound);
}

/** A float WAV file -> one Float32Array per channel. */
function readWav(file) {
  const bytes = readFileSync(file);
  let at = 12;
  let channels = 0;
  while (bytes.toString('latin1', at, at + 4) !== 'data') {
    if (bytes.toString('latin1', at, at + 4) === 'fmt ') channels = bytes.readUInt16LE(at + 10);
    at += 8 + bytes.readUInt32LE(at + 4);
  }
  // fluidsynth and pipes may leave the length open; then the file's end counts.
  const frames = Math.floor(Math.min(bytes.readUInt32LE(at + 4), bytes.length - at - 8) / (4 * channels));
  const first = bytes.byteOffset + at + 8;
  const samples = new Float32Array(bytes.buffer.slice(first, first + 4 * frames * channels));
  return Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length: frames }, (__, i) => samples[i * channels + channel]),
  );
}

/** Writes float samples (one array per channel) as WAV. */
function writeWav(file, channels) {
  const frames = channels[0].length;
  const count = channels.length;
  const samples = new Float32Array(frames * count);
  channels.forEach((channel, index) => {
    for (let i = 0; i < frames; i++) samples[i * count + index] = channel[i];
  });
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(44 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(3, 20);
  header.writeUInt16LE(count, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * count * 4, 28);
  header.writeUInt16LE(count * 4, 32);
  header.writeUInt16LE(32, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  writeFileSync(file, Buffer.concat([header, Buffer.from(samples.buffer)]));
}

/** Runs samples through an ffmpeg filter chain. */
export function filter(channels, chain, folder) {
  const before = join(folder, 'before.wav');
  writeWav(before, channels);
  return decode(before, folder, ['-af', chain]);
}

/** Decodes any audio file to samples, as a player would. */
export function decode(file, folder, options = []) {
  const wav = join(folder, 'decoded.wav');
  run('ffmpeg', ['-v', 'error', '-y', '-i', file, ...options, '-ar', String(RATE), '-c:a', 'pcm_f32le', wav]);
  return readWav(wav);
}

/**
 * EBU R128 loudness: integrated LUFS, the loudest 400 ms, true peak in dBFS.
 * Measured with half a second of silence on each side, because the meter's window is longer than some
 * effects. `both`: one channel that comes out of two loudspeakers.
 */
export function loudness(channels, folder, both = false) {
  const wav = join(folder, 'meter.wav');
  const padded = channels.map((samples) => {
    const longer = new Float32Array(samples.length + RATE);
    longer.set(samples, RATE / 2);
    return longer;
  });
  writeWav(wav, padded);
  const meter = [
    '-nostats',
    '-v',
    'verbose',
    '-i',
    wav,
    '-af',
    `ebur128=peak=true:dualmono=${both}`,
    '-f',
    'null',
    '-',
  ];
  const log = spawnSync('ffmpeg', meter, { encoding: 'utf8', maxBuffer: 1 << 28 }).stderr;
  const summary = log.slice(log.lastIndexOf('Summary:'));
  const moments = [...log.matchAll(/M:\s*(-?[\d.]+)/g)].map((match) => Number(match[1]));
  return {
    integrated: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    momentary: Math.max(...moments),
    peak: Number(/Peak:\s+(-?[\d.]+|-inf) dBFS/.exec(summary)?.[1]),
  };
}

/** Changes the level of samples by some dB. */
export function gain(channels, decibels) {
  const factor = 10 ** (decibels / 20);
  return channels.map((samples) => samples.map((sample) => sample * factor));
}

/**
 * Encodes samples as `<target>.webm` (Opus) and `<target>.m4a` (AAC): kilobits by codec, and AAC's sample
 * rate. `tight`: Opus in long packets and capped at this bit rate; at low rates, packets of 20 ms spend a
 * fifth of the file on their headers.
 * Opus is kept in its music mode ("lowdelay"): at low bit rates it would start in its speech mode, which
 * shifts the waveform.
 */
export function encode(channels, target, { opus, aac, aacRate = RATE, tight = false }, folder) {
  const wav = join(folder, 'master.wav');
  writeWav(wav, channels);
  const input = ['-v', 'error', '-y', '-i', wav, ...EXACT];
  run('ffmpeg', [
    ...input,
    '-c:a',
    'libopus',
    '-b:a',
    `${opus}k`,
    '-application',
    'lowdelay',
    ...(tight ? ['-frame_duration', '60', '-vbr', 'constrained'] : []),
    `${target}.webm`,
  ]);
  const aacOptions = ['-c:a', 'aac', '-b:a', `${aac}k`, '-ar', String(aacRate), '-movflags', '+faststart'];
  run('ffmpeg', [...input, ...aacOptions, `${target}.m4a`]);
}
