// Test driver for a single mini-game. Like the real caller, it runs timed steps on time and sends no moves
// after the end.

import type {
  MiniGame,
  MoveTiming,
  MoveRefusal,
  Step,
} from '#core/features/mysticPeak/games/authorityGame.ts';
import type { GameView, Move, Outcome } from '#core/features/mysticPeak/games/game.ts';
import type { Difficulty, Form, Result } from '#core/features/mysticPeak/games/ids.ts';
import { stream } from '#core/random/stream.ts';

/** Start time of every game, in ms on the server's clock. */
export const START = 1_000_000;

export class MiniGamePlayer<Deal, Play, View extends GameView> {
  deal: Deal;
  play: Play;
  now = START;
  result: Exclude<Result, 'TIME_UP'> | null = null;
  /** Milliseconds added to the clock. */
  back = 0;
  readonly outcomes: Outcome[] = [];
  /** Every move that counted, with its arrival. */
  readonly moves: { readonly move: Move; readonly now: number; readonly networkMs: number }[] = [];
  readonly rules: MiniGame<Deal, Play, View>;
  readonly #dealt: { readonly difficulty: Difficulty; readonly form: Form; readonly seed: number };

  constructor(rules: MiniGame<Deal, Play, View>, difficulty: Difficulty, form: Form = 'moving', seed = 1) {
    this.rules = rules;
    this.#dealt = { difficulty, form, seed };
    this.deal = this.#deal(0);
    this.play = stored(rules.begin(this.deal, START));
  }

  /** Returns what the player sees; pass TIME_UP to end the game by the clock. */
  view(result: Result | null = this.result): View {
    return this.rules.view(this.deal, this.play, result);
  }

  /** Advances to `now`, running timed steps on the way. */
  until(now: number): this {
    for (;;) {
      const at = this.result ? null : this.rules.wakesAt(this.deal, this.play);
      if (at === null || at > now) break;
      this.now = Math.max(this.now, at);
      this.#take(this.rules.onWake(this.deal, this.play, this.now));
    }
    this.now = Math.max(this.now, now);
    return this;
  }

  wait(ms: number): this {
    return this.until(this.now + ms);
  }

  /** Sends a move that arrives now with this round trip. */
  move(move: Move, networkMs = 0): MoveRefusal | Outcome | 'obstacle.OVER' {
    if (this.result) return 'obstacle.OVER';
    const halfMs = Math.min(networkMs / 2, 500);
    const { now } = this;
    const step = this.rules.move(this.deal, this.play, move, { now, at: now - halfMs, halfMs, networkMs });
    if (typeof step === 'string') return step;
    this.moves.push({ move, now: this.now, networkMs });
    this.#take(step);
    return step.outcome;
  }

  /** Pauses for this long. */
  pause(ms: number): this {
    this.now += ms;
    this.play = stored(this.rules.shifted(this.play, ms));
    if (this.result || !this.rules.redeals(this.play)) return this;
    this.deal = this.#deal(this.now);
    this.play = stored(this.rules.redealt(this.deal, this.play, this.now));
    return this;
  }

  /** Plays to the end as a bot; TIME_UP if the clock runs out. */
  robot(skill: number): Result {
    const { form, seed } = this.#dealt;
    const clockMs = form === 'spoken' ? 90_000 : 30_000;
    while (!this.result) {
      const next = this.rules.bot(this.deal, this.play, (name) => stream([seed, 5], name), skill);
      if (!next) throw new Error('a bot must always find a move');
      this.until(next.at);
      if (this.now > START + clockMs + this.back) return 'TIME_UP';
      const came = this.move(next.move);
      if (typeof came === 'string') throw new Error(`${came}: ${JSON.stringify(next)}`);
    }
    return this.result;
  }

  #deal(nth: number): Deal {
    const { difficulty, form, seed } = this.#dealt;
    return stored(this.rules.deal(stream([seed, 7], `deal:${nth}`), difficulty, form));
  }

  #take({ play, outcome, result, untilBy = 0 }: Step<Play>): void {
    this.play = stored(play);
    this.outcomes.push(outcome);
    this.back += untilBy;
    this.result = result ?? null;
  }
}

/** Returns the timing of a move without network delay. */
export function timingAt(now: number): MoveTiming {
  return { now, at: now, halfMs: 0, networkMs: 0 };
}

/** Returns the value as it comes back from a log: plain JSON, frozen so that rules can't mutate it. */
function stored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, each: unknown) => Object.freeze(each)) as Value;
}
