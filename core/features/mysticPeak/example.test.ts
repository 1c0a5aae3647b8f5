// The tables in docs/game-rules.md, "Mystic Peak": the example climb step by step, points by role, and
// obstacles.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { MINI_GAMES } from '#core/features/mysticPeak/games/game.ts';
import { GAME_RULES } from '#core/features/mysticPeak/games/rules.ts';
import { ROLES } from '#core/features/mysticPeak/ids.ts';
import { pointsOf } from '#core/features/mysticPeak/score.ts';
import { tierOf } from '#core/scoring/tiers.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';

const SECTION = readFileSync('docs/game-rules.md', 'utf8').split('\n## Mystic Peak\n')[1]?.split('\n## ')[0];

/** Returns the cells of the table whose header row begins with `head`. */
function table(head: string): readonly (readonly string[])[] {
  const lines = (SECTION ?? '').split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${head}`)) + 2;
  const rows = lines.slice(from, from + lines.slice(from).findIndex((line) => !line.startsWith('|')));
  return rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const numberOf = (cell = ''): number => Number(cell.replaceAll(',', ''));

const RIGHT = ['right'];
const WRONG = ['wrong'];

it('points match the example in docs/game-rules.md', () => {
  const game = new PeakGame(['Mia', 'Ben'], { questions: guesses(13) });
  const [mia = '', ben = ''] = game.players;
  const meets = (what: number | string) => expect(game.on(mia)).toBe(what);
  const answers = (question: number, texts: readonly string[]) => {
    meets(question);
    expect(game.answer(mia, texts)).toMatchObject({ ok: true });
  };
  const takes = (role: (typeof ROLES)[number]) => {
    meets('pathFinder');
    expect(game.path(mia, role)).toMatchObject({ ok: true });
  };
  const campGame = () => {
    meets('levelUp');
    expect(game.playOut(mia)).toBe('WIN');
    game.leave(mia, 'obstacle');
  };
  const avalanche = () => {
    // Ben reaches the same camp, gets an avalanche and starts it.
    for (let q = 1; q <= 5; q += 1) {
      game.toQuestion(ben);
      game.answer(ben, RIGHT);
    }
    game.toQuestion(ben);
    game.host({ type: 'awardPowerup', powerup: 'avalanche', playerIds: [ben] });
    game.wait(2_000);
    const card = game.seat(ben).belt?.slots.find(Boolean)?.id ?? 0;
    const commandId = game.commandId();
    const use = { type: 'usePowerup', playerId: ben, card, targetId: null, commandId } as const;
    expect(game.send(use)).toMatchObject({ ok: true });
    game.wait(MYSTIC_PEAK.avalanche.warningMs);
  };

  const STEPS: readonly (() => void)[] = [
    () => {
      takes('LEADER');
      answers(1, RIGHT);
    },
    () => answers(2, WRONG),
    () => {
      meets('obstacle');
      expect(game.playOut(mia)).toBe('WIN');
      game.leave(mia, 'obstacle');
    },
    () => answers(3, RIGHT),
    () => {
      meets(4);
      expect(game.skip(mia)).toMatchObject({ ok: true });
      answers(5, RIGHT);
    },
    () => answers(2, RIGHT),
    () => answers(4, RIGHT),
    campGame,
    () => {
      takes('PIONEER');
      answers(6, RIGHT);
    },
    () => {
      answers(7, WRONG);
      meets('powerupSelection');
      game.take(mia);
    },
    () => answers(8, RIGHT),
    avalanche,
    () => answers(9, RIGHT),
    () => answers(7, WRONG),
    () => {
      meets(7);
      expect(game.skip(mia)).toMatchObject({ ok: true });
      meets('levelUp');
      expect(game.take(mia)).toMatchObject({ ok: true });
    },
    () => {
      meets('pathFinder');
      expect(game.path(mia, 'PIONEER')).toEqual({ ok: false, reason: 'peak.PATH_RESTS' });
      takes('TREKKER');
      for (const question of [10, 11, 12, 13]) answers(question, RIGHT);
    },
    campGame,
    () => {
      meets('summit');
      game.path(mia, 'RIDGE');
      answers(7, RIGHT);
    },
  ];
  const rows = table('example: 13 questions');
  expect(rows).toHaveLength(STEPS.length);
  for (const [n, step] of STEPS.entries()) {
    const [words = '', points, inAll, height] = rows[n] ?? [];
    const before = game.seat(mia).score;
    step();
    const { score } = game.seat(mia);
    const told = [numberOf(points), numberOf(inAll), numberOf(height)];
    expect([score - before, score, game.climb(mia).height], words).toEqual(told);
  }
  const { climb, score } = game.view(mia).me;
  expect(climb?.mastered).toBe(true);
  const tiers = SECTION?.split('- **Tiers:**')[1]?.split('\n- ')[0] ?? '';
  const [possible, earned, percent] = (
    /so ([\d,]+) points were possible: her ([\d,]+) are (\d+)%/.exec(tiers.replace(/\s+/g, ' ')) ?? []
  )
    .slice(1)
    .map(numberOf);
  expect([climb?.possible, score, Math.round((100 * score) / (possible ?? 0))]).toEqual([
    possible,
    earned,
    percent,
  ]);
  expect(tierOf(1, 2, score, possible ?? 0, true)).toBe('gold');
  expect(game.replayed()).toEqual(game.room);
});

it('points by role match the table', () => {
  const rows = table('path | right');
  const told = rows.map((row) => row.slice(1).map(numberOf));
  const score = 10_000;
  const paid = ROLES.map((role) => [
    ...[1, 2, 3].map((asking) => pointsOf({ role, asking, result: 'correct', score }).total),
    pointsOf({ role, asking: 1, result: 'incorrect', score }).total,
  ]);
  expect(told).toEqual(paid);
});

it('obstacles match the table', () => {
  const [stones, rope, ledge, runes] = table('obstacle | easy').map((row) =>
    row.slice(1).map((cell) => (cell.match(/\d+(\.\d+)?/g) ?? []).map(Number)),
  );
  const { steppingStones, estimate, runeMatch } = MINI_GAMES;
  const { ropeThrow } = GAME_RULES;
  const LEVELS = ['easy', 'medium', 'hard'] as const;
  expect(stones).toEqual(LEVELS.map((level) => [steppingStones.shown[level].count]));
  expect(rope?.map((cells) => [cells[0], cells.at(-1)])).toEqual(
    LEVELS.map((level) => [ropeThrow.levels[level].zone, ropeThrow.levels[level].periodMs / 1_000]),
  );
  expect(ledge).toEqual(LEVELS.map((level) => [estimate.within[level]]));
  expect(runes).toEqual(LEVELS.map((level) => Object.values(runeMatch.levels[level])));
});
