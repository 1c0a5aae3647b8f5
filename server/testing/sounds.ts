// Small sounds for tests: valid containers with silence in them.

/** Returns an ID3 tag with this content, to be put in front of a sound. */
export function id3(content: Buffer): Buffer {
  const size = [21, 14, 7, 0].map((bits) => (content.length >> bits) & 0x7f);
  return Buffer.concat([Buffer.from('ID3\u0004\u0000\u0000', 'latin1'), Buffer.from(size), content]);
}

/** Frames of 128 kbit/s at 44,100 Hz. */
export function mp3(frames: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

export function aac(frames: number): Buffer {
  const frame = Buffer.alloc(200);
  frame.set([0xff, 0xf1, 0x50, 0x80, 200 >> 3, (200 & 7) << 5, 0xfc]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** `says` is the size given in the header. */
export function wav(data: Uint8Array, says = data.length, format = 1): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + data.length + (data.length % 2), 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(format, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(says, 40);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

export function oggPage(flags: number, body: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS', 0, 'latin1');
  head[5] = flags;
  head[26] = 1;
  head[27] = body.length;
  return Buffer.concat([head, body]);
}

export const ogg = (): Buffer =>
  Buffer.concat([
    oggPage(2, Buffer.from('OpusHead')),
    oggPage(0, Buffer.from('OpusTags')),
    oggPage(4, Buffer.alloc(90)),
  ]);

export function box(kind: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  const whole = Buffer.concat([head, ...content]);
  whole.writeUInt32BE(whole.length);
  whole.write(kind, 4, 'latin1');
  return whole;
}

/** `besides` is content other than sound. */
export function m4a({ track = 'soun', besides = Buffer.alloc(0), besidesKind = 'udta' }): Buffer {
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from(track), Buffer.alloc(13));
  const named = box(besidesKind, besides);
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \u0000\u0000\u0000\u0000M4A mp42', 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100)), box('trak', box('mdia', handler), named), named),
    box('mdat', Buffer.alloc(300)),
    named,
  ]);
}

function element(name: string, content: Buffer, length?: string): Buffer {
  const size = length ?? (0x80 | content.length).toString(16);
  return Buffer.concat([Buffer.from(name + size, 'hex'), content]);
}

/** Has a segment and a cluster of open length, as recorders write them. */
export function webm({ docType = 'webm', trackType = 2 }): Buffer {
  const track = element(
    'ae',
    Buffer.concat([element('d7', Buffer.of(1)), element('83', Buffer.of(trackType))]),
  );
  const cluster = element('1f43b675', Buffer.alloc(200), '01ffffffffffffff');
  const segment = Buffer.concat([element('1654ae6b', track), cluster]);
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(docType))),
    element('18538067', segment, '01ffffffffffffff'),
  ]);
}
