// Real clients on unreliable lines, and a server killed along the way: in the end everyone agrees with the
// log, and no answer is lost or counted twice. A seed that has failed once stays in the list.

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { DUEL_POINTS } from '#core/features/duels/duels.ts';
import { stream } from '#core/random/stream.ts';
import { hasFeature } from '#core/modes/registry.ts';
import type { GameType } from '#core/room/phase.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { ReportPage } from '#core/views/report.ts';
import { preparedDataDir } from '#server/testing/preparedStore.ts';
import { RealPlayer } from '#tests/network/RealPlayer.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { freePort, ServerProcess } from '#tools/classroom/ServerProcess.ts';

// A page loads its handling of power-ups and duels after it is shown, and no page is shown here.
vi.mock('#src/features/powerups/load.ts', async () => {
  const { actOnPowerups } = await import('#src/features/powerups/actions.ts');
  return { parts: undefined, loadParts: () => Promise.resolve({ actOnPowerups }) };
});

vi.mock('#src/features/duels/load.ts', async () => {
  const parts = await import('#src/features/duels/parts.tsx');
  return { parts, loadParts: () => Promise.resolve(parts) };
});

/**
 * `npm test` plays these seeds, with the game types in which most can go wrong; `NETWORK_SEEDS=20` adds that
 * many, over every type.
 */
const SEEDS = [1, 3, 4];
const MORE = Number(process.env.NETWORK_SEEDS ?? 0);
const TYPES: readonly GameType[] = ['normal', 'common_assessment', 'team', 'mastery_mode'];
const PLAYERS = 4;
/**
 * Power-ups given to each player in the lobby, if the game has any: those that move points between players.
 */
const GIVEN = ['gift', 'stealPoints'] as const;
/** Points that a gift adds, for giver and recipient together. */
const GIFT_POINTS = 1_000;

const QUIZ: AuthoredQuiz = {
  title: 'On a bad line',
  questions: Array.from({ length: 7 }, (_, n) =>
    n % 3 === 2
      ? // Any text counts as correct, so that in every game someone gets to choose in a duel.
        { type: 'BLANK', text: `Question ${n}`, accepted: ['paris', 'x'] }
      : {
          type: n % 3 === 0 ? 'MCQ' : 'MSQ',
          text: `Question ${n}`,
          options: [{ text: 'a', correct: true }, { text: 'b' }],
        },
  ),
};

/** Milliseconds that a whole game may take on a busy machine. */
const GAME_MS = 90_000;

async function play(seed: number, server: ServerProcess): Promise<void> {
  const type = TYPES[seed % TYPES.length] ?? 'normal';
  const host: Credentials = await hostIdentity(server);
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id;
  // The only power-ups in play are those given below.
  const powerups = { powerups: 'yes', powerupKinds: '' };
  const gameOptions = {
    jumble: true,
    masteryReattempts: '1',
    limitAttempts: 1,
    isDuelEnabled: true,
    ...powerups,
  };
  const { roomHash } = data(await callHttp(server, 'hostGame', { quizId, type, gameOptions }, host));
  const players: RealPlayer[] = [];
  try {
    for (let n = 0; n < PLAYERS; n += 1) {
      const request = { roomHash, player: { name: `Player ${n}` }, startSource: 'test' };
      const { playerId, ticket } = data(await callHttp(server, 'join', request));
      players.push(new RealPlayer(server.url, { roomHash, playerId, ticket }, [seed, n], `${n}`));
    }
    const ids = players.map(({ seat }) => seat.playerId);
    for (const player of players) player.others = ids.filter((id) => id !== player.seat.playerId);
    const hasPowerups = hasFeature({ type }, 'powerups');
    for (const powerup of hasPowerups ? GIVEN : [])
      data(await callHttp(server, 'awardPowerups', { roomHash, powerup }, host));
    data(await callHttp(server, 'startGame', { roomHash }, host));
    await sleep(3_500 + stream([seed, 0], 'kill').below(3_000));
    await server.end('SIGKILL');
    await server.start();
    const playing = () => players.flatMap((player) => (player.isOver ? [] : player.debugState));
    await vi.waitFor(() => expect(playing()).toEqual([]), { timeout: GAME_MS, interval: 100 });
    data(await callHttp(server, 'endGame', { roomHash }, host));
    for (const player of players) player.makeReliable();
    const report = data(await callHttp(server, 'getReport', { roomHash }, host)) as ReportPage;
    const { view } = data(await callHttp(server, 'getGame', { roomHash }, host));
    const questionIds = (view as HostView).questions.map(({ question }) => question.id);
    for (const player of players) await expectAgreement(player, server, { report, ids: questionIds });
    if (hasPowerups) expectCardsUsedOnce(players, report);
    if (hasFeature({ type }, 'duels')) expectStrikesOnce(view as HostView, report);
  } finally {
    for (const player of players) player.close();
  }
}

/** Expects the player's view to match the log, and the last answers pressed to be the ones that count. */
async function expectAgreement(
  player: RealPlayer,
  server: ServerProcess,
  { report, ids }: { readonly report: ReportPage; readonly ids: readonly string[] },
): Promise<void> {
  const { roomHash, playerId, ticket } = player.seat;
  const request = { roomHash, playerId, role: 'player' };
  const { view } = data(await callHttp(server, 'reconnectRoom', request, { seat: ticket }));
  await vi.waitFor(() => expect(player.view).toEqual(view), { timeout: 20_000, interval: 100 });
  // What is pressed while the response to the last answer is under way may come too late.
  expect(player.refused.filter((type) => type !== 'player.ALREADY_OVER')).toEqual([]);
  const { responses: reported = [], ledger = [] } =
    report.players.find(({ id }) => id === playerId)?.attempts[0] ?? {};
  expect(reported).toHaveLength(QUIZ.questions.length);
  expect(player.lastAnswers.size).toBe(QUIZ.questions.length);
  for (const { q, answer } of reported) expect(answer).toEqual(player.lastAnswers.get(ids[q] ?? ''));
  // In a mastery game, earlier attempts have earned points too.
  const earned = reported.reduce((sum, { breakup }) => sum + breakup.total, 0);
  if (view.room.type === 'mastery_mode') expect(earned).toBeLessThanOrEqual(view.me.score);
  else expect(earned + ledger.reduce((sum, { points }) => sum + points, 0)).toBe(view.me.score);
}

/**
 * Expects each card to have acted once, on one player, points taken to be points gained, and players to be
 * told in order.
 */
function expectCardsUsedOnce(players: readonly RealPlayer[], report: ReportPage): void {
  const used = { gift: 0, stealPoints: 0 };
  const moved: number[] = [];
  for (const { seat, view } of players) {
    const { ledger = [] } = report.players.find(({ id }) => id === seat.playerId)?.attempts[0] ?? {};
    const points = ledger.flatMap((entry) => (entry.source === 'powerups' ? entry.points : []));
    const { slots = [], news = [] } = view?.me.belt ?? {};
    const uses = GIVEN.filter((powerup) => !slots.some((card) => card?.powerup === powerup));
    for (const powerup of uses) used[powerup] += 1;
    // A giver is rewarded, a thief gains points, and each player is given a gift only once.
    expect(points.filter((each) => each > 0).length).toBeLessThanOrEqual(uses.length + 1);
    const told = news.map((each) => each.points).filter((each) => each !== 0);
    expect(told).toEqual(points.slice(points.length - told.length));
    moved.push(...points);
  }
  expect(moved.reduce((sum, points) => sum + points, 0)).toBe(used.gift * GIFT_POINTS);
  expect(moved.length).toBeLessThanOrEqual(2 * (used.gift + used.stealPoints));
  // Otherwise the test proves nothing.
  expect(used.gift + used.stealPoints).toBeGreaterThan(0);
}

/** Expects each choice to have counted once, and the points of strikes to match the duel log. */
function expectStrikesOnce({ players, duelLog }: HostView, report: ReportPage): void {
  const strikes = duelLog.flatMap((entry) => (entry.type === 'strike' ? entry : []));
  expect(strikes.map(({ id }) => id)).toEqual(strikes.map((_, index) => index + 1));
  for (const { id, duel } of players) {
    const { ledger = [] } = report.players.find((player) => player.id === id)?.attempts[0] ?? {};
    const points = ledger.flatMap((entry) => (entry.source === 'duels' ? entry.points : []));
    const { level = 0, strikes: struck = 0, shields = 0, skips = 0 } = duel ?? {};
    expect(struck + shields + skips).toBe(level);
    const told = strikes.flatMap((strike) =>
      (['by', 'on', 'third'] as const).map((who) => (strike[who]?.playerId === id ? strike.points[who] : 0)),
    );
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(
      told.reduce((sum, each) => sum + each, 0) + skips * DUEL_POINTS.forSkip,
    );
  }
  // Otherwise the test proves nothing.
  expect(players.some(({ duel }) => (duel?.level ?? 0) > 0)).toBe(true);
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('games on unreliable lines', () => {
  const seeds = [...SEEDS, ...Array.from({ length: MORE }, (_, index) => 1_000 + index)];
  const dataDirs = new Map<number, string>();

  beforeAll(async () => {
    // The database engine mistakes a process with a `window` for a page, so it has to be done before there is
    // one.
    for (const seed of seeds) dataDirs.set(seed, await preparedDataDir('quizpeak-network-'));
    // The page events that a link listens to for sleep and network changes.
    const quiet = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('document', { ...quiet, visibilityState: 'visible' });
    vi.stubGlobal('window', quiet);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    for (const dataDir of dataDirs.values()) rmSync(dataDir, { recursive: true, force: true });
  });

  // Each has its own server and they run concurrently, because most of the time is spent waiting.
  it.concurrent.each(seeds)(
    'end with every client agreeing with the log: seed %i',
    { timeout: 200_000 },
    async (seed) => {
      const server = new ServerProcess(await freePort(), {
        DATA_DIR: dataDirs.get(seed) ?? '',
        DATABASE_URL: '',
      });
      try {
        await server.start();
        await play(seed, server);
      } finally {
        await server.end('SIGKILL');
      }
    },
  );
});
