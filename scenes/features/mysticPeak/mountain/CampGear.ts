// Things people bring to the mountain: fires, flags, lanterns and counts, drawn in their current state with
// few draw calls.

import { Container, Graphics } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
import type { MountainKind } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import type { MountainModel } from '#scenes/features/mysticPeak/mountain/model.ts';
import type { CampPlace, Scenery } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { NIGHT, ROPE, shaded, WOOD } from '#scenes/kit/materials.ts';
import { cutter, flat, points, round, stroke } from '#scenes/kit/outlines.ts';
import { clothOf, glow, lantern } from '#scenes/features/mysticPeak/mountain/camp.ts';
import { characterColor } from '#scenes/kit/characterColors.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { formatNumber } from '#scenes/kit/number.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Draws single-color shapes as vectors. */
export function sketch(target: Graphics, shapes: readonly Shape[]): Graphics {
  for (const shape of shapes) {
    if (shape.paint.kind !== 'flat') continue;
    const { color, alpha } = shape.paint;
    if (shape.kind === 'outline') target.poly([...shape.points]).fill({ color, alpha });
    else for (const { x, y, radius } of shape.discs) target.circle(x, y, radius).fill({ color, alpha });
  }
  return target;
}

/** Number of steps in which a flag fills. */
const FILLS = 24;
const FLAME = '-1 0 -.75 -.42 -.1 -1 .5 -.5 1 0';
/** Each of the two pictures of a fire: x, half width and height of its three flames. */
const FLAMES = [
  [-8, 10, 30, 8, 11, 42, 0, 6, 22],
  [-7, 9, 38, 9, 10, 33, 1, 7, 26],
] as const;

export class CampGear extends Widget {
  /** Fires, flags, counts and lanterns by name, with the state they show. */
  readonly #parts = new Map<string, { readonly shown: string | number; readonly part: Container | null }>();
  /** Above all climbers. */
  readonly counts = new Container({ sortableChildren: true });
  #frames: (readonly Graphics[])[] = [];
  #scenery: Scenery | null = null;

  constructor(ports: ScenePorts) {
    super(ports, { label: 'gear', sortableChildren: true });
  }

  /** `own`: the height up to which lanterns are lit. */
  draw(kind: MountainKind, scenery: Scenery, model: MountainModel, own: number): void {
    if (scenery !== this.#scenery) this.#clear();
    this.#scenery = scenery;
    for (const [order, place] of scenery.camps.entries()) {
      const { camp } = place;
      this.#again(`fire ${camp}`, '', this, 0, () => this.#fire(place));
      const fill = Math.round((model.flags.find((each) => each.camp === camp)?.fill ?? 0) * FILLS) / FILLS;
      this.#again(`flag ${camp}`, fill, this, order + 1, () => flag(place, clothOf(camp), fill));
      const count = model.counts[camp] ?? 0;
      this.#again(`count ${camp}`, count, this.counts, order, () =>
        count > 0 ? this.#count(place, count, scenery.unit) : null,
      );
    }
    this.#again(
      'trail',
      `${model.trail} ${own}`,
      this,
      -2,
      () => model.trail && trodden(scenery, model.trail, own),
    );
    this.#again('lanterns', own, this, -1, () => lanterns(kind, scenery, own));
    this.#again('peak', model.peakFlags.join(), this, 99, () => peakFlags(scenery, model.peakFlags));
    for (const layer of [this, this.counts]) layer.sortChildren();
  }

  /** Rebuilds a part if its state has changed; parts of a higher order are in front. */
  #again(
    name: string,
    shown: string | number,
    into: Container,
    order: number,
    make: () => Container | null | '',
  ): void {
    const known = this.#parts.get(name);
    if (known?.shown === shown) return;
    known?.part?.destroy({ children: true });
    const part = make() || null;
    if (part) into.addChild(part).zIndex = order;
    this.#parts.set(name, { shown, part });
  }

  #clear(): void {
    for (const { part } of this.#parts.values()) part?.destroy({ children: true });
    this.#parts.clear();
    this.#frames = [];
  }

  #fire({ x, y, unit }: CampPlace): Container {
    const fire = new Container({ label: 'fire' });
    const put = cutter(0, 0, unit);
    const frames = FLAMES.map((sizes, frame) => {
      const shapes = ['#FF7F5C', '#FFB454', '#FFF2CF'].map((color, index) => {
        const [at = 0, wide = 0, high = 0] = sizes.slice(3 * index);
        return flat(points(at * unit, 2 * unit, wide * unit, FLAME, high * unit), color);
      });
      const flames = sketch(drawing(), shapes);
      flames.visible = frame === 0;
      return flames;
    });
    this.#frames.push(frames);
    const logs = [
      ...glow(0, -14 * unit, 40 * unit, '#FFB454'),
      put('-26 8 22 -5 24 1 -24 14', WOOD[1]),
      put('26 8 -22 -5 -24 1 24 14', shaded(WOOD[0], 0.2)),
    ];
    fire.addChild(sketch(drawing(), logs), ...frames);
    fire.position.set(x - 16 * unit, y + 4 * unit);
    return fire;
  }

  #count({ x, y, unit }: CampPlace, count: number, size: number): Pill {
    const pill = new Pill(this.ports, 'players');
    pill.label = 'campCount';
    pill.set({
      text: formatNumber(this.ports.strings, count),
      size: Math.max(12, 19 * size),
      maxWidth: 120 * size,
    });
    pill.position.set(x - 84 * unit - pill.box.width / 2, y + 24 * unit);
    return pill;
  }

  /** `frame`: 0 or 1, which of its two flames a fire shows. */
  flicker(frame: number): void {
    for (const [index, frames] of this.#frames.entries())
      for (const [which, flame] of frames.entries()) flame.visible = which === (frame + index) % 2;
  }

  /** The fire flares up, and the camp's flag sways. */
  arrive(camp: number): void {
    const { motion } = this.ports;
    const part = (name: string) => this.#parts.get(`${name} ${camp}`)?.part;
    const [fire, pennant] = [part('fire'), part('flag')];
    if (fire) motion.play('pop', fire);
    if (pennant) motion.play('tilt', pennant, { delay: 0.2 });
  }

  /** Plants the latest flag on the summit, `wait` seconds from now. */
  plant(wait: number): void {
    const { motion } = this.ports;
    const peak = this.#parts.get('peak')?.part;
    const latest = peak?.children[0];
    if (latest) motion.play('drop', latest, { from: { y: -120 }, duration: 0.5, delay: wait + 0.25 });
    if (peak) motion.play('tilt', peak, { delay: wait + 0.8 });
  }

  /** Areas that names must not cover. */
  reservedRects({ camps, summit }: Scenery): readonly Rect[] {
    return [
      ...this.counts.children.map(({ x, y, width, height }) => ({ x, y, width, height })),
      ...[...camps, ...(summit ? [summit] : [])].map(({ x, y, unit }) => ({
        x: x + 16 * unit,
        y: y - 96 * unit,
        width: 52 * unit,
        height: 34 * unit,
      })),
    ];
  }
}

/** The player's footprints from the lower end of the path to where they stand. */
function trodden({ from, to, path, unit }: Scenery, color: Color, own: number): Container {
  const until = path.length * clamp((own - from) / (to - from), 0, 1) - 6 * unit;
  const prints: Shape[] = [];
  for (let at = 9 * unit, side = -1; at < until; at += 15 * unit, side = -side) {
    const { x, y } = path.at(at / path.length);
    const print = (right: number, down: number, radius: number, color: Color, alpha = 1): Shape =>
      round([x + right * unit, y + (down + 2.6 * side) * unit, radius * unit], color, alpha);
    prints.push(
      print(1, 1.6, 4.4, NIGHT, 0.4),
      print(0, 0, 4.2, color),
      print(-1.2, -1.3, 1.7, '#FFF6E4', 0.75),
    );
  }
  return sketch(drawing('trail'), prints);
}

/** Empty pegs, and lanterns where the player has been. */
const lanterns = (kind: MountainKind, { ledges, unit, palette }: Scenery, own: number): Container =>
  sketch(
    drawing(),
    ledges.flatMap(({ x: left, y: top, height }) => {
      const [x, y] = [left + 20 * unit, top - 42 * unit];
      return [
        stroke([x, y + 34 * unit], [x, y], 5 * unit, WOOD[1]),
        stroke([x - unit, y + 34 * unit], [x - unit, y], 2 * unit, WOOD[0]),
        ...(own >= height - 0.5
          ? lantern(kind, x, y + 4 * unit, unit)
          : [round([x, y, 7 * unit], WOOD[1]), round([x, y, 4.2 * unit], mix(palette.shade, NIGHT, 0.4))]),
      ];
    }),
  );

/**
 * The mountain's own flag, with the first arrivals' flags on both sides, far enough out to be seen next to
 * the climbers' heads. The latest is the first child.
 */
function peakFlags({ summit }: Scenery, characters: readonly Character[]): Container {
  const flags = new Container({ label: 'peakFlags' });
  if (!summit) return flags;
  const { x, y, unit, falls } = summit;
  for (const [index, character] of [...characters.entries()].toReversed()) {
    const side = index % 2;
    const fall = falls[side === 0 ? 1 : 0];
    const aside = (Math.ceil((index + 1) / 2) + 1) * Math.min(20, 22 / Math.max(0.1, fall)) * unit;
    const place = { x: x + (side === 0 ? aside : -aside), y: y + aside * fall * 0.94, unit: unit * 0.9 };
    flags.addChild(flag({ ...summit, ...place }, characterColor(character), 1));
  }
  // The mountain's flag is there from the start, and unrolls for the first arrival.
  const own = { ...summit, y: y + 18 * unit * falls[1], unit: unit * 1.05 };
  flags.addChild(flag(own, '#FF7F5C', characters.length > 0 ? 1 : 0));
  return flags;
}

/** A pennant that fills from its pole: the bright part is the share of the room that has been here. */
function flag({ camp, x, y, unit }: CampPlace, cloth: string, fill: number): Container {
  // From the pole's top.
  const put = cutter(0, -92 * unit, unit);
  const part = (until: number): string =>
    `2 3 ${until * 52} ${3 + until * 6.8}${until < 1 ? '' : ' 41.6 17'} ${until * 52} ${34 - until * 8.2} 2 34`;
  const [right, down] = [52 * fill, 3 + 6.8 * fill];
  const target = sketch(drawing(`flag:${camp}`), [
    stroke([3 * unit, 3 * unit], [26 * unit, 9 * unit], 5 * unit, NIGHT, 0.28),
    put('-3 94 -1.8 -4 1.8 -4 3 94', WOOD[1]),
    put('-2.4 94 -1.9 -4 -.5 -4 0 94', WOOD[0]),
    put(part(1), shaded(cloth, 0.62)),
    ...(fill > 0
      ? [
          put(part(Math.min(1, 0.12 + 0.88 * fill)), cloth),
          put(`2 3 ${right} ${down} ${right} ${down + 5} 2 9`, mix(cloth, '#FFF6E4', 0.5)),
        ]
      : []),
    round([0, -98 * unit, 5 * unit], ROPE[1]),
    round([-unit, -99 * unit, 3 * unit], ROPE[0]),
  ]);
  target.position.set(x + 20 * unit, y + 8 * unit);
  return target;
}
