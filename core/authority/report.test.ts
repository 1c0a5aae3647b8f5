import { describe, expect, it } from 'vitest';
import { reportOf, reportPage } from '#core/authority/index.ts';
import { Game } from '#core/testing/game.ts';
import { REPORT_PAGE_PLAYERS } from '#core/views/report.ts';

const ONE = [
  { type: 'MCQ', text: 'A prime?', options: [{ text: '4' }, { text: '7', correct: true }] },
  { type: 'BLANK', text: 'The capital of France?', accepted: ['Paris'] },
] as const;

describe('a report', () => {
  it('has every attempt with its own answers, times, and points', () => {
    const game = new Game({ questions: ONE });
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    game.wait(2_000);
    game.answer(ana, ['4']);
    game.open(ana);
    game.answer(ana, ['Rome']);
    game.send({ type: 'startAttempt', playerId: ana });
    game.open(ana);
    game.wait(1_000);
    game.answer(ana, ['7']);
    const [player] = reportPage(game.room, 0).players;
    expect(player).toEqual(reportOf(game.room, ana));
    expect(player?.attempts).toMatchObject([
      {
        attempt: 1,
        score: 0,
        accuracy: 0,
        responses: [
          { q: 0, result: 'incorrect', timeMs: 2_000, breakup: { total: 0 } },
          { q: 1, result: 'incorrect', answer: { type: 'BLANK', text: 'Rome' } },
        ],
      },
      { attempt: 2, score: 990, accuracy: 100, responses: [{ q: 0, result: 'correct', timeMs: 1_000 }] },
    ]);
  });

  it('leaves out attempts in which nothing was done, and has no accuracy when nothing was judged', () => {
    const game = new Game({ questions: [{ type: 'OPEN', text: 'What did you like?' }] });
    const [ana, ben] = [game.join('Ana'), game.join('Ben')];
    game.start();
    game.send({ type: 'finish', playerId: ana });
    game.send({ type: 'startAttempt', playerId: ana });
    game.open(ana);
    game.answer(ana, ['All of it']);
    expect(reportOf(game.room, ana)?.attempts).toMatchObject([{ attempt: 2, accuracy: null }]);
    expect(reportOf(game.room, ben)?.attempts).toEqual([]);
  });

  it('comes page by page, with each player once and without removed ones', () => {
    const game = new Game();
    const ids = Array.from({ length: REPORT_PAGE_PLAYERS + 20 }, (_, n) => game.join(`Pupil ${n}`));
    game.host({ type: 'remove', playerId: ids[3] ?? '' });
    const first = reportPage(game.room, 0);
    expect(first.players).toHaveLength(REPORT_PAGE_PLAYERS);
    const second = reportPage(game.room, first.next ?? 0);
    expect(second.next).toBeNull();
    const listed = [...first.players, ...second.players].map(({ id }) => id);
    expect(listed).toEqual(ids.filter((_, n) => n !== 3));
    expect(reportOf(game.room, ids[3] ?? '')).toBeNull();
    expect(reportOf(game.room, '99-nobodyxx')).toBeNull();
  });

  it('stays bounded: unlimited attempts end at 200, and the player sees it', () => {
    const game = new Game({ questions: ONE, options: { limitAttempts: 0 } });
    const ana = game.join('Ana');
    game.start();
    const again = () => {
      game.send({ type: 'finish', playerId: ana });
      return game.send({ type: 'startAttempt', playerId: ana });
    };
    expect(game.view(ana).me.remainingAttempts).toBeNull();
    for (let attempt = 2; attempt <= 200; attempt += 1) expect(again().ok).toBe(true);
    expect(again()).toEqual({ ok: false, reason: 'player.NO_ATTEMPTS_LEFT' });
    expect(game.view(ana).me.remainingAttempts).toBe(0);
  });

  it('fits a seat of a long game on one page, by allowing fewer attempts', () => {
    const questions = Array.from({ length: 1_000 }, () => ONE[0]);
    const game = new Game({ questions, options: { limitAttempts: 0 } });
    const ana = game.join('Ana');
    game.start();
    let attempts = 1;
    do game.send({ type: 'finish', playerId: ana });
    while (game.send({ type: 'startAttempt', playerId: ana }).ok && (attempts += 1) < 100);
    expect(attempts).toBe(20);
  });
});

describe('the summary of a later attempt', () => {
  it('covers that attempt only, and names the better one that counts', () => {
    const game = new Game({ questions: [ONE[0]], options: { limitAttempts: 3 } });
    const ana = game.join('Ana');
    game.start();
    const playing = (text: string) => {
      game.open(ana);
      game.answer(ana, [text]);
      return game.view(ana).summary;
    };
    const first = playing('7');
    expect(first).toMatchObject({ accuracy: 100, totalCorrect: 1, best: null });
    game.send({ type: 'startAttempt', playerId: ana });
    expect(playing('4')).toMatchObject({
      accuracy: 0,
      score: 0,
      incorrect: 1,
      best: { attempt: 1, score: first?.score },
    });
    expect(game.hostView().players[0]).toMatchObject({ score: first?.score, attempt: 2 });
  });
});
