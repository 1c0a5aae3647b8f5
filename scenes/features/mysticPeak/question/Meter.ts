// The meter of a climb beside a question: the camps, the player's lamp, and the nearest rivals, with names if
// there is room.

import type { PeakRow } from '#core/features/mysticPeak/views.ts';
import { sketch } from '#scenes/features/mysticPeak/mountain/CampGear.ts';
import { campHeight, SUMMIT, tentsOf } from '#scenes/features/mysticPeak/mountain/route.ts';
import { characterColor } from '#scenes/kit/characterColors.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { byPlace, KeyedViews } from '#scenes/kit/KeyedViews.ts';
import { NIGHT, ROPE } from '#scenes/kit/materials.ts';
import { dots, round, stroke } from '#scenes/kit/outlines.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Rect } from '#scenes/ports.ts';

export interface MeterLook {
  /** Questions per camp. */
  readonly camps: readonly number[];
  /** 0 to 1,000. */
  readonly own: number;
  readonly rivals: readonly PeakRow[];
  /** On the stage. */
  readonly box: Rect;
  /** CSS pixels to its left for names; 0 for none. */
  readonly names: number;
}

/** Seconds the lamp takes to move. */
const LAMP_SECONDS = 0.26;
/** CSS pixels: the text of a name, its distance from the meter, and from the next name. */
const NAME = { size: 14, gap: 9, step: 28 } as const;

/** Redrawn only when something has changed. */
export class Meter extends Widget {
  override label = 'climb';
  readonly #rail = this.addChild(drawing());
  readonly #lamp = this.addChild(drawing('ownLamp'));
  readonly #tags = new KeyedViews<PeakRow, Pill, number>(byPlace, () =>
    this.add(new Pill(this.ports), 'rival'),
  );
  #look: MeterLook | null = null;

  set(look: MeterLook): void {
    if (JSON.stringify(this.#look) === JSON.stringify(look)) return;
    this.#look = look;
    const { camps, own, rivals, box, names } = look;
    const { width, height } = box;
    const x = width / 2;
    const dot = (at: number, radius: number, color: string) => round([x, this.#y(at), radius * width], color);
    const tags = this.#tags.reconcile(names > 0 ? rivals : []);
    const places = apart(
      tags.map(([{ height: at }]) => this.#y(at)),
      height,
    );
    this.position.set(box.x, box.y);
    this.#rail.clear();
    this.#rail.roundRect(0, 0, width, height, x).fill(NIGHT);
    sketch(this.#rail, [
      stroke([x, this.#y(0)], [x, this.#y(SUMMIT)], 2, ROPE[1]),
      stroke([x, this.#y(0)], [x, this.#y(own)], 3, '#FFB454'),
      ...[...tentsOf(camps).map((camp) => campHeight(camps, camp)), SUMMIT].flatMap((at) => [
        dot(at, 0.34, own >= at ? '#FFB454' : ROPE[0]),
        ...(own >= at ? [] : [dot(at, 0.2, NIGHT)]),
      ]),
      ...rivals.flatMap(({ height: at, character }) => [
        dot(at, 0.36, NIGHT),
        dot(at, 0.28, characterColor(character)),
      ]),
    ]);
    for (const [{ name, character, height: at }, tag, index] of tags) {
      const y = places[index] ?? 0;
      tag.set({ text: name, character, size: NAME.size, maxWidth: names });
      const end = -NAME.gap;
      tag.position.set(end - tag.box.width, y - tag.box.height / 2);
      sketch(this.#rail, [stroke([x, this.#y(at)], [end - 2, y], 3, characterColor(character))]);
    }
    this.#lamp.clear();
    sketch(this.#lamp, [
      dots(0, 0, width, '0 0 1', '#FFD062', 0.22),
      dots(0, 0, width, '0 0 .56', NIGHT),
      dots(0, 0, width, '0 0 .46', '#FFD062'),
      dots(0, 0, width, '-.1 -.12 .16', '#FFF6E4'),
    ]);
    this.ports.motion.place(this.#lamp, { x, y: this.#y(own) });
    this.ports.invalidate('meter');
  }

  /** Moves the lamp from this height to its current one. */
  play(from: number): void {
    this.ports.motion.play('slide', this.#lamp, {
      from: { y: this.#y(from) - this.#lamp.y, alpha: 1 },
      duration: LAMP_SECONDS,
    });
  }

  /** The y of a height, inside its round ends. */
  #y(height: number): number {
    const { height: far = 0, width: pad = 0 } = this.#look?.box ?? {};
    return pad + (far - 2 * pad) * (1 - height / SUMMIT);
  }
}

/** The same places from the top, moved as far as they need to be apart, and inside `height`. */
function apart(wanted: readonly number[], height: number): readonly number[] {
  const placed = [...wanted];
  for (const [index, y] of placed.entries())
    placed[index] = Math.max(y, (placed[index - 1] ?? -NAME.step / 2) + NAME.step);
  for (let index = placed.length - 1; index >= 0; index -= 1)
    placed[index] = Math.min(placed[index] ?? 0, (placed[index + 1] ?? height + NAME.step / 2) - NAME.step);
  return placed;
}
