import { describe, expect, it } from 'vitest';
import { runeMatch } from '#core/features/mysticPeak/games/authorityRuneMatch.ts';
import { DIFFICULTIES, type Difficulty, type Rune, RUNES } from '#core/features/mysticPeak/games/ids.ts';
import { MiniGamePlayer, timingAt, START } from '#core/features/mysticPeak/games/testGame.ts';
import { stream } from '#core/random/stream.ts';

const EASY: readonly Rune[] = ['sun', 'moon', 'sun', 'leaf', 'moon', 'leaf', 'drop', 'drop'];

/** Starts a game with eight cards whose pairs are at 0 2, 1 4, 3 5 and 6 7. */
function begun(difficulty: Difficulty = 'easy', faces: readonly Rune[] = EASY) {
  const player = new MiniGamePlayer(runeMatch, difficulty);
  player.deal = { ...player.deal, faces };
  return player;
}

function turns(player: ReturnType<typeof begun>, ...cards: readonly number[]) {
  return cards.map((card) => player.wait(500).move({ card }));
}

describe('a deal', () => {
  it.each([
    ['easy', 8, 7],
    ['medium', 12, 11],
    ['hard', 12, 10],
  ] as const)('has the right number of cards and turns on %s', (difficulty, count, turnsLeft) => {
    const player = new MiniGamePlayer(runeMatch, difficulty);
    const { cards, ...view } = player.view();
    expect(cards).toEqual(Array.from({ length: count }, () => ({ state: 'closed' })));
    expect(view).toMatchObject({ turnsLeft, pairsLeft: count / 2 });
    for (const face of new Set(player.deal.faces))
      expect(player.deal.faces.filter((each) => each === face)).toHaveLength(2);
    expect(player.deal.faces).toHaveLength(count);
  });

  it('can have any face in any place', () => {
    const deals = Array.from({ length: 500 }, (_, seed) => {
      return runeMatch.deal(stream([seed, 1], 'deal'), 'hard', 'still').faces;
    });
    for (const place of [0, 5, 11])
      expect(new Set(deals.map((faces) => faces[place])).size).toBe(RUNES.length);
  });
});

describe('turning cards', () => {
  it('reveals them, and a pair stays open', () => {
    const player = begun();
    expect(turns(player, 0)).toEqual([{ answer: 'turned', face: 'sun' }]);
    expect(player.view().cards[0]).toEqual({ state: 'open', face: 'sun' });
    expect(turns(player, 2)).toEqual([{ answer: 'pair', face: 'sun' }]);
    player.wait(60_000);
    expect(player.view()).toMatchObject({ turnsLeft: 6, pairsLeft: 3 });
    const { cards } = player.view();
    expect([cards[0], cards[1], cards[2]]).toEqual([
      { state: 'found', face: 'sun' },
      { state: 'closed' },
      { state: 'found', face: 'sun' },
    ]);
  });

  it('closes two different ones automatically', () => {
    const player = begun();
    expect(turns(player, 0, 1)).toEqual([
      { answer: 'turned', face: 'sun' },
      { answer: 'noPair', face: 'moon' },
    ]);
    expect(player.view()).toMatchObject({ turnsLeft: 6, pairsLeft: 4 });
    expect(player.wait(899).view().cards[1]).toEqual({ state: 'open', face: 'moon' });
    expect(
      player
        .wait(1)
        .view()
        .cards.every(({ state }) => state === 'closed'),
    ).toBe(true);
    expect(player.outcomes.at(-1)).toEqual({ answer: 'closed' });
  });

  it('closes two different ones with the next card too', () => {
    const player = begun();
    turns(player, 0, 1, 3);
    expect(player.view().cards.map(({ state }) => state === 'open')).toEqual(
      EASY.map((_, card) => card === 3),
    );
  });

  it('refuses open or found ones without using up a turn', () => {
    const player = begun();
    turns(player, 0);
    expect(turns(player, 0)).toEqual(['obstacle.BAD_MOVE']);
    expect(turns(player, 1)).toEqual([{ answer: 'noPair', face: 'moon' }]);
    expect(turns(player, 1)).toEqual(['obstacle.BAD_MOVE']);
    expect(turns(player.wait(900), 6, 7)).toMatchObject([{}, { answer: 'pair' }]);
    expect(turns(player, 6, 7)).toEqual(['obstacle.BAD_MOVE', 'obstacle.BAD_MOVE']);
    expect(player.view().turnsLeft).toBe(5);
  });

  it.each([{ card: -1 }, { card: 8 }, { card: 0.5 }, { card: Number.NaN }, { stone: 1 }, { j: 0, t: 0 }])(
    'accepts only cards, not %j',
    (move) => {
      expect(begun().wait(500).move(move)).toBe('obstacle.BAD_MOVE');
    },
  );

  it('is possible every 250 ms', () => {
    const player = begun();
    expect(player.move({ card: 0 })).toMatchObject({ answer: 'turned' });
    expect(player.move({ card: 1 })).toMatchObject({ answer: 'noPair' });
    expect(player.until(START + 249).move({ card: 3 })).toBe('obstacle.TOO_FAST');
    expect(player.until(START + 250).move({ card: 3 })).toMatchObject({ answer: 'turned' });
    expect(player.until(START + 599).move({ card: 5 }, 200)).toBe('obstacle.TOO_FAST');
    expect(player.until(START + 600).move({ card: 5 }, 200)).toMatchObject({ answer: 'pair' });
  });

  it('adds the round trips to the clock, up to 6 s in total', () => {
    const player = begun();
    player.wait(2_000).move({ card: 0 }, 180);
    expect(player.back).toBe(180);
    player.wait(2_000).move({ card: 1 }, 900);
    expect(player.back).toBe(680);
    const long = new MiniGamePlayer(runeMatch, 'medium');
    while (!long.result && long.back < 6_000) {
      const card = long.view().cards.findIndex(({ state }) => state === 'closed');
      expect(long.wait(2_000).move({ card }, 500)).toMatchObject({ face: long.deal.faces[card] });
    }
    expect(long.wait(2_000).result).toBeNull();
    long.move({ card: long.view().cards.findIndex(({ state }) => state === 'closed') }, 500);
    expect(long.back).toBe(6_000);
  });
});

describe('the end', () => {
  it('is a win with all pairs', () => {
    const player = begun();
    turns(player, 0, 2, 1, 4, 3, 5, 6);
    expect(player.result).toBeNull();
    turns(player, 7);
    expect(player.result).toBe('WIN');
    expect(player.view()).toMatchObject({ pairsLeft: 0, turnsLeft: 3 });
  });

  it('is a win with the last turn', () => {
    const player = begun();
    turns(player, 0, 1, 3, 4, 6, 0);
    turns(player.wait(900), 0, 2, 1, 4, 3, 5, 6, 7);
    expect([player.result, player.view().turnsLeft]).toEqual(['WIN', 0]);
  });

  it('is a loss once there are more pairs than turns, with all cards revealed', () => {
    const player = begun();
    turns(player, 0, 2, 1, 3, 4, 5, 6, 1);
    expect(player.result).toBeNull();
    expect(turns(player, 4, 5)).toEqual([
      { answer: 'turned', face: 'moon' },
      { answer: 'noPair', face: 'leaf' },
    ]);
    expect(player.result).toBe('LOSE');
    const { cards, turnsLeft, pairsLeft } = player.view();
    expect({ turnsLeft, pairsLeft }).toEqual({ turnsLeft: 2, pairsLeft: 3 });
    expect(cards).toEqual(EASY.map((face) => ({ state: face === 'sun' ? 'found' : 'missed', face })));
    expect(player.rules.wakesAt(player.deal, player.play)).toBeNull();
    const moment = timingAt(START + 60_000);
    expect(runeMatch.move(player.deal, player.play, { card: 4 }, moment)).toBe('obstacle.BAD_MOVE');
  });

  it('reveals the missing cards when time is up', () => {
    const player = begun();
    turns(player, 0);
    expect(player.view('TIME_UP').cards.map((card) => 'face' in card && card.face)).toEqual(EASY);
  });
});

describe('a pause', () => {
  it.each(DIFFICULTIES)('leaves the runes unchanged on %s', (difficulty) => {
    const player = new MiniGamePlayer(runeMatch, difficulty);
    const { faces } = player.deal;
    const other = faces.findIndex((face) => face !== faces[0]);
    turns(player, 0, other);
    const view = player.view();
    expect(player.wait(400).pause(60_000).view()).toEqual(view);
    expect(player.wait(499).view()).toEqual(view);
    expect(player.wait(1).view().cards[other]).toEqual({ state: 'closed' });
    expect(player.deal.faces).toEqual(faces);
  });
});
