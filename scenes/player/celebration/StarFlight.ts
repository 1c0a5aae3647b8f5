// Points as things: stars that leave one place and arrive at another, one after the other.

import { Piece } from '#scenes/kit/Piece.ts';
import type { Point } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { Running } from '#scenes/kit/Running.ts';

export interface Flight {
  readonly from: Point;
  readonly to: Point;
  /** They stay left of this x. */
  readonly within: number;
  readonly stars: number;
  /** Height of a star, in CSS pixels. */
  readonly size: number;
  /** Seconds before the first one leaves. */
  readonly delay: number;
  /** 0 to 1, as the stars arrive, and how much what they land on swells just now; the last call is always (1, 0). */
  readonly arrive?: (share: number, swell: number) => void;
  /** A star has landed; its place among them. Those that never fly, since the flight is ended, do not land. */
  readonly land?: (star: number) => void;
}

/** Seconds that one takes, and that lie between two. */
const EACH = 0.3;
const APART = 0.05;
/** Of its way: how far it draws back before it goes. */
const PULL_BACK = 0.12;
/** Each is larger than the one before. */
const GROWTH = 0.04;
/** Of its size: a rim in a darker colour, so that it is seen before anything light. */
const RIM = 1.26;

export const flightSeconds = (stars: number): number => EACH + (stars - 1) * APART;

/** A star with a rim. */
class Star extends Widget {
  override label = 'star';
  readonly #rim = this.addChild(new Piece(this.ports.theme, 'star', 1, this.tokens.color.goldEdge));
  readonly #star = this.addChild(new Piece(this.ports.theme, 'star'));

  resize(size: number): void {
    this.#rim.resize(size * RIM);
    this.#star.resize(size);
  }
}

export class StarFlight extends Widget {
  readonly #flying = new Running();

  /** Ends all flights. */
  finish(): void {
    this.#flying.finish();
  }

  fly({ from, to, within, stars, size, delay, arrive, land }: Flight): void {
    const pieces = Array.from({ length: stars }, () => this.addChild(new Star(this.ports)));
    const duration = flightSeconds(stars);
    // To the side of their way, so that they do not fly over what is read.
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
          // What it lands on answers at once, and is at rest again before the next one.
          if (at >= 1) swell = Math.max(swell, 1 - (at - 1) * (EACH / 0.08));
        }
        // Two in one slow frame are heard as one; more are a flight that was ended.
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

/** Draws back, goes on an arc, swells half-way and lands small. */
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
