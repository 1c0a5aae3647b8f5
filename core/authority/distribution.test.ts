import { describe, expect, it } from 'vitest';
import { hostView, playerView, projectorView, type ViewContext } from '#core/authority/index.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { Game } from '#core/testing/game.ts';
import { textsIn } from '#core/testing/typedAnswers.ts';

const BLANK = { type: 'BLANK', text: 'The capital of France?', accepted: ['Paris'] } as const;

/**
 * Reveals a question after `count` players typed answers: the first few take theirs from `same`, the rest are
 * all different.
 */
function revealed(
  count: number,
  same: readonly string[] = [],
  options: Partial<GameOptions> = {},
): { game: Game; players: string[] } {
  const game = new Game({ type: 'tp', questions: [BLANK], options });
  const players = Array.from({ length: count }, (_, n) => game.join(`Player ${n}`));
  game.start();
  players.forEach((player, n) => game.answer(player, [same[n] ?? `text ${n}`]));
  return { game, players };
}

describe('the distribution over several attempts', () => {
  it('counts each player once per question, with the latest answer', () => {
    const MCQ = {
      type: 'MCQ',
      text: 'A prime?',
      options: [{ text: '4' }, { text: '7', correct: true }],
    } as const;
    const game = new Game({ questions: [MCQ, BLANK], options: { limitAttempts: 0 } });
    const ana = game.join('Ana');
    const ben = game.join('Ben');
    game.start();
    const plays = (player: string, number: string, capital: string | null) => {
      game.send({ type: 'startAttempt', playerId: player });
      game.open(player);
      game.answer(player, [number]);
      game.open(player);
      if (capital !== null) game.answer(player, [capital]);
      else
        game.send({
          type: 'skip',
          commandId: game.commandId(),
          playerId: player,
          questionId: game.room.questions[1]?.question.id ?? '',
        });
    };
    const [four = '', seven = ''] = (
      game.room.tallies[0] ? Object.keys(game.room.tallies[0].counts) : []
    ) as string[];
    plays(ana, '4', 'Rome');
    plays(ben, '7', 'Rome');
    plays(ana, '7', 'Paris');
    plays(ana, '7', null);
    const [number, capital] = game.hostView().questions;
    expect(number?.distribution).toMatchObject({
      answered: 2,
      correct: 2,
      spread: { options: { [four]: 0, [seven]: 2 } },
    });
    // A question skipped in the latest attempt keeps its earlier answer.
    expect(capital?.distribution).toMatchObject({ answered: 2, correct: 1 });
    expect(textsIn(capital?.distribution).map(({ text, count }) => [text, count])).toEqual([
      ['Paris', 1],
      ['Rome', 1],
    ]);
    plays(ben, '4', 'Paris');
    expect(textsIn(game.hostView().questions[1]?.distribution)).toEqual([
      { text: 'Paris', count: 2, correct: true },
    ]);
    expect(game.replayed()).toEqual(game.room);
  });
});

describe('the distribution of typed answers', () => {
  it('lists the correct text first, then the most common ones, each as it was first typed', () => {
    const { game, players } = revealed(6, ['<b> PARIS</b>', 'Rome!', 'rome', 'Rome.', 'paris']);
    expect(game.room.slide?.state).toBe('reveal');
    const texts = [
      { text: 'PARIS', count: 2, correct: true },
      { text: 'Rome!', count: 3, correct: false },
      { text: 'text 5', count: 1, correct: false },
    ];
    expect(textsIn(game.view(players[0] ?? '').slide?.distribution)).toEqual(texts);
    expect(textsIn(game.projector().slide?.distribution)).toEqual(texts);
    expect(textsIn(game.hostView().questions[0]?.distribution)).toEqual(texts);
  });

  it('includes the correct text even when many others are more common', () => {
    const { game } = revealed(41, Array.from({ length: 40 }, (_, n) => `text ${n % 10}`).concat('Paris'));
    expect(textsIn(game.projector().slide?.distribution)[0]).toEqual({
      text: 'Paris',
      count: 1,
      correct: true,
    });
  });

  it('sorts by count alone when the game hides the correct answer', () => {
    const game = revealed(3, ['Paris', 'Rome', 'Rome'], { showAnswers: 'partial' }).game;
    expect(textsIn(game.projector().slide?.distribution)).toEqual([
      { text: 'Rome', count: 2, correct: false },
      { text: 'Paris', count: 1, correct: false },
    ]);
  });

  it('keeps hidden texts from the projector and players until shown again, and marks them for the host', () => {
    const { game, players } = revealed(3, ['Rome', 'ROME ', 'Oslo']);
    const questionId = game.room.questions[0]?.question.id ?? '';
    const texts = () => [
      textsIn(game.projector().slide?.distribution).map(({ text }) => text),
      textsIn(game.view(players[2] ?? '').slide?.distribution).map(({ text }) => text),
    ];
    const hide = (hidden: boolean) => game.host({ type: 'hideText', questionId, text: 'Rome', hidden });
    hide(true);
    expect(texts()).toEqual([['Oslo'], ['Oslo']]);
    expect(JSON.stringify(game.projector())).not.toMatch(/rome/i);
    expect(game.hostView().questions[0]).toMatchObject({
      hiddenTexts: ['Rome'],
      distribution: { spread: { texts: [{ text: 'Rome' }, { text: 'Oslo' }] } },
    });
    expect(hide(true)).toEqual({ ok: true, events: [] });
    expect(game.replayed()).toEqual(game.room);
    hide(false);
    expect(texts()).toEqual([
      ['Rome', 'Oslo'],
      ['Rome', 'Oslo'],
    ]);
    expect(game.hostView().questions[0]?.hiddenTexts).toEqual([]);
  });

  it.each(['awful <<x>> word', 'awful<<b>>word', '?!', '＜ｂ＞ awful', '<< >>'])(
    'hides %s by the text that the host sees',
    (typed) => {
      const { game } = revealed(2, [typed, 'Oslo']);
      const { question, distribution } = game.hostView().questions[0] ?? {};
      const text = textsIn(distribution).find((each) => each.text !== 'Oslo')?.text ?? '';
      game.host({ type: 'hideText', questionId: question?.id ?? '', text, hidden: true });
      expect(textsIn(game.projector().slide?.distribution).map((each) => each.text)).toEqual(['Oslo']);
    },
  );

  it('hides only texts that were typed, and only for questions with typed answers', () => {
    const { game } = revealed(1, ['Rome']);
    const questionId = game.room.questions[0]?.question.id ?? '';
    const hide = (question: string, text: string) =>
      game.host({ type: 'hideText', questionId: question, text, hidden: true });
    expect(hide(questionId, 'Oslo')).toEqual({ ok: true, events: [] });
    expect(hide('nothing', 'Rome')).toEqual({ ok: false, reason: 'response.WRONG_QUESTION' });
    const choosing = new Game({ type: 'tp' });
    choosing.join('Ana');
    const { id = '' } = choosing.room.questions[0]?.question ?? {};
    expect(choosing.host({ type: 'hideText', questionId: id, text: '7', hidden: true })).toEqual({
      ok: false,
      reason: 'response.WRONG_QUESTION',
    });
  });

  it('screens each text as it would be displayed', () => {
    const { game } = revealed(2, ['<i>BAD</i> word', 'Paris']);
    const asked: string[] = [];
    projectorView(game.room, { ...game.context(), mayBeShown: (text) => asked.push(text) > 9 });
    expect(asked).toEqual(['BAD word']);
  });

  it("tells the host which texts are withheld for their language, and never withholds the author's own", () => {
    const withheld = (options: Partial<GameOptions> = {}) => {
      const { game } = revealed(3, ['Paris', 'rude', 'Oslo'], options);
      const context = { ...game.context(), mayBeShown: (text: string) => text === 'Oslo' };
      const row = hostView(game.room, context).questions[0];
      return { host: row, projector: textsIn(projectorView(game.room, context).slide?.distribution) };
    };
    const { host, projector } = withheld();
    expect(textsIn(host?.distribution).map(({ text }) => text)).toEqual(['Paris', 'Oslo', 'rude']);
    expect(host).toMatchObject({ withheldTexts: ['rude'], hiddenTexts: [] });
    expect(projector?.map(({ text }) => text)).toEqual(['Paris', 'Oslo']);
    expect(withheld({ showAnswers: 'never' }).host?.withheldTexts).toEqual([]);
  });

  it('screens a few texts once for all viewers, however many there are', () => {
    const { game, players } = revealed(300);
    let asked = 0;
    const context: ViewContext = {
      ...game.context(),
      mayBeShown: () => {
        asked += 1;
        return false;
      },
    };
    players.forEach((_, seat) =>
      expect(textsIn(playerView(game.room, seat, context).slide?.distribution)).toEqual([]),
    );
    expect(asked).toBeLessThanOrEqual(64);
  });

  it('recomputes its texts once the answers change', () => {
    const game = new Game({ type: 'tp', questions: [BLANK] });
    const ana = game.join('Ana');
    const ben = game.join('Ben');
    game.start();
    game.answer(ana, ['Rome']);
    expect(textsIn(game.hostView().questions[0]?.distribution)).toHaveLength(1);
    game.answer(ben, ['Oslo']);
    expect(textsIn(game.hostView().questions[0]?.distribution)).toHaveLength(2);
  });
});
