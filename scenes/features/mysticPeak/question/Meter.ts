// The meter of a climb beside a question: the camps as tents, the player's face on a lamp, and the nearest
// rivals with their names, or only the nearest one's face.

import { Container } from 'pixi.js';
import type { PeakRow } from '#core/features/mysticPeak/views.ts';
import type { Character } from '#core/room/characters.ts';
import { clothOf, shelter } from '#scenes/features/mysticPeak/mountain/camp.ts';
import { sketch } from '#scenes/features/mysticPeak/mountain/CampGear.ts';
import type { MountainKind, Palette } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { campHeight, SUMMIT, tentsOf } from '#scenes/features/mysticPeak/mountain/route.ts';
import { characterColor } from '#scenes/kit/characterColors.ts';
import { CharacterSprite } from '#scenes/kit/CharacterSprite.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { byPlace, KeyedViews } from '#scenes/kit/KeyedViews.ts';
import { NIGHT, ROPE } from '#scenes/kit/materials.ts';
import { cut, dots, stroke } from '#scenes/kit/outlines.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';

export interface MeterLook {
  readonly kind: MountainKind;
  readonly palette: Palette;
  /** Questions per camp. */
  readonly camps: readonly number[];
  /** 0 to 1,000. */
  readonly own: number;
  /** Index of the player's character. */
  readonly character: Character;
  readonly rivals: readonly PeakRow[];
  /** On the stage. */
  readonly box: Rect;
  /** The stage's left edge, beside the notch, in CSS pixels from the box. */
  readonly left: number;
  /** CSS pixels to its left for names; 0 for none. */
  readonly names: number;
}

/** Seconds the lamp takes to move. */
const LAMP_SECONDS = 0.26;
/** CSS pixels: the text of a name, its size without one, its distance from the meter, and from the next name. */
const NAME = { size: 14, slim: 10, gap: 9, step: 28 } as const;
/** CSS pixels: the lamp's radius, and the smallest distance of a rival's face from its middle. */
const LAMP = { radius: 13, clear: 24 } as const;
/** Width of a tent, relative to the meter's. */
const TENT = 1.2;

/** Redrawn only when something has changed. */
export class Meter extends Widget {
  override label = 'climb';
  readonly #rail = this.addChild(drawing());
  readonly #lamp = this.add(new Container(), 'ownLamp');
  readonly #face = this.#lamp.addChild(new CharacterSprite(this.ports));
  readonly #tags = new KeyedViews<PeakRow, Pill, number>(byPlace, () =>
    this.add(new Pill(this.ports), 'rival'),
  );
  #look: MeterLook | null = null;

  constructor(ports: ScenePorts) {
    super(ports);
    sketch(this.#lamp.addChildAt(drawing(), 0), [
      dots(0, 0, LAMP.radius, '0 0 1.4', '#FFD062', 0.3),
      dots(0, 0, LAMP.radius, '0 0 1', NIGHT),
      dots(0, 0, LAMP.radius, '0 0 .86', '#FFD062'),
    ]);
  }

  set(look: MeterLook): void {
    if (JSON.stringify(this.#look) === JSON.stringify(look)) return;
    this.#look = look;
    const { kind, palette, camps, own, rivals, box, left, names } = look;
    const { width, height } = box;
    const x = width / 2;
    const size = names > 0 ? NAME.size : NAME.slim;
    const tags = this.#tags.reconcile(names > 0 ? rivals : this.#nearest(look));
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
      ...tentsOf(camps).flatMap((camp) => {
        const at = campHeight(camps, camp);
        return shelter(kind, x, this.#y(at) + x, width * TENT, clothOf(camp), palette, own >= at);
      }),
      cut(x, this.#y(SUMMIT) + x, width, '-.1 0 -.1 -1.4 1.1 -1 .1 -.6 .1 0', '#FF7F5C'),
    ]);
    for (const [{ name, character, height: at }, tag, index] of tags) {
      const y = places[index] ?? 0;
      tag.set({ text: names > 0 ? name : '', character, size, maxWidth: names });
      const end = -NAME.gap;
      tag.position.set(names > 0 ? end - tag.box.width : left, y - tag.box.height / 2);
      sketch(this.#rail, [stroke([x, this.#y(at)], [end - 2, y], 3, characterColor(character))]);
    }
    this.#face.set(look.character, LAMP.radius * 1.45);
    // Keeps the whole lamp on the stage.
    this.ports.motion.place(this.#lamp, { x: Math.max(x, left + LAMP.radius), y: this.#y(own) });
    this.ports.invalidate('meter');
  }

  /** Moves the lamp from this height to its current one. */
  play(from: number): void {
    this.ports.motion.play('slide', this.#lamp, {
      from: { y: this.#y(from) - this.#lamp.y, alpha: 1 },
      duration: LAMP_SECONDS,
    });
  }

  /** The nearest rival beside the lamp. */
  #nearest({ own, rivals }: MeterLook): readonly PeakRow[] {
    const far = ({ height }: PeakRow): number => Math.abs(this.#y(height) - this.#y(own));
    const beside = rivals.filter((rival) => far(rival) >= LAMP.clear);
    return beside.sort((one, other) => far(one) - far(other)).slice(0, 1);
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
