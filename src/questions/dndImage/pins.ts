import type { Place } from '#core/questions/placing/placing.ts';
import type { PicturedPin } from '#src/questions/board/BoardPicture.tsx';

/** The numbers of the places on their picture. */
export function pinsOf(places: readonly Place[]): readonly PicturedPin[] {
  return places.map(({ x = 0, y = 0 }, at) => ({ point: { x, y }, label: `${at + 1}` }));
}
