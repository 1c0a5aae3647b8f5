// A stop of the climb as a phase: what may be chosen in it, and what shows it. Each step of an obstacle is one of its own.

import type { MysticPeakBoard, StopView } from '#core/features/mysticPeak/views.ts';
import { optionOfKey } from '#core/questions/letters.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { soundOfStop } from '#scenes/features/mysticPeak/sounds/model.ts';
import { choiceOfKey, stopModel } from '#scenes/features/mysticPeak/model.ts';
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
  const phase = played ?? shownStop(view, seat.lessMotion, () => rivalsOf(seat));
  if (phase) kept.set(seat, { key, phase });
  if (!played) askForRivals(seat, view);
  return phase;
}

/** Whether something else stands there now. */
const isGone =
  (key: string) =>
  ({ me }: PlayerView): boolean =>
    !me.climb?.stop || keyOf(me.climb.stop) !== key;

/** Something to choose, or to leave behind, as it stands in this view; null without a stop. `isStill`: whether less is to move, by now; `board`: who else is on the mountain, by now. */
export function shownStop(
  { me: { climb } }: PlayerView,
  isStill = (): boolean => false,
  board = (): MysticPeakBoard | null => null,
): Phase | null {
  if (!climb?.stop) return null;
  const sound = soundOfStop(climb.stop, climb.peakAt !== null);
  const model = (view: PlayerView): MilestoneModel => stopModel(view, isStill()) ?? NOTHING;
  return milestone('peak.stop', model, {
    scene: 'peakStop',
    request: (player) => ({ id: 'peakStop', view: { player, model: model(player), board: board() } }),
    isChoice: true,
    sound,
    onNext: () => null,
    isOver: isGone(keyOf(climb.stop)),
    onKey(pressed, view) {
      const { choices, paused } = model(view);
      const index = optionOfKey(pressed);
      const choice = index === null ? choiceOfKey(choices, pressed) : choices[index];
      return choice && !paused ? choice.intent : null;
    },
    twin: (props) => <StopTwin {...props} model={model(props.view)} board={board()} />,
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
