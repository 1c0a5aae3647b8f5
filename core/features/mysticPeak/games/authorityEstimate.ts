// Rope throw in its still and spoken forms: hit a hidden ledge with three estimates.

import { GAME_RULES } from '#core/features/mysticPeak/games/rules.ts';
import { errorsOf, type MiniGame, normal } from '#core/features/mysticPeak/games/authorityGame.ts';
import {
  type Estimate,
  type EstimateView,
  MINI_GAMES,
  possibleLedge,
} from '#core/features/mysticPeak/games/game.ts';
import { type Difficulty, type Form } from '#core/features/mysticPeak/games/ids.ts';

const { throws: most, scale, ledge: range, within, justBy } = MINI_GAMES.estimate;
const { minMs } = GAME_RULES.estimate;

export interface EstimateDeal {
  readonly form: EstimateView['form'];
  readonly difficulty: Difficulty;
  readonly ledge: number;
}

export interface EstimatePlay {
  /** Time of the last throw, or of the start. */
  readonly lastAt: number;
  readonly throws: readonly Estimate[];
}

export const estimate: MiniGame<EstimateDeal, EstimatePlay, EstimateView> = {
  deal: (source, difficulty, form) => ({
    form: formView(form),
    difficulty,
    ledge: range.from + source.below(range.to - range.from + 1),
  }),
  begin: (_deal, at) => ({ lastAt: at, throws: [] }),
  move(deal, play, move, { at }) {
    if (!('value' in move) || move.j !== play.throws.length || isOver(play)) return 'obstacle.BAD_MOVE';
    const { value } = move;
    if (!Number.isInteger(value) || value < 0 || value > scale) return 'obstacle.BAD_MOVE';
    if (at < play.lastAt + minMs) return 'obstacle.TOO_FAST';
    const thrown = judged(deal, value);
    const after = { lastAt: at, throws: [...play.throws, thrown] };
    const { answer, isJust } = thrown;
    return {
      play: after,
      outcome: { answer, isJust },
      ...(isOver(after) ? { result: answer === 'hit' ? 'WIN' : 'LOSE' } : {}),
    };
  },
  wakesAt: () => null,
  // This game has no timed steps.
  onWake: (_deal, play) => ({ play, outcome: { answer: 'closed' } }),
  shifted: (play, by) => ({ ...play, lastAt: play.lastAt + by }),
  redeals: () => false,
  redealt: (_deal, play) => play,
  view: ({ form, difficulty, ledge }, { throws }, result) => ({
    game: 'ropeThrow',
    form,
    difficulty,
    throws,
    ledge: result ? ledge : null,
  }),
  bot({ difficulty }, play, draws, skill) {
    if (isOver(play)) return null;
    const { from, to } = possibleLedge(play.throws, difficulty);
    const error =
      ((to - from) * errorsOf(BOT.errorPercent, skill) * normal(draws(`throw:${play.throws.length}`))) /
      100_000;
    const value = Math.min(to, Math.max(from, Math.round((from + to) / 2 + error)));
    return { move: { j: play.throws.length, value }, at: play.lastAt + BOT.throwMs };
  },
};

/**
 * Throws of bots, one every `throwMs`: aimed at the middle of the remaining range, with a standard deviation
 * of this percentage of the range at skill 50.
 */
const BOT = { errorPercent: 21, throwMs: 2_500 };

function formView(form: Form): EstimateView['form'] {
  return form === 'spoken' ? 'spoken' : 'still';
}

function isOver({ throws }: EstimatePlay): boolean {
  return throws.length === most || throws.at(-1)?.answer === 'hit';
}

function judged({ ledge, difficulty }: EstimateDeal, value: number): Estimate {
  const off = Math.abs(value - ledge);
  if (off <= within[difficulty]) return { value, answer: 'hit', isJust: false };
  return { value, answer: value < ledge ? 'short' : 'far', isJust: off <= within[difficulty] + justBy };
}
