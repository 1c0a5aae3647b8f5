// A player: the character, with the name on a tag below.

import type { Text } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
import type { ActName } from '#scenes/avatars/movingParts.ts';
import { Figure } from '#scenes/kit/Figure.ts';
import { Flag } from '#scenes/kit/Flag.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, setTextColor } from '#scenes/kit/text.ts';
import type { FaceName, MotionPort } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { CharacterSprite } from '#scenes/kit/CharacterSprite.ts';
import { LEFT } from '#scenes/kit/anchors.ts';
import { onNight } from '#scenes/theme/grounds.ts';

export interface AvatarLook {
  /** Index of the character. */
  readonly character: Character;
  /** Side of the square the character fits into, in pixels. */
  readonly size: number;
  /** Without one, it has its plain picture until it acts. */
  readonly face?: FaceName;
  /** Without a name there is no tag. */
  readonly name?: string;
  /** Pixels. */
  readonly nameSize?: number;
  /** Maximum width of the tag, in pixels. */
  readonly nameWidth?: number;
  /** Way to fit a long name into its tag; `shrunk` by default. */
  readonly nameFit?: keyof typeof NAME_FITS;
  /** The reader's own avatar: its tag glows. */
  readonly own?: boolean;
  /** Index of the group's character, shown in the tag before the name. */
  readonly mascot?: Character;
  /** Has planted a flag; off by default. */
  readonly flag?: boolean;
  /** Draws a tag behind the name; on by default. */
  readonly tag?: boolean;
}

/** `height` and `least` are multiples of the name's size. */
const NAME_FITS = {
  shrunk: { lines: 1, height: 1.3, least: 0.8 },
  /** Small enough that the tag doesn't reach the player in front. */
  broken: { lines: 2, height: 1.72, least: 0.66 },
  /** All names of a row share one size, on one line, cut within a word to show as much as possible. */
  cut: { lines: 1, height: 1.3, least: 1 },
  /**
   * Like `cut`, with room for a second line, where long words may be smaller: half a name is nobody's name.
   */
  cutInTwo: { lines: 2, height: 2.6, least: 0.7 },
} as const;

/** Pixels: no name gets smaller than this to fit. */
const LEGIBLE = 11;
const NO_BREAK = '\u00A0';
/** A tag's padding on each side, as a multiple of the name's size. */
const PAD = { usual: 0.6, mascot: 0.4 } as const;
/** The mascot before a name and the space it takes, as multiples of the name's size. */
const MASCOT = { size: 1.25, room: 1.3 } as const;

/**
 * Shares of the avatar's height: how high it hops, and its flag. Then how often the flag swings, and how far
 * in radians.
 */
const HOP = 0.42;
const FLAG = 0.84;
const SWINGS = 3;
const SWING = 0.34;

/** Pixels that a tag adds to the width of its words, at this name size. */
export function tagPadding(
  { mascot, tag }: { readonly mascot: boolean; readonly tag: boolean },
  size: number,
): number {
  const pad = mascot ? PAD.mascot : PAD.usual;
  return (tag ? size * pad * 2 : 0) + (mascot ? size * MASCOT.room : 0);
}

/** Its feet are at (0, 0); the tag hangs below. */
export class Avatar extends Widget {
  readonly #figure = this.addChild(new Figure(this.ports));
  #flag: Flag | null = null;
  #tag: Panel | null = null;
  #name: Text | null = null;
  #mascot: CharacterSprite | null = null;
  #height = 0;

  set(look: AvatarLook): void {
    this.#figure.set(look);
    this.#height = look.size;
    this.#placeFlag(look);
    this.#placeName(look);
  }

  /** Acts on the spot. `delay`: in seconds. */
  act(act: ActName, delay?: number): void {
    this.#figure.act(act, delay);
  }

  /** Hops for joy with its mitts up. `height`: of the hop, in pixels. */
  cheer(height: number): void {
    this.ports.motion.play('cheer', this, { from: { y: -height }, duration: 0.6 });
    this.act('cheer');
  }

  /** Hops and swings its flag. `first`: the flag has just been planted. */
  hop(motion: MotionPort, first: boolean): void {
    motion.play('cheer', this, { from: { y: -this.body.height * HOP }, duration: 0.62 });
    const flag = this.#flag;
    if (!flag) return;
    if (first) motion.play('pop', flag);
    motion.ease(
      (at) => {
        if (!flag.destroyed) flag.rotation = Math.sin(at * SWINGS * 2 * Math.PI) * SWING * (1 - at);
      },
      { duration: 1.2, steady: true },
    );
  }

  /** Size of the character alone, in pixels. */
  get body(): { readonly width: number; readonly height: number } {
    return this.#figure.body;
  }

  /** Pixels below the feet to leave for the tag. */
  get below(): number {
    return this.#name?.visible ? this.#height : 0;
  }

  #placeFlag({ flag = false, character, size }: AvatarLook): void {
    if (this.#flag) this.#flag.visible = flag;
    if (!flag) return;
    // Behind the character, which holds it.
    this.#flag ??= this.addChildAt(new Flag(), 0);
    this.#flag.set(character, size * FLAG);
    this.#flag.position.set(this.body.width * 0.42, -size * 0.02);
  }

  #placeName(look: AvatarLook): void {
    if (!look.name) {
      if (this.#name) this.#name.visible = false;
      if (this.#tag) this.#tag.visible = false;
      if (this.#mascot) this.#mascot.visible = false;
      return;
    }
    const { color, radius, schemes } = this.tokens;
    const night = onNight(this.tokens);
    const size = look.nameSize ?? 16;
    const tagged = look.tag ?? true;
    if (!this.#name) {
      this.#tag = this.addChild(new Panel(this.tokens));
      this.#name = this.text({ size, anchor: 0.5 });
    }
    const pad = !tagged ? 0 : size * (look.mascot === undefined ? PAD.usual : PAD.mascot);
    const lead = look.mascot !== undefined ? size * MASCOT.room : 0;
    const width = (look.nameWidth ?? size * 9) - pad * 2 - lead;
    const { nameFit = 'shrunk' } = look;
    const fit = NAME_FITS[nameFit];
    const unbroken = look.name.replaceAll(' ', NO_BREAK);
    const room = {
      width,
      height: size * fit.height,
      size: [size, Math.max(size * fit.least, Math.min(size, LEGIBLE))],
    } as const;
    fitText(this.#name, nameFit === 'cut' ? unbroken : look.name, { ...room, lines: fit.lines });
    const [first] = this.#name.text.split('\n');
    // Cut, with a first word too long for its line, which goes on in the second one.
    if (nameFit === 'cutInTwo' && this.#name.style.breakWords && !`${look.name} `.startsWith(`${first} `))
      fitText(this.#name, unbroken, { ...room, lines: 1 });
    this.#name.visible = true;
    const tagHeight = Math.ceil(Math.max(size * 1.55, this.#name.height + size * 0.3));
    this.#name.position.set(
      lead / 2,
      tagged ? size * 0.28 + tagHeight / 2 : size * 0.175 + this.#name.height / 2,
    );
    // A mascot would be invisible on the glow of the player's own tag.
    const shines = look.own && look.mascot === undefined;
    setTextColor(this.#name, shines ? color.ink : tagged ? night.text : schemes.play.text);
    if (!this.#tag) return;
    this.#tag.visible = tagged;
    const tagWidth = Math.ceil(this.#name.width + lead + pad * 2);
    this.#tag.set({
      width: tagWidth,
      height: tagHeight,
      radius: radius.pill,
      fill: shines ? color.glow : night.fill,
    });
    this.#tag.position.set(-tagWidth / 2, size * 0.28);
    this.#placeMascot(look, -tagWidth / 2 + pad * 0.7, size * 0.28 + tagHeight / 2, size);
  }

  /** In the tag, at its left edge. */
  #placeMascot({ mascot }: AvatarLook, left: number, middle: number, size: number): void {
    if (this.#mascot) this.#mascot.visible = mascot !== undefined;
    if (mascot === undefined) return;
    this.#mascot ??= this.addChild(new CharacterSprite(this.ports, LEFT));
    this.#mascot.set(mascot, size * MASCOT.size);
    this.#mascot.position.set(left, middle);
  }
}
