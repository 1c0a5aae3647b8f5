/**
 * Frames of the journal: each holds the chunks of one flush, with its own position and a checksum.
 *
 * A header of 16 bytes (length of the payload, CRC-32 of position and payload, position in the journal), then
 * the payload: a line per chunk, with the room, the number of the first event, the count and the events
 * between tabs. JSON contains neither tabs nor line breaks.
 */
import { crc32 } from 'node:zlib';

const headerBytes = 16;

/** Events of one room that one flush wrote. */
export interface JournaledChunk {
  readonly roomHash: string;
  readonly firstSeq: number;
  readonly count: number;
  /** A JSON array. */
  readonly events: string;
}

export interface Frame {
  /** Position in the journal just behind the frame. */
  readonly end: number;
  readonly chunks: readonly JournaledChunk[];
}

/** @param position where the frame begins in the journal, in bytes */
export function encodeFrame(position: number, chunks: readonly JournaledChunk[]): Buffer {
  let text = '';
  for (const { roomHash, firstSeq, count, events } of chunks)
    text += `${roomHash}\t${firstSeq}\t${count}\t${events}\n`;
  const length = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(headerBytes + length);
  frame.writeUInt32LE(length, 0);
  frame.writeBigUInt64LE(BigInt(position), 8);
  frame.write(text, headerBytes);
  frame.writeUInt32LE(crc32(frame.subarray(8)), 4);
  return frame;
}

/** Returns the frame at an offset of a segment that starts at `start`; null if there is none intact. */
export function decodeFrame(segment: Buffer, offset: number, start: number): Frame | null {
  if (offset + headerBytes > segment.length) return null;
  const position = start + offset;
  // The low half first, because a search for a frame asks this of every byte.
  if (segment.readUInt32LE(offset + 8) !== position % 2 ** 32) return null;
  if (segment.readBigUInt64LE(offset + 8) !== BigInt(position)) return null;
  const end = offset + headerBytes + segment.readUInt32LE(offset);
  if (end === offset + headerBytes || end > segment.length) return null;
  if (segment.readUInt32LE(offset + 4) !== crc32(segment.subarray(offset + 8, end))) return null;
  const lines = segment.toString('utf8', offset + headerBytes, end).split('\n');
  const chunks = lines.slice(0, -1).map((line): JournaledChunk => {
    const [roomHash = '', firstSeq, count, events = '[]'] = line.split('\t');
    return { roomHash, firstSeq: Number(firstSeq), count: Number(count), events };
  });
  return { end: start + end, chunks };
}
