// Pure logic of the host's room page: rows, steps, addresses, QR codes.

import { describe, expect, it } from 'vitest';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { asSort } from '#core/testing/asSort.ts';
import { Game } from '#core/testing/game.ts';
import type { GameType, PlayMode } from '#core/room/phase.ts';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import { bestAddress, contestLink, joinLink, withoutScheme } from '#src/host/room/joinAddress.ts';
import { nextStepOf } from '#src/host/room/nextStep.ts';
import { figuresOf, hasTies, ranked, sortedRows } from '#src/host/room/playerRows.ts';
import { hardest, sharesOf } from '#src/host/room/questionRows.ts';
import { qrMatrix, qrPath } from '#src/ui/qr.ts';

const row = (name: string, over: Partial<HostPlayerRow> = {}): HostPlayerRow => ({
  id: name,
  name,
  typedName: null,
  character: 0,
  approval: 'approved',
  isRobot: false,
  connected: true,
  isOver: false,
  atSecondChances: false,
  atReview: false,
  attempt: 1,
  responses: 0,
  answered: 0,
  totalCorrect: 0,
  accuracy: null,
  score: 0,
  rank: null,
  streak: 0,
  hand: null,
  focus: null,
  attemptsAllowed: null,
  allowedUntil: null,
  outOfTime: false,
  team: null,
  powerups: null,
  duel: null,
  climb: null,
  done: over.answered ?? 0,
  ...over,
});
const names = (rows: readonly HostPlayerRow[]) => rows.map(({ name }) => name);

describe('player rows', () => {
  const rows = [
    row('Zoë', { rank: 2, score: 500, answered: 4, accuracy: 50 }),
    row('Ana', { rank: 1, score: 900, answered: 3, accuracy: 90, connected: false }),
    row('mia'),
    row('Bo', { rank: 3, score: 500, answered: 4, accuracy: 80 }),
  ];

  it.each([
    ['rank', ['Ana', 'Zoë', 'Bo', 'mia']],
    ['name', ['Ana', 'Bo', 'mia', 'Zoë']],
    ['score', ['Ana', 'Zoë', 'Bo', 'mia']],
    ['progress', ['Zoë', 'Bo', 'Ana', 'mia']],
    ['accuracy', ['Ana', 'Bo', 'Zoë', 'mia']],
    ['connected', ['Ana', 'Zoë', 'Bo', 'mia']],
  ] as const)('are sorted by %s', (by, order) => {
    expect(names(sortedRows(rows, { by, reversed: false }))).toEqual(order);
  });

  it('reverse, but keep ties in rank order', () => {
    expect(names(sortedRows(rows, { by: 'progress', reversed: true }))).toEqual(['mia', 'Ana', 'Zoë', 'Bo']);
  });

  it('are found by part of the name', () => {
    expect(names(sortedRows(rows, { by: 'rank', reversed: false }, ' A '))).toEqual(['Ana', 'mia']);
  });

  it('get the ranks that their scores imply when only some rows were updated', () => {
    const old = [
      row('A', { rank: 1, score: 100 }),
      row('B', { rank: 2, score: 90 }),
      row('C', { rank: 2, score: 95 }),
    ];
    const renewed = ranked(old);
    expect(renewed.map(({ name, rank }) => [name, rank])).toEqual([
      ['A', 1],
      ['C', 2],
      ['B', 3],
    ]);
    expect(renewed.slice(0, 2)).toEqual([old[0], old[2]]);
    expect(renewed[0]).toBe(old[0]);
    const unranked = [row('B'), row('A')];
    expect(ranked(unranked)).toBe(unranked);
  });

  it('count as tied only if ranked players have the same points', () => {
    expect(hasTies(rows)).toBe(true);
    expect(hasTies(rows.slice(0, 2))).toBe(false);
    expect(hasTies([row('A'), row('B')])).toBe(false);
  });

  it('are totaled without the players waiting for approval', () => {
    const waiting = row('Eve', { approval: 'pending', answered: 9, accuracy: 100 });
    expect(figuresOf([...rows, waiting], 4)).toEqual({
      players: 4,
      connected: 3,
      finished: 0,
      progress: 69,
      accuracy: 73,
      firstTryAccuracy: null,
    });
    // Players whose questions weren't asked again have only one accuracy.
    const missed = row('Gus', { accuracy: 100, firstTryAccuracy: 50 });
    expect(figuresOf([missed, row('Hal', { accuracy: 80 }), row('Ida')], 4)).toMatchObject({
      accuracy: 90,
      firstTryAccuracy: 65,
    });
    // A player who finishes early leaves some questions undone.
    const early = row('Ed', { isOver: true, answered: 1 });
    expect(figuresOf([early], 4)).toMatchObject({ finished: 1, progress: 25 });
    // Another attempt doesn't undo what is done.
    const again = row('Flo', { attempt: 2, answered: 1, done: 4 });
    expect(figuresOf([again], 4)).toMatchObject({ finished: 1, progress: 100 });
    expect(figuresOf([], 4)).toMatchObject({ players: 0, progress: 0, accuracy: null });
  });
});

describe('a student-paced game', () => {
  const ended = (type: GameType, playMode: PlayMode = 'live') => {
    const game = new Game({ type, playMode });
    const players = ['Ana', 'Bo'].map((name) => game.join(name));
    game.start();
    const steps = players.map((playerId) => {
      game.send({ type: 'finish', playerId });
      return nextStepOf(game.hostView() as HostView);
    });
    game.host({ type: 'end' });
    return [...steps, nextStepOf(game.hostView() as HostView)];
  };

  it('has the podium as its next step once everyone is done, until it ends', () => {
    for (const type of ['normal', 'team', 'mastery_mode', 'test', 'mystic_peak'] as const)
      expect([type, ...ended(type)]).toEqual([type, null, 'podium', null]);
  });

  it('has none while it stays open until its due date', () => {
    expect(ended('normal', 'async')).toEqual([null, null, null]);
  });
});

describe('a teacher-paced game', () => {
  const view = (game: Game) => game.hostView() as HostView;

  it('moves past content that takes no answer in one step', () => {
    const restore = asSort('OPEN', 'shown');
    const game = new Game({
      type: 'tp',
      questions: [
        { type: 'OPEN', text: 'Look' },
        { type: 'OPEN', text: 'Last' },
      ],
    });
    game.join('Ana');
    game.start();
    expect(nextStepOf(view(game))).toBe('question');
    game.host({ type: 'next' });
    expect(nextStepOf(view(game))).toBe('podium');
    restore();
  });

  it('labels the next button in each state', () => {
    const game = new Game({ type: 'tp' });
    const ana = game.join('Ana');
    game.join('Bo');
    expect(nextStepOf(view(game))).toBeNull();
    game.start();
    expect(nextStepOf(view(game))).toBe('close');
    game.answer(ana, ['7']);
    expect(nextStepOf(view(game))).toBe('close');
    game.host({ type: 'next' });
    expect(nextStepOf(view(game))).toBeNull();
    game.wait(500);
    expect(nextStepOf(view(game))).toBe('standings');
    game.host({ type: 'next' });
    expect(nextStepOf(view(game))).toBe('question');
    for (let step = 0; step < 40 && view(game).slide?.index !== 4; step += 1) {
      game.host({ type: 'next' });
      game.wait(500);
    }
    game.host({ type: 'next' });
    game.wait(500);
    expect(view(game).slide?.state).toBe('reveal');
    expect(nextStepOf(view(game))).toBe('podium');
  });

  it('reveals the correct answer if there is one, otherwise the answers', () => {
    const game = new Game({ type: 'tp' });
    game.join('Ana');
    game.start();
    const { slide, ...rest } = view(game);
    const steps = rest.questions.map(({ index }) =>
      nextStepOf({ ...rest, slide: slide && { ...slide, index, answered: 1 } }),
    );
    expect(steps).toEqual(['reveal', 'reveal', 'reveal', 'answers', 'answers']);
  });

  it("skips the leaderboard after the answer when students don't see one", () => {
    const game = new Game({ type: 'tp', options: { studentLeaderboard: 'no' } });
    game.join('Ana');
    game.start();
    game.host({ type: 'next' });
    game.wait(500);
    expect(nextStepOf(view(game))).toBe('question');
  });

  it('counts correct, partially correct, and incorrect answers, and finds the hardest question', () => {
    const game = new Game({ type: 'tp' });
    const players = ['Ana', 'Bo', 'Cy'].map((name) => game.join(name));
    game.start();
    players.forEach((player, index) => game.answer(player, [index === 0 ? '7' : '9']));
    game.wait(500);
    const { questions } = view(game);
    const [first, second] = questions;
    expect(first && sharesOf(first)).toEqual({
      answered: 3,
      had: 3,
      correct: 1,
      partial: 0,
      incorrect: 2,
      rate: 33,
    });
    expect(second && sharesOf(second).rate).toBeNull();
    expect(hardest(questions, 3).map(({ index }) => index)).toEqual([0]);
  });

  it('ranks a question as hard by its first tries, even if all are right in the end', () => {
    const game = new PeakGame(['Ana']);
    const [ana = ''] = game.players;
    game.toQuestion(ana);
    game.answer(ana, ['wrong']);
    game.climbUp(ana);
    game.host({ type: 'end' });
    const { questions } = view(game);
    expect(questions[0]?.distribution.correct).toBe(1);
    expect(hardest(questions, 3).map(({ index }) => index)).toEqual([0]);
  });

  it('ranks a question that no one answered as hardest', () => {
    const game = new Game({ type: 'tp' });
    const [ana = ''] = ['Ana', 'Bo', 'Cy'].map((name) => game.join(name));
    const goOn = () => {
      game.host({ type: 'next' });
      game.wait(500);
    };
    game.start();
    game.answer(ana, ['7']);
    for (let step = 0; step < 4; step += 1) goOn();
    const { questions } = view(game);
    const [first, second] = questions;
    expect(first && sharesOf(first)).toMatchObject({ answered: 1, had: 3, incorrect: 0, rate: 33 });
    expect(second && sharesOf(second)).toMatchObject({ answered: 0, had: 3, incorrect: 0, rate: 0 });
    expect(hardest(questions, 3).map(({ index }) => index)).toEqual([1, 0]);
  });
});

describe('the join address', () => {
  const served = ['http://192.168.1.5:3000', 'http://10.0.0.2:3000', 'http://localhost:3000'];
  it.each([
    ['the first one on the server itself', served, 'http://localhost:3000/host', null, served[0]],
    [
      'the address this page was opened from',
      served,
      'http://10.0.0.2:3000/host',
      null,
      'http://10.0.0.2:3000',
    ],
    ['a proxy unknown to the server', served, 'https://quiz.school/host', null, 'https://quiz.school'],
    ['the one the operator set', ['https://q.org'], 'http://10.0.0.2:3000/host', null, 'https://q.org'],
    ['the one the teacher picked', served, 'http://localhost:3000/host', served[1], served[1]],
    [
      'not one picked on another network',
      served,
      'http://localhost:3000/',
      'http://172.16.0.9:3000',
      served[0],
    ],
    [
      'the page’s own if the server has none',
      [],
      'http://localhost:3000/host',
      null,
      'http://localhost:3000',
    ],
  ] as const)('is %s', (_, addresses, here, picked, best) => {
    expect(bestAddress(addresses, new URL(here), picked ?? null)).toBe(best);
  });

  it('is shown without the scheme and linked with the code', () => {
    expect(withoutScheme('https://quiz.school/')).toBe('quiz.school');
    expect(contestLink('https://quiz.school/', { hash: 'abc123' })).toBe(
      'https://quiz.school/join/contest/abc123',
    );
    expect(joinLink('https://quiz.school/', { code: '123456', hash: 'abc123' })).toBe(
      'https://quiz.school/join?gc=123456&room=abc123',
    );
  });
});

describe('QR codes', () => {
  it('are drawn as one path that covers exactly the dark modules', () => {
    const matrix = qrMatrix('http://192.168.1.5:3000/join?gc=123456');
    if (!matrix) throw new Error('no code');
    const drawn = matrix.map((line) => line.map(() => false));
    for (const [, x, y, width] of qrPath(matrix).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
      for (let offset = 0; offset < Number(width); offset += 1)
        (drawn[Number(y)] ?? [])[Number(x) + offset] = true;
    expect(drawn).toEqual(matrix);
  });

  it("are null for text that doesn't fit", () => {
    expect(qrMatrix('x'.repeat(5_000))).toBeNull();
  });
});
