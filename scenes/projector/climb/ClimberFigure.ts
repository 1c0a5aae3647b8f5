// Somebody on the mountain: a character with its feet on the ground, or a lamp where there is no room for all of them.

import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { characterColor } from '#scenes/kit/characterColors.ts';
import { characterOf } from '#scenes/kit/characters.ts';
import { Piece } from '#scenes/kit/Piece.ts';
import type { Theme } from '#scenes/kit/theme.ts';
import type { AssetsPort } from '#scenes/ports.ts';

export interface FigureLook {
  readonly character: number;
  /** Pixels: of the character, or of the lamp's core. */
  readonly size: number;
  readonly kind: 'figure' | 'lamp';
  /** First of all: a crown says so. */
  readonly first: boolean;
}

const NIGHT = '#07151C';
/** Pixels of a lamp's core as it is baked, and of its light. */
const LAMP = { core: 20, shell: 29, light: 60 } as const;
const CONTACT = { width: 64, height: 14 } as const;

/** Stands on (0, 0). One texture for all lamps and one for all feet, so that a crowd is drawn at once. */
export class ClimberFigure extends Container {
  readonly #theme: Theme;
  readonly #contact: Sprite;
  readonly #body = new Sprite();
  readonly #crown: Piece;
  #scale = 1;
  #above = 0;
  #isLamp = false;

  constructor(theme: Theme, assets: AssetsPort) {
    super();
    this.#theme = theme;
    this.#contact = new Sprite(assets.baked('climb:contact', contact));
    this.#contact.anchor.set(0.5);
    this.#contact.alpha = 0.38;
    this.#crown = new Piece(theme, 'crown');
    this.addChild(this.#contact, this.#body, this.#crown);
    this.#lamp = () => assets.baked('climb:lamp', lamp);
  }

  readonly #lamp: () => Texture;

  set({ kind, character, size, first }: FigureLook): void {
    const isLamp = kind === 'lamp';
    this.#isLamp = isLamp;
    const body = this.#body;
    body.texture = isLamp
      ? this.#lamp()
      : (this.#theme.texture(`character:${characterOf(character)}`) ?? Texture.EMPTY);
    body.tint = isLamp ? characterColor(character) : '#FFFFFF';
    body.anchor.set(0.5, isLamp ? 0.5 : 1);
    const { width, height } = body.texture;
    this.#scale = isLamp ? size / LAMP.core : size / Math.max(width, height, 1);
    this.#above = isLamp ? size / 2 : height * this.#scale;
    this.#contact.visible = !isLamp;
    this.#contact.scale.set((size * 0.8) / CONTACT.width, (size * 0.12) / CONTACT.height);
    this.#crown.visible = first && !isLamp;
    if (this.#crown.visible) {
      this.#crown.resize(size * 0.34);
      this.#crown.position.set(0, -this.#above - size * 0.1);
    }
    this.pose(0, 0);
  }

  /** Pixels from the feet to the top of the head, crown included. */
  get above(): number {
    return this.#above + (this.#crown.visible ? this.#crown.height * 1.1 : 0);
  }

  /** Its middle above the ground, and pixels of a side. */
  get face(): { readonly y: number; readonly size: number } {
    return this.#isLamp ? { y: 0, size: this.#above * 2 } : { y: -this.#above / 2, size: this.#above };
  }

  /** Pixels to either side. */
  get half(): number {
    return this.#body.texture.width * this.#scale * 0.5;
  }

  /** `lift`: pixels above the ground. `squash`: 0 at rest, 1 as flat as it gets. */
  pose(lift: number, squash: number): void {
    this.#body.y = -lift;
    this.#body.scale.set(this.#scale * (1 + 0.16 * squash), this.#scale * (1 - 0.18 * squash));
    this.#crown.y = -this.#above - lift - this.#crown.height * 0.3;
  }
}

function contact(): Container {
  const { width, height } = CONTACT;
  return new Graphics().ellipse(width / 2, height / 2, width / 2, height / 2).fill(NIGHT);
}

/** White where it takes the character's colour; its shell is too dark to take any. */
function lamp(): Container {
  const middle = LAMP.light / 2;
  return new Graphics()
    .circle(middle, middle, middle)
    .fill({ color: '#FFFFFF', alpha: 0.22 })
    .circle(middle, middle, LAMP.shell / 2)
    .fill({ color: NIGHT, alpha: 0.75 })
    .circle(middle, middle, LAMP.core / 2)
    .fill('#FFFFFF');
}
