// A pressable tile of the duel choice: a card, a kind of strike or shield, or a player to strike.

import { Container } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
import { type KindLook, type PictureName, PICTURES } from '#scenes/features/duels/choice/pictures.ts';
import { DUEL_GEAR, type DuelGear } from '#scenes/features/duels/gear.ts';
import { Avatar } from '#scenes/kit/Avatar.ts';
import { mix } from '#scenes/kit/color.ts';
import { drawContact } from '#scenes/kit/contact.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Gear } from '#scenes/kit/gear.ts';
import { HEXAGON_HEIGHT, hexagon } from '#scenes/kit/hexagon.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, setTextColor } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { onNight } from '#scenes/theme/grounds.ts';

export interface TileLook {
  readonly width: number;
  readonly height: number;
  readonly kind: KindLook;
  /** A picture on a patch, or a player's character. */
  readonly figure: PictureName | { readonly character: Character };
  readonly title: string;
  readonly does: string;
  /** Font size of the title. */
  readonly textSize: number;
  /** True if the text is beside the picture instead of below it. */
  readonly isRow: boolean;
  /** True if it can't be chosen yet; then it is drawn as an outline. */
  readonly isLocked: boolean;
  readonly isChosen: boolean;
  readonly focused: boolean;
  readonly pressed: boolean;
}

/** Anchored at its center. */
export class Tile extends Widget {
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #patch = this.addChild(drawing());
  readonly #picture = this.addChild(new Container());
  #pictured: PictureName | null = null;
  readonly #title = this.text({ size: 18, anchor: 0.5 });
  readonly #does = this.text({ size: 18, weight: 'strong', anchor: 0.5 });
  #avatar: Avatar | null = null;
  #drawn = '';

  set(look: TileLook): void {
    const key = JSON.stringify(look);
    if (key === this.#drawn) return;
    this.#drawn = key;
    const { width, height, pressed } = look;
    const { depth } = this.tokens;
    const edge = look.isLocked ? 0 : depth.edge;
    const sunk = pressed ? edge * 0.75 : 0;
    this.pivot.set(width / 2, height / 2);
    this.#drawPanel(look, edge, sunk);
    const face = height - edge;
    const middle = sunk + face / 2;
    const isPlayer = typeof look.figure !== 'string';
    if (look.isRow) {
      const size = Math.min(width * 0.28, face * 0.8);
      const room = width - size - 36;
      this.#drawFigure(look, 14 + size / 2, middle, size);
      this.#write(look, width - 10 - room / 2, middle, room, face - 10);
    } else {
      const size = Math.min(width * (isPlayer ? 0.74 : 0.66), face * (isPlayer ? 0.36 : 0.5));
      const top = sunk + Math.max(6, face * 0.06);
      const room = sunk + face - 10 - top - size;
      this.#drawFigure(look, width / 2, top + size / 2, size);
      this.#write(look, width / 2, top + size + 4 + room / 2, width - 12, room);
    }
  }

  #drawPanel(
    { width, height, kind, isLocked, isChosen, focused }: TileLook,
    edge: number,
    pressed: number,
  ): void {
    const { color, radius, schemes } = this.tokens;
    const ring = focused ? schemes.play.focus : isChosen ? kind.fill : null;
    this.#panel.set({
      width,
      height,
      radius: radius.large,
      fill: isLocked ? mix(color.night900, color.night800, 0.5) : mix(kind.edge, color.night950, 0.62),
      ...(edge > 0 && { edge: { color: kind.edge, height: edge } }),
      pressed,
      ...(ring !== null && { ring: { color: ring, width: 3, gap: 3 } }),
    });
  }

  #drawFigure({ figure, kind, isLocked }: TileLook, x: number, y: number, size: number): void {
    const { color } = this.tokens;
    const isPlayer = typeof figure !== 'string';
    this.#picture.visible = !isPlayer;
    if (this.#avatar) this.#avatar.visible = isPlayer;
    this.#patch.position.set(x, isPlayer ? y + size / 2 : y);
    if (isPlayer) {
      this.#avatar ??= this.addChild(new Avatar(this.ports));
      this.#avatar.set({ ...figure, size });
      this.#avatar.position.set(x, y + size / 2);
      drawContact(this.#patch, size * 0.9);
      return;
    }
    const wide = size / HEXAGON_HEIGHT;
    const patch = this.#patch.clear();
    if (isLocked) {
      patch.poly(hexagon(wide * 0.94)).stroke({ width: 2, color: onNight(this.tokens).muted });
    } else {
      patch.poly(hexagon(wide, wide * 0.06)).fill(kind.edge);
      patch.poly(hexagon(wide)).fill(mix(kind.fill, color.snow, 0.5));
      patch.poly(hexagon(wide * 0.95, wide * 0.015)).fill(kind.fill);
      patch.poly(hexagon(wide * 0.84)).fill(mix(kind.edge, color.night950, 0.22));
    }
    this.#drawPicture(figure, size * 0.7);
    this.#picture.position.set(x, y);
    this.#picture.alpha = isLocked ? 0.4 : 1;
  }

  #drawPicture(name: PictureName, size: number): void {
    const things = PICTURES[name];
    if (name !== this.#pictured) {
      for (const old of this.#picture.removeChildren()) old.destroy({ children: true });
      for (const [thing] of things) this.#picture.addChild(new Gear(this.ports, DUEL_GEAR, thing));
    }
    this.#pictured = name;
    for (const [index, [, x, y, share]] of things.entries())
      (this.#picture.children[index] as Gear<DuelGear>).resize(share * size).position.set(x * size, y * size);
  }

  /** Writes the title and description as one block centered on (x, y). */
  #write(
    { title, does, textSize, isRow, isLocked, figure }: TileLook,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void {
    const { text, muted } = onNight(this.tokens);
    const isPlayer = typeof figure !== 'string';
    // Most nicknames are two words, and half of one names nobody. Titles beside a picture stay on one line.
    fitText(this.#title, title, {
      width,
      height: height * (isPlayer ? 0.55 : 0.5),
      size: [textSize, isPlayer ? 11 : 12],
      lines: isRow ? 1 : 2,
    });
    fitText(this.#does, does, {
      width,
      height: Math.max(12, height - this.#title.height),
      size: [textSize * (isPlayer ? 0.9 : 0.8), 11],
      lines: 3,
      balanced: true,
    });
    setTextColor(this.#title, isLocked ? muted : text);
    setTextColor(this.#does, isPlayer ? text : muted);
    const top = y - (this.#title.height + this.#does.height) / 2;
    this.#title.position.set(x, top + this.#title.height / 2);
    this.#does.position.set(x, top + this.#title.height + this.#does.height / 2);
  }
}
