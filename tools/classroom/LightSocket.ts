// Socket.IO client on a bare TCP connection: so light that the load generator never becomes the bottleneck.

import { createHash, randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { SOCKET_PATHS } from '#protocol/pushes.ts';

const TEXT_FRAME = 0x81;
const CLOSE_OPCODE = 8;
/** Appended to a key before hashing (RFC 6455, section 1.3). */
const ACCEPT_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const UTF8_BYTES = 4;

/** Client frames must be masked; masking with zeros leaves the bytes unchanged. */
function frame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  if (length >= 0x10000) throw new RangeError('a message of the bench is never that long');
  const head = length < 126 ? 2 : 4;
  const buffer = Buffer.alloc(head + UTF8_BYTES + length);
  buffer[0] = TEXT_FRAME;
  buffer[1] = 0x80 | (length < 126 ? length : 126);
  if (head === 4) buffer.writeUInt16BE(length, 2);
  buffer.write(text, head + UTF8_BYTES);
  return buffer;
}

export class LightSocket {
  /** Called for each event that isn't an acknowledgement, with the JSON text of `[event, payload]`. */
  onPush: (text: string) => void = () => undefined;
  /** Called when the server or the system closes the connection. */
  onLost: () => void = () => undefined;
  readonly #socket: Socket;
  readonly #waiting = new Map<number, { resolve(answer: string): void; reject(error: Error): void }>();
  #lastId = 0;
  #rest: Buffer = Buffer.alloc(0);
  #connected: { resolve(): void; reject(error: Error): void } | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Connects through both handshakes. */
  static async open(port: number, cookie = ''): Promise<LightSocket> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const light = new LightSocket(socket);
    const rest = await upgraded(socket, port, cookie);
    await new Promise<void>((resolve, reject) => {
      light.#connected = { resolve, reject };
      socket.on('data', (data: Buffer) => light.#read(data));
      socket.on('close', () => light.#fail(new Error('the server closed a connection')));
      socket.on('error', (error) => light.#fail(error));
      light.#send('40');
      if (rest.length > 0) light.#read(rest);
    });
    light.#connected = null;
    return light;
  }

  /**
   * Sends an event. `args` is the JSON of its arguments, without the brackets. Resolves to the JSON text of
   * the acknowledgement's array.
   */
  call(event: string, args: string): Promise<string> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send(`42${id}["${event}",${args}]`);
    });
  }

  /** Calls that are under way are rejected, like those of a device that loses its line. */
  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.destroy();
    this.#rejectAll(new Error('the connection was closed'));
  }

  #send(text: string): void {
    this.#socket.write(frame(text));
  }

  #fail(error: Error): void {
    this.#connected?.reject(error);
    this.#rejectAll(error);
    this.onLost();
  }

  #rejectAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #read(data: Buffer): void {
    const buffer = this.#rest.length > 0 ? Buffer.concat([this.#rest, data]) : data;
    let offset = 0;
    while (buffer.length >= offset + 2) {
      const short = (buffer[offset + 1] as number) & 0x7f;
      const head = short === 127 ? 10 : short === 126 ? 4 : 2;
      if (buffer.length < offset + head) break;
      const length =
        short === 127
          ? Number(buffer.readBigUInt64BE(offset + 2))
          : short === 126
            ? buffer.readUInt16BE(offset + 2)
            : short;
      const start = offset + head;
      if (buffer.length < start + length) break;
      if (((buffer[offset] as number) & 0x0f) === CLOSE_OPCODE) this.#socket.destroy();
      else this.#packet(buffer.toString('utf8', start, start + length));
      offset = start + length;
    }
    this.#rest = buffer.subarray(offset);
  }

  #packet(text: string): void {
    if (text === '2') return this.#send('3');
    if (text.startsWith('40')) return this.#connected?.resolve();
    const id = Number.parseInt(text.slice(2), 10);
    const body = text.indexOf('[');
    if (text.startsWith('43')) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      return waiting?.resolve(text.slice(body));
    }
    if (!text.startsWith('42')) return;
    // An event with an id expects an answer: that is how the server measures the round trip.
    if (!Number.isNaN(id)) this.#send(`43${id}[]`);
    this.onPush(text.slice(body));
  }
}

/** Requests the upgrade; resolves to whatever came after the response's head. */
function upgraded(socket: Socket, port: number, cookie: string): Promise<Buffer> {
  const key = randomBytes(16).toString('base64');
  const accept = createHash('sha1')
    .update(key + ACCEPT_SUFFIX)
    .digest('base64');
  const lines = [
    `GET ${SOCKET_PATHS.game}/?EIO=4&transport=websocket HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
    ...(cookie ? [`Cookie: ${cookie}`] : []),
  ];
  return new Promise((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0);
    const take = (data: Buffer): void => {
      head = Buffer.concat([head, data]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      socket.removeAllListeners();
      if (head.toString('latin1', 0, end).includes(accept)) resolve(head.subarray(end + 4));
      else reject(new Error(`no upgrade: ${head.toString('latin1', 0, end)}`));
    };
    socket.on('data', take);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a connection before the upgrade')));
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}
