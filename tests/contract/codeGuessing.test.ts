import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { bitsOf, isSolved, PROOF, proofText } from '#protocol/proofOfWork.ts';
import { solvePuzzle } from '#src/platform/requests/proof.ts';
import { hashHead } from '#src/platform/requests/sha256.ts';
import { callHttp, data, hostIdentity, type Credentials, type Reply } from '#tools/classroom/calls.ts';
import { useEasyPuzzles } from '#tests/support/puzzles.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = { title: 'Codes', questions: [{ type: 'OPEN', text: 'One?' }] };

let server: TestServer;
let harden: () => void;
let host: Credentials;
let quizId: string;
beforeAll(async () => {
  harden = useEasyPuzzles();
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
  // Longer than any rate limit needs to refill.
  ahead += 3_600_000;
});
/** Stops the server's clock; the returned function moves it forward. */
function frozenClock(): (ms: number) => void {
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
/** A code that no room has: so few are open here that theirs have six digits. */
const wrongCode = (): string => String((guesses += 1));
const LIMITED = { error: { type: 'request.RATE_LIMITED' } };
const check = (roomCode: string, proof: string) => callHttp(server, 'checkRoom', { roomCode, proof });
const isLookedUp = (reply: Reply): boolean => !reply.success && reply.error.type === 'room.NOT_FOUND';

/** Checks a code as a page does: again with the work done, if the server asks for it. */
async function enter(roomCode: string, who: Credentials = {}): Promise<{ reply: Reply; calls: number }> {
  let proof: string | undefined;
  for (let calls = 1; ; calls += 1) {
    const reply = await callHttp(server, 'checkRoom', { roomCode, ...(proof && { proof }) }, who);
    const challenge = reply.success ? undefined : reply.error.challenge;
    if (challenge === undefined || calls === 3) return { reply, calls };
    proof = await solvePuzzle(challenge);
  }
}

describe('a guesser trying ten codes a second next to a class of thirty at the same address', () => {
  it("doesn't keep the class out, and gets few codes looked up", async () => {
    const { roomCode, roomHash } = await hosting();
    const pass = frozenClock();
    let lookedUp = 0;
    // Guesses alone for twenty seconds first, to use up the free tries; each guess comes from a new device.
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

  it("doesn't keep the class out by doing the work either, and gets few more codes looked up", async () => {
    const { roomCode, roomHash } = await hosting();
    const pass = frozenClock();
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
      if (bitsOf(challenge) === PROOF.bits) await guess(await solvePuzzle(challenge));
    };
    for (let n = 0; n < 200; n += 1) {
      await guessByWork();
      pass(100);
    }
    // Uses up what has refilled in between.
    for (let n = 0; n < 5; n += 1) await guessByWork();
    expect(lookedUp).toBeLessThanOrEqual(120 + 20 * (0.5 + 0.25) + 1);
    // The guesser has made the work expensive, but the class has used this code before.
    expect(bitsOf(challenge)).toBe(PROOF.hardBits);
    const inVain = await solvePuzzle(challenge);
    for (const code of [wrongCode(), roomCode]) expect(await check(code, inVain)).toMatchObject(LIMITED);
    expect(room.hash).toBe(roomHash);
    const { reply, calls } = await enter(roomCode);
    expect(data(reply).room.hash).toBe(roomHash);
    expect(calls).toBeLessThanOrEqual(2);
  });

  it("can still open a code by work once the socket's free tries are used up", async () => {
    const { roomCode, roomHash } = await hosting();
    frozenClock();
    const socket = await openSocket(server);
    onTestFinished(() => socket.close());
    for (let n = 0; n < 20; n += 1) await socket.call('checkRoom', { roomCode: wrongCode() });
    const refused = await socket.call('checkRoom', { roomCode });
    expect(refused).toMatchObject({ error: { type: 'request.RATE_LIMITED' } });
    if (refused.success) return;
    const proof = await solvePuzzle(refused.error.challenge ?? '');
    expect(data(await socket.call('checkRoom', { roomCode, proof })).room.hash).toBe(roomHash);
  });
});

describe('work for a code', () => {
  /** Guesses until the server asks for work; returns its challenge. */
  async function challenged(): Promise<string> {
    for (;;) {
      const reply = await callHttp(server, 'checkRoom', { roomCode: wrongCode() });
      if (!isLookedUp(reply)) return reply.success ? '' : (reply.error.challenge ?? '');
    }
  }

  const isDone = (text: string): boolean => isSolved(hashHead(text), bitsOf(text));

  it('counts once, for a limited time, and only if it was done', async () => {
    const { roomCode } = await hosting();
    const pass = frozenClock();
    // Challenges of the same moment differ too.
    const [challenge, another, late] = [await challenged(), await challenged(), await challenged()];
    const right = await solvePuzzle(challenge);
    const eased = await solvePuzzle(challenge.replace(/^\d+/, '1'));
    const undone = [0, 1, 2].map((counter) => proofText(challenge, counter)).find((text) => !isDone(text));
    for (const shown of [eased, undone ?? '', 'x'])
      expect(await check(roomCode, shown)).toMatchObject(LIMITED);
    expect((await check(roomCode, right)).success).toBe(true);
    for (const code of [roomCode, wrongCode()]) expect(await check(code, right)).toMatchObject(LIMITED);
    const wrong = await solvePuzzle(another);
    expect(isLookedUp(await check(wrongCode(), wrong))).toBe(true);
    expect(await check(roomCode, wrong)).toMatchObject(LIMITED);
    pass(PROOF.validMs + 1);
    // Lookups that have refilled in between cost no work, and this uses them up first.
    await challenged();
    expect(await check(roomCode, await solvePuzzle(late))).toMatchObject(LIMITED);
  });

  it('reveals no more about a locked code than a first try does, even when everything else is used up', async () => {
    const { roomCode, roomHash } = await hosting();
    frozenClock();
    const replyTo = async (code: string) => {
      const { reply } = await enter(code);
      return reply.success ? reply.data : { ...reply.error, challenge: typeof reply.error.challenge };
    };
    // The code was used here before it was locked.
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
