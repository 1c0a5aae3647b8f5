// Name placement on the mountain: next to the faces, or a little away with a line to them, as many as fit.

import type { Rect } from '#scenes/ports.ts';

export interface Named {
  readonly id: string;
  readonly face: Rect;
  /** Size of the name's tag. */
  readonly width: number;
  readonly height: number;
}

export interface NameRoom {
  /** Area where names may go. */
  readonly area: Rect;
  /** Areas that no name may cover, in addition to all faces. */
  readonly kept: readonly Rect[];
  readonly faces: ReadonlyMap<string, Rect>;
  /** Pixels between a face and its name. */
  readonly gap: number;
  /** Maximum distance of a name from its face, in half steps of its height; 0: only right next to it. */
  readonly reach: number;
}

export interface PlacedName {
  readonly box: Rect;
  /** Needs a line to show whose name it is. */
  readonly isOff: boolean;
}

/** Places by id; earlier entries get better places, and those without room are left out. */
export function placeNames(named: readonly Named[], room: NameRoom): ReadonlyMap<string, PlacedName> {
  const { area, faces } = room;
  const taken: Rect[] = [...room.kept];
  const placed = new Map<string, PlacedName>();
  const isFree = (box: Rect, own: string): boolean =>
    box.x >= area.x &&
    box.y >= area.y &&
    box.x + box.width <= area.x + area.width &&
    box.y + box.height <= area.y + area.height &&
    !taken.some((other) => overlap(box, other)) &&
    ![...faces].some(([id, face]) => id !== own && overlap(box, face));
  const place = (one: Named, boxes: readonly Rect[], isOff: boolean): void => {
    if (placed.has(one.id)) return;
    const box = boxes.find((each) => isFree(each, one.id));
    if (!box) return;
    placed.set(one.id, { box, isOff });
    taken.push(box);
  };
  // Names that fit next to their face go first, before others reach out for that space.
  for (const one of named) place(one, beside(one, room.gap), false);
  for (const one of named) place(one, around(one, room), true);
  return placed;
}

/** Best place first. */
function beside({ face, width, height }: Named, gap: number): readonly Rect[] {
  const above = face.y - gap - height;
  const level = face.y + (face.height - height) / 2;
  return [
    [face.x + (face.width - width) / 2, above],
    [face.x + face.width - width, above],
    [face.x, above],
    [face.x - gap - width, level],
    [face.x + face.width + gap, level],
  ].map(([x = 0, y = 0]) => ({ x, y, width, height }));
}

/** Nearest place first. */
function around({ face, width, height }: Named, { gap, reach }: NameRoom): readonly Rect[] {
  const middle = face.x + (face.width - width) / 2;
  const level = face.y + (face.height - height) / 2;
  const [across, up] = [width / 2 + gap, height + gap];
  return Array.from({ length: reach }, (_, index) => (index + 1) / 2).flatMap((step) => {
    const high = face.y - gap - height - step * up;
    const out = step * across * 0.5;
    const aside = face.width / 2 + across;
    const sides = [-1, 1].flatMap((side) =>
      [
        [out, high],
        [aside + out, level],
        [aside, level - step * up],
        [aside, level + step * up * 0.6],
      ].map(([far = 0, y = 0]) => ({ x: middle + side * far, y })),
    );
    return [{ x: middle, y: high }, ...sides].map((at) => ({ ...at, width, height }));
  });
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
