/** Turns notes timed in seconds into the bytes of a MIDI file. */

const TICKS_PER_SECOND = 2000;
const DRUMS = 9;

function variableLength(value) {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

function chunk(name, bytes) {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32BE(bytes.length, 4);
  return Buffer.concat([head, Buffer.from(bytes)]);
}

/** Drums use channel 10; everything else takes the free channels in order. */
function channelsOf(parts) {
  let next = 0;
  return parts.map((part) => {
    if (part.drums) return DRUMS;
    if (next === DRUMS) next++;
    if (next > 15) throw new Error('more than 16 channels');
    return next++;
  });
}

function setUp(part, channel) {
  const controls = [
    [0, part.bank ?? 0],
    [7, 100],
    [10, part.pan ?? 64],
    [91, part.reverb ?? 40],
    [93, 0],
  ];
  return [
    ...controls.map(([number, value]) => ({ tick: 0, order: 0, data: [0xb0 | channel, number, value] })),
    { tick: 0, order: 1, data: [0xc0 | channel, part.program] },
  ];
}

/**
 * Parts `{ program, bank?, drums?, pan?, reverb?, notes: [{ at, length, pitch, velocity }] }`, with times in
 * seconds -> a MIDI file that lasts `seconds`, so that decay tails are rendered too.
 */
export function midiFile(parts, seconds) {
  const channels = channelsOf(parts);
  const events = parts.flatMap((part, index) => {
    const channel = channels[index];
    return [
      ...setUp(part, channel),
      ...part.notes.flatMap(({ at, length, pitch, velocity }) => [
        { tick: tickOf(at), order: 3, data: [0x90 | channel, pitch, velocity] },
        { tick: Math.max(tickOf(at + length), tickOf(at) + 1), order: 2, data: [0x80 | channel, pitch, 0] },
      ]),
    ];
  });
  events.sort((a, b) => a.tick - b.tick || a.order - b.order);

  const bytes = [0, 0xff, 0x51, 3, 0x07, 0xa1, 0x20]; // 500,000 microseconds per beat of 1,000 ticks
  let last = 0;
  for (const { tick, data } of events) {
    bytes.push(...variableLength(tick - last), ...data);
    last = tick;
  }
  bytes.push(...variableLength(Math.max(0, tickOf(seconds) - last)), 0xff, 0x2f, 0);
  const beat = TICKS_PER_SECOND / 2;
  return Buffer.concat([chunk('MThd', [0, 0, 0, 1, beat >> 8, beat & 0xff]), chunk('MTrk', bytes)]);
}

function tickOf(seconds) {
  return Math.round(seconds * TICKS_PER_SECOND);
}
