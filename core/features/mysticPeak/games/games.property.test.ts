import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyDeal, type AnyPlay, miniGameOf } from '#core/features/mysticPeak/games/authorityGames.ts';
import { type GameView, type Move } from '#core/features/mysticPeak/games/game.ts';
import {
  DIFFICULTIES,
  type Difficulty,
  type Form,
  FORMS,
  type GameId,
  GAMES,
  RUNES,
} from '#core/features/mysticPeak/games/ids.ts';
import { MiniGamePlayer, timingAt, START } from '#core/features/mysticPeak/games/testGame.ts';
import { stream } from '#core/random/stream.ts';

type Player = MiniGamePlayer<AnyDeal, AnyPlay, GameView>;

interface Doing {
  readonly kind: 'any' | 'robot' | 'again' | 'wait' | 'pause';
  readonly what: number;
  readonly ms: number;
  readonly networkMs: number;
}

const doings = fc.array(
  fc.record<Doing>({
    kind: fc.constantFrom('any', 'any', 'robot', 'robot', 'robot', 'robot', 'again', 'wait', 'pause'),
    what: fc.nat(10_000),
    ms: fc.constantFrom(0, 20, 130, 300, 900, 1_500, 7_000),
    networkMs: fc.constantFrom(0, 40, 200, 1_400),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
);

const setting = fc.record({
  game: fc.constantFrom<GameId>(...GAMES),
  form: fc.constantFrom<Form>(...FORMS),
  difficulty: fc.constantFrom<Difficulty>(...DIFFICULTIES),
  seed: fc.nat(),
  skill: fc.constantFrom(30, 60, 100),
});
type Setting = typeof setting extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns a move as a client unaware of the game might send it. */
function anyMove(what: number, ms: number): Move {
  const j = Math.floor(what / 7) % 5;
  const moves: readonly Move[] = [
    { stone: what % 10 },
    { j, t: ms * 3 },
    { j, value: what % 101 },
    { card: what % 12 },
  ];
  return moves[what % moves.length] as Move;
}

/** Plays everything in order; `each` is called after every item. */
function playing(
  { game, form, difficulty, seed, skill }: Setting,
  list: readonly Doing[],
  each: (player: Player, doing: Doing) => void = () => undefined,
): Player {
  const player = new MiniGamePlayer(miniGameOf(game, form), difficulty, form, seed);
  let last: Move | null = null;
  for (const doing of list) {
    const { kind, what, ms, networkMs } = doing;
    if (kind === 'pause') player.pause(ms);
    else if (kind === 'wait') player.wait(ms);
    else if (kind === 'robot') {
      const draws = (name: string) => stream([seed, 5], name);
      const next = player.result ? null : player.rules.bot(player.deal, player.play, draws, skill);
      if (next) {
        last = next.move;
        player.until(next.at + Math.min(networkMs / 2, 500)).move(last, networkMs);
      }
    } else {
      if (kind === 'any' || !last) last = anyMove(what, ms);
      player.wait(ms).move(last, networkMs);
    }
    each(player, doing);
  }
  return player;
}

/** Returns the ms after the start before which a win is impossible. */
function minMs({ game, form, difficulty }: Setting): number {
  const pairs = difficulty === 'easy' ? 4 : 6;
  switch (game) {
    case 'steppingStones':
      return form === 'spoken' ? 6_000 : 5_000;
    case 'ropeThrow':
      return form === 'moving' ? 2 * (1_200 + 400 - 250) : 400;
    case 'runeMatch':
      return (2 * pairs - 1) * 250 - 250;
    default:
      return game satisfies never;
  }
}

/** Checks that the view reveals only what the player may know. */
function expectNoSecrets(player: Player): void {
  const view = player.view();
  if (player.result) return;
  const said = JSON.stringify(view);
  switch (view.game) {
    case 'steppingStones':
      if (player.outcomes.length > 0) expect(view).toMatchObject({ row: null, next: null });
      break;
    case 'ropeThrow':
      if ('ledge' in view) expect(view.ledge).toBeNull();
      else if ('throws' in player.deal)
        for (const each of player.deal.throws)
          if ('phase' in each && each.phase !== view.open?.phase)
            expect(said).not.toContain(`"phase":${each.phase},`);
      break;
    case 'runeMatch': {
      const open = view.cards.filter(({ state }) => state === 'open');
      expect(open.length).toBeLessThanOrEqual(2);
      expect(view.cards.filter(({ state }) => state === 'found').length).toBe(
        view.cards.length - 2 * view.pairsLeft,
      );
      const told = view.cards.filter((card) => 'face' in card).length;
      expect(RUNES.reduce((sum, face) => sum + said.split(`"${face}"`).length - 1, 0)).toBe(told);
      expect(told).toBe(open.length + view.cards.length - 2 * view.pairsLeft);
      break;
    }
    default:
      view satisfies never;
  }
}

const RUNS = { numRuns: 400 };

describe('random play of any mini-game', () => {
  it('reveals nothing the player may not know', () => {
    fc.assert(
      fc.property(setting, doings, (of, list) => void playing(of, list, expectNoSecrets)),
      RUNS,
    );
  });

  it('ends the same when its moves are replayed on its deal', () => {
    fc.assert(
      fc.property(setting, doings, (of, list) => {
        const { game, form, difficulty, seed } = of;
        const once = playing(
          of,
          list.filter(({ kind }) => kind !== 'pause'),
        );
        const again = new MiniGamePlayer(miniGameOf(game, form), difficulty, form, seed);
        for (const { move, now, networkMs } of once.moves) again.until(now).move(move, networkMs);
        again.until(once.now);
        expect(again.moves).toEqual(once.moves);
        expect(again.outcomes).toEqual(once.outcomes);
        expect(again.play).toEqual(once.play);
        expect([again.result, again.back]).toEqual([once.result, once.back]);
      }),
      RUNS,
    );
  });

  it('is never won sooner than its showing and moves take', () => {
    let won = 0;
    fc.assert(
      fc.property(setting, doings, (of, list) => {
        const counted = (player: Player, { networkMs }: Doing) => {
          if (player.result !== 'WIN') return;
          won += 1;
          expect(player.now - networkMs / 2 - START).toBeGreaterThanOrEqual(minMs(of));
        };
        playing(of, list, counted);
      }),
      RUNS,
    );
    expect(won).toBeGreaterThan(50);
  });

  it('is not changed by refused moves or after its end', () => {
    fc.assert(
      fc.property(setting, doings, (of, list) => {
        const player = playing(of, list);
        const { deal, play, rules, result } = player;
        for (let what = 0; what < 60; what += 1) {
          const at = START + what * 500;
          const moment = timingAt(at);
          // Even if asked past its end, a lost game is never won.
          const step = rules.move(deal, play, anyMove(what, at % 7_000), moment);
          if (result) expect(step).toMatch(/^obstacle\./);
        }
        expect(player.play).toBe(play);
      }),
      RUNS,
    );
  });

  it('schedules steps only in the future, and none after its end', () => {
    fc.assert(
      fc.property(setting, doings, (of, list) => {
        const player = playing(of, list, ({ rules, deal, play, now, result }) => {
          const at = rules.wakesAt(deal, play);
          if (result) expect(at).toBeNull();
          else if (at !== null) expect(at).toBeGreaterThan(now);
        });
        player.wait(120_000);
        const { rules, deal, play } = player;
        expect(rules.wakesAt(deal, play)).toBeNull();
      }),
      RUNS,
    );
  });

  it('has the same outcome with a pause if nothing is dealt again', () => {
    fc.assert(
      fc.property(setting, doings, fc.nat(60), (of, list, where) => {
        const moves = list.filter(({ kind }) => kind !== 'pause');
        const paused = { kind: 'pause', what: 0, ms: 45_000, networkMs: 0 } as const;
        let isDealtAnew = false;
        let redeals = false;
        const straight = playing(of, moves);
        const halted = playing(
          of,
          [...moves.slice(0, where), paused, ...moves.slice(where)],
          (player, { kind }) => {
            if (kind === 'pause') isDealtAnew = redeals;
            redeals = !player.result && player.rules.redeals(player.play);
          },
        );
        if (isDealtAnew || where === 0) return;
        expect(halted.outcomes).toEqual(straight.outcomes);
        expect(halted.result).toBe(straight.result);
      }),
      RUNS,
    );
  });
});
