// A power-up without words: a patch in its family's color with a stitched ring and its icon.

import { type Graphics, Sprite, Texture } from 'pixi.js';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { pictureUrl } from '#scenes/features/powerups/pictures/model.ts';
import { familyLook, familyOf } from '#scenes/features/powerups/look.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { HEXAGON_HEIGHT, hexagon } from '#scenes/kit/hexagon.ts';
import { mix } from '#scenes/kit/color.ts';
import { Widget } from '#scenes/kit/Widget.ts';

export interface MedallionLook {
  readonly powerup: PowerupId;
  /** CSS pixels. */
  readonly width: number;
  /** ready: usable now. waiting: not usable yet. worn: in effect. */
  readonly state: 'ready' | 'waiting' | 'worn';
  /** Share of its time left, 0 to 1; null if an answer ends it. */
  readonly left?: number | null;
  readonly byTeacher?: boolean;
  readonly focused?: boolean;
  readonly pressed?: boolean;
}

/** Relative to its width: its thickness, its ring of stitches, and its icon. */
const EDGE = 0.075;
const RING = 0.84;
const ICON = 0.56;

/** Anchored at the center of its face. */
export class Medallion extends Widget {
  readonly #patch = this.addChild(drawing());
  readonly #icon = this.addChild(new Sprite({ anchor: 0.5 }));
  readonly #over = this.addChild(drawing());
  #shown: PowerupId | null = null;
  #width = 0;
  #drawn = '';

  set(look: MedallionLook): void {
    this.#width = look.width;
    // Requested each time, because pictures that no question needs anymore are freed.
    this.#bring(look.powerup);
    const key = JSON.stringify(look);
    if (key === this.#drawn) return;
    this.#drawn = key;
    const sunk = look.pressed ? look.width * EDGE * 0.7 : 0;
    this.#drawPatch(look, sunk);
    this.#drawOver(look, sunk);
    this.#icon.y = sunk;
    this.#icon.alpha = look.state === 'waiting' ? 0.55 : 1;
    this.#placeIcon();
  }

  #bring(powerup: PowerupId): void {
    if (this.#shown !== powerup) {
      this.#shown = powerup;
      this.#icon.texture = Texture.EMPTY;
    }
    void this.ports.assets.picture(pictureUrl(powerup)).then((texture) => {
      if (this.destroyed || this.#shown !== powerup || !texture || this.#icon.texture === texture) return;
      this.#icon.texture = texture;
      this.#placeIcon();
      this.ports.invalidate('icon');
    });
  }

  #placeIcon(): void {
    const { width, height } = this.#icon.texture;
    this.#icon.scale.set((this.#width * ICON) / Math.max(1, width, height));
  }

  #drawPatch({ powerup, width, state, focused }: MedallionLook, sunk: number): void {
    const { tokens } = this;
    const { color, schemes } = tokens;
    const own = familyLook(tokens, familyOf(powerup));
    const dim = (one: string): string => (state === 'waiting' ? mix(one, color.night900, 0.55) : one);
    const deep = width * EDGE;
    const patch = this.#patch.clear();
    const at = (wide: number, y: number): number[] =>
      hexagon(wide).map((value, index) => (index % 2 === 0 ? value : value + y));
    if (focused) {
      patch.poly(at(width * 1.3, deep / 2)).fill(schemes.play.focus);
      patch.poly(at(width * 1.16, deep / 2)).fill(color.night950);
    } else if (state === 'worn') patch.poly(at(width * 1.14, deep / 2)).fill(mix(own.fill, color.snow, 0.4));
    // The side face joins both hexagons.
    patch.poly(at(width, deep)).fill(dim(own.edge));
    patch.rect(-width / 2, sunk, width, deep - sunk).fill(dim(own.edge));
    patch.poly(at(width, sunk)).fill(mix(dim(own.fill), color.snow, 0.5));
    patch.poly(at(width * 0.965, sunk + width * 0.012)).fill(dim(own.fill));
    stitches(patch, at(width * RING, sunk), width, dim(own.edge));
  }

  /** Draws the lock of a waiting power-up, the teacher's flag, and the time left. */
  #drawOver({ width, state, left, byTeacher, powerup }: MedallionLook, sunk: number): void {
    const { color } = this.tokens;
    const over = this.#over.clear();
    const high = width * HEXAGON_HEIGHT;
    if (byTeacher) {
      const [x, y] = [width * 0.3, sunk - high * 0.5];
      const tall = width * 0.42;
      over.rect(x, y - width * 0.1, width * 0.05, tall).fill(color.snow);
      over
        .poly([x, y - width * 0.1, x + width * 0.3, y + width * 0.01, x, y + width * 0.13])
        .fill(color.ember);
    }
    if (state === 'waiting') {
      const [x, y, size] = [width * 0.3, sunk + high * 0.3, width * 0.34];
      over.circle(x, y, size / 2).fill(color.night950);
      over
        .moveTo(x - size * 0.13, y)
        .lineTo(x - size * 0.13, y - size * 0.1)
        .arc(x, y - size * 0.1, size * 0.13, Math.PI, 0)
        .lineTo(x + size * 0.13, y)
        .stroke({ width: size * 0.09, color: color.snow });
      over.roundRect(x - size * 0.21, y - size * 0.04, size * 0.42, size * 0.3, size * 0.06).fill(color.snow);
    }
    if (state !== 'worn' || left === null || left === undefined) return;
    const { fill } = familyLook(this.tokens, familyOf(powerup));
    const radius = width * 0.62;
    over.circle(0, sunk, radius).stroke({ width: width * 0.1, color: color.night950 });
    if (left <= 0) return;
    const start = -Math.PI / 2;
    over.moveTo(0, sunk - radius);
    over
      .arc(0, sunk, radius, start, start + Math.min(0.999, left) * 2 * Math.PI)
      .stroke({ width: width * 0.1, color: mix(fill, color.snow, 0.4), cap: 'round' });
  }
}

/** Dashes along an outline, 6 on and 4 off on a grid of 64. */
function stitches(target: Graphics, outline: readonly number[], width: number, color: string): void {
  const [dash, gap] = [(width * 6) / 64, (width * 4) / 64];
  for (let index = 0; index < outline.length; index += 2) {
    const [x, y] = [outline[index] ?? 0, outline[index + 1] ?? 0];
    const toX = outline[(index + 2) % outline.length] ?? 0;
    const toY = outline[(index + 3) % outline.length] ?? 0;
    const long = Math.hypot(toX - x, toY - y);
    const [dx, dy] = [(toX - x) / long, (toY - y) / long];
    for (let at = gap / 2; at + dash <= long; at += dash + gap)
      target.moveTo(x + dx * at, y + dy * at).lineTo(x + dx * (at + dash), y + dy * (at + dash));
  }
  target.stroke({ width: Math.max(1.5, width * 0.035), color, cap: 'round' });
}
