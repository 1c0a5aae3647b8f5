// Texts of an obstacle in play and of its result.
// locale-keys: mysticPeak:offer.*.title

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { type GameView, MINI_GAMES, showing } from '#core/features/mysticPeak/games/game.ts';
import { type Result } from '#core/features/mysticPeak/games/ids.ts';
import type { ObstacleView } from '#core/features/mysticPeak/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { isMovingRopeThrow, obstacleIn } from '#scenes/features/mysticPeak/obstacles/played/model.ts';
import {
  answerOf,
  estimateMessage,
  hitsOf,
  READY_MS,
  ropeMessage,
  shownThrow,
} from '#scenes/features/mysticPeak/obstacles/rope/model.ts';
import { placeWords, runeWords } from '#scenes/features/mysticPeak/obstacles/runes/model.ts';
import { isRowOver } from '#scenes/features/mysticPeak/obstacles/stones/model.ts';
import { numberMessage, type Message, message } from '#scenes/message.ts';
import { pauseLine } from '#scenes/player/model.ts';

export interface ObstacleModel {
  /** Identifies the obstacle, its form, and its result. */
  readonly id: string;
  readonly title: Message;
  readonly line: Message;
  readonly view: GameView;
  /** null while it is in play. */
  readonly result: Result | null;
  /** True if moves count now. */
  readonly isOpen: boolean;
  /** True if the next move decides. */
  readonly isTense: boolean;
  /** Server time in ms at which it ends, and its full length in ms; null if no clock is shown. */
  readonly until: number | null;
  readonly wholeMs: number;
  /** The button that leads on once it is over. */
  readonly leave: { readonly id: string; readonly words: Message; readonly intent: PeakIntent } | null;
  readonly paused: Message | null;
}

/** The heading of a finished obstacle. */
export const resultTitle = (result: Result): Message => message(`mysticPeak:obstacle.result.${result}`);

/** The button that leaves a finished obstacle. */
export const leaveLabel = ({
  practice,
  isTop,
}: Pick<ObstacleView, 'practice'> & { readonly isTop: boolean }): Message =>
  message(
    practice ? 'mysticPeak:practice.back' : isTop ? 'mysticPeak:levelUp.view' : 'mysticPeak:obstacle.on',
  );

/** null if there is no obstacle in play. `now`: server time in ms. */
export function obstacleModel(player: PlayerView, now: number): ObstacleModel | null {
  const obstacle = obstacleIn(player);
  if (!obstacle) return null;
  const { id, game, form, view, result, until } = obstacle;
  const isRunning = player.room.state === 'running';
  const { spokenMs, playMs } = MYSTIC_PEAK.limits;
  return {
    id: `${id} ${form} ${result}`,
    title: result === null ? message(`mysticPeak:offer.${game}.title`) : resultTitle(result),
    line: result === null ? lineOf(view, now) : endOf(obstacle, result),
    view,
    result,
    isOpen: result === null && isRunning,
    isTense: result === null && decides(view),
    until: result === null && isRunning ? until : null,
    wholeMs: form === 'spoken' ? spokenMs : playMs,
    leave:
      result === null
        ? null
        : {
            id: 'peak:on',
            words: leaveLabel(obstacle),
            intent: { type: 'peak', move: { to: 'leave', kind: 'obstacle' } },
          },
    paused: pauseLine(player.room),
  };
}

/** Server times in ms at which something changes with time alone, in order. */
export function changeTimes(view: GameView): readonly number[] {
  if (view.game === 'steppingStones') {
    const { at, form, difficulty } = view;
    const { from, litMs, ends } = showing(form, difficulty);
    return [...from.flatMap((each) => [at + each, at + each + litMs]), at + ends].sort((a, b) => a - b);
  }
  if (!isMovingRopeThrow(view) || !view.open) return [];
  const { minMs, openMs } = MINI_GAMES.ropeThrow;
  const { startsAt } = view.open;
  return [startsAt - READY_MS, startsAt, startsAt + minMs, startsAt + openMs];
}

function lineOf(view: GameView, now: number): Message {
  if (view.game === 'steppingStones') {
    if (!isRowOver(view, now))
      return message(
        view.form === 'spoken' ? 'mysticPeak:obstacle.stones.listen' : 'mysticPeak:obstacle.stones.watch',
      );
    const { held, count } = view;
    if (decides(view)) return message('mysticPeak:obstacle.stones.last');
    return message('mysticPeak:obstacle.stones.go', { step: held + 1, of: count });
  }
  if (view.game === 'runeMatch') {
    const { turnsLeft, pairsLeft } = view;
    return message('mysticPeak:obstacle.runes.line', { count: turnsLeft, pairs: pairsLeft });
  }
  if (isMovingRopeThrow(view)) {
    const seen = shownThrow(view, now);
    if (seen) return ropeMessage(view, seen);
    const isReady = view.open !== null && now >= view.open.startsAt;
    if (decides(view)) return message('mysticPeak:obstacle.rope.decides');
    return message(isReady ? 'mysticPeak:obstacle.rope.aim' : 'mysticPeak:obstacle.rope.ready', hitsOf(view));
  }
  const last = view.throws.at(-1);
  if (last) return estimateMessage(view, last);
  const { within, throws } = MINI_GAMES.estimate;
  return message('mysticPeak:obstacle.estimate.line', { within: within[view.difficulty], count: throws });
}

/** True if the next step, turn or throw wins or loses the game. */
function decides(view: GameView): boolean {
  if (view.game === 'steppingStones') return view.held === view.count - 1;
  if (view.game === 'runeMatch') return view.turnsLeft === 1;
  if (isMovingRopeThrow(view)) return view.marks.length === MINI_GAMES.ropeThrow.throws - 1;
  return view.throws.length === MINI_GAMES.estimate.throws - 1;
}

/** Says how it ended, and how close it was. */
export function endOf(
  {
    view,
    points,
    practice,
    isTop,
  }: Pick<ObstacleView, 'points' | 'practice'> & { readonly view: GameView; readonly isTop: boolean },
  result: Result,
): Message {
  if (result === 'WIN') {
    const how = winBy(view);
    return practice ? how : message('mysticPeak:obstacle.paid', { how, points: numberMessage(points) });
  }
  const how = missBy(view, result);
  return practice || isTop ? how : message('mysticPeak:obstacle.holdsAnyway', { how });
}

function winBy(view: GameView): Message {
  if (view.game === 'steppingStones') return message('mysticPeak:obstacle.stones.across');
  if (view.game === 'runeMatch') return message('mysticPeak:obstacle.runes.won');
  if (isMovingRopeThrow(view)) return message('mysticPeak:obstacle.rope.won');
  const last = view.throws.at(-1);
  return last ? answerOf(last) : message('mysticPeak:obstacle.rope.hit');
}

function missBy(view: GameView, result: Result): Message {
  if (view.game === 'steppingStones') {
    const { held, count, next } = view;
    return message(
      'mysticPeak:obstacle.stones.slipped',
      { held, of: count, next: next ?? 0 },
      result === 'LOSE'
        ? 'mysticPeak:obstacle.stones.slippedSpoken'
        : 'mysticPeak:obstacle.stones.reachedSpoken',
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
  if (isMovingRopeThrow(view)) {
    const last = view.marks.at(-1);
    return last ? ropeMessage(view, last) : message('mysticPeak:obstacle.rope.ready', hitsOf(view));
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
