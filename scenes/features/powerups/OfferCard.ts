// A power-up on offer: its patch, name and description on a dark slab that rises under focus and pointer.

import { Container } from 'pixi.js';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { familyLook, familyOf } from '#scenes/features/powerups/look.ts';
import { Medallion } from '#scenes/features/powerups/Medallion.ts';
import { titleOf } from '#scenes/features/powerups/model.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, setText } from '#scenes/kit/text.ts';
import { optionLetter } from '#scenes/theme/tokens.ts';
import { message } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { onNight } from '#scenes/theme/grounds.ts';

export interface OfferCardLook {
  /** Its index among those on offer. */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  /** Largest font size of the name, in pixels. */
  readonly textSize: number;
  readonly focused?: boolean;
  readonly pressed?: boolean;
  /** Under the pointer. */
  readonly raised?: boolean;
}

/** CSS pixels. */
const PAD = 14;
const LIFT = 8;
/** The patch relative to its space, above the words and beside them; at most `most` CSS pixels. */
const PATCH = { above: 0.4, beside: 0.74, most: 104 } as const;

export class OfferCard extends Widget {
  readonly #powerup: PowerupId;
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #face = this.addChild(new Container());
  readonly #letter = this.#face.addChild(this.text({ size: 16, color: onNight(this.tokens).muted }));
  readonly #patch = this.#face.addChild(new Medallion(this.ports));
  readonly #name = this.#face.addChild(this.text({ size: 20, color: onNight(this.tokens).text }));
  readonly #does = this.#face.addChild(
    this.text({ size: 16, weight: 'strong', color: onNight(this.tokens).text }),
  );

  constructor(ports: ScenePorts, powerup: PowerupId) {
    super(ports);
    this.#powerup = powerup;
    this.#letter.position.set(PAD, PAD - 4);
  }

  set({ index, width, height, textSize, focused, pressed, raised }: OfferCardLook): void {
    const { tokens } = this;
    const { deep, edge } = familyLook(tokens, familyOf(this.#powerup));
    const lift = focused || raised ? LIFT : 0;
    const thick = tokens.depth.edge + lift;
    const sunk = pressed ? thick * 0.7 : 0;
    this.#panel.set({
      width,
      height: height + lift,
      radius: tokens.radius.large,
      fill: deep,
      edge: { color: edge, height: thick },
      pressed: sunk,
      shadow: true,
      ...(focused && { ring: { color: tokens.schemes.play.focus, width: 4, gap: 3 } }),
    });
    this.#panel.y = -lift;
    this.#face.y = sunk - lift;
    const face = height - tokens.depth.edge;
    const isTall = face > width * 0.5;
    const patch = Math.min(PATCH.most, isTall ? face * PATCH.above : face * PATCH.beside);
    this.#patch.set({ powerup: this.#powerup, width: patch, state: 'ready' });
    setText(this.#letter, optionLetter(index));
    const x = isTall ? width / 2 : PAD * 2 + patch + 10;
    const room = isTall ? width - 2 * PAD : width - x - PAD;
    this.#patch.position.set(isTall ? x : PAD + 10 + patch / 2, isTall ? PAD + patch * 0.5 : face / 2);
    const top = isTall ? PAD * 1.6 + patch : PAD * 0.6;
    const high = face - top - PAD * 0.6;
    const name = Math.min(high * 0.4, textSize * 1.3);
    for (const text of [this.#name, this.#does]) {
      text.anchor.set(isTall ? 0.5 : 0, 0.5);
      text.style.align = isTall ? 'center' : 'left';
    }
    fitText(this.#name, this.say(titleOf(this.#powerup)), {
      width: room,
      height: name,
      size: [textSize, 14],
      lines: 1,
    });
    this.#name.position.set(x, top + name / 2);
    fitText(this.#does, this.say(message(`powerups:${this.#powerup}.description`)), {
      width: room,
      height: high - name - 2,
      size: [textSize * 0.8, 11],
      lines: 4,
      balanced: true,
    });
    // Descriptions of two and of four lines start at the same height on neighboring cards; beside a patch,
    // name and description are centered together.
    const used = this.#does.height;
    if (!isTall) this.#name.y += Math.max(0, (high - name - 2 - used) / 2);
    this.#does.position.set(x, this.#name.y + name / 2 + 2 + used / 2);
  }
}
