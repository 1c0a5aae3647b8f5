// What people bring to the mountain: fires, flags, lanterns, counts. Drawn with what they are now, in few draws.

import { Container, Graphics } from 'pixi.js';
import type { MountainKind } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import type { MountainModel } from '#scenes/features/mysticPeak/mountain/model.ts';
import type { CampPlace, Scenery } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { cut, ROPE, round, shaded, stroke, WOOD } from '#scenes/features/mysticPeak/mountain/things.ts';
import { clothOf, lantern } from '#scenes/features/mysticPeak/mountain/camp.ts';
import { characterColor } from '#scenes/kit/characterColors.ts';
import { mix } from '#scenes/kit/color.ts';
import { drawing } from '#scenes/kit/Moment.ts';
import { grouped } from '#scenes/kit/number.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';

/** Shapes of one colour each, as vectors. */
export function sketch(target: Graphics, shapes: readonly Shape[]): Graphics {
  for (const shape of shapes) {
    if (shape.paint.kind !== 'flat') continue;
    const { color, alpha } = shape.paint;
    if (shape.kind === 'outline') target.poly([...shape.points]).fill({ color, alpha });
    else for (const { x, y, radius } of shape.discs) target.circle(x, y, radius).fill({ color, alpha });
  }
  return target;
}

/** From the middle of a camp, in its units: to the fire, and to the flag. */
const FIRE = { right: -16, down: 4 } as const;
const FLAG = { right: 20, down: 8, pole: 92, wide: 52, high: 34 } as const;
/** Flags on the top that are told apart; more of them are one cloth more each no longer. */
const PEAK_FLAGS = 7;
const FLAMES = [
  [
    [-8, 10, 30],
    [8, 11, 42],
    [0, 6, 22],
  ],
  [
    [-7, 9, 38],
    [9, 10, 33],
    [1, 7, 26],
  ],
] as const;

export class Gear extends Container {
  readonly #ports: ScenePorts;
  readonly #fires = new Map<number, Container>();
  readonly #flags = new Map<number, Container>();
  readonly #lanterns = drawing();
  readonly #peak = new Container({ label: 'peakFlags' });
  /** Above all climbers. */
  readonly counts = new Container();
  #pills: readonly Pill[] = [];
  #frames: readonly (readonly [Graphics, Graphics])[] = [];
  #key = '';

  constructor(ports: ScenePorts) {
    super({ label: 'gear' });
    this.#ports = ports;
  }

  /** `own`: the height to which lanterns are lit. */
  draw(kind: MountainKind, scenery: Scenery, model: MountainModel, own: number): void {
    const key = JSON.stringify([
      scenery.key,
      model.flags,
      model.counts,
      model.peakFlags.slice(0, PEAK_FLAGS),
      own,
    ]);
    if (key === this.#key) return;
    this.#key = key;
    for (const pill of this.#pills) pill.destroy({ children: true });
    for (const part of [this.#fires, this.#flags]) {
      for (const each of part.values()) each.destroy({ children: true });
      part.clear();
    }
    this.#frames = [];
    this.#drawLanterns(kind, scenery, own);
    this.addChild(this.#lanterns);
    for (const place of scenery.camps) {
      const fill = model.flags.find(({ camp }) => camp === place.camp)?.fill ?? 0;
      this.#fires.set(place.camp, this.addChild(this.#fire(place)));
      this.#flags.set(place.camp, this.addChild(flag(place, clothOf(place.camp), fill)));
    }
    this.#pills = scenery.camps.flatMap((place) => {
      const count = model.counts[place.camp] ?? 0;
      return count > 0 ? [this.counts.addChild(this.#count(place, count, scenery.unit))] : [];
    });
    this.#drawPeak(scenery, model.peakFlags);
  }

  #fire({ x, y, unit }: CampPlace): Container {
    const fire = new Container({ label: 'fire' });
    const base = sketch(drawing(), [
      round([0, -14 * unit, 40 * unit], '#FFB454', 0.12),
      round([0, -14 * unit, 25 * unit], '#FFB454', 0.22),
      cut(0, 0, unit, '-26 8 22 -5 24 1 -24 14', WOOD[1]),
      cut(0, 0, unit, '26 8 -22 -5 -24 1 24 14', shaded(WOOD[0], 0.2)),
    ]);
    const frames = FLAMES.map((flames) =>
      sketch(
        drawing(),
        flames.map(([right, half, tall], index) =>
          cut(
            right * unit,
            2 * unit,
            unit,
            `${-half} 0 ${-half * 0.75} ${-tall * 0.42} ${-half * 0.1} ${-tall} ${half * 0.5} ${-tall * 0.5} ${half} 0`,
            ['#FF7F5C', '#FFB454', '#FFF2CF'][index] ?? '#FFB454',
          ),
        ),
      ),
    ) as [Graphics, Graphics];
    frames[1].visible = false;
    this.#frames = [...this.#frames, frames];
    fire.addChild(base, ...frames);
    fire.position.set(x + FIRE.right * unit, y + FIRE.down * unit);
    return fire;
  }

  #count({ x, y, unit }: CampPlace, count: number, size: number): Pill {
    const pill = new Pill(this.#ports.theme, 'players');
    pill.label = 'campCount';
    pill.set({
      text: grouped(this.#ports.strings, count),
      size: Math.max(12, 19 * size),
      maxWidth: 120 * size,
    });
    pill.position.set(x - 84 * unit - pill.box.width / 2, y + 24 * unit);
    return pill;
  }

  /** Hollow pegs, and lanterns where one has been. */
  #drawLanterns(kind: MountainKind, { ledges, unit, palette }: Scenery, own: number): void {
    this.#lanterns.clear();
    for (const ledge of ledges) {
      const [x, y] = [ledge.x + 20 * unit, ledge.y - 8 * unit];
      const isLit = own >= ledge.height - 0.5;
      sketch(this.#lanterns, [
        stroke([x, y], [x, y - 34 * unit], 5 * unit, WOOD[1]),
        stroke([x - unit, y], [x - unit, y - 34 * unit], 2 * unit, WOOD[0]),
      ]);
      const top = y - 34 * unit;
      if (!isLit) {
        sketch(this.#lanterns, [
          round([x, top, 7 * unit], WOOD[1]),
          round([x, top, 4.2 * unit], mix(palette.shade, '#07151C', 0.4)),
        ]);
        continue;
      }
      sketch(this.#lanterns, lantern(kind, x, top + 4 * unit, unit));
    }
  }

  #drawPeak({ summit }: Scenery, flags: readonly number[]): void {
    for (const child of this.#peak.removeChildren()) child.destroy({ children: true });
    this.addChild(this.#peak);
    if (!summit) return;
    const shown = flags.slice(0, PEAK_FLAGS);
    // The mountain's own flag waits there; the first arrivals stand beside it.
    this.#peak.addChild(flag({ ...summit, unit: summit.unit * 0.9 }, '#FF7F5C', shown.length > 0 ? 1 : 0));
    for (const [index, character] of shown.entries()) {
      const side = index % 2 === 0 ? 1 : -1;
      const aside = Math.ceil((index + 1) / 2) * 17 * summit.unit;
      const fall = summit.falls[side < 0 ? 0 : 1];
      const at = {
        ...summit,
        x: summit.x + side * aside,
        y: summit.y + aside * fall * 0.94,
        unit: summit.unit * 0.62,
      };
      this.#peak.addChild(flag(at, characterColor(character), 1));
    }
    this.#peak.children.reverse();
  }

  /** 0 or 1: which of its two flames a fire shows. */
  flicker(frame: number): void {
    for (const [index, frames] of this.#frames.entries())
      for (const [which, flame] of frames.entries()) flame.visible = which === (frame + index) % 2;
  }

  /** A fire catches, its flag goes up a little. */
  arrive(camp: number): void {
    const { motion } = this.#ports;
    const [fire, pennant] = [this.#fires.get(camp), this.#flags.get(camp)];
    if (fire) motion.play('pop', fire);
    if (pennant) motion.play('tilt', pennant, { delay: 0.2 });
  }

  plant(): void {
    const latest = this.#peak.children[0];
    if (latest) this.#ports.motion.play('drop', latest, { from: { y: -120 }, duration: 0.5, delay: 0.25 });
    this.#ports.motion.play('tilt', this.#peak, { delay: 0.8 });
  }

  /** What names must not cover. */
  kept({ camps, summit }: Scenery): readonly Rect[] {
    return [
      ...this.#pills.map((pill) => ({ x: pill.x, y: pill.y, ...pill.box })),
      ...[...camps, ...(summit ? [summit] : [])].map(({ x, y, unit }) => ({
        x: x + (FLAG.right - 4) * unit,
        y: y - 96 * unit,
        width: FLAG.wide * unit,
        height: FLAG.high * unit,
      })),
    ];
  }
}

/** A pennant that fills from its pole: bright as far as the room has come. */
function flag({ camp, x, y, unit }: CampPlace, cloth: string, fill: number): Container {
  const target = drawing(`flag:${camp}`);
  const { wide, high } = FLAG;
  const top = -FLAG.pole;
  const edge = (share: number): readonly [number, number, number] => [
    share * wide,
    top + 3 + share * high * 0.2,
    top + high - share * high * 0.24,
  ];
  const part = (until: number): string => {
    const [right, up, down] = edge(until);
    const notch = until >= 1 ? ` ${wide * 0.8} ${top + high * 0.5}` : '';
    return `2 ${top + 3} ${right} ${up}${notch} ${right} ${down} 2 ${top + high}`;
  };
  sketch(target, [
    stroke([3 * unit, 3 * unit], [26 * unit, 9 * unit], 5 * unit, '#07151C', 0.28),
    stroke([0, 2 * unit], [0, (top - 4) * unit], 6 * unit, WOOD[1]),
    stroke([-1.2 * unit, 2 * unit], [-1.2 * unit, (top - 4) * unit], 2.4 * unit, WOOD[0]),
    cut(0, 0, unit, part(1), mix(cloth, '#193F4F', 0.62)),
    ...(fill > 0 ? [cut(0, 0, unit, part(Math.min(1, 0.12 + 0.88 * fill)), cloth)] : []),
    ...(fill > 0
      ? [
          cut(
            0,
            0,
            unit,
            `2 ${top + 3} ${wide * fill} ${top + 3 + fill * high * 0.2} ${wide * fill} ${top + 8 + fill * high * 0.2} 2 ${top + 9}`,
            mix(cloth, '#FFF6E4', 0.5),
          ),
        ]
      : []),
    round([0, (top - 6) * unit, 5 * unit], ROPE[1]),
    round([-unit, (top - 7) * unit, 3 * unit], ROPE[0]),
  ]);
  target.position.set(x + FLAG.right * unit, y + FLAG.down * unit);
  return target;
}
