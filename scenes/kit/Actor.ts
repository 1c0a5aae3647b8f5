// Animated character: changes its face, hops, raises its mitts, and wears what the game gives it.

import { Container, type Graphics, Rectangle, Sprite } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
import { headOf } from '#scenes/avatars/characters.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import type { ActName } from '#scenes/avatars/movingParts.ts';
import type { FaceName, ScenePorts } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { FOOT } from '#scenes/kit/anchors.ts';
import { Figure } from '#scenes/kit/Figure.ts';
import { RunningMotions } from '#scenes/kit/RunningMotions.ts';
import { NIGHT } from '#scenes/kit/materials.ts';
import { points } from '#scenes/kit/outlines.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export interface ActorLook {
  /** Index of the character. */
  readonly character: Character;
  /** Side of the square it fills, in CSS pixels. */
  readonly size: number;
  readonly face: FaceName;
  /** Tails of its scarf; 0 for no scarf. */
  readonly tails: 0 | 1 | 2;
  /** Wears a hat of snow. */
  readonly snow: boolean;
  /** Degrees to the right. */
  readonly lean: number;
}

const RADIANS = Math.PI / 180;

/** Its feet are at (0, 0). Shows its plain picture until its sheet of faces has loaded. */
export class Actor extends Widget {
  readonly #shadow = this.addChild(drawing());
  /** Everything that hops. */
  readonly #body = this.addChild(new Container());
  readonly #figure = this.#body.addChild(new Figure(this.ports, () => this.#tieScarf()));
  readonly #scarf = this.#body.addChild(new Sprite({ anchor: FOOT }));
  readonly #tails = this.#body.addChild(drawing());
  readonly #hat = this.#body.addChild(drawing());
  readonly #crumb = this.#body.addChild(drawing());
  #look: ActorLook | null = null;
  readonly #acting = new RunningMotions();
  #isCapped = false;

  constructor(ports: ScenePorts) {
    super(ports);
    this.#crumb.visible = false;
  }

  set(look: ActorLook): void {
    const before = this.#look;
    this.#look = look;
    const { character, size, face } = look;
    this.#figure.set({ character, size, face });
    if (before?.size !== look.size || before.character !== look.character) this.#drawParts(look);
    if (before?.tails !== look.tails || before.size !== look.size || before.character !== look.character)
      this.#drawTails(look);
    this.ports.motion.place(this.#body, { rotation: look.lean * RADIANS });
    this.#hat.visible = look.snow || this.#isCapped;
    this.#tieScarf();
  }

  #tieScarf(): void {
    const { faces, faceScale } = this.#figure;
    this.#scarf.visible = this.#tails.visible = faces !== null && (this.#look?.tails ?? 0) > 0;
    if (!faces) return;
    this.#scarf.texture = faces.scarf;
    this.#scarf.scale.set(faceScale);
  }

  /** Lands together with the card. */
  playLanding(): void {
    this.ports.motion.play('drop', this.#body, { from: { y: -28 }, duration: 0.45 });
  }

  /** Nods when its answer is in, or when it sees how little time is left. */
  nod(): void {
    this.ports.motion.play('nod', this.#body);
  }

  blink(seconds = 0.14): void {
    this.wear('closed', seconds);
  }

  /** Crouches, hops with its mitts up, lands and bounces once. `height`: of the hop, in CSS pixels. */
  cheer(height: number): void {
    const { motion } = this.ports;
    this.wear('look', 0.26);
    motion.play('cheer', this.#body, { from: { y: -height }, delay: 0.22 });
    this.act('cheer', 0.26);
  }

  /** Moves its mitts, and what it has on, while something else moves the rest of it. `delay`: in seconds. */
  act(act: ActName, delay = 0): void {
    this.#figure.act(act, delay);
  }

  /** A small hop, for a partially correct answer. */
  hop(): void {
    this.ports.motion.play('cheer', this.#body, { from: { y: -8 }, duration: 0.26 });
  }

  /** Leans back as a crumb of snow lands on its head, then shakes it off. */
  flinch(): void {
    this.wear('wobble', 0.34);
    this.recoil();
    const { size = 0, character = 0 } = this.#look ?? {};
    const top = -size * headOf(character, this.ports.theme.disguise).top;
    this.#act(
      (at) => {
        // Falls until 260 ms of 620, lies until 340, then slides off.
        const fall = clamp((at - 0.16) / 0.26, 0, 1);
        const off = Math.max(0, (at - 0.55) / 0.45);
        this.#crumb.visible = at > 0.16 && at < 1;
        this.#crumb.position.set(
          off * size * 0.55,
          top - (1 - fall * fall) * size * 0.5 + off * off * size * 0.9,
        );
        this.#crumb.rotation = off * 2.4;
        this.#crumb.alpha = off > 0.6 ? (1 - off) / 0.4 : 1;
      },
      { duration: 0.62 },
    );
  }

  /** Snow blows in from the clock's side and stays on its head. */
  playSnow(): void {
    this.wear('wobble', 0.5);
    const size = this.#look?.size ?? 0;
    this.ports.motion.play('slide', this.#hat, { from: { x: size * 0.9, y: -size * 0.35 }, duration: 0.3 });
    this.recoil();
  }

  /** Puts snow on its head even when its look has none. */
  setSnowCap(isCapped: boolean): void {
    this.#isCapped = isCapped;
    this.#hat.visible = isCapped || this.#look?.snow === true;
  }

  /** Pops in that snow after `delay` seconds. */
  popSnowCap(delay: number): void {
    if (this.#hat.visible) this.ports.motion.play('pop', this.#hat, { delay, duration: 0.3 });
  }

  /** Leans back and shakes something off. */
  recoil(seconds = 0.56): void {
    this.ports.motion.play('recoil', this.#body, { duration: seconds });
  }

  /** Pops in the scarf with its new tail. */
  dress(): void {
    if (!this.#tails.visible) return;
    this.ports.motion.play('pop', this.#scarf, { delay: 0.7 });
    this.ports.motion.play('pop', this.#tails, { delay: 0.8 });
  }

  /** Wears another face for this many seconds. */
  wear(face: FaceName, seconds: number): void {
    this.#figure.wear(face, seconds);
  }

  #act(show: (at: number) => void, timing: { readonly delay?: number; readonly duration: number }): void {
    const unlessGone = (at: number): void => {
      if (!this.destroyed) show(at);
    };
    this.#acting.add(this.ports.motion.ease(unlessGone, { ...timing, steady: true }));
  }

  /** Cuts short what it is doing, because something else has happened. */
  rest(): void {
    this.#figure.rest();
    this.#acting.finish();
  }

  #drawParts({ size, character }: ActorLook): void {
    // Its moves reach further, but this is where it stands.
    this.boundsArea = new Rectangle(-size / 2, -size, size, size);
    this.#shadow
      .clear()
      .ellipse(size * 0.03, 0, size * 0.4, size * 0.055)
      .fill({ color: NIGHT, alpha: 0.35 });
    const { top, reach } = headOf(character, this.ports.theme.disguise);
    this.#hat.clear();
    lobes(this.#hat, this.tokens, size * reach, size * (0.02 - top));
    this.#crumb.clear();
    lobes(this.#crumb, this.tokens, size * 0.15, size * 0.03);
  }

  #drawTails({ size, tails, character }: ActorLook): void {
    const { color } = this.tokens;
    const y = -size * headOf(character, this.ports.theme.disguise).neck;
    const x = size * 0.14;
    this.#tails.clear();
    const tail = (down: number, long: number): void => {
      const tip = `${long} ${down - 0.06} ${long * 0.88} ${down} ${long} ${down + 0.05}`;
      this.#tails.poly(points(x, y, size, `-0.03 0 0.06 -0.03 ${tip}`)).fill(color.ember);
    };
    if (tails > 1) tail(-0.12, 0.42);
    if (tails > 0) {
      tail(0.06, 0.36);
      this.#tails.roundRect(x - size * 0.05, y - size * 0.06, size * 0.11, size * 0.12, size * 0.03);
      this.#tails.fill(color.emberEdge);
    }
  }
}

/** A cap of snow with a flat base, `reach` to each side of its middle. */
function lobes(target: Graphics, { stuff }: ThemeTokens, reach: number, foot: number): void {
  const bumps = [
    { x: -0.58, r: 0.4 },
    { x: 0.5, r: 0.46 },
    { x: -0.06, r: 0.62 },
  ];
  for (const { x, r } of bumps)
    target.ellipse(
      x * reach + reach * 0.06,
      foot - r * reach * 0.5 + reach * 0.08,
      r * reach,
      r * reach * 0.8,
    );
  target.fill(stuff.shade);
  for (const { x, r } of bumps)
    target.ellipse(x * reach, foot - r * reach * 0.55, r * reach * 0.96, r * reach * 0.76);
  target.fill(stuff.fill);
}
