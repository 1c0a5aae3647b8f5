// One who tries codes beside a class that comes in, all from one address: the class gets in, and the guesser gets nowhere.

import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { bitsOf, isSolved, PROOF, proofText } from '#protocol/proofOfWork.ts';
import { prove } from '#src/platform/requests/proof.ts';
import { hashHead } from '#src/platform/requests/sha256.ts';
import { callHttp, data, hostIdentity, type Identity, type Reply } from '#tools/classroom/calls.ts';
import { easePuzzles } from '#tests/support/puzzles.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = { title: 'Codes', questions: [{ type: 'OPEN', text: 'One?' }] };

let server: TestServer;
let harden: () => void;
let host: Identity;
let quizId: string;
beforeAll(async () => {
  harden = easePuzzles();
  server = await startTestServer();
  host = await hostIdentity(server);
  quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id;
});
afterAll(() => {
  harden();
  return server.stop();
});

type Hosted = { readonly roomHash: string; readonly roomCode: string };
const hosting = async (): Promise<Hosted> =>
  data(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, host));

const present = Date.now.bind(Date);
let ahead = 0;
afterEach(() => {
  // Longer than any budget needs to fill up.
  ahead += 3_600_000;
});
/** The clock of the server stands, but for what is let pass. */
function ownClock(): (ms: number) => void {
  let now = present() + ahead;
  Date.now = () => now;
  onTestFinished(() => {
    Date.now = present;
  });
  return (ms) => {
    now += ms;
    ahead += ms;
  };
}

let guesses = 1_000_000;
/** A code that no room has here: so few are open that theirs have six digits. */
const wrongCode = (): string => String((guesses += 1));
const LIMITED = { error: { type: 'request.RATE_LIMITED' } };
const check = (roomCode: string, proof: string) => callHttp(server, 'checkRoom', { roomCode, proof });
const isLookedUp = (reply: Reply): boolean => !reply.success && reply.error.type === 'room.NOT_FOUND';

/** What a page does that asks for a code: once more with the work done, where the server wants it. */
async function enter(roomCode: string, who: Identity = {}): Promise<{ reply: Reply; calls: number }> {
  let proof: string | undefined;
  for (let calls = 1; ; calls += 1) {
    const reply = await callHttp(server, 'checkRoom', { roomCode, ...(proof && { proof }) }, who);
    const challenge = reply.success ? undefined : reply.error.challenge;
    if (challenge === undefined || calls === 3) return { reply, calls };
    proof = await prove(challenge);
  }
}

describe('one guesser at ten a second beside a class of thirty, from one address', () => {
  it('keeps nobody out, and tries few codes', async () => {
    const { roomCode, roomHash } = await hosting();
    const pass = ownClock();
    let lookedUp = 0;
    // Twenty seconds alone first, so that what costs nothing is used up; a new device for each guess.
    const guess = async () => {
      lookedUp += Number(isLookedUp(await callHttp(server, 'checkRoom', { roomCode: wrongCode() })));
      pass(100);
    };
    for (let n = 0; n < 200; n += 1) await guess();
    for (let pupil = 0; pupil < 30; pupil += 1) {
      const { reply, calls } = await enter(roomCode);
      expect(data(reply).room.hash).toBe(roomHash);
      expect(calls).toBeLessThanOrEqual(2);
      const player = { name: `Pupil ${pupil}` };
      data(await callHttp(server, 'join', { roomHash, player, startSource: 'test' }));
      for (let n = 0; n < 5; n += 1) await guess();
    }
    expect(lookedUp).toBeGreaterThan(0);
    expect(lookedUp).toBeLessThanOrEqual(150 + 35 * 0.25 + 1);
  });

  it('keeps nobody out by doing the work either, and tries few codes more', async () => {
    const { roomCode, roomHash } = await hosting();
    const pass = ownClock();
    const room = data((await enter(roomCode)).reply).room;
    let lookedUp = 0;
    let challenge = '';
    for (let n = 0; n < 150; n += 1) await callHttp(server, 'checkRoom', { roomCode: wrongCode() });
    const guess = async (proof?: string) => {
      const reply = await callHttp(server, 'checkRoom', { roomCode: wrongCode(), ...(proof && { proof }) });
      lookedUp += Number(isLookedUp(reply));
      challenge = reply.success ? '' : (reply.error.challenge ?? '');
    };
    const guessByWork = async () => {
      await guess();
      if (bitsOf(challenge) === PROOF.bits) await guess(await prove(challenge));
    };
    for (let n = 0; n < 200; n += 1) {
      await guessByWork();
      pass(100);
    }
    // What has come back meanwhile is used up.
    for (let n = 0; n < 5; n += 1) await guessByWork();
    expect(lookedUp).toBeLessThanOrEqual(120 + 20 * (0.5 + 0.25) + 1);
    // The guesser has made it dear, but the class has come in by this code before.
    expect(bitsOf(challenge)).toBe(PROOF.hardBits);
    const inVain = await prove(challenge);
    for (const code of [wrongCode(), roomCode]) expect(await check(code, inVain)).toMatchObject(LIMITED);
    expect(room.hash).toBe(roomHash);
    const { reply, calls } = await enter(roomCode);
    expect(data(reply).room.hash).toBe(roomHash);
    expect(calls).toBeLessThanOrEqual(2);
  });

  it('opens a code on a socket of its own, too, when its tries there are used up', async () => {
    const { roomCode, roomHash } = await hosting();
    ownClock();
    const socket = await openSocket(server);
    onTestFinished(() => socket.close());
    for (let n = 0; n < 20; n += 1) await socket.call('checkRoom', { roomCode: wrongCode() });
    const refused = await socket.call('checkRoom', { roomCode });
    expect(refused).toMatchObject({ error: { type: 'request.RATE_LIMITED' } });
    if (refused.success) return;
    const proof = await prove(refused.error.challenge ?? '');
    expect(data(await socket.call('checkRoom', { roomCode, proof })).room.hash).toBe(roomHash);
  });
});

describe('work for a code', () => {
  /** What the server wants for the next code, here. */
  async function challenged(): Promise<string> {
    for (;;) {
      const reply = await callHttp(server, 'checkRoom', { roomCode: wrongCode() });
      if (!isLookedUp(reply)) return reply.success ? '' : (reply.error.challenge ?? '');
    }
  }

  const isDone = (text: string): boolean => isSolved(hashHead(text), bitsOf(text));

  it('counts once, for a while, and only where it was done', async () => {
    const { roomCode } = await hosting();
    const pass = ownClock();
    // Those of one moment are not the same either.
    const [challenge, another, late] = [await challenged(), await challenged(), await challenged()];
    const right = await prove(challenge);
    const eased = await prove(challenge.replace(/^\d+/, '1'));
    const undone = [0, 1, 2].map((counter) => proofText(challenge, counter)).find((text) => !isDone(text));
    for (const shown of [eased, undone ?? '', 'x'])
      expect(await check(roomCode, shown)).toMatchObject(LIMITED);
    expect((await check(roomCode, right)).success).toBe(true);
    for (const code of [roomCode, wrongCode()]) expect(await check(code, right)).toMatchObject(LIMITED);
    const wrong = await prove(another);
    expect(isLookedUp(await check(wrongCode(), wrong))).toBe(true);
    expect(await check(roomCode, wrong)).toMatchObject(LIMITED);
    pass(PROOF.validMs + 1);
    // What has come back meanwhile costs nothing, and is used up first.
    await challenged();
    expect(await check(roomCode, await prove(late))).toMatchObject(LIMITED);
  });

  it('tells a locked code from a wrong one no more than a first try does, also where all else is used up', async () => {
    const { roomCode, roomHash } = await hosting();
    ownClock();
    const replyTo = async (code: string) => {
      const { reply } = await enter(code);
      return reply.success ? reply.data : { ...reply.error, challenge: typeof reply.error.challenge };
    };
    // The code has been used here, and was locked then.
    expect((await enter(roomCode)).reply.success).toBe(true);
    data(await callHttp(server, 'lockRoom', { roomHash, locked: true }, host));
    expect(await replyTo(roomCode)).toEqual(await replyTo(wrongCode()));
    await challenged();
    expect(await replyTo(roomCode)).toEqual(await replyTo(wrongCode()));
    for (let n = 0; n < 120; n += 1) await enter(wrongCode());
    const [locked, wrong] = [await replyTo(roomCode), await replyTo(wrongCode())];
    expect(locked).toEqual(wrong);
    expect(locked).toMatchObject({ type: 'request.RATE_LIMITED', challenge: 'string' });
  });
});
