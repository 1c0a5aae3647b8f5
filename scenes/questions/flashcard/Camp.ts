// Where marked cards go: those to learn back to the stack by the fire, those that are known into the backpack.

import { Container } from 'pixi.js';
import { type Drawing, drawing } from '#scenes/kit/drawing.ts';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Point, ScenePorts } from '#scenes/ports.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/** Each drawing's side, and a small card's size, in CSS pixels. */
export const CAMP = { side: 92, card: { width: 46, height: 34 } } as const;
/** Middles of a marked card in its place, from the middle of the drawing. */
const RESTS = { stack: { x: -14, y: -8 }, pack: { x: 0, y: -40 } } as const;
const PACK_SECONDS = 0.3;

export class Camp extends Widget {
  readonly #stack = this.add(new Container(), 'stack');
  readonly #pack = this.add(new Container(), 'pack');
  readonly #card = new Panel(this.tokens);
  readonly #sign = new MarkBadge();
  readonly #packed = new Container();
  /** Where the card is; null before it is marked. */
  #known: boolean | null = null;

  constructor(ports: ScenePorts) {
    super(ports);
    const { color } = this.tokens;
    this.#packed.addChild(this.#card, this.#sign);
    this.#stack.addChild(drawStack(drawing(), color));
    this.#pack.addChild(drawPack(drawing(), color));
  }

  /** `stack` and `pack`: the middles of the drawings. */
  set(known: boolean | null, stack: Point, pack: Point): void {
    this.#known = known;
    this.#stack.position.copyFrom(stack);
    this.#pack.position.copyFrom(pack);
    this.#packed.visible = known !== null;
    if (known === null) return;
    const { color } = this.tokens;
    const { width, height } = CAMP.card;
    this.#card.set({
      width,
      height,
      radius: 8,
      fill: color.paper,
      edge: { color: color.snowEdge, height: 3 },
    });
    this.#card.position.set(-width / 2, -height / 2);
    this.#sign.visible = known;
    this.#sign.sign('right', 22, this.tokens);
    // In the backpack behind its front, on the stack on top.
    if (known) this.#pack.addChildAt(this.#packed, 0);
    else this.#stack.addChild(this.#packed);
    this.ports.motion.place(this.#packed, {
      ...RESTS[known ? 'pack' : 'stack'],
      rotation: known ? 0 : -0.08,
    });
  }

  /** The card goes to its place, from this point on. */
  playMarked(from: Point): void {
    if (this.#known === null || !this.visible) return;
    const home = this.#known ? this.#pack : this.#stack;
    const { x, y } = home.toLocal(from, this);
    this.ports.motion.play('fly', this.#packed, { from: { x, y, scale: 3 }, duration: PACK_SECONDS });
    if (this.#known) this.ports.motion.play('hit', this.#pack, { delay: PACK_SECONDS });
  }
}

type Colors = ThemeTokens['color'];

function drawStack(to: Drawing, color: Colors): Drawing {
  // Two cards, then the fire beside them.
  for (const [y, turn] of [
    [14, 4],
    [4, -3],
  ] as const) {
    to.roundRect(-38 + turn, y - 17, 46, 34, 8).fill(color.snowEdge);
    to.roundRect(-38 + turn, y - 17, 46, 30, 8).fill(color.snow);
  }
  to.poly([18, 32, 42, 24, 44, 29, 20, 37]).fill(color.emberEdge);
  to.poly([42, 37, 18, 29, 20, 24, 44, 32]).fill(color.emberEdge);
  to.moveTo(31, -12)
    .bezierCurveTo(48, 4, 46, 26, 31, 26)
    .bezierCurveTo(16, 26, 18, 8, 31, -12)
    .fill(color.ember);
  return to
    .moveTo(31, 6)
    .bezierCurveTo(39, 14, 38, 25, 31, 25)
    .bezierCurveTo(24, 25, 24, 15, 31, 6)
    .fill(color.glow);
}

function drawPack(to: Drawing, color: Colors): Drawing {
  to.moveTo(-9, -22).bezierCurveTo(-9, -36, 9, -36, 9, -22).stroke({ width: 5, color: color.emberEdge });
  to.roundRect(-34, -24, 68, 66, 20).fill(color.emberEdge);
  to.roundRect(-34, -24, 68, 60, 20).fill(color.ember);
  to.roundRect(-24, 8, 48, 22, 9).fill(color.emberEdge);
  to.roundRect(-34, -24, 68, 24, 12).fill(color.emberEdge);
  return to.roundRect(-6, -6, 12, 16, 4).fill(color.glow);
}
