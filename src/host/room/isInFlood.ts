import { seatNumberOf } from '#core/room/flood.ts';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';

export function isInFlood(flood: HostView['flood'], { id }: HostPlayerRow): boolean {
  if (!flood) return false;
  const seat = seatNumberOf(id);
  return seat >= flood.first && seat <= flood.last;
}
