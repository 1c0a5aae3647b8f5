// Points as stars that fly from one place to another, one after the other.

import { Icon } from '#scenes/kit/Icon.ts';
import type { Point } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { RunningMotions } from '#scenes/kit/RunningMotions.ts';

export interface Flight {
  readonly from: Point;
  readonly to: Point;
  /** They stay left of this x. */
  readonly within: number;
  readonly stars: number;
  /** Height of a star, in CSS pixels. */
  readonly size: number;
  /** Seconds before the first star leaves. */
  readonly delay: number;
  /**
   * Called as stars arrive, with the share that has arrived and how far the landing place swells right now
   * (both 0 to 1); the last call is always (1, 0).
   */
  readonly arrive?: (share: number, swell: number) => void;
  /**
   * Called when a star lands, with its index. Stars that never fly because the flight was ended don't land.
   */
  readonly land?: (star: number) => void;
}

/** Seconds that one star takes, and between two stars. */
const EACH = 0.3;
const APART = 0.05;
/** Distance it draws back first, as a share of its path. */
const PULL_BACK = 0.12;
/** Each star is larger than the one before. */
const GROWTH = 0.04;
/** Size of its darker rim relative to the star, which makes it stand out against anything light. */
const RIM = 1.26;

export const flightSeconds = (stars: number): number => EACH + (stars - 1) * APART;

class Star extends Widget {
  override label = 'star';
  readonly #rim = this.addChild(new Icon(this.ports.theme, 'star', 1, this.tokens.color.goldEdge));
  readonly #star = this.addChild(new Icon(this.ports.theme, 'star'));

  resize(size: number): void {
    this.#rim.resize(size * RIM);
    this.#star.resize(size);
  }
}

export class StarFlight extends Widget {
  readonly #flying = new RunningMotions();

  /** Ends all flights. */
  finish(): void {
    this.#flying.finish();
  }

  fly({ from, to, within, stars, size, delay, arrive, land }: Flight): void {
    const pieces = Array.from({ length: stars }, () => this.addChild(new Star(this.ports)));
    const duration = flightSeconds(stars);
    // Off to the side, so that stars don't fly over text.
    const free = within - size - Math.max(from.x, to.x);
    const aside = Math.max(0, Math.min(70, free, Math.hypot(to.x - from.x, to.y - from.y) * 0.12));
    let before = 0;
    const flight = this.ports.motion.ease(
      (progress) => {
        const now = progress * duration;
        let landed = 0;
        let swell = 0;
        for (const [index, piece] of pieces.entries()) {
          if (piece.destroyed) {
            landed += 1;
            continue;
          }
          const at = (now - index * APART) / EACH;
          piece.visible = at > 0 && at < 1;
          place(piece, { from, to, aside }, Math.min(1, Math.max(0, at)), size * (1 + GROWTH * index));
          if (at >= 1) landed += 1;
          // The landing place reacts immediately, and is at rest before the next star.
          if (at >= 1) swell = Math.max(swell, 1 - (at - 1) * (EACH / 0.08));
        }
        // Two landings in one slow frame sound as one; more mean that the flight was ended.
        if (landed > before && landed - before <= 2) land?.(landed - 1);
        before = landed;
        if (progress === 1) {
          for (const piece of pieces) if (!piece.destroyed) piece.destroy({ children: true });
          arrive?.(1, 0);
        } else arrive?.(landed / stars, swell);
      },
      { delay, duration, steady: true },
    );
    this.#flying.add(flight);
  }
}

/** Draws back, flies in an arc, swells halfway and lands small. */
function place(
  piece: Star,
  { from, to, aside }: Pick<Flight, 'from' | 'to'> & { readonly aside: number },
  at: number,
  size: number,
): void {
  const eased = at < 0.5 ? 2 * at * at : 1 - 2 * (1 - at) * (1 - at);
  const back = at < 0.25 ? -PULL_BACK * Math.sin((at / 0.25) * Math.PI) * 0.5 : 0;
  const way = eased + back;
  piece.position.set(
    from.x + (to.x - from.x) * way + Math.sqrt(Math.sin(Math.PI * at)) * aside,
    from.y + (to.y - from.y) * way,
  );
  piece.resize(size * (1 - 0.1 * at + 0.2 * Math.sin(Math.PI * at)));
  piece.rotation = at * 2.2;
}
