import type { HostPlayerRow } from '#core/views/hostView.ts';

export const DUEL_COUNTS = ['strikes', 'struck', 'shields', 'skips'] as const;

export function tookPartInDuels({ duel }: HostPlayerRow): boolean {
  return duel !== null && DUEL_COUNTS.some((what) => duel[what] > 0);
}
