// Phases of a climb's stops. Each step of an obstacle is its own phase.

import type { GameId } from '#core/features/mysticPeak/games/ids.ts';
import type { Role } from '#core/features/mysticPeak/ids.ts';
import type { MysticPeakBoard, StopView } from '#core/features/mysticPeak/views.ts';
import { optionOfKey } from '#core/questions/options/letters.ts';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { MOUNTAIN_SOUNDS, soundOfStop } from '#scenes/features/mysticPeak/sounds/model.ts';
import {
  choiceForKey,
  ON_MOUNTAIN,
  practiceModel,
  stopModel,
  waitingModel,
} from '#scenes/features/mysticPeak/model.ts';
import type { MilestoneModel } from '#scenes/player/milestone/model.ts';
import { ObstacleTwin } from '#src/features/mysticPeak/obstacles/ObstacleTwin.tsx';
import { requestRivals, rivalsOf } from '#src/features/mysticPeak/rivals.ts';
import { StopTwin } from '#src/features/mysticPeak/StopTwin.tsx';
import { milestone } from '#src/game/phases/milestone.tsx';
import type { Phase } from '#src/game/phases/phase.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

/** Identifies a stop and its step. */
function keyOf({ camp, ...stop }: StopView): string {
  if (stop.kind !== 'obstacle') return `${stop.kind} ${camp}`;
  const { id, form, result } = stop.obstacle;
  return `${id} ${form} ${result}`;
}

const kept = new WeakMap<SeatAccess, { readonly key: string; readonly phase: Phase }>();

/** Returns the same phase until the stop or its step changes. */
export function stopPhase(seat: SeatAccess, view: PlayerView): Phase | null {
  const { stop } = view.me.climb ?? {};
  if (!stop) return null;
  const key = keyOf(stop);
  const known = kept.get(seat);
  if (known?.key === key) return known.phase;
  const played = obstaclePhase(view);
  const phase = played ?? shownStop(view, seat.lessMotion, rivalsFor(seat));
  if (phase) kept.set(seat, { key, phase });
  if (!played) requestRivals(seat);
  return phase;
}

/** On the peak after planting the flag: a practice game, or the wait for others. */
export function peakPhase(seat: SeatAccess, view: PlayerView): Phase {
  const stop = stopPhase(seat, view);
  if (!stop) requestRivals(seat);
  return stop ?? waitingPhase(rivalsFor(seat));
}

/**
 * The game picked to practice on the peak, where its difficulty comes next; null returns to the choice of a
 * game. Returns null at a stop.
 */
export function pickPhase(seat: SeatAccess, view: PlayerView, game: GameId | null): Phase | null {
  const rivals = rivalsFor(seat);
  if (view.me.climb?.stop) return null;
  return game === null ? waitingPhase(rivals) : practicePhase(game, seat.lessMotion, rivals);
}

/** The path finder with more about a role; null for about none. Returns null anywhere else. */
export function aboutPhase(seat: SeatAccess, view: PlayerView, role: Role | null): Phase | null {
  if (view.me.climb?.stop?.kind !== 'pathFinder') return null;
  const modelOf = (player: PlayerView, isStill: boolean) => stopModel(player, isStill, role);
  const phase = shownStop(view, seat.lessMotion, rivalsFor(seat), modelOf);
  return (
    phase && {
      ...phase,
      announcements: (now) =>
        (modelOf(now, false)?.choices ?? []).flatMap(({ card }) =>
          card?.more?.isOpen ? [card.more.words] : [],
        ),
    }
  );
}

const rivalsFor = (seat: SeatAccess): Rivals => ({
  board: () => rivalsOf(seat),
  renew: () => requestRivals(seat),
});

/** True if another stop or step has replaced this one. */
const isGone =
  (key: string) =>
  ({ me }: PlayerView): boolean =>
    !me.climb?.stop || keyOf(me.climb.stop) !== key;

/** Access to the other climbers. */
interface Rivals {
  /** Latest board; null if there is none. */
  readonly board: () => MysticPeakBoard | null;
  /** Requests a new board. */
  readonly renew?: () => void;
}

const NO_RIVALS: Rivals = { board: () => null };

/**
 * Phase of the current stop other than a running obstacle; null if there is none. `isStill` returns whether
 * to reduce motion; `modelOf`: what it shows of the stop.
 */
export function shownStop(
  view: PlayerView,
  isStill = (): boolean => false,
  { board, renew }: Rivals = NO_RIVALS,
  modelOf: (view: PlayerView, isStill: boolean) => MilestoneModel | null = stopModel,
): Phase | null {
  const { climb } = view.me;
  if (!climb?.stop) return null;
  const isOver = isGone(keyOf(climb.stop));
  // Shows the last view with the stop until its successor arrives.
  let last = view;
  return milestonePhase(
    'peak.stop',
    (now) => {
      if (!isOver(now)) last = now;
      return { player: last, model: modelOf(last, isStill()) ?? NOTHING, board: board() };
    },
    {
      isOver,
      staysUntilNext: true,
      onNext: () => null,
      sound: soundOfStop(climb.stop, climb.peakAt !== null),
    },
    renew,
  );
}

/** The flag is planted, and others are still playing. */
export function waitingPhase({ board, renew }: Rivals = NO_RIVALS): Phase {
  return milestonePhase(
    'peak.waiting',
    (player) => ({ player, model: waitingModel(player, board()) ?? NOTHING, board: board() }),
    WAITING,
    renew,
  );
}

function practicePhase(game: GameId, isStill: () => boolean, { board, renew }: Rivals): Phase {
  return milestonePhase(
    'peak.practice',
    (player) => ({
      player,
      model: practiceModel(player, game, isStill()) ?? waitingModel(player, board()) ?? NOTHING,
      board: board(),
    }),
    { ...WAITING, onNext: () => null },
    renew,
  );
}

/** Until the game is over or a practice game starts. */
const WAITING: Partial<Phase> = {
  isOver: ({ me, room }) => !me.isOver || isFinished(room.state) || Boolean(me.climb?.stop),
  sound: MOUNTAIN_SOUNDS.wind,
};

interface Shown {
  readonly player: PlayerView;
  readonly model: MilestoneModel;
  readonly board: MysticPeakBoard | null;
}

/** Phase on the mountain with choices to press. */
function milestonePhase(
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
      const choice = index === null ? choiceForKey(choices, pressed) : choices[index];
      return choice && !paused ? choice.intent : null;
    },
    twin: (props) => {
      const { player, ...stop } = shown(props.view);
      return <StopTwin {...props} {...stop} view={player} renew={renew} />;
    },
    ...rest,
  });
}

/** Returns null if no obstacle has been started. */
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

/** Fallback for views without a stop. */
const NOTHING: MilestoneModel = {
  ...ON_MOUNTAIN,
  id: 'peak.none',
  title: { key: 'mysticPeak:levelUp.none' },
  line: { key: 'mysticPeak:levelUp.none' },
  choices: [],
  paused: null,
  sound: 'leaderboard',
};
