// Rune match: turn two face-down cards at a time to find the pairs (Mystic Peak mini-game).

import { GAME_RULES } from '#core/features/mysticPeak/games/rules.ts';
import {
  type Draws,
  errorsOf,
  type MiniGame,
  type Step,
} from '#core/features/mysticPeak/games/authorityGame.ts';
import { MINI_GAMES, type RuneCard, type RuneMatchView } from '#core/features/mysticPeak/games/game.ts';
import { type Difficulty, type Form, type Rune, RUNES } from '#core/features/mysticPeak/games/ids.ts';
import { shuffled } from '#core/random/stream.ts';

const { levels } = MINI_GAMES.runeMatch;
const { cardMs, earlyMs, openMs, backMs, backInAllMs } = GAME_RULES.runeMatch;

export interface RunesDeal {
  readonly form: Form;
  readonly difficulty: Difficulty;
  /** In reading order. */
  readonly faces: readonly Rune[];
}

export interface RunesPlay {
  /** Start time. */
  readonly at: number;
  /** All turned cards in order, two per turn. */
  readonly turned: readonly number[];
  /** Time at which two open cards turn back; null if none will. */
  readonly closesAt: number | null;
  /** Milliseconds added to the clock so far. */
  readonly back: number;
}

export const runeMatch: MiniGame<RunesDeal, RunesPlay, RuneMatchView> = {
  deal(source, difficulty, form) {
    const faces = shuffled(source, RUNES).slice(0, levels[difficulty].pairs);
    return { form, difficulty, faces: shuffled(source, [...faces, ...faces]) };
  },
  begin: (_deal, at) => ({ at, turned: [], closesAt: null, back: 0 }),
  move(deal, play, move, { now, at, networkMs }) {
    if (!('card' in move) || isOver(deal, play)) return 'obstacle.BAD_MOVE';
    const { card } = move;
    const face = deal.faces[card];
    if (!face || foundOf(deal, play).has(face) || openOf(play).includes(card)) return 'obstacle.BAD_MOVE';
    if (at < play.at + play.turned.length * cardMs - earlyMs) return 'obstacle.TOO_FAST';
    const untilBy = Math.min(Math.max(0, Math.round(networkMs)), backMs, backInAllMs - play.back);
    const after: RunesPlay = {
      ...play,
      turned: [...play.turned, card],
      closesAt: null,
      back: play.back + untilBy,
    };
    if (after.turned.length % 2 === 1) return { play: after, outcome: { answer: 'turned', face }, untilBy };
    return { ...turnEnded(deal, after, face, now), untilBy };
  },
  wakesAt: (_deal, { closesAt }) => closesAt,
  onWake: (_deal, play) => ({ play: { ...play, closesAt: null }, outcome: { answer: 'closed' } }),
  shifted: (play, by) => ({
    ...play,
    at: play.at + by,
    closesAt: play.closesAt === null ? null : play.closesAt + by,
  }),
  redeals: () => false,
  redealt: (_deal, play) => play,
  view(deal, play, result) {
    const { form, difficulty, faces } = deal;
    const found = foundOf(deal, play);
    const open = openOf(play);
    const stateOf = (face: Rune, card: number): RuneCard['state'] =>
      found.has(face) ? 'found' : result ? 'missed' : open.includes(card) ? 'open' : 'closed';
    return {
      game: 'runeMatch',
      form,
      difficulty,
      cards: faces.map((face, card) => {
        const state = stateOf(face, card);
        return state === 'closed' ? { state } : { state, face };
      }),
      turnsLeft: turnsLeft(deal, play),
      pairsLeft: pairsLeft(deal, play),
    };
  },
  bot(deal, play, draws, skill) {
    if (isOver(deal, play)) return null;
    const { firstMs, eachMs } = BOT;
    const at = play.at + firstMs + play.turned.length * eachMs;
    return { move: { card: botCard(deal, play, draws, skill) }, at };
  },
};

/**
 * Play of bots: percentage of seen cards forgotten per turn at skill 50, and ms until the first card and
 * between cards.
 */
const BOT = { forgetPercent: 18, firstMs: 1_000, eachMs: 1_000 };

/** Ends a turn: a pair stays open, other cards turn back after a while. */
function turnEnded(deal: RunesDeal, play: RunesPlay, face: Rune, now: number): Step<RunesPlay> {
  const [first = 0] = play.turned.slice(-2);
  const isPair = deal.faces[first] === face;
  const outcome = { answer: isPair ? 'pair' : 'noPair', face } as const;
  if (pairsLeft(deal, play) === 0) return { play, outcome, result: 'WIN' };
  if (isOver(deal, play)) return { play, outcome, result: 'LOSE' };
  return { play: isPair ? play : { ...play, closesAt: now + openMs }, outcome };
}

/** Returns the faces whose pairs were found in a single turn. */
function foundOf({ faces }: RunesDeal, { turned }: RunesPlay): ReadonlySet<Rune> {
  const found = new Set<Rune>();
  for (let i = 1; i < turned.length; i += 2) {
    const [first, second] = [faces[turned[i - 1] ?? 0], faces[turned[i] ?? 0]];
    if (first && first === second) found.add(first);
  }
  return found;
}

/** Returns the open cards that aren't part of a found pair. */
function openOf({ turned, closesAt }: RunesPlay): readonly number[] {
  if (turned.length % 2 === 1) return turned.slice(-1);
  return closesAt === null ? [] : turned.slice(-2);
}

function turnsLeft({ difficulty }: RunesDeal, { turned }: RunesPlay): number {
  return levels[difficulty].turns - Math.floor(turned.length / 2);
}

function pairsLeft(deal: RunesDeal, play: RunesPlay): number {
  return levels[deal.difficulty].pairs - foundOf(deal, play).size;
}

/** True if all pairs are found or there are more pairs than turns left. */
function isOver(deal: RunesDeal, play: RunesPlay): boolean {
  const left = pairsLeft(deal, play);
  return left === 0 || (play.turned.length % 2 === 0 && turnsLeft(deal, play) < left);
}

/** Returns a card of a known pair, or else an unknown card. */
function botCard(deal: RunesDeal, play: RunesPlay, draws: Draws, skill: number): number {
  const { faces } = deal;
  const found = foundOf(deal, play);
  const first = play.turned.length % 2 === 1 ? play.turned.at(-1) : undefined;
  const known = remembered(deal, play, draws, errorsOf(BOT.forgetPercent, skill));
  const closed = faces.flatMap((face, card) =>
    found.has(face) || openOf(play).includes(card) ? [] : [card],
  );
  const knows = (card: number): boolean => known.has(card);
  const isPaired = (card: number): boolean =>
    knows(card) && closed.some((other) => other !== card && knows(other) && faces[other] === faces[card]);
  const sure = closed.filter((card) =>
    first === undefined ? isPaired(card) : knows(card) && faces[card] === faces[first],
  );
  const unknown = closed.filter((card) => !knows(card));
  const list = [sure, unknown, closed].find(({ length }) => length > 0) ?? closed;
  return list[draws(`card:${play.turned.length}`).below(list.length)] as number;
}

/**
 * Returns the cards a bot remembers. Before each turn it may forget any card it has seen, until it sees that
 * card again.
 */
function remembered(
  { faces }: RunesDeal,
  { turned }: RunesPlay,
  draws: Draws,
  forgetPercent: number,
): ReadonlySet<number> {
  const known = new Set<number>();
  for (let seen = 0; seen < turned.length; seen += 2) {
    for (const card of turned.slice(seen, seen + 2)) known.add(card);
    if (seen + 2 > turned.length) break;
    const source = draws(`forgets:${seen}`);
    for (const card of faces.keys()) if (source.below(100) < forgetPercent) known.delete(card);
  }
  return known;
}
