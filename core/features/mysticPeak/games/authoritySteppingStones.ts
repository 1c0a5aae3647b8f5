// Stepping stones: step on stones in the order they were shown (Mystic Peak mini-game).

import { GAME_RULES } from '#core/features/mysticPeak/games/rules.ts';
import { errorsOf, type MiniGame } from '#core/features/mysticPeak/games/authorityGame.ts';
import { MINI_GAMES, showing, type SteppingStonesView } from '#core/features/mysticPeak/games/game.ts';
import { type Difficulty, type Form } from '#core/features/mysticPeak/games/ids.ts';
import type { Stream } from '#core/random/stream.ts';

const { side } = MINI_GAMES.steppingStones;
const { earlyMs, stepMs } = GAME_RULES.steppingStones;

export interface StonesDeal {
  readonly form: Form;
  readonly difficulty: Difficulty;
  /** The stones in order, 1 to 9. */
  readonly row: readonly number[];
}

export interface StonesPlay {
  /** Start time. */
  readonly at: number;
  /** True if the stones have been shown. */
  readonly isShown: boolean;
  readonly steps: readonly number[];
}

export const steppingStones: MiniGame<StonesDeal, StonesPlay, SteppingStonesView> = {
  deal(source, difficulty, form) {
    const row: number[] = [];
    const { length } = showing(form, difficulty).from;
    while (row.length < length) row.push(nextStone(source, row));
    return { form, difficulty, row };
  },
  begin: (_deal, at) => ({ at, isShown: false, steps: [] }),
  move(deal, play, move, { at }) {
    if (!('stone' in move)) return 'obstacle.BAD_MOVE';
    const { stone } = move;
    const { steps } = play;
    const next = nextOf(deal, play);
    if (!isStone(stone) || next === null || heldOf(deal, play) < steps.length) return 'obstacle.BAD_MOVE';
    if (at < shownAt(deal, play) + steps.length * stepMs - earlyMs) return 'obstacle.TOO_FAST';
    const after = { ...play, isShown: true, steps: [...steps, stone] };
    if (stone !== next) return { play: after, outcome: { answer: 'slips', next }, result: 'LOSE' };
    const isAcross = after.steps.length === deal.row.length;
    return { play: after, outcome: { answer: 'holds' }, ...(isAcross ? { result: 'WIN' } : {}) };
  },
  wakesAt: (deal, play) => (play.isShown ? null : shownAt(deal, play)),
  onWake: (_deal, play) => ({ play: { ...play, isShown: true }, outcome: { answer: 'shown' } }),
  shifted: (play, by) => ({ ...play, at: play.at + by }),
  redeals: ({ isShown }) => !isShown,
  redealt: (deal, _play, at) => steppingStones.begin(deal, at),
  view(deal, play, result) {
    const { form, difficulty, row } = deal;
    const { at, isShown, steps } = play;
    return {
      game: 'steppingStones',
      form,
      difficulty,
      at,
      count: row.length,
      row: isShown || result ? null : row,
      steps,
      held: heldOf(deal, play),
      next: result ? nextOf(deal, play) : null,
    };
  },
  bot(deal, play, draws, skill) {
    const next = nextOf(deal, play);
    if (next === null || heldOf(deal, play) < play.steps.length) return null;
    const slips =
      draws(`step:${play.steps.length}`).below(10_000) < errorsOf(SLIPS[deal.form][deal.difficulty], skill);
    // A neighbor of the correct stone.
    const stone = slips ? (next % (side * side)) + 1 : next;
    const { firstMs, eachMs } = BOT;
    return { move: { stone }, at: shownAt(deal, play) + firstMs + play.steps.length * eachMs };
  },
};

/** Slips per 10,000 steps of bots at skill 50, chosen so that they win as often as a ten-year-old. */
const WATCHED = { easy: 398, medium: 826, hard: 1_246 };
const SLIPS = { moving: WATCHED, still: WATCHED, spoken: { easy: 320, medium: 693, hard: 1_078 } };

/** Milliseconds from the end of the showing to a bot's first step, and between steps. */
const BOT = { firstMs: 700, eachMs: 600 };

function isStone(stone: number): boolean {
  return Number.isInteger(stone) && stone >= 1 && stone <= side * side;
}

/** Draws a stone that neither repeats the last one nor continues a straight line. */
function nextStone(source: Stream, row: readonly number[]): number {
  const [before, last] = [row.at(-2), row.at(-1)];
  const fit = Array.from({ length: side * side }, (_, i) => i + 1).filter(
    (stone) => stone !== last && !(before && last && isStraight(before, last, stone)),
  );
  return fit[source.below(fit.length)] as number;
}

/** True if the three stones form a row, column or diagonal in this order. */
function isStraight(first: number, middle: number, last: number): boolean {
  const [a, b, c] = [placeOf(first), placeOf(middle), placeOf(last)];
  return first !== last && a.x + c.x === 2 * b.x && a.y + c.y === 2 * b.y;
}

function placeOf(stone: number): { readonly x: number; readonly y: number } {
  return { x: (stone - 1) % side, y: Math.floor((stone - 1) / side) };
}

function shownAt({ form, difficulty }: StonesDeal, play: StonesPlay): number {
  return play.at + showing(form, difficulty).ends;
}

function heldOf({ row }: StonesDeal, { steps }: StonesPlay): number {
  return steps.filter((stone, i) => stone === row[i]).length;
}

/** Returns the next stone, or the one that was next at a slip; null when all are done. */
function nextOf(deal: StonesDeal, play: StonesPlay): number | null {
  return deal.row[heldOf(deal, play)] ?? null;
}
