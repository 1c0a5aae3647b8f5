// The rope throw without a marker: a ledge at a secret place is to be hit by three estimates (still and spoken form).

import { errorsOf, type MiniGame, normal } from '#core/features/mysticPeak/games/authorityGame.ts';
import {
  type Difficulty,
  type Estimate,
  type EstimateView,
  type Form,
  MINI_GAMES,
  possibleLedge,
} from '#core/features/mysticPeak/games/game.ts';

const { throws: most, scale, ledge: range, within, justBy, leastMs } = MINI_GAMES.estimate;

export interface EstimateDeal {
  readonly form: EstimateView['form'];
  readonly difficulty: Difficulty;
  readonly ledge: number;
}

export interface EstimatePlay {
  /** When the last throw was made, or the game began. */
  readonly lastAt: number;
  readonly throws: readonly Estimate[];
}

export const estimate: MiniGame<EstimateDeal, EstimatePlay, EstimateView> = {
  deal: (source, difficulty, form) => ({
    form: standing(form),
    difficulty,
    ledge: range.from + source.below(range.to - range.from + 1),
  }),
  begin: (_deal, at) => ({ lastAt: at, throws: [] }),
  move(deal, play, move, { at }) {
    if (!('value' in move) || move.j !== play.throws.length || isOver(play)) return 'obstacle.BAD_MOVE';
    const { value } = move;
    if (!Number.isInteger(value) || value < 0 || value > scale) return 'obstacle.BAD_MOVE';
    if (at < play.lastAt + leastMs) return 'obstacle.TOO_FAST';
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
  // Nothing happens by itself.
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
  robot({ difficulty }, play, draws, skill) {
    if (isOver(play)) return null;
    const { from, to } = possibleLedge(play.throws, difficulty);
    const error =
      ((to - from) * errorsOf(ROBOT.errorPercent, skill) * normal(draws(`throw:${play.throws.length}`))) /
      100_000;
    const value = Math.min(to, Math.max(from, Math.round((from + to) / 2 + error)));
    return { move: { j: play.throws.length, value }, at: play.lastAt + ROBOT.throwMs };
  },
};

/** How robots of skill 50 throw: into the middle of what is left, with such an error (standard deviation). */
const ROBOT = { errorPercent: 21, throwMs: 2_500 };

function standing(form: Form): EstimateView['form'] {
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
