// An obstacle while it is played, and how it ended: what each thing in it says, and what a screen reader is told as it goes on.
// locale-keys: mysticPeak:offer.*.title

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import {
  type Estimate,
  type EstimateView,
  type Form,
  type GameView,
  MINI_GAMES,
  type OpenThrow,
  type Result,
  type RopeMark,
  type RopeThrowView,
  type RuneMatchView,
  showing,
  type SteppingStonesView,
} from '#core/features/mysticPeak/games/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { PeakIntent, PeakMove } from '#scenes/features/mysticPeak/intent.ts';
import { amount, type Message, message } from '#scenes/message.ts';
import { pauseLine } from '#scenes/player/model.ts';

export interface ObstacleModel {
  /** Which obstacle, in which form, and whether it is over. */
  readonly id: string;
  readonly title: Message;
  readonly line: Message;
  readonly view: GameView;
  /** null while it is played. */
  readonly result: Result | null;
  /** Whether moves count now. */
  readonly isOpen: boolean;
  /** Server time in ms at which it is over, and for how many ms it lasts in all; null where no clock shows. */
  readonly until: number | null;
  readonly wholeMs: number;
  /** Leads on, once it is over. */
  readonly leave: { readonly id: string; readonly words: Message; readonly intent: PeakIntent } | null;
  readonly paused: Message | null;
}

const wanted = (move: PeakMove): PeakIntent => ({ type: 'peak', move });
const played = (move: Extract<PeakMove, { readonly to: 'play' }>['move']): PeakIntent =>
  wanted({ to: 'play', move });

function obstacleIn({ me: { climb } }: PlayerView) {
  const { stop } = climb ?? {};
  if (stop?.kind !== 'obstacle' || !stop.obstacle.view) return null;
  return { ...stop.obstacle, view: stop.obstacle.view, until: stop.until };
}

/** null where none is played. `now`: server time in ms. */
export function obstacleModel(player: PlayerView, now: number): ObstacleModel | null {
  const obstacle = obstacleIn(player);
  if (!obstacle) return null;
  const { id, game, form, view, result, points, until } = obstacle;
  const isRunning = player.room.state === 'running';
  const { spokenMs, playMs } = MYSTIC_PEAK.limits;
  return {
    id: `${id} ${form} ${result}`,
    title:
      result === null
        ? message(`mysticPeak:offer.${game}.title`)
        : message(result === 'WIN' ? 'mysticPeak:obstacle.won' : `mysticPeak:obstacle.${result}`),
    line: result === null ? lineOf(view, now) : endOf(view, result, points),
    view,
    result,
    isOpen: result === null && isRunning,
    until: result === null && isRunning ? until : null,
    wholeMs: form === 'spoken' ? spokenMs : playMs,
    leave:
      result === null
        ? null
        : {
            id: 'peak:on',
            words: message('mysticPeak:obstacle.on'),
            intent: wanted({ to: 'leave', kind: 'obstacle' }),
          },
    paused: pauseLine(player.room),
  };
}

/** Server times in ms at which something changes by itself, in their order. */
export function momentsOf(view: GameView): readonly number[] {
  if (view.game === 'steppingStones') {
    const { at, form, difficulty } = view;
    const { from, litMs, ends } = showing(form, difficulty);
    return [...from.flatMap((each) => [at + each, at + each + litMs]), at + ends].sort((a, b) => a - b);
  }
  if (!isThrown(view) || !view.open) return [];
  const { leastMs, openMs } = MINI_GAMES.ropeThrow;
  const { startsAt } = view.open;
  return [startsAt - READY_MS, startsAt, startsAt + leastMs, startsAt + openMs];
}

/** Whether a marker runs in it, not an estimate. */
export const isThrown = (view: GameView): view is RopeThrowView =>
  view.game === 'ropeThrow' && view.form === 'moving';

function lineOf(view: GameView, now: number): Message {
  if (view.game === 'steppingStones') {
    if (!isShown(view, now))
      return message(
        view.form === 'spoken' ? 'mysticPeak:obstacle.stones.listen' : 'mysticPeak:obstacle.stones.watch',
      );
    const { held, count } = view;
    return message('mysticPeak:obstacle.stones.go', { step: held + 1, of: count });
  }
  if (view.game === 'runeMatch') {
    const { turnsLeft, pairsLeft } = view;
    return message('mysticPeak:obstacle.runes.line', { count: turnsLeft, pairs: pairsLeft });
  }
  if (isThrown(view)) {
    const seen = seenThrow(view, now);
    if (seen) return ropeTold(view, seen.answer);
    const isReady = view.open !== null && now >= view.open.startsAt;
    return message(isReady ? 'mysticPeak:obstacle.rope.aim' : 'mysticPeak:obstacle.rope.ready', hitsOf(view));
  }
  const last = view.throws.at(-1);
  if (last) return estimateTold(view, last);
  const { within, throws } = MINI_GAMES.estimate;
  return message('mysticPeak:obstacle.estimate.line', { within: within[view.difficulty], count: throws });
}

/** How it ended, and how near it was. */
function endOf(view: GameView, result: Result, points: number): Message {
  if (result === 'WIN') {
    const values = { points: amount(points) };
    if (view.game === 'steppingStones') return message('mysticPeak:obstacle.stones.across', values);
    if (view.game === 'runeMatch') return message('mysticPeak:obstacle.runes.won', values);
    if (isThrown(view)) return message('mysticPeak:obstacle.rope.won', values);
    const last = view.throws.at(-1);
    return message('mysticPeak:obstacle.estimate.won', { ...values, answer: last ? answerOf(last) : '' });
  }
  return message('mysticPeak:obstacle.holdsAnyway', { how: missBy(view) });
}

function missBy(view: GameView): Message {
  if (view.game === 'steppingStones') {
    const { held, count, next } = view;
    return message(
      'mysticPeak:obstacle.stones.slipped',
      { held, of: count, next: next ?? 0 },
      'mysticPeak:obstacle.stones.slippedSpoken',
    );
  }
  if (view.game === 'runeMatch') {
    const { cards, pairsLeft } = view;
    const missed = cards.flatMap((card, index) => (card.state === 'missed' ? [{ ...card, index }] : []));
    const [first] = missed;
    const second = missed.find(({ face, index }) => face === first?.face && index !== first.index);
    return message(
      'mysticPeak:obstacle.runes.short',
      {
        count: pairsLeft,
        ...(first && { rune: runeWords(first.face), first: placeWords(first.index) }),
        ...(second && { second: placeWords(second.index) }),
      },
      'mysticPeak:obstacle.runes.shortSpoken',
    );
  }
  if (isThrown(view)) {
    const last = view.marks.at(-1);
    return last ? ropeTold(view, last.answer) : message('mysticPeak:obstacle.rope.ready', hitsOf(view));
  }
  const { ledge, throws } = view;
  const last = throws.at(-1);
  if (ledge === null || !last) return message('mysticPeak:obstacle.estimate.ledge', { ledge: ledge ?? 0 });
  return message(
    last.answer === 'short'
      ? 'mysticPeak:obstacle.estimate.lostShort'
      : 'mysticPeak:obstacle.estimate.lostFar',
    { answer: answerOf(last), ledge, off: Math.abs(ledge - last.value) },
  );
}

// ---------------------------------------------------------------- stepping stones

/** held: was stepped on. next: would have been the next one. */
export type StoneState = 'idle' | 'lit' | 'held' | 'slipped' | 'next';

export interface StoneModel {
  readonly id: string;
  readonly stone: number;
  readonly words: Message;
  readonly state: StoneState;
  /** Its place in the row while it is shown, from 1 on. */
  readonly ordinal: number | null;
  /** null where it can't be pressed now. */
  readonly intent: PeakIntent | null;
}

export function isShown({ at, form, difficulty }: SteppingStonesView, now: number): boolean {
  return now >= at + showing(form, difficulty).ends;
}

/** Which stone of the row is shown now, from 0 on; null for none. */
export function shownNow({ at, form, difficulty, row }: SteppingStonesView, now: number): number | null {
  const { from, litMs } = showing(form, difficulty);
  const place = row ? from.findLastIndex((each) => now >= at + each && now < at + each + litMs) : -1;
  return place < 0 ? null : place;
}

export function stonesIn({ view, isOpen }: ObstacleModel, now: number): readonly StoneModel[] {
  if (view.game !== 'steppingStones') return [];
  const { form, row, steps, held, next, count } = view;
  const place = form === 'spoken' ? null : shownNow(view, now);
  const lit = place === null ? undefined : row?.[place];
  const { side } = MINI_GAMES.steppingStones;
  const mayStep = isOpen && isShown(view, now) && held === steps.length && held < count;
  return Array.from({ length: side ** 2 }, (_, index): StoneModel => {
    const stone = index + 1;
    const state: StoneState =
      stone === lit
        ? 'lit'
        : held < steps.length && steps.at(-1) === stone
          ? 'slipped'
          : stone === next
            ? 'next'
            : steps.slice(0, held).includes(stone)
              ? 'held'
              : 'idle';
    return {
      id: `stone:${stone}`,
      stone,
      words: message('mysticPeak:obstacle.stones.stone', { stone }),
      state,
      ordinal: stone === lit && place !== null && form === 'still' ? place + 1 : null,
      intent: mayStep ? played({ stone }) : null,
    };
  });
}

// ---------------------------------------------------------------- rope throw

/** So long before a throw starts it is seen, and what came of the one before no longer. */
const READY_MS = 500;

/** The throw whose outcome is seen now; null where the next one is. */
export function seenThrow({ marks, open }: RopeThrowView, now: number): RopeMark | null {
  return open === null || now < open.startsAt - READY_MS ? (marks.at(-1) ?? null) : null;
}

const hitsOf = ({ marks }: RopeThrowView) => ({
  hits: marks.filter(({ answer }) => answer === 'hit').length,
  of: MINI_GAMES.ropeThrow.hits,
});

const ROPE_ANSWERS = {
  hit: message('mysticPeak:obstacle.rope.hit'),
  just: message('mysticPeak:obstacle.rope.just'),
  missed: message('mysticPeak:obstacle.rope.missed'),
  late: message('mysticPeak:obstacle.rope.late'),
} as const;

const ropeTold = (view: RopeThrowView, answer: keyof typeof ROPE_ANSWERS): Message =>
  message('mysticPeak:obstacle.rope.told', { answer: ROPE_ANSWERS[answer], ...hitsOf(view) });

/** Said of a throw that was not taken. */
export const AGAIN = message('mysticPeak:obstacle.rope.again');

/** On what is pressed to throw. */
export const THROW = { id: 'rope:throw', words: message('mysticPeak:obstacle.rope.throw') } as const;

/** Server time in ms to which the marker of a throw was drawn last. */
const drawn = new WeakMap<OpenThrow, number>();
/** Older than this nobody has aimed by it. */
const STALE_MS = 250;

export const noteDrawn = (open: OpenThrow, now: number): unknown => drawn.set(open, now);

/** The throw that a press at this server time in ms is, by what was drawn then; null where none is open, or it is too soon. */
export function throwAt({ view, isOpen }: ObstacleModel, now: number): PeakIntent | null {
  if (!isOpen || !isThrown(view) || !view.open) return null;
  const { j, startsAt } = view.open;
  const last = drawn.get(view.open) ?? now;
  const t = Math.floor((now - last < STALE_MS ? last : now) - startsAt);
  const { leastMs, openMs } = MINI_GAMES.ropeThrow;
  return t < leastMs || t > openMs ? null : played({ j, t });
}

// ---------------------------------------------------------------- the estimate

/** Of the number that is thrown. */
export const DISTANCE = message('mysticPeak:obstacle.estimate.field');

/** A throw as far as this; null where none can be made. */
export function estimateOf({ view, isOpen }: ObstacleModel, value: number): PeakIntent | null {
  if (!isOpen || view.game !== 'ropeThrow' || isThrown(view)) return null;
  const { scale } = MINI_GAMES.estimate;
  if (!Number.isInteger(value) || value < 0 || value > scale) return null;
  return played({ j: view.throws.length, value });
}

function answerOf({ value, answer, isJust }: Estimate): Message {
  if (answer === 'hit') return message('mysticPeak:obstacle.estimate.hit', { value });
  if (answer === 'short')
    return message(isJust ? 'mysticPeak:obstacle.estimate.justShort' : 'mysticPeak:obstacle.estimate.short', {
      value,
    });
  return message(isJust ? 'mysticPeak:obstacle.estimate.justFar' : 'mysticPeak:obstacle.estimate.far', {
    value,
  });
}

const estimateTold = ({ throws }: EstimateView, last: Estimate): Message =>
  message('mysticPeak:obstacle.estimate.left', {
    answer: answerOf(last),
    count: MINI_GAMES.estimate.throws - throws.length,
  });

// ---------------------------------------------------------------- rune match

export interface CardModel {
  readonly id: string;
  readonly words: Message;
  readonly intent: PeakIntent | null;
}

const placeWords = (card: number): Message => {
  const { columns } = MINI_GAMES.runeMatch;
  return message('mysticPeak:obstacle.runes.place', {
    row: Math.floor(card / columns) + 1,
    column: (card % columns) + 1,
  });
};

const RUNE_WORDS = {
  peak: message('mysticPeak:obstacle.runes.rune.peak'),
  sun: message('mysticPeak:obstacle.runes.rune.sun'),
  drop: message('mysticPeak:obstacle.runes.rune.drop'),
  crystal: message('mysticPeak:obstacle.runes.rune.crystal'),
  flag: message('mysticPeak:obstacle.runes.rune.flag'),
  moon: message('mysticPeak:obstacle.runes.rune.moon'),
  leaf: message('mysticPeak:obstacle.runes.rune.leaf'),
  stone: message('mysticPeak:obstacle.runes.rune.stone'),
} as const;
const runeWords = (rune: keyof typeof RUNE_WORDS): Message => RUNE_WORDS[rune];

function cardWords(card: RuneMatchView['cards'][number], index: number): Message {
  const place = placeWords(index);
  if (card.state === 'closed') return message('mysticPeak:obstacle.runes.closed', { place });
  const values = { place, rune: runeWords(card.face) };
  return message(
    card.state === 'found' ? 'mysticPeak:obstacle.runes.found' : 'mysticPeak:obstacle.runes.open',
    values,
  );
}

export function cardsIn({ view, isOpen }: ObstacleModel): readonly CardModel[] {
  if (view.game !== 'runeMatch') return [];
  return view.cards.map((card, index) => ({
    id: `rune:${index}`,
    words: cardWords(card, index),
    intent: isOpen && card.state === 'closed' ? played({ card: index }) : null,
  }));
}

// ---------------------------------------------------------------- for the ear

/** What is said as a row of stones is shown by ear: what, and when in ms of the server's clock. */
export function spokenRow(view: GameView): readonly { readonly at: number; readonly words: Message }[] {
  if (view.game !== 'steppingStones' || view.form !== 'spoken' || !view.row) return [];
  const { from, ends } = showing(view.form, view.difficulty);
  return [
    ...view.row.map((stone, index) => ({
      at: view.at + (from[index] ?? 0),
      words: message('mysticPeak:obstacle.stones.number', { stone }),
    })),
    // Takes the place of the last number, which is not to be read again.
    { at: view.at + ends, words: message('mysticPeak:obstacle.stones.now') },
  ];
}

/** What is to be done, in full: for the card before the start, and as it begins. */
export function introOf(game: GameView['game'], difficulty: GameView['difficulty'], form: Form): Message {
  if (game === 'steppingStones') {
    const { length } = showing(form, difficulty).from;
    return message('mysticPeak:obstacle.stones.intro', { count: length });
  }
  if (game === 'runeMatch') {
    const { pairs, turns } = MINI_GAMES.runeMatch.levels[difficulty];
    return message('mysticPeak:obstacle.runes.intro', { cards: 2 * pairs, pairs, turns });
  }
  const { within, throws } = MINI_GAMES.estimate;
  return message('mysticPeak:obstacle.estimate.intro', { within: within[difficulty], count: throws });
}

/** What has happened in the obstacle from one view to the next. */
export function obstacleNews(before: PlayerView, next: PlayerView): readonly Message[] {
  const [was, is] = [obstacleIn(before), obstacleIn(next)];
  if (!is) return [];
  const { view, result, points, id } = is;
  if (was?.id !== id) {
    // A row of stones is told of at once, and a running marker is no use for the ear.
    if (result !== null || view.game === 'steppingStones' || isThrown(view)) return [];
    return [introOf(view.game, view.difficulty, view.form)];
  }
  if (result !== null) return was.result === null ? [endOf(view, result, points)] : [];
  return told(was.view, view);
}

function told(was: GameView, is: GameView): readonly Message[] {
  if (is.game === 'steppingStones') {
    const stone = is.steps.at(-1);
    const isNew = was.game === 'steppingStones' && was.steps.length < is.steps.length;
    return isNew && stone !== undefined ? [message('mysticPeak:obstacle.stones.holds', { stone })] : [];
  }
  if (is.game === 'runeMatch') return was.game === 'runeMatch' ? turnedIn(was, is) : [];
  if (isThrown(is)) {
    if (!isThrown(was)) return [];
    const last = is.marks.at(-1);
    if (last && was.marks.length < is.marks.length) return [ropeTold(is, last.answer)];
    return isDealtAnew(was, is) ? [AGAIN] : [];
  }
  const last = is.throws.at(-1);
  const isNew = was.game === 'ropeThrow' && !isThrown(was) && was.throws.length < is.throws.length;
  return isNew && last ? [estimateTold(is, last)] : [];
}

/** Whether a throw was not taken, and another one stands open in its place. */
export const isDealtAnew = (was: RopeThrowView, is: RopeThrowView): boolean =>
  was.marks.length === is.marks.length && was.open !== null && is.open !== null && was.open.j < is.open.j;

function turnedIn(was: RuneMatchView, is: RuneMatchView): readonly Message[] {
  const index = is.cards.findIndex(
    ({ state }, card) => state !== 'closed' && was.cards[card]?.state === 'closed',
  );
  const turned = is.cards[index];
  if (!turned || turned.state === 'closed') return [];
  const card = message('mysticPeak:obstacle.runes.open', {
    place: placeWords(index),
    rune: runeWords(turned.face),
  });
  const { turnsLeft, pairsLeft } = is;
  if (was.turnsLeft === turnsLeft) return [message('mysticPeak:obstacle.runes.first', { card })];
  const values = { card, count: turnsLeft };
  if (turned.state === 'found')
    return [message('mysticPeak:obstacle.runes.pair', { ...values, pairs: pairsLeft })];
  return [message('mysticPeak:obstacle.runes.noPair', values)];
}
