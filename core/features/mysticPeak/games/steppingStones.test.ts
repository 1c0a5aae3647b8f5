import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StonesDeal, steppingStones } from '#core/features/mysticPeak/games/authoritySteppingStones.ts';
import { showing } from '#core/features/mysticPeak/games/game.ts';
import { DIFFICULTIES, type Difficulty, FORMS, type Form } from '#core/features/mysticPeak/games/ids.ts';
import { MiniGamePlayer, timingAt, START } from '#core/features/mysticPeak/games/testGame.ts';
import { stream } from '#core/random/stream.ts';

const LINES = ['123', '456', '789', '147', '258', '369', '159', '357'].flatMap((line) => [
  line,
  [...line].reverse().join(''),
]);

function begun(difficulty: Difficulty = 'medium', form: Form = 'moving') {
  const player = new MiniGamePlayer(steppingStones, difficulty, form);
  const { row } = player.deal;
  return { player, row, ends: START + showing(form, difficulty).ends };
}

function dealt(seed: number, difficulty: Difficulty = 'hard', form: Form = 'spoken'): StonesDeal {
  return steppingStones.deal(stream([seed, 1], 'deal'), difficulty, form);
}

describe('the row', () => {
  it('has as many stones as difficulty and form require', () => {
    const counts = FORMS.map((form) => DIFFICULTIES.map((each) => dealt(1, each, form).row.length));
    expect(counts).toEqual([
      [4, 5, 6],
      [4, 5, 6],
      [5, 6, 7],
    ]);
  });

  it('never repeats a stone immediately or has three in a straight line', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const row = dealt(seed).row.join('');
        expect(row).toMatch(/^[1-9]{7}$/);
        expect(row).not.toMatch(/(.)\1/);
        for (const line of LINES) expect(row).not.toContain(line);
      }),
      { numRuns: 500 },
    );
  });

  it('can have any other three stones in sequence', () => {
    const threes = new Set<string>();
    for (let seed = 0; seed < 3_000; seed += 1) {
      const { row } = dealt(seed);
      for (const i of row.keys()) if (i >= 2) threes.add(row.slice(i - 2, i + 1).join(''));
    }
    expect(threes.size).toBe(9 * 8 * 8 - LINES.length);
  });
});

describe('the showing', () => {
  it('lights one stone at a time', () => {
    expect(showing('moving', 'easy')).toEqual({
      from: [1_500, 2_450, 3_400, 4_350],
      litMs: 700,
      ends: 5_300,
    });
    expect(showing('moving', 'medium').ends).toBe(5_500);
    expect(showing('moving', 'hard').ends).toBe(7_200);
  });

  it.each(DIFFICULTIES)('changes at most every 0.6 s in the still form on %s', (difficulty) => {
    const { from, litMs, ends } = showing('still', difficulty);
    from.forEach((at, i) => expect((from[i + 1] ?? ends) - at).toBe(litMs));
    expect(litMs).toBeGreaterThanOrEqual(600);
  });

  it('reads seven numbers as three and four', () => {
    const { from, ends } = showing('spoken', 'hard');
    expect(from).toEqual([1_500, 2_400, 3_300, 4_500, 5_400, 6_300, 7_200]);
    expect(ends).toBe(1_500 + 7 * 900 + 1_000);
  });
});

describe("the player's view", () => {
  it('has the row only until the showing ends', () => {
    const { player, row, ends } = begun();
    expect(player.view()).toMatchObject({ at: START, count: 5, row, steps: [], next: null });
    expect(player.until(ends - 1).view().row).toEqual(row);
    expect(player.until(ends).view().row).toBeNull();
    expect(JSON.stringify(player.view('TIME_UP'))).not.toContain(JSON.stringify(row));
    expect(player.wait(60_000).outcomes).toEqual([{ answer: 'shown' }]);
  });

  it('drops the row after an early step', () => {
    const { player, row, ends } = begun();
    player.until(ends - 100).move({ stone: row[0] as number });
    expect(player.view()).toMatchObject({ row: null, held: 1 });
    expect(player.rules.wakesAt(player.deal, player.play)).toBeNull();
  });

  it('has a new row after a pause during the showing, and the same one after a later pause', () => {
    const { player, row } = begun();
    player.wait(2_000).pause(30_000);
    const { deal } = player;
    expect(deal.row).not.toEqual(row);
    expect(player.view()).toMatchObject({ at: START + 32_000, row: deal.row });
    player.wait(10_000).pause(30_000);
    expect(player.deal).toBe(deal);
    expect(player.view().row).toBeNull();
    expect(player.move({ stone: deal.row[0] as number })).toEqual({ answer: 'holds' });
  });
});

describe('a step', () => {
  it.each(FORMS)('wins after all stones in order in the %s form', (form) => {
    const { player, row, ends } = begun('hard', form);
    player.until(ends);
    for (const [i, stone] of row.entries()) {
      expect(player.result).toBeNull();
      expect(player.wait(200).move({ stone })).toEqual({ answer: 'holds' });
      expect(player.view().held).toBe(i + 1);
    }
    expect(player.result).toBe('WIN');
    expect(player.view()).toMatchObject({ steps: row, next: null });
  });

  it('loses on the wrong stone, and the correct one is revealed', () => {
    const { player, row, ends } = begun();
    const [first = 0, second = 0] = row;
    player.until(ends).move({ stone: first });
    const wrong = second === 9 ? 8 : second + 1;
    expect(player.wait(500).move({ stone: wrong })).toEqual({ answer: 'slips', next: second });
    expect(player.result).toBe('LOSE');
    expect(player.view()).toMatchObject({ steps: [first, wrong], held: 1, next: second });
    expect(player.rules.move(player.deal, player.play, { stone: second }, late)).toBe('obstacle.BAD_MOVE');
  });

  it('that is missing when time is up is revealed', () => {
    const { player, row, ends } = begun();
    player.until(ends).move({ stone: row[0] as number });
    expect(player.view('TIME_UP')).toMatchObject({ held: 1, next: row[1] });
  });

  it('counts from 250 ms before the end of the showing, and then every 120 ms', () => {
    const { player, row, ends } = begun();
    const [first = 0, second = 0] = row;
    expect(player.until(ends - 251).move({ stone: first })).toBe('obstacle.TOO_FAST');
    expect(player.until(ends - 250).move({ stone: first })).toEqual({ answer: 'holds' });
    expect(player.until(ends - 131).move({ stone: second })).toBe('obstacle.TOO_FAST');
    expect(player.until(ends - 130).move({ stone: second })).toEqual({ answer: 'holds' });
  });

  it('counts half a round trip before it arrives', () => {
    const { player, row, ends } = begun();
    expect(player.until(ends - 51).move({ stone: row[0] as number }, 400)).toBe('obstacle.TOO_FAST');
    expect(player.until(ends - 50).move({ stone: row[0] as number }, 400)).toEqual({ answer: 'holds' });
  });

  it.each([
    { stone: 0 },
    { stone: 10 },
    { stone: 1.5 },
    { stone: Number.NaN },
    { card: 1 },
    { j: 0, t: 900 },
  ])('must be on a stone, not %j', (move) => {
    const { player, ends } = begun();
    expect(player.until(ends).move(move)).toBe('obstacle.BAD_MOVE');
  });
});

const late = timingAt(START + 60_000);
