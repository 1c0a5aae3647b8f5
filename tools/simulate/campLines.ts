// Camp report: what the climbers of a game did in each camp, line by line.

import type { Room } from '#core/authority/index.ts';
import type { PastCamp } from '#core/features/mysticPeak/authorityTypes.ts';
import { hasMountain } from '#core/features/mysticPeak/hasMountain.ts';
import { ROLES } from '#core/features/mysticPeak/ids.ts';

/** Empty if the game has no mountain. */
export function campLines(room: Room): readonly string[] {
  if (!hasMountain(room)) return [];
  const camps: PastCamp[][] = [];
  for (const { climb } of room.seats.flat())
    climb?.past.forEach((past, camp) => {
      camps[camp] = [...(camps[camp] ?? []), past];
    });
  return [
    row(['camp', 'first go', 'passed', 'points', ...ROLES.map((role) => role.toLowerCase())]),
    ...camps.map((past, camp) => {
      const sum = (what: 'firstGoes' | 'of' | 'passed' | 'earned') =>
        past.reduce((all, each) => all + each[what], 0);
      return row([
        camp + 1,
        `${Math.round((100 * sum('firstGoes')) / Math.max(1, sum('of')))} %`,
        sum('passed'),
        Math.round(sum('earned') / past.length),
        ...ROLES.map((role) => past.filter((each) => each.role === role).length),
      ]);
    }),
    '',
  ];
}

function row(cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(10)).join('');
}
