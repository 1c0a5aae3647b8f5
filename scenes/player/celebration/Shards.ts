// Shards that fly off a slab when it is hit, from its rim, and are quickly gone: the theme's own, or crumbs in
// the slab's colors.

import { Container, Sprite } from 'pixi.js';
import type { RunningMotion, Rect, Point } from '#scenes/ports.ts';
import { shardsOf } from '#scenes/theme/shards.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Distance they fly, in CSS pixels: at least `least`, and up to `more` beyond that. */
const REACH = { least: 24, more: 36 } as const;
/** Seconds; the slab holds before it springs back. */
const DELAY = 0.15;
const DURATION = 0.38;
/** Height of a theme's shard in CSS pixels. */
const SHARD = 15;
/** Corners of a crumb of 10 pixels; no two sides are alike. */
const CRUMB = [-5, -2, -1, -5, 5, -1, 2, 5, -3, 3] as const;

interface Shard {
  readonly drawing: Container;
  readonly from: Point;
  readonly by: Point;
  readonly turn: number;
  readonly size: number;
}

export class Shards extends Widget {
  #flying: RunningMotion | null = null;

  /** Shards leave the rim of `slab`, which is relative to this container. Returns the flight. */
  fly(slab: Rect, colors: readonly Color[], count: number): RunningMotion {
    this.#flying?.finish();
    const length = Math.min(count, this.ports.theme.maxParticles);
    const shards = Array.from({ length }, (_, index) =>
      this.#make(
        slab,
        this.#draw(index, colors[index % colors.length] ?? '#FFFFFF'),
        (index + this.ports.random.next() * 0.8) / length,
      ),
    );
    this.addChild(...shards.map(({ drawing }) => drawing));
    this.#flying = this.ports.motion.ease(
      (at) => {
        for (const { drawing, from, by, turn, size } of shards) {
          if (drawing.destroyed) continue;
          drawing.visible = at > 0;
          drawing.position.set(from.x + by.x * at, from.y + by.y * at + 14 * at * at);
          drawing.rotation = turn * at;
          drawing.scale.set(size * (at > 0.6 ? (1 - at) / 0.4 : 1));
          if (at === 1) drawing.destroy({ children: true });
        }
      },
      { delay: DELAY, duration: DURATION },
    );
    return this.#flying;
  }

  #draw(index: number, color: Color): Container {
    const own = shardsOf(this.ports.theme);
    const texture = own[index % own.length];
    if (texture)
      return new Container({
        children: [new Sprite({ texture, anchor: 0.5, scale: SHARD / texture.height })],
      });
    return drawing()
      .poly([...CRUMB])
      .fill(color);
  }

  /** Unevenly spaced along the rim, never like a comb. */
  #make({ x, y, width, height }: Rect, shown: Container, share: number): Shard {
    const random = this.ports.random;
    const around = share * 2 * Math.PI;
    const out = { x: Math.cos(around), y: Math.sin(around) };
    // On the rim, where the ray from the center meets it.
    const reach = Math.min(
      width / 2 / Math.max(0.01, Math.abs(out.x)),
      height / 2 / Math.max(0.01, Math.abs(out.y)),
    );
    const far = REACH.least + random.next() * REACH.more;
    return {
      drawing: shown,
      from: { x: x + width / 2 + out.x * reach, y: y + height / 2 + out.y * reach },
      by: { x: out.x * far, y: out.y * far - 6 },
      turn: (random.next() - 0.5) * 7,
      size: 0.82 + random.next() * 0.6,
    };
  }
}
