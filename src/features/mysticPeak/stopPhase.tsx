// A stop of the climb as a phase: what may be chosen in it, and what shows it. Each step of an obstacle is one of its own.

import type { GameId } from '#core/features/mysticPeak/games/game.ts';
import type { MysticPeakBoard, StopView } from '#core/features/mysticPeak/views.ts';
import { optionOfKey } from '#core/questions/options/letters.ts';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { MOUNTAIN_SOUNDS, soundOfStop } from '#scenes/features/mysticPeak/sounds/model.ts';
import { choiceOfKey, practiceModel, stopModel, waitingModel } from '#scenes/features/mysticPeak/model.ts';
import type { MilestoneModel } from '#scenes/player/milestone/model.ts';
import { ObstacleTwin } from '#src/features/mysticPeak/obstacles/ObstacleTwin.tsx';
import { askForRivals, rivalsOf } from '#src/features/mysticPeak/rivals.ts';
import { StopTwin } from '#src/features/mysticPeak/StopTwin.tsx';
import { milestone } from '#src/game/phases/milestone.tsx';
import type { Phase } from '#src/game/phases/phase.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

/** Which stop stands there, and how far it is. */
function keyOf({ camp, ...stop }: StopView): string {
  if (stop.kind !== 'obstacle') return `${stop.kind} ${camp}`;
  const { id, form, result } = stop.obstacle;
  return `${id} ${form} ${result}`;
}

const kept = new WeakMap<SeatAccess, { readonly key: string; readonly phase: Phase }>();

/** The same as long as the same stands there. */
export function stopPhase(seat: SeatAccess, view: PlayerView): Phase | null {
  const { stop } = view.me.climb ?? {};
  if (!stop) return null;
  const key = keyOf(stop);
  const known = kept.get(seat);
  if (known?.key === key) return known.phase;
  const played = obstaclePhase(view);
  const phase = played ?? shownStop(view, seat.lessMotion, rivalsFor(seat));
  if (phase) kept.set(seat, { key, phase });
  if (!played) askForRivals(seat);
  return phase;
}

/** On the peak, with the flag planted: what is played there for fun, or waiting. */
export function topPhase(seat: SeatAccess, view: PlayerView): Phase {
  const stop = stopPhase(seat, view);
  if (!stop) askForRivals(seat);
  return stop ?? waitingPhase(rivalsFor(seat));
}

/** How hard this game is to be, for fun; null: another one is to be chosen, or none. */
export function pickPhase(seat: SeatAccess, game: GameId | null): Phase {
  const rivals = rivalsFor(seat);
  return game === null ? waitingPhase(rivals) : practicePhase(game, rivals);
}

const rivalsFor = (seat: SeatAccess): Rivals => ({
  board: () => rivalsOf(seat),
  renew: () => askForRivals(seat),
});

/** Whether something else stands there now. */
const isGone =
  (key: string) =>
  ({ me }: PlayerView): boolean =>
    !me.climb?.stop || keyOf(me.climb.stop) !== key;

/** Who else is on the mountain. */
interface Rivals {
  /** By now; null for nothing. */
  readonly board: () => MysticPeakBoard | null;
  /** Asks for it anew. */
  readonly renew?: () => void;
}

const NOBODY: Rivals = { board: () => null };

/** Something to choose, or to leave behind, as it stands in this view; null without a stop. `isStill`: whether less is to move, by now. */
export function shownStop(
  view: PlayerView,
  isStill = (): boolean => false,
  { board, renew }: Rivals = NOBODY,
): Phase | null {
  const { climb } = view.me;
  if (!climb?.stop) return null;
  const isOver = isGone(keyOf(climb.stop));
  // It stands there a moment longer than it is in the view, until what comes next is here.
  let last = view;
  return onMountain(
    'peak.stop',
    (now) => {
      if (!isOver(now)) last = now;
      return { player: last, model: stopModel(last, isStill()) ?? NOTHING, board: board() };
    },
    { isOver, stays: true, onNext: () => null, sound: soundOfStop(climb.stop, climb.peakAt !== null) },
    renew,
  );
}

/** The flag is planted, and the game goes on for others. */
export function waitingPhase({ board, renew }: Rivals = NOBODY): Phase {
  return onMountain(
    'peak.waiting',
    (player) => ({ player, model: waitingModel(player) ?? NOTHING, board: board() }),
    UP,
    renew,
  );
}

function practicePhase(game: GameId, { board, renew }: Rivals): Phase {
  return onMountain(
    'peak.practice',
    (player) => ({
      player,
      model: practiceModel(player, game) ?? waitingModel(player) ?? NOTHING,
      board: board(),
    }),
    { ...UP, onNext: () => null },
    renew,
  );
}

/** Until the game is over, or something is played meanwhile. */
const UP: Partial<Phase> = {
  isOver: ({ me, room }) => !me.isOver || isFinished(room.state) || Boolean(me.climb?.stop),
  sound: MOUNTAIN_SOUNDS.wind,
};

interface Shown {
  readonly player: PlayerView;
  readonly model: MilestoneModel;
  readonly board: MysticPeakBoard | null;
}

/** A phase that stands on the mountain, with something to press. */
function onMountain(
  id: string,
  shown: (view: PlayerView) => Shown,
  rest: Partial<Phase>,
  renew?: () => void,
): Phase {
  return milestone(id, (view) => shown(view).model, {
    scene: 'peakStop',
    request: (view) => ({ id: 'peakStop', view: shown(view) }),
    isChoice: true,
    onKey(pressed, view) {
      const { choices, paused } = shown(view).model;
      const index = optionOfKey(pressed);
      const choice = index === null ? choiceOfKey(choices, pressed) : choices[index];
      return choice && !paused ? choice.intent : null;
    },
    twin: (props) => {
      const { player, ...stop } = shown(props.view);
      return <StopTwin {...props} {...stop} view={player} renew={renew} />;
    },
    ...rest,
  });
}

/** null where no obstacle is played, or was. */
export function obstaclePhase({ me: { climb } }: PlayerView): Phase | null {
  const { stop } = climb ?? {};
  if (stop?.kind !== 'obstacle' || stop.obstacle.form === null) return null;
  const key = keyOf(stop);
  return {
    id: 'peak.obstacle',
    scene: 'obstacle',
    request: (player) => ({ id: 'obstacle', view: { player } }),
    twin: (props) => <ObstacleTwin key={key} {...props} />,
    onNext: () => null,
    isOver: isGone(key),
    onKey: (pressed, { me: { climb: now } }) =>
      pressed === 'Enter' && now?.stop?.kind === 'obstacle' && now.stop.obstacle.result !== null
        ? { type: 'peak', move: { to: 'leave', kind: 'obstacle' } }
        : null,
  };
}

/** Before a view without a stop is looked at. */
const NOTHING: MilestoneModel = {
  id: 'peak.none',
  title: { key: 'mysticPeak:levelUp.none' },
  line: { key: 'mysticPeak:levelUp.none' },
  choices: [],
  next: null,
  isChoice: true,
  paused: null,
  climbed: null,
  isTop: false,
  sound: 'leaderboard',
};
