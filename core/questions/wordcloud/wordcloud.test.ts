import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorityOf, keyed } from '#core/questions/authority.ts';
import { comparedWord, wordcloudKind, WORDS } from '#core/questions/wordcloud/index.ts';
import type { AnswerOf, AuthoredOf, QuestionOf } from '#core/questions/question.ts';
import { stream } from '#core/random/stream.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { Game } from '#core/testing/game.ts';
import { textsIn } from '#core/testing/typedAnswers.ts';

const FRIEND = { type: 'WORDCLOUD', text: 'What makes a good friend?' } as const;
const question = keyed(FRIEND, stream([1, 2], 'ids')).question as QuestionOf<'WORDCLOUD'>;

describe('words', () => {
  it.each([
    ['kind', 'KIND'],
    ['kind', ' “kind!” '],
    ['(kind)', 'Kind…'],
    ['Straße', 'STRASSE'],
    ['ｋｉｎｄ', 'kind'],
    ['ice  cream', 'Ice cream'],
    ['ΣΟΦΟΣ', 'σοφος'],
    ['STRAẞE', 'strasse'],
    ['ß\u0301', 'SS\u0301'],
  ])('are equal: %s and %s', (one, other) => {
    expect(comparedWord(one)).toBe(comparedWord(other));
  });

  it.each([
    ['resume', 'résumé'],
    ['friend', 'friends'],
    ['C', 'C++'],
    ['?', '!'],
  ])('are different: %s and %s', (one, other) => {
    expect(comparedWord(one)).not.toBe(comparedWord(other));
  });

  it('are compared without another pass changing anything, and never as nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), (word) => {
        const compared = comparedWord(word);
        expect(comparedWord(compared)).toBe(compared);
        if (word.trim() !== '') expect(compared).not.toBe('');
      }),
    );
  });
});

describe('an answer', () => {
  const made = (...acts: readonly Parameters<typeof wordcloudKind.applyAct>[2][]) =>
    acts.reduce<AnswerOf<'WORDCLOUD'> | null>((draft, act) => {
      const next = wordcloudKind.applyAct(question, draft, act);
      return next ? next.answer : draft;
    }, null);
  const type = (text: string) => ({ type: 'type', text }) as const;
  const add = { type: 'addWord' } as const;

  it('collects words one by one, each once, up to the limit', () => {
    expect(made(type('kind'), add, type('Kind!'), add)).toEqual({ type: 'WORDCLOUD', words: ['kind'] });
    const full = made(...['a', 'b', 'c', 'd'].flatMap((each) => [type(each), add]));
    expect(full).toEqual({ type: 'WORDCLOUD', words: ['a', 'b', 'c'], typing: 'd' });
    expect(made(type(' '), add)).toBeNull();
  });

  it('includes what is still in the field, and forgets a removed word', () => {
    const draft = made(type('kind'), add, type('brave'), add, type('funny'));
    expect(draft && wordcloudKind.submittable(draft)?.words).toEqual(['kind', 'brave', 'funny']);
    const left = made(type('kind'), add, type('bra'), { type: 'removeWord', word: 'kind' });
    expect(left).toEqual({ type: 'WORDCLOUD', words: [], typing: 'bra' });
    expect(wordcloudKind.restored(question, JSON.parse(JSON.stringify(left)))).toEqual(left);
  });

  it('has different words, no more than the question takes', () => {
    const { fits } = authorityOf('WORDCLOUD');
    const said = (...words: string[]) => fits(question, { type: 'WORDCLOUD', words });
    expect(said('kind', 'brave', 'funny')).toBe(true);
    expect(said('kind', 'brave', 'funny', 'calm')).toBe(false);
    expect(said('kind', 'KIND')).toBe(false);
    expect(said()).toBe(false);
  });
});

describe('the cloud', () => {
  function said(
    words: readonly (readonly string[])[],
    options: Partial<GameOptions> = {},
    asked: AuthoredOf<'WORDCLOUD'> = FRIEND,
  ) {
    const game = new Game({ type: 'tp', questions: [asked], options });
    const players = words.map((_, number) => game.join(`Player ${number}`));
    game.join('Waiting');
    game.start();
    for (const [number, player] of players.entries()) game.answer(player, words[number] ?? []);
    return game;
  }
  const shown = (game: Game) =>
    textsIn(game.projector().slide?.distribution).map(({ text, count }) => [text, count]);

  it('grows on the projector while the question is open, and only there', () => {
    const game = said([['kind'], ['brave', 'Kind'], ['Kind', 'calm']]);
    expect(game.room.slide?.state).toBe('active');
    // In the order in which they came, each in its most common spelling.
    expect(shown(game)).toEqual([
      ['Kind', 3],
      ['brave', 1],
      ['calm', 1],
    ]);
    for (const seat of game.room.seats.flat())
      expect(game.view(seat.id).slide).toMatchObject({ distribution: null });
    game.host({ type: 'next' });
    game.wait(1_000);
    expect(shown(game)).toHaveLength(3);
    expect(game.replayed()).toEqual(game.room);
  });

  it('shows words without the punctuation around them, which nobody has reviewed', () => {
    expect(shown(said([['kind'], ['(.)(.) kind!'], ['?!']]))).toEqual([
      ['kind', 2],
      ['?!', 1],
    ]);
  });

  it('stays hidden in a game that shows no answers', () => {
    const game = said([['kind']], { showAnswers: 'never' });
    expect(game.projector().slide?.distribution).toBeNull();
    game.host({ type: 'next' });
    game.wait(1_000);
    expect(game.projector().slide?.distribution).toBeNull();
  });

  it('loses a word that the host hides, in every spelling, until it is shown again', () => {
    const game = said([['mean'], ['Mean'], ['kind']]);
    const { id: questionId } = game.room.questions[0]?.question ?? { id: '' };
    game.host({ type: 'hideText', questionId, text: 'mean', hidden: true });
    expect(shown(game)).toEqual([['kind', 1]]);
    const row = game.hostView().questions[0];
    expect(row?.hiddenTexts).toHaveLength(1);
    expect(textsIn(row?.distribution)).toHaveLength(2);
    game.host({ type: 'hideText', questionId, text: 'MEAN', hidden: false });
    expect(shown(game)).toHaveLength(2);
  });

  it('counts a word as another one, also when it comes later, until that is taken back', () => {
    const game = said([['kind'], ['kindness'], ['nice']]);
    const { id: questionId } = game.room.questions[0]?.question ?? { id: '' };
    const merge = (text: string, into: string | null) =>
      game.host({ type: 'mergeText', questionId, text, into });
    merge('Kindness', 'kind');
    game.answer(game.join('Late'), ['kindness']);
    expect(shown(game)).toEqual([
      ['kind', 3],
      ['nice', 1],
    ]);
    expect(textsIn(game.hostView().questions[0]?.distribution)[0]).toMatchObject({ merged: ['kindness'] });
    expect(JSON.stringify(game.projector())).not.toContain('kindness');
    // No circle, and whatever joins a merged word joins the word as which it counts.
    merge('kind', 'kindness');
    merge('nice', 'kindness');
    expect(shown(game)).toEqual([['kind', 4]]);
    merge('kindness', null);
    expect(shown(game)).toEqual([
      ['kind', 2],
      ['kindness', 2],
    ]);
  });

  it('never leads in a circle, even by way of a word that was gone for a while', () => {
    const { tally, can } = authorityOf('WORDCLOUD');
    const of = { question, key: null } as const;
    const merge = can.moderate?.withMerged;
    type Tally = ReturnType<typeof tally.start>;
    const counted = (each: Tally, word: string, by: 1 | -1) =>
      tally.count(of, each, { type: 'WORDCLOUD', words: [word] }, by);
    let words = ['a', 'b', 'c'].reduce((each, word) => counted(each, word, 1), tally.start(of.question));
    words = merge?.(words, 'a', 'b') ?? words;
    words = merge?.(words, 'b', 'c') ?? words;
    words = counted(words, 'b', -1);
    expect(merge?.(words, 'c', 'a')).toBe(words);
    const eyes = { mayBeShown: () => true, isHost: true, mayKnowCorrect: true };
    expect(tally.spread(of, counted(words, 'b', 1), eyes).texts).toMatchObject([{ text: 'c', count: 3 }]);
  });

  it('waits for the host if words are reviewed first', () => {
    const game = said([['kind'], ['mean']], {}, { ...FRIEND, reviewFirst: true });
    const { id: questionId } = game.room.questions[0]?.question ?? { id: '' };
    const see = (text: string, hidden: boolean) => game.host({ type: 'hideText', questionId, text, hidden });
    expect(shown(game)).toEqual([]);
    expect(game.hostView().questions[0]?.hiddenTexts).toEqual(['kind', 'mean']);
    see('kind', false);
    expect(shown(game)).toEqual([['kind', 1]]);
    see('kind', true);
    expect(shown(game)).toEqual([]);
  });

  it('shows the most common words, at most so many', () => {
    const words = Array.from({ length: WORDS.shown + 10 }, (_, number) => [`word ${number}`]);
    const texts = shown(said([...words, ['Word 59']])).map(([text]) => text);
    expect(texts).toHaveLength(WORDS.shown);
    // It came last, but twice.
    expect(texts.at(-1)).toBe('Word 59');
    expect(texts[0]).toBe('word 0');
  });

  it('counts the same whatever order the answers came in, but for places', () => {
    const { tally, fits } = authorityOf('WORDCLOUD');
    const built = { question, key: null };
    const word = fc.constantFrom('kind', 'Kind', 'KIND', 'brave', 'Brave!', 'calm');
    const answers = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { maxLength: 12 });
    const counted = (all: readonly (readonly string[])[]) =>
      all
        .map((words) => ({ type: 'WORDCLOUD', words }) as const)
        .filter((answer) => fits(question, answer))
        .reduce((counts, answer) => tally.count(built, counts, answer, 1), tally.start(question));
    const eyes = { isHost: true, mayBeShown: () => true, mayKnowCorrect: true };
    const textsOf = (all: readonly (readonly string[])[]) =>
      tally
        .spread(built, counted(all), eyes)
        .texts.map(({ text, count }) => `${text} ${count}`)
        .toSorted();
    fc.assert(
      fc.property(answers, (all) => {
        expect(textsOf(all.toReversed())).toEqual(textsOf(all));
      }),
    );
  });
});
