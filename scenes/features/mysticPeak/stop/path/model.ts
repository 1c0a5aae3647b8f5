// Cards of the path finder: a name that says what the path does, its points, and more about it on request.
// locale-keys: mysticPeak:path.does.*

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { ROLES, type Role } from '#core/features/mysticPeak/ids.ts';
import type { PathView, StopView } from '#core/features/mysticPeak/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { message, numberMessage } from '#scenes/message.ts';
import type { MilestoneChoice } from '#scenes/player/milestone/model.ts';

type PathFinder = Extract<StopView, { readonly kind: 'pathFinder' }>;

/** `about`: the role that the player wants to know more about. `isLast`: no camp follows this one. */
export function pathChoices(
  { paths }: PathFinder,
  about: Role | null,
  isLast: boolean,
): readonly MilestoneChoice[] {
  return paths.map((path) => (path.rests ? resting(path) : choosable(path, about, isLast)));
}

/** The roles that can be taken now, each with its place among the choices; none at another stop. */
export function offeredRoles({
  me: { climb },
}: PlayerView): readonly (readonly [place: number, role: Role])[] {
  const stop = climb?.stop;
  if (stop?.kind !== 'pathFinder') return [];
  return stop.paths.flatMap(({ role, rests }, place) => (rests ? [] : [[place, role] as const]));
}

/** Points for a correct answer by the number of tries, and the points an incorrect one costs. */
function rolePoints(role: Role) {
  const { base, attemptBonus, roles } = MYSTIC_PEAK;
  const { multiplier, penalty } = roles[role];
  const right = (base * multiplier) / 100;
  return {
    first: numberMessage(right + attemptBonus[0]),
    second: numberMessage(right + attemptBonus[1]),
    later: numberMessage(right),
    lost: numberMessage((base * penalty) / 100),
    isFree: penalty === 0,
  };
}

const nameOf = (role: Role) => message(`mysticPeak:role.${role}`);

function resting({ role }: PathView): MilestoneChoice {
  const name = nameOf(role);
  return {
    id: `peak:${role}`,
    words: message('mysticPeak:path.resting', { name }),
    intent: null,
    card: { picture: 'rest', name, line: message('mysticPeak:path.back') },
  };
}

function choosable(
  { role, forecast, taken }: PathView,
  about: Role | null,
  isLast: boolean,
): MilestoneChoice {
  const { isFree, ...points } = rolePoints(role);
  const name = nameOf(role);
  const does = message(`mysticPeak:path.does.${role}`);
  const isOpen = about === role;
  const more = [
    message('mysticPeak:path.later', points),
    ...(forecast === null ? [] : [message('mysticPeak:path.about', { points: numberMessage(forecast) })]),
    ...(taken === null ? [] : [message('mysticPeak:path.taken', { count: taken })]),
    ...(role === ROLES.at(-1) && !isLast ? [message('mysticPeak:path.restsNext')] : []),
  ].reduce((told, next) => message('mysticPeak:path.both', { told, next }));
  return {
    id: `peak:${role}`,
    words: message(isFree ? 'mysticPeak:path.free' : 'mysticPeak:path.bet', { name, ...points, does }),
    intent: { type: 'peak', move: { to: 'path', role } },
    card: {
      picture: role,
      name,
      figures: [
        message('mysticPeak:path.right', { points: points.first }),
        isFree
          ? message('mysticPeak:path.nothing')
          : message('mysticPeak:path.wrong', { points: points.lost }),
      ],
      line: does,
      more: {
        label: message('mysticPeak:path.more', { name }),
        words: more,
        isOpen,
        intent: { type: 'peak', move: { to: 'about', role: isOpen ? null : role } },
      },
    },
  };
}
