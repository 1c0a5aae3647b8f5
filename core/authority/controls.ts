import type { Rules } from '#core/authority/ruleSet.ts';
import type { Room } from '#core/authority/state.ts';
import { isRunByPlayer, isRecorded, isTeacherPaced } from '#core/modes/registry.ts';
import { hasChangeableOptions } from '#core/features/options.ts';
import { isFinished, runsFromOpening } from '#core/room/phase.ts';
import type { HostControl } from '#core/views/hostView.ts';

/** Returns the host controls that would be accepted now, in the order a host meets them. */
export function controlsOf(room: Room, { hooks }: Pick<Rules, 'hooks'>): readonly HostControl[] {
  if (isFinished(room.state) || isRunByPlayer(room)) return [];
  const lock: HostControl = room.locked ? 'unlock' : 'lock';
  const ofFeatures = [
    ...hooks.controls.flatMap((controls) => controls(room)),
    ...(!isRecorded(room) && hasChangeableOptions(room) ? (['changeOptions'] as const) : []),
  ];
  switch (room.state) {
    case 'scheduled':
      return ['open', 'end'];
    case 'waiting':
      return ['start', ...ofFeatures, lock, 'end'];
    case 'running':
      if (isRecorded(room)) return [...ofFeatures, 'end'];
      if (runsFromOpening(room)) return ['setDueDate', 'pause', ...ofFeatures, lock, 'end'];
      return [
        ...(canProceed(room) ? (['next'] as const) : []),
        'pause',
        ...(canAddTime(room) ? (['addTime'] as const) : []),
        ...ofFeatures,
        lock,
        'end',
      ];
    case 'paused':
      return ['resume', ...ofFeatures, lock, 'end'];
    default:
      return ['end'];
  }
}

function canProceed(room: Room): boolean {
  return isTeacherPaced(room) && room.slide !== null && room.slide.state !== 'waiting';
}

function canAddTime(room: Room): boolean {
  return isTeacherPaced(room) && room.slide?.state === 'active' && room.slide.deadline !== null;
}
