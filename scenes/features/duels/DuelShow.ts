// One strike on the projector: a snowball flies from one window to the other on a 600 ms arc, then the
// outcome plays (art-direction, section 3). It stays inside its box, so it covers neither names nor ranks.

import { Container, type Sprite } from 'pixi.js';
import type { StrikeView } from '#core/features/duels/views.ts';
import { Duelist } from '#scenes/features/duels/Duelist.ts';
import { duelPlaces } from '#scenes/features/duels/duelPlaces.ts';
import { hitBy } from '#scenes/features/duels/strikeQueue.ts';
import { strikeSprite } from '#scenes/features/duels/strikeSprites.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import { Icon } from '#scenes/kit/Icon.ts';
import type { ScenePorts, Point, Rect } from '#scenes/ports.ts';

/**
 * Seconds: when the ball leaves, hits and moves on, when the outcome is complete, and when the show fades and
 * ends.
 */
export const SHOW = { leaves: 0.14, hits: 0.6, movesOn: 0.66, resolved: 1.8, fades: 2.1, ends: 2.3 } as const;
/** Design pixels. */
const APEX = 160;
const DOTS = 11;
const LEAN = (12 * Math.PI) / 180;

export class DuelShow extends Container {
  readonly #unit: number;
  readonly #strike: StrikeView;
  readonly #by: Duelist;
  readonly #on: Duelist;
  readonly #third: Duelist | null;
  readonly #ball: Sprite;
  readonly #dots: readonly Sprite[];
  readonly #dotsOn: readonly Sprite[];
  readonly #spray: readonly Sprite[];
  readonly #blocks: readonly Sprite[];
  readonly #prop: Sprite | null;
  readonly #stars: readonly Icon[];
  readonly #lasso: Sprite | null;

  /** The strike's `by` is null if the thrower stays hidden. */
  constructor(ports: ScenePorts, strike: StrikeView, box: Rect) {
    super({ label: 'duel' });
    this.position.set(box.x, box.y);
    const { unit, centers } = duelPlaces(box, strike.third ? 3 : 2);
    this.#unit = unit;
    this.#strike = strike;
    const stand = (index: number, user: StrikeView['by']): Duelist => {
      const made = new Duelist(ports, user, unit);
      made.position.copyFrom(centers[index] ?? { x: 0, y: 0 });
      return made;
    };
    this.#by = stand(0, strike.by);
    this.#on = stand(1, strike.on);
    this.#third = strike.third ? stand(2, strike.third) : null;
    const many = (count: number, name: 'crumb' | 'block', size: number): Sprite[] =>
      Array.from({ length: count }, (_, index) => {
        const one = strikeSprite(ports, name, unit * size * (0.8 + 0.4 * seededRandom(41, index)));
        one.visible = false;
        return one;
      });
    this.#dots = many(DOTS, 'crumb', 1.6);
    this.#dotsOn = many(strike.outcome === 'rebounded' || this.#third ? DOTS : 0, 'crumb', 1.6);
    this.#spray = many(hitBy(strike) ? 12 : 0, 'crumb', 1.9);
    this.#blocks = many(strike.outcome === 'brokeTargetShield' ? 6 : 0, 'block', 1);
    this.#ball = strikeSprite(ports, strike.strike === 'precision' ? 'icicle' : 'ball', unit);
    this.#lasso = strike.strike === 'swap' ? strikeSprite(ports, 'loop', unit) : null;
    this.#prop = this.#propOf(ports);
    const starred = strike.outcome === 'absorbed' || strike.outcome === 'struckTarget';
    this.#stars = Array.from({ length: starred ? 3 : 0 }, () => new Icon(ports.theme, 'star', 54 * unit));
    for (const held of [...(this.#prop ? [this.#prop] : []), ...this.#blocks]) this.#on.before.addChild(held);
    this.addChild(
      ...this.#dots,
      ...this.#dotsOn,
      ...this.#spray,
      ...this.#duelists,
      ...this.#stars,
      ...(this.#lasso ? [this.#lasso] : []),
      this.#ball,
    );
  }

  get #duelists(): readonly Duelist[] {
    return [this.#by, this.#on, ...(this.#third ? [this.#third] : [])];
  }

  /** Direction of the throw: 1 to the right, -1 to the left. */
  get #side(): number {
    return Math.sign(this.#on.x - this.#by.x) || 1;
  }

  /** Ids of the players in the strike; a hidden thrower has none. */
  get ids(): readonly string[] {
    const { by, on, third } = this.#strike;
    return [by, on, third].flatMap((user) => user?.playerId ?? []);
  }

  /** Poses everything for `at` seconds after the start. */
  pose(at: number): void {
    const { outcome } = this.#strike;
    this.alpha = 1 - span(at, SHOW.fades, SHOW.ends);
    this.#by.scale.set(back(span(at, 0, 0.22)));
    this.#on.scale.set(back(span(at, 0.04, 0.26)));
    const wind = bump(at, 0.02, 0.26) * -1.1 + bump(at, 0.2, 0.5) * 0.8;
    this.#by.pose(-bump(at, 0.12, 0.4) * 0.6, LEAN * this.#side * wind, bump(at, 0.14, 0.4) * 16);
    this.#by.face(at < SHOW.hits ? 'look' : 'happy');
    this.#on.face(at < 0.4 ? 'calm' : 'wow');
    const flight = span(at, SHOW.leaves, SHOW.hits);
    const [from, to] = [this.#by.position, this.#on.position];
    this.#fly(from, to, flight, at);
    this.#dotted(this.#dots, from, to, flight);
    this.#ball.visible = at < SHOW.movesOn;
    const after = at - SHOW.movesOn;
    // A pause gives the hit weight: the ball holds in full squash before anything moves on.
    if (at >= SHOW.hits && at < SHOW.movesOn && outcome !== 'rebounded')
      this.#ball.scale.set(this.#unit * 0.8, this.#unit * 1.2);
    if (outcome === 'struckTarget') this.#struck(after, at);
    if (outcome === 'brokeTargetShield') this.#broke(after, at);
    if (outcome === 'rebounded') this.#rebounded(after, at);
    if (outcome === 'deflected') this.#deflected(after, at);
    if (outcome === 'absorbed') this.#absorbed(after, at);
  }

  #propOf(ports: ScenePorts): Sprite | null {
    const name = ({ rebounded: 'mist', deflected: 'mirror', absorbed: 'basket' } as const)[
      this.#strike.outcome as 'rebounded'
    ] as 'mist' | 'mirror' | 'basket' | undefined;
    return name ? strikeSprite(ports, name, this.#unit) : null;
  }

  #apex(from: Point, to: Point): number {
    return Math.max(40 * this.#unit, Math.min(APEX * this.#unit, Math.min(from.y, to.y) - 50 * this.#unit));
  }

  #way(from: Point, to: Point, share: number): Point {
    const high = 4 * this.#apex(from, to) * share * (1 - share);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share - high };
  }

  #fly(from: Point, to: Point, share: number, at: number): void {
    const { x, y } = this.#way(from, to, share);
    const ahead = this.#way(from, to, Math.min(1, share + 0.02));
    this.#ball.position.set(x, y);
    const grown = back(span(at, 0.02, 0.16)) * (1 + 0.15 * Math.sin(Math.PI * share));
    this.#ball.scale.set(Math.max(0.01, grown) * this.#unit);
    const isDart = this.#strike.strike === 'precision';
    const way = share > 0.97 ? this.#ball.rotation : Math.atan2(ahead.y - y, ahead.x - x);
    this.#ball.rotation = isDart ? way : share * Math.PI * 4 * Math.sign(to.x - from.x || 1);
    if (this.#lasso) {
      this.#lasso.visible = at < SHOW.movesOn;
      this.#lasso.position.set(x, y);
      this.#lasso.rotation = Math.sin(share * 9) * 0.5;
    }
  }

  /** Draws the ball's trail. */
  #dotted(dots: readonly Sprite[], from: Point, to: Point, share: number): void {
    for (const [index, dot] of dots.entries()) {
      const at = (index + 1.2) / (DOTS + 1.4);
      dot.visible = share > at;
      dot.position.copyFrom(this.#way(from, to, at));
      dot.rotation = index * 1.3;
    }
  }

  #hit(who: Duelist, after: number): void {
    who.snow(0.35 + 0.65 * back(span(after, 0, 0.14)), span(after, 0.34, 0.62));
    this.#sprayFrom(who, after);
    const shake = after > 0.42 ? Math.sin(after * 46) * 0.16 * (1 - span(after, 0.42, 0.8)) : 0;
    who.pose(bump(after, -0.06, 0.24) * 1.1, shake, 0);
    who.face(after < 0.42 ? 'wobble' : 'calm');
  }

  /** Sprays snow crumbs off the player who was hit. */
  #sprayFrom({ x, y }: Point, after: number): void {
    const share = span(after, 0, 0.6);
    for (const [index, crumb] of this.#spray.entries()) {
      const angle = (index / this.#spray.length) * 2 * Math.PI + seededRandom(71, index);
      const far = (70 + 150 * seededRandom(72, index)) * out(share);
      crumb.visible = share > 0 && share < 1;
      crumb.position.set(
        x + Math.cos(angle) * far * this.#unit,
        y + (Math.sin(angle) * far + 140 * share * share) * this.#unit,
      );
      crumb.alpha = 1 - share * share;
      crumb.rotation = share * 5;
    }
  }

  #struck(after: number, at: number): void {
    if (at >= SHOW.hits) this.#hit(this.#on, Math.max(0, after + 0.06));
    const isSwap = this.#strike.strike === 'swap';
    const { x, y } = this.#on.position;
    for (const [index, star] of this.#stars.entries()) {
      const own = span(after, 0.1 + index * 0.06, isSwap ? 0.72 + index * 0.06 : 0.75 + index * 0.05);
      star.visible = after > 0.1 + index * 0.06 && (isSwap || own < 1);
      if (isSwap) {
        // The stars travel along the rope to the player who threw it.
        const way = this.#way({ x, y }, this.#by.position, own);
        const home = own * (index - 1) * 66 * this.#unit;
        star.position.set(way.x + home, way.y + own * 8 * this.#unit - own * 116 * this.#unit);
      } else {
        const out = (index - 1) * 118 + 20;
        const high = 150 * 4 * own * (1 - own) - 120 * own;
        star.position.set(x + out * own * this.#unit, y - high * this.#unit);
      }
      star.rotation = own * (index - 1) * 2;
    }
    if (this.#lasso && after > 0) {
      const share = span(after, 0.3, 0.76);
      const way = this.#way({ x, y }, this.#by.position, share);
      this.#lasso.visible = after < 0.9;
      this.#lasso.position.copyFrom(way);
    }
    if (isSwap && after > 0.7) this.#by.pose(0, 0, Math.abs(bump(after, 0.7, 1)) * 34);
  }

  #broke(after: number, at: number): void {
    const up = back(span(at, 0.3, 0.5));
    const unit = this.#unit;
    for (const [index, block] of this.#blocks.entries()) {
      const [column, row] = [index % 3, Math.floor(index / 3)];
      const aside = (column - 1) * 66 + (row % 2) * 14;
      const t = span(after, 0, 0.75);
      const tumbling = (column - 1) * 1.5 + (seededRandom(51, index) - 0.5) * 2;
      const fall = -260 * t * (0.5 + seededRandom(52, index)) + 470 * t * t;
      block.visible = up > 0;
      block.position.set(
        (aside + tumbling * 82 * t) * unit,
        (44 - row * 44) * unit + (1 - up) * 120 * unit + Math.min(fall, 78) * unit * (t > 0 ? 1 : 0),
      );
      block.rotation = tumbling * t * 1.4;
    }
    if (after >= 0) this.#on.pose(bump(after, 0, 0.2) * 0.4, 0, bump(after, 0.36, 0.7) * 30);
    this.#on.face(at < 0.5 ? 'calm' : after < 0.8 ? 'wow' : 'happy');
    if (after > 0.3) this.#by.face('wow');
  }

  #rebounded(after: number, at: number): void {
    const swirl = span(at, 0.34, 0.56);
    if (this.#prop) {
      this.#prop.visible = swirl > 0;
      this.#prop.scale.set(this.#unit * (0.5 + 0.5 * swirl) * (1 + 0.1 * bump(after, -0.05, 0.3)));
      this.#prop.rotation = Math.sin(at * 5) * 0.08;
      // Reveals the laughing player behind the mist.
      this.#prop.alpha = 1 - 0.55 * span(after, 0.6, 0.9);
    }
    // A pause, then the same ball comes back faster.
    const home = span(after, 0.3, 0.6);
    this.#ball.visible = at < SHOW.hits || (after > 0.3 && after < 0.62);
    if (after > 0.3) {
      this.#ball.position.copyFrom(this.#way(this.#on.position, this.#by.position, home));
      this.#ball.scale.set(this.#unit * 1.1);
      this.#ball.rotation = home * -16;
    }
    this.#dotted(this.#dotsOn, this.#on.position, this.#by.position, home);
    this.#on.face(after < 0.3 ? 'look' : 'happy');
    if (after > 0.1) this.#by.face('wow');
    if (after > 0.62) this.#hit(this.#by, after - 0.62);
  }

  #deflected(after: number, at: number): void {
    const up = back(span(at, 0.3, 0.5));
    if (this.#prop) {
      this.#prop.visible = up > 0;
      this.#prop.scale.set(this.#unit * up * (1 + 0.16 * bump(after, -0.06, 0.16)));
      this.#prop.position.set(-this.#side * 58 * this.#unit, 4 * this.#unit);
      this.#prop.skew.x = this.#side * 0.08;
    }
    if (!this.#third) return;
    this.#third.scale.set(back(span(at, SHOW.hits, SHOW.hits + 0.24)));
    const on = span(after, 0, 0.5);
    this.#ball.visible = after < 0.52;
    if (after > 0) {
      this.#ball.position.copyFrom(this.#way(this.#on.position, this.#third.position, on));
      this.#ball.scale.set(this.#unit);
    }
    this.#dotted(this.#dotsOn, this.#on.position, this.#third.position, on);
    this.#on.face(after < 0.2 ? 'wow' : 'happy');
    this.#third.face(after < 0.3 ? 'look' : 'wow');
    if (after > 0.5) this.#hit(this.#third, after - 0.5);
  }

  #absorbed(after: number, at: number): void {
    const up = back(span(at, 0.28, 0.5));
    const unit = this.#unit;
    if (this.#prop) {
      const gulp = bump(after, -0.04, 0.26);
      this.#prop.visible = up > 0;
      this.#prop.position.set(0, 44 * unit);
      this.#prop.scale.set(unit * up * (1 + 0.18 * gulp), unit * up * (1 - 0.2 * gulp));
    }
    const { x, y } = this.#on.position;
    for (const [index, star] of this.#stars.entries()) {
      const rise = span(after, 0.2 + index * 0.12, 0.6 + index * 0.12);
      star.visible = rise > 0;
      star.position.set(
        x + (index - 1) * 70 * unit,
        y + (40 - 136 * out(rise) - (index === 1 ? 26 : 0)) * unit,
      );
      star.scale.set(((54 * unit) / Math.max(1, star.texture.height)) * back(rise));
    }
    this.#on.face(after < 0.2 ? 'wow' : 'happy');
    if (after <= 0.2) return;
    this.#on.pose(0, 0, bump(after, 0.3, 0.7) * 36);
    this.#by.face('wow');
  }
}

/** Progress from 0 to 1 between these times. */
function span(at: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** Rises to 1 and falls back to 0. */
function bump(at: number, from: number, to: number): number {
  return Math.sin(Math.PI * span(at, from, to));
}

/** Eases out with an overshoot. */
function back(share: number): number {
  const rest = share - 1;
  return share === 0 ? 0 : 1 + 2.4 * rest ** 3 + 1.4 * rest ** 2;
}

function out(share: number): number {
  return 1 - (1 - share) ** 3;
}
