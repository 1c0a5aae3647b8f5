// Rope throw: stop a swinging marker inside a zone in two of three throws (Mystic Peak mini-game).

import { GAME_RULES } from '#core/features/mysticPeak/games/rules.ts';
import { errorsOf, type MiniGame, normal, type Step } from '#core/features/mysticPeak/games/authorityGame.ts';
import {
  MINI_GAMES,
  markerAt,
  judgeThrow,
  type OpenThrow,
  type RopeMark,
  type RopeThrowView,
  type Swing,
  type Zone,
} from '#core/features/mysticPeak/games/game.ts';
import { type Difficulty } from '#core/features/mysticPeak/games/ids.ts';
import type { Stream } from '#core/random/stream.ts';
import { ROOM_TIMING } from '#core/room/phase.ts';

const CONFIG = { ...MINI_GAMES.ropeThrow, ...GAME_RULES.ropeThrow };

export interface RopeDeal {
  readonly difficulty: Difficulty;
  /** In order, with as many as may be needed. */
  readonly throws: readonly (Swing & Zone)[];
}

export interface RopePlay {
  /** The open throw; null once the game is over. */
  readonly open: { readonly j: number; readonly startsAt: number } | null;
  /** Number of the first throw in this deal. */
  readonly from: number;
  readonly marks: readonly RopeMark[];
  /** Number of throws repeated because their timing was doubtful. */
  readonly again: number;
}

export const ropeThrow: MiniGame<RopeDeal, RopePlay, RopeThrowView> = {
  deal(source, difficulty) {
    const { throws, again } = CONFIG;
    return {
      difficulty,
      throws: Array.from({ length: throws + again }, () => dealThrow(source, difficulty)),
    };
  },
  begin: (_deal, at) => ({ open: opened(0, at), from: 0, marks: [], again: 0 }),
  move(deal, play, move, { now, at, halfMs }) {
    const open = openThrow(deal, play);
    if (!open || !('t' in move) || move.j !== open.j) return 'obstacle.BAD_MOVE';
    const { minMs, openMs, doubtMs, maxDoubtMs, again } = CONFIG;
    const { t: claimed } = move;
    if (!Number.isInteger(claimed) || claimed < 0 || claimed > openMs) return 'obstacle.BAD_MOVE';
    const measured = at - open.startsAt;
    const doubt = Math.min(doubtMs + halfMs, maxDoubtMs);
    if (measured > openMs + doubt) return 'obstacle.BAD_MOVE';
    if (claimed < minMs || measured < minMs - doubt) return 'obstacle.TOO_FAST';
    if (Math.abs(claimed - measured) <= doubt) return thrown(play, open, claimed, now);
    if (play.again === again) return thrown(play, open, measured, now);
    return {
      play: { ...play, open: opened(open.j + 1, now), again: play.again + 1 },
      outcome: { answer: 'again' },
    };
  },
  // A throw made in time may still be on its way.
  wakesAt: (_deal, { open }) => open && open.startsAt + CONFIG.openMs + ROOM_TIMING.networkAllowanceMs,
  onWake(deal, play, now) {
    const open = openThrow(deal, play);
    if (!open) return { play, outcome: { answer: 'late' } };
    return marked(play, open, { answer: 'late', x: null }, now);
  },
  shifted: (play, by) =>
    play.open ? { ...play, open: { ...play.open, startsAt: play.open.startsAt + by } } : play,
  redeals: ({ open }) => open !== null,
  redealt(_deal, play, at) {
    if (!play.open) return play;
    const from = play.open.j + 1;
    return { ...play, open: opened(from, at), from };
  },
  view: (deal, play, result) => ({
    game: 'ropeThrow',
    form: 'moving',
    difficulty: deal.difficulty,
    open: result ? null : openThrow(deal, play),
    marks: play.marks,
  }),
  bot(deal, play, draws, skill) {
    const open = openThrow(deal, play);
    if (!open) return null;
    const source = draws(`throw:${open.j}`);
    const { firstMs, spreadMs, lateMs, errorMs, steadyMs } = BOT;
    const aim = crossing(open, firstMs + source.below(spreadMs));
    const error = steadyMs + errorsOf(errorMs - steadyMs, skill);
    const t = Math.max(CONFIG.minMs, aim + lateMs + Math.round((error * normal(source)) / 1_000));
    return { move: { j: open.j, t }, at: open.startsAt + t };
  },
};

/**
 * Timing of bots' throws: earliest time, spread, lateness, and standard deviation at skill 50 and at best, in
 * ms.
 */
const BOT = { firstMs: 1_000, spreadMs: 800, lateMs: 15, errorMs: 60, steadyMs: 30 };

function dealThrow(source: Stream, difficulty: Difficulty): Swing & Zone {
  const { levels, periodByMs, centre } = CONFIG;
  const { periodMs, zone } = levels[difficulty];
  const period = periodMs - periodByMs + source.below(2 * periodByMs + 1);
  return {
    period,
    phase: source.below(period),
    centre: centre.from + source.below(centre.to - centre.from + 1),
    zone,
  };
}

function opened(j: number, now: number): { readonly j: number; readonly startsAt: number } {
  return { j, startsAt: now + CONFIG.leadMs };
}

function openThrow({ throws }: RopeDeal, { open, from }: RopePlay): OpenThrow | null {
  const dealt = open && throws[open.j - from];
  return dealt ? { ...open, ...dealt } : null;
}

/** Judges a throw `t` ms after the marker's start. */
function thrown(play: RopePlay, open: OpenThrow, t: number, now: number): Step<RopePlay> {
  const x = markerAt(open, t);
  return marked(play, open, { answer: judgeThrow(open, x), x }, now);
}

function marked(
  play: RopePlay,
  { j, centre, zone }: OpenThrow,
  { answer, x }: Pick<RopeMark, 'answer' | 'x'>,
  now: number,
): Step<RopePlay> {
  const marks = [...play.marks, { answer, x, centre, zone }];
  const hits = marks.filter((mark) => mark.answer === 'hit').length;
  const { throws, hits: needed } = CONFIG;
  const isWon = hits === needed;
  const isLost = marks.length - hits > throws - needed;
  const after = { ...play, marks, open: isWon || isLost ? null : opened(j + 1, now) };
  return {
    play: after,
    outcome: { answer },
    ...(isWon ? { result: 'WIN' } : isLost ? { result: 'LOSE' } : {}),
  };
}

/** Returns the first time the marker crosses the center at or after this one, both in ms after its start. */
function crossing({ period, phase, centre }: OpenThrow, least: number): number {
  const there = Math.round((centre * period) / (2 * CONFIG.scale));
  const from = (least + phase) % period;
  const waits = [there, period - there].map((u) => (u - from + period) % period);
  return least + Math.min(...waits);
}
