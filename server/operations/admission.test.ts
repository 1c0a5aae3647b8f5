import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Operation, Role } from '#protocol/operation.ts';
import { OPERATIONS } from '#protocol/operations.ts';
import { credentialsIn } from '#server/identity/credentials.ts';
import { Secrets } from '#server/identity/secrets.ts';
import { admitted } from '#server/operations/admission.ts';
import { type Caller, type CallerSocket, OperationError, type Services } from '#server/operations/context.ts';

const secrets = new Secrets(randomBytes(32));
const ROOM = 'a'.repeat(24);
const [ANA, BEN, CEM] = ['0-aaaaaaaa', '1-bbbbbbbb', '2-cccccccc'];
const seats = [
  [
    { id: ANA, approval: 'approved', deleted: false },
    { id: BEN, approval: 'approved', deleted: true },
    { id: CEM, approval: 'rejected', deleted: false },
  ],
];
const session = { room: { hash: ROOM, hostId: 'host', seats }, calledBy: () => undefined };
const services = {
  secrets,
  rooms: { byHash: (hash: string) => Promise.resolve(hash === ROOM ? session : null) },
} as unknown as Services;

const device: Caller = {
  address: '',
  deviceSeats: [],
  seatTicket: null,
  owner: null,
  credentials: credentialsIn({}),
  commandId: '',
  socket: null,
};
const socket = { verified: null } as unknown as CallerSocket;
const seat = (playerId: string, roomHash = ROOM) => ({
  ...device,
  seatTicket: secrets.seatTicket(roomHash, playerId),
});
const owner = (id: string, hasToken = true) => ({ ...device, owner: { id, hasToken } });

const CALLERS = {
  device,
  seat: seat(ANA),
  forged: { ...device, seatTicket: `${ANA}~${'x'.repeat(32)}` },
  'seat of another': seat(BEN),
  'seat elsewhere': seat(ANA, 'b'.repeat(24)),
  host: owner('host'),
  'host on a socket': { ...owner('host', false), socket },
  'host without token': owner('host', false),
  'other host': owner('other'),
  'host in a seat': { ...seat(ANA), owner: { id: 'host', hasToken: true } },
} satisfies Record<string, Caller>;

type Outcome = 'in' | 'UNAUTHORIZED' | 'CSRF' | 'FORBIDDEN';
/** Callers that a role doesn't list get `UNAUTHORIZED`. */
const TOLD: Readonly<Record<Role, 'all' | Readonly<Partial<Record<keyof typeof CALLERS, Outcome>>>>> = {
  anyone: 'all',
  player: { seat: 'in', 'host in a seat': 'in' },
  owner: {
    host: 'in',
    'host on a socket': 'in',
    'host in a seat': 'in',
    'other host': 'in',
    'host without token': 'CSRF',
  },
  roomHost: {
    host: 'in',
    'host on a socket': 'in',
    'host in a seat': 'in',
    'other host': 'FORBIDDEN',
    'host without token': 'CSRF',
  },
  playerOrHost: {
    seat: 'in',
    host: 'in',
    'host on a socket': 'in',
    'host in a seat': 'in',
    'other host': 'FORBIDDEN',
    'host without token': 'CSRF',
  },
};

async function told(operation: Operation, caller: Caller, request: object = {}): Promise<string> {
  try {
    await admitted(operation, { roomHash: ROOM, playerId: ANA, ...request }, caller, services);
    return 'in';
  } catch (error) {
    if (error instanceof OperationError) return error.detail.type.replace('request.', '');
    throw error;
  }
}

const operations: readonly Operation[] = Object.values(OPERATIONS);

it.each(operations)('$name', async (operation) => {
  const by = TOLD[operation.role];
  for (const name of Object.keys(CALLERS) as (keyof typeof CALLERS)[]) {
    const expected = by === 'all' ? 'in' : (by[name] ?? 'UNAUTHORIZED');
    // A read is harmless: the page that made the browser call it never sees the answer.
    const reads = expected === 'CSRF' && operation.method === 'GET';
    expect(await told(operation, CALLERS[name]), name).toBe(reads ? 'in' : expected);
  }
});

describe('a seat', () => {
  const { getRank, skipQuestion }: Readonly<Record<'getRank' | 'skipQuestion', Operation>> = OPERATIONS;

  it('gets a specific error when it was removed or rejected, or when its seat or room is gone', async () => {
    expect(await told(getRank, seat(BEN), { playerId: BEN })).toBe('player.DELETED');
    expect(await told(getRank, seat(CEM), { playerId: CEM })).toBe('player.REJECTED');
    expect(await told(getRank, seat('7-gggggggg'), { playerId: '7-gggggggg' })).toBe('player.NOT_FOUND');
    const elsewhere = 'b'.repeat(24);
    expect(await told(getRank, seat(ANA, elsewhere), { roomHash: elsewhere })).toBe('room.NOT_FOUND');
  });

  it('can be left out of the request when the device knows the room', async () => {
    const unnamed = { roomHash: undefined, playerId: undefined };
    expect(await told(skipQuestion, seat(ANA), unnamed)).toBe('VALIDATION_ERROR');
    const known = { ...seat(ANA), deviceSeats: [{ roomHash: ROOM, playerId: ANA }] };
    expect(await admitted(skipQuestion, unnamed, known, services)).toMatchObject({ seat: 0, playerId: ANA });
    expect(await told(skipQuestion, seat(ANA), { playerId: undefined })).toBe('in');
    expect(await told(skipQuestion, seat(BEN), { roomHash: undefined })).toBe('VALIDATION_ERROR');
  });
});

it('passes the owner and the session on to the handler', async () => {
  const { endGame, hostGame }: Readonly<Record<'endGame' | 'hostGame', Operation>> = OPERATIONS;
  expect(await admitted(hostGame, {}, CALLERS.host, services)).toMatchObject({ ownerId: 'host' });
  expect(await admitted(endGame, { roomHash: ROOM }, CALLERS.host, services)).toMatchObject({
    ownerId: 'host',
    session,
  });
});
