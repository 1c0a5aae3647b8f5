// Baseline server: Socket.IO alone, which acknowledges and sends messages without any game logic; if asked to,
// after one sync of a file for all events that arrived during the last one.

import { fdatasync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Server } from 'socket.io';
import { SOCKET_PATHS } from '#protocol/pushes.ts';
import { answerParent } from '#tools/bench/childServer.ts';

const http = createServer();
const io = new Server(http, { path: SOCKET_PATHS.game, serveClient: false });
/** Acknowledgements by event; a plain success by default. */
const answers = new Map<string, unknown>();
const SUCCESS = { success: true };

/** Bytes of the file to which events are written, again and again. */
const FILE_BYTES = 16 * 2 ** 20;
const folder = mkdtempSync(join(tmpdir(), 'quizpeak-bare-'));
const file = openSync(join(folder, 'events'), 'w');
writeSync(file, Buffer.alloc(FILE_BYTES));
const sync = promisify(fdatasync);
let isDurable = false;
let position = 0;
let unsaved: { readonly text: string; done(): void }[] = [];
let saving = false;

async function save(): Promise<void> {
  saving = true;
  await Promise.resolve();
  while (unsaved.length > 0) {
    const batch = unsaved;
    unsaved = [];
    const bytes = Buffer.from(batch.map(({ text }) => text).join('\n'));
    if (position + bytes.length > FILE_BYTES) position = 0;
    position += writeSync(file, bytes, 0, bytes.length, position);
    await sync(file);
    for (const { done } of batch) done();
  }
  saving = false;
}

io.on('connection', (socket) => {
  (socket.conn as { request: unknown }).request = null;
  socket.onAny((event: string, ...args: unknown[]) => {
    const ack = args[args.length - 1] as unknown;
    if (typeof ack !== 'function') return;
    const done = (): void => (ack as (answer: unknown) => void)(answers.get(event) ?? SUCCESS);
    if (!isDurable) return done();
    unsaved.push({ text: JSON.stringify(args), done });
    if (!saving) void save();
  });
});
await new Promise<void>((resolve) => http.listen(Number(process.env.PORT), '127.0.0.1', resolve));
const address = http.address();
answerParent({
  port: typeof address === 'object' && address ? address.port : 0,
  stop: async () => {
    await io.close();
    rmSync(folder, { recursive: true });
  },
  setAnswer: (event, answer) => answers.set(event, answer),
  setDurable: (durable) => {
    isDurable = durable;
  },
  // One at a time, as a game must: each player's message is different.
  push: (event, payload) => {
    for (const socket of io.sockets.sockets.values()) socket.emit(event, payload);
  },
});
