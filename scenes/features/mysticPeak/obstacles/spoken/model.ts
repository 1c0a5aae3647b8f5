// Spoken texts for players who play an obstacle by ear: instructions, what just happened, and a row of
// stones.

import {
  type GameView,
  MINI_GAMES,
  type RuneMatchView,
  showing,
} from '#core/features/mysticPeak/games/game.ts';
import { type Form } from '#core/features/mysticPeak/games/ids.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { endOf } from '#scenes/features/mysticPeak/obstacles/model.ts';
import { isMovingRopeThrow, obstacleIn } from '#scenes/features/mysticPeak/obstacles/played/model.ts';
import {
  AGAIN,
  estimateMessage,
  isThrowReplaced,
  ropeMessage,
} from '#scenes/features/mysticPeak/obstacles/rope/model.ts';
import { placeWords, runeWords } from '#scenes/features/mysticPeak/obstacles/runes/model.ts';
import { type Message, message } from '#scenes/message.ts';

/** A row of stones as spoken texts, each with its server time in ms. */
export function spokenRow(view: GameView): readonly { readonly at: number; readonly words: Message }[] {
  if (view.game !== 'steppingStones' || view.form !== 'spoken' || !view.row) return [];
  const { from, ends } = showing(view.form, view.difficulty);
  return [
    ...view.row.map((stone, index) => ({
      at: view.at + (from[index] ?? 0),
      words: message('mysticPeak:obstacle.stones.number', { stone }),
    })),
    // Replaces the last number, so that it isn't read again.
    { at: view.at + ends, words: message('mysticPeak:obstacle.stones.now') },
  ];
}

/** Full instructions, for the card before the start and for the start itself. */
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

/** Spoken news of the obstacle between two views. */
export function obstacleNews(before: PlayerView, next: PlayerView): readonly Message[] {
  const [was, is] = [obstacleIn(before), obstacleIn(next)];
  if (!is) return [];
  const { view, result, id } = is;
  if (was?.id !== id) {
    // A row of stones announces itself, and a running marker is of no use by ear.
    if (result !== null || view.game === 'steppingStones' || isMovingRopeThrow(view)) return [];
    return [introOf(view.game, view.difficulty, view.form)];
  }
  if (result !== null) return was.result === null ? [endOf(is, result)] : [];
  return told(was.view, view);
}

function told(was: GameView, is: GameView): readonly Message[] {
  if (is.game === 'steppingStones') {
    const stone = is.steps.at(-1);
    const isNew = was.game === 'steppingStones' && was.steps.length < is.steps.length;
    return isNew && stone !== undefined ? [message('mysticPeak:obstacle.stones.holds', { stone })] : [];
  }
  if (is.game === 'runeMatch') return was.game === 'runeMatch' ? turnedIn(was, is) : [];
  if (isMovingRopeThrow(is)) {
    if (!isMovingRopeThrow(was)) return [];
    const last = is.marks.at(-1);
    if (last && was.marks.length < is.marks.length) return [ropeMessage(is, last)];
    return isThrowReplaced(was, is) ? [AGAIN] : [];
  }
  const last = is.throws.at(-1);
  const isNew = was.game === 'ropeThrow' && !isMovingRopeThrow(was) && was.throws.length < is.throws.length;
  return isNew && last ? [estimateMessage(is, last)] : [];
}

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
