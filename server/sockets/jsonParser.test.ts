import { describe, expect, it } from 'vitest';
import * as parser from 'socket.io-parser';
import { jsonParser } from './jsonParser.ts';

describe('the parser of JSON packets', () => {
  const payload = { text: 'ä " \u2028 🦊', list: [1, null, { a: true }] };
  const packets = [
    { type: parser.PacketType.CONNECT, nsp: '/', data: { sid: 'a' } },
    { type: parser.PacketType.DISCONNECT, nsp: '/' },
    { type: parser.PacketType.EVENT, nsp: '/', data: ['event', payload] },
    { type: parser.PacketType.EVENT, nsp: '/', data: ['event', payload] },
    { type: parser.PacketType.EVENT, nsp: '/', data: ['other', payload] },
    { type: parser.PacketType.EVENT, nsp: '/', data: ['event', { ...payload, more: 1 }], id: 0 },
    { type: parser.PacketType.EVENT, nsp: '/admin', data: ['event'], id: 12 },
    { type: parser.PacketType.ACK, nsp: '/', data: [{ success: true }], id: 7 },
    { type: parser.PacketType.CONNECT_ERROR, nsp: '/', data: { message: 'no' } },
  ] as parser.Packet[];

  it("writes every packet as Socket.IO's own parser does", () => {
    const [ours, theirs] = [new jsonParser.Encoder(), new parser.Encoder()];
    for (const packet of packets) expect(ours.encode(packet)).toEqual(theirs.encode({ ...packet }));
  });

  it('encodes a payload once, however many it goes to', () => {
    let encoded = 0;
    const counted = { toJSON: () => ++encoded };
    const encoder = new jsonParser.Encoder();
    const packet = () => ({ type: 2, nsp: '/', data: ['event', counted] }) as unknown as parser.Packet;
    for (let n = 0; n < 5; n++) expect(encoder.encode(packet())).toEqual(['2["event",1]']);
    expect(encoded).toBe(1);
  });
});
