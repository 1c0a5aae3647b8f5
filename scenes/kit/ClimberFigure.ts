// A player on the mountain: a character with its feet on the ground, or a lamp when there isn't room for
// everyone.

import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { type Character, isMonster } from '#core/room/characters.ts';
import { characterColor, mittOf } from '#scenes/kit/characterColors.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Icon } from '#scenes/kit/Icon.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { shaded, NIGHT } from '#scenes/kit/materials.ts';
import type { Color } from '#scenes/theme/tokens.ts';

/** A player's activity, shown by lean, squash, and mitts. */
export type Stance = 'rest' | 'walk' | 'climb' | 'slip' | 'cheer';

export interface FigureLook {
  readonly character: Character;
  /** Size of the character, or of the lamp's core, in pixels. */
  readonly size: number;
  readonly kind: 'figure' | 'lamp';
  /** In first place, shown by a crown. */
  readonly first: boolean;
  /** Upright by default. */
  readonly stance?: Stance;
}

type Held = readonly [
  /** Radians to the right. */
  lean: number,
  /** As in `pose`. */
  squash: number,
  /** Positions of the mitts relative to the feet, as fractions of the size; none while hidden. */
  ...mitts: readonly (readonly [right: number, up: number])[],
];

const STANCES: Readonly<Record<Stance, Held>> = {
  rest: [0, 0.35],
  walk: [0.09, 0],
  climb: [0.16, -0.25, [0.4, 0.82], [0.46, 0.44]],
  slip: [-0.24, 0.35, [-0.5, 0.62], [0.42, 0.78]],
  cheer: [0, -0.35, [-0.5, 0.94], [0.5, 0.94]],
};
/** As a share of the size: most hats on an avatar's head are no higher. */
const HAT_ROOM = 0.2;
const MITT = 0.1;
/** Radians by which a cuff leans toward the body, for a mitt as far out as the figure is large. */
const CUFF_LEAN = 0.8;

const UPRIGHT: Held = [0, 0];
/** Pixels of a baked lamp's core, shell and light. */
const LAMP = { core: 20, shell: 29, light: 60 } as const;
const CONTACT = { width: 64, height: 14 } as const;

/**
 * Its feet are at (0, 0). All lamps share a texture, as do all contact shadows, so that a crowd is drawn
 * together.
 */
export class ClimberFigure extends Widget {
  readonly #contact = this.addChild(
    new Sprite({ texture: this.ports.assets.baked('climb:contact', contact), anchor: 0.5, alpha: 0.38 }),
  );
  readonly #body = this.addChild(new Sprite());
  readonly #crown = this.addChild(new Icon(this.ports.theme, 'crown'));
  #scale = 1;
  #above = 0;
  /** Pixels that names leave free above the head, for hats. */
  #hatRoom = 0;
  #isLamp = false;
  #held: Held = UPRIGHT;
  readonly #mitts: Graphics[] = [];

  set({ kind, character, size, first, stance }: FigureLook): void {
    const isLamp = kind === 'lamp';
    this.#isLamp = isLamp;
    const { assets, theme } = this.ports;
    const body = this.#body;
    body.texture = isLamp ? lampTexture(this.ports) : assets.figure(character, size);
    body.tint = isLamp ? characterColor(character) : '#FFFFFF';
    body.anchor.set(0.5, isLamp ? 0.5 : 1);
    const { width, height } = body.texture;
    this.#scale = isLamp ? size / LAMP.core : size / Math.max(width, height, 1);
    this.#above = isLamp ? size / 2 : height * this.#scale;
    this.#hatRoom = isLamp || (isMonster(character) && !theme.disguise) ? 0 : size * HAT_ROOM;
    this.#contact.visible = !isLamp;
    this.#contact.scale.set((size * 0.8) / CONTACT.width, (size * 0.12) / CONTACT.height);
    this.#crown.visible = first && !isLamp;
    if (this.#crown.visible) {
      this.#crown.resize(size * 0.34);
      this.#crown.position.set(0, -this.#above - size * 0.1);
    }
    this.#held = stance && !isLamp ? STANCES[stance] : UPRIGHT;
    const [lean, , ...mitts] = this.#held;
    body.rotation = lean;
    for (const [index, [right]] of mitts.entries()) {
      const { fill, cuff, isHolding } = mittOf(this.ports, character);
      const shown = (this.#mitts[index] ??= this.addChild(drawing()));
      const radius = size * MITT;
      shown.clear();
      if (cuff !== null)
        shown.roundRect(-radius * 0.8, 0, radius * 1.6, radius * 1.36, radius * 0.3).fill(cuff);
      shown.circle(0, 0, radius).fill(shaded(fill));
      shown.rotation = right * CUFF_LEAN;
      // The last one is full.
      shown.visible = !isHolding || index < mitts.length - 1;
    }
    for (const shown of this.#mitts.slice(mitts.length)) shown.visible = false;
    this.pose(0, 0);
  }

  /** Pixels from the feet to the top of the head, with crown or hat. */
  get above(): number {
    return this.#above + Math.max(this.#hatRoom, this.#crown.visible ? this.#crown.height * 1.1 : 0);
  }

  /** The y of its middle from the feet, and its side, in pixels. */
  get face(): { readonly y: number; readonly size: number } {
    return this.#isLamp ? { y: 0, size: this.#above * 2 } : { y: -this.#above / 2, size: this.#above };
  }

  /** Half its width, in pixels. */
  get half(): number {
    return this.#body.texture.width * this.#scale * 0.5;
  }

  /** `lift`: pixels above the ground. `squash`: 0 at rest, 1 fully flattened. */
  pose(lift: number, squash: number): void {
    this.#body.y = -lift;
    const [, own, ...mitts] = this.#held;
    const flat = squash > 0 ? squash : own;
    this.#body.scale.set(this.#scale * (1 + 0.16 * flat), this.#scale * (1 - 0.18 * flat));
    for (const [index, [right, up]] of mitts.entries())
      this.#mitts[index]?.position.set(right * this.half * 2, -lift - up * this.#above);
    this.#crown.y = -this.#above - lift - this.#crown.height * 0.3;
  }
}

function contact(): Container {
  const { width, height } = CONTACT;
  return new Graphics().ellipse(width / 2, height / 2, width / 2, height / 2).fill(NIGHT);
}

/** Shared by all lamps. */
export const lampTexture = ({ assets, theme }: ScenePorts): Texture =>
  assets.baked('climb:lamp', () => lamp(theme.texture('light')));
/** Pixels of the lamp's core in that texture. */
export const LAMP_CORE: number = LAMP.core;

/**
 * White where it takes the character's color; the shell is too dark to be tinted. `shape`: what takes the place
 * of a disc.
 */
function lamp(shape: Texture | null): Container {
  const middle = LAMP.light / 2;
  const body = (side: number, color: Color, alpha: number): Container => {
    if (!shape) return new Graphics().circle(middle, middle, side / 2).fill({ color, alpha });
    const scale = side / Math.max(shape.width, shape.height);
    return new Sprite({
      texture: shape,
      anchor: 0.5,
      position: { x: middle, y: middle },
      scale,
      tint: color,
      alpha,
    });
  };
  return new Container({
    children: [
      new Graphics().circle(middle, middle, middle).fill({ color: '#FFFFFF', alpha: 0.22 }),
      body(LAMP.shell, NIGHT, 0.75),
      body(LAMP.core, '#FFFFFF', 1),
    ],
  });
}
