// The routes of the path finder on the mountain, from this camp to the next: the bolder the role the steeper,
// each with its letter. On the peak, what each camp's part of the climb earned.

import { Container } from 'pixi.js';
import type { Role } from '#core/features/mysticPeak/ids.ts';
import { sketch } from '#scenes/features/mysticPeak/mountain/CampGear.ts';
import type { Mountain } from '#scenes/features/mysticPeak/mountain/Mountain.ts';
import { round } from '#scenes/kit/outlines.ts';
import { ShapeBadge } from '#scenes/kit/Badge.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { optionLetter, optionLook } from '#scenes/theme/tokens.ts';
import type { Rect } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { NIGHT } from '#scenes/kit/materials.ts';

/** Degree to which each route cuts across the bends (0 to 1), and its letter's place along it. */
const COURSE: Readonly<Record<Role, readonly [straight: number, tag: number]>> = {
  TREKKER: [0, 0.3],
  LEADER: [0.55, 0.72],
  PIONEER: [0.94, 0.5],
};
/** Design pixels: the distance between dots, and the size of a badge. */
const STEP = 13;
const BADGE = 34;

export class RoleRoutes extends Widget {
  override label = 'ways';
  /** On the mountain's ground, below everyone who stands there. */
  lines = drawing();
  readonly #tags = this.addChild(new Container());
  #drawn = '';

  /** Rects of letters and points, in the parent's pixels. */
  get tags(): readonly Rect[] {
    if (!this.visible) return [];
    return this.#tags.children.map((tag) => {
      const { x, y, width, height } = tag.getLocalBounds();
      return { x: this.x + tag.x + x, y: this.y + tag.y + y, width, height };
    });
  }

  /** `ways`: roles with their places among the choices; `behind`: each camp's points, from the lowest. */
  set(ways: readonly (readonly [number, Role])[], behind: readonly string[], mountain: Mountain): void {
    const { sight, x: left, y: top } = mountain;
    this.visible = ways.length + behind.length > 0 && sight !== null;
    if (this.lines.destroyed) {
      // It was destroyed with the mountain it lay on.
      this.lines = drawing();
      this.#drawn = '';
    }
    this.lines.visible = this.visible;
    if (!this.visible || !sight) return;
    this.position.set(left, top);
    mountain.lay(this.lines);
    const key = JSON.stringify([ways, behind, sight.from, sight.to, sight.clear]);
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.lines.clear();
    for (const tag of this.#tags.removeChildren()) tag.destroy({ children: true });
    const { path, unit, clear } = sight;
    const [start, end] = [path.at(0.03), path.at(0.97)];
    for (const [index, role] of ways) {
      const [straight, tag] = COURSE[role];
      const look = optionLook(this.tokens, index);
      const at = (share: number) => {
        const bent = path.at(0.03 + 0.94 * share);
        return {
          x: bent.x + (start.x + (end.x - start.x) * share - bent.x) * straight,
          y: bent.y + (start.y + (end.y - start.y) * share - bent.y) * straight,
        };
      };
      // Evenly spaced dots, however the route bends.
      let last = start;
      for (let share = 0.04; share <= 0.96; share += 0.002) {
        const { x, y } = at(share);
        if (Math.hypot(x - last.x, y - last.y) < STEP * unit) continue;
        last = { x, y };
        sketch(this.lines, [round([x, y, 5.2 * unit], NIGHT, 0.55), round([x, y, 3.8 * unit], look.fill)]);
      }
      const badge = this.#tags.addChild(new ShapeBadge(this.ports));
      const size = BADGE * Math.max(0.8, unit);
      badge.set({
        shape: look.shape,
        size,
        letter: optionLetter(index),
        fill: look.fill,
        color: this.tokens.color.ink,
      });
      const place = at(tag);
      badge.position.set(place.x, place.y);
    }
    // As many as fit, each on the side where the picture has more room.
    const size = Math.max(14, 20 * unit);
    const every = Math.ceil((size * 2 * behind.length) / (path.at(0).y - path.at(1).y));
    for (const [camp, text] of behind.entries()) {
      if ((behind.length - 1 - camp) % every !== 0) continue;
      const told = this.#tags.addChild(new Pill(this.ports, 'flag'));
      told.set({ text, size, maxWidth: clear.width * 0.6 });
      const { x, y } = path.at((camp + 0.5) / behind.length);
      const { width, height } = told.box;
      const beside = x < clear.x + clear.width / 2 ? x + size : x - width - size;
      told.position.set(clamp(beside, clear.x + 4, clear.x + clear.width - width - 4), y - height / 2);
    }
  }
}
