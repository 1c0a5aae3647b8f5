// Option tile: an option's words in its own color, with its shape and letter, and its result.

import { Container, type Texture } from 'pixi.js';
import type { FormattedText } from '#core/content/formattedText.ts';
import { MarkBadge, ShapeBadge, type Sign } from '#scenes/kit/Badge.ts';
import { mix } from '#scenes/kit/color.ts';
import { MarkedText } from '#scenes/kit/MarkedText.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Picture } from '#scenes/kit/Picture.ts';
import { setText, setTextColor } from '#scenes/kit/text.ts';
import { type Color, optionLetter, optionLook } from '#scenes/theme/tokens.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { LEFT, RIGHT } from '#scenes/kit/anchors.ts';

/**
 * idle: can be chosen. selected: chosen, may still change. locked: chosen for good. correct: revealed as
 * correct. missed: correct, but not chosen. wrong: chosen and revealed as incorrect. dimmed: out of play.
 * hidden: removed, leaving only its place.
 */
export type OptionState =
  | 'idle'
  | 'selected'
  | 'locked'
  | 'correct'
  | 'missed'
  | 'wrong'
  | 'dimmed'
  | 'hidden';

/** The option's words with their marks, and everything else its tile shows. */
export interface OptionTileLook extends FormattedText {
  /** Position on the screen; decides color, shape and letter. */
  readonly index: number;
  /** Position to take color and shape from instead. */
  readonly look?: number;
  readonly width: number;
  readonly height: number;
  /** Largest text size in pixels. */
  readonly textSize: number;
  readonly state: OptionState;
  /** Part of an incorrect answer, but possibly correct itself. */
  readonly tried?: boolean;
  /** Has no letter, shape or color of its own, because other screens show the options in another order. */
  readonly plain?: boolean;
  readonly pressed?: boolean;
  readonly focused?: boolean;
  /** Height of the tile's side in pixels; the theme's by default. */
  readonly edge?: number;
  /** null when it has none or it hasn't loaded. */
  readonly picture?: Texture | null;
  /** Number of players who chose it, and their share (0 to 1) of those who had the question. */
  readonly tally?: { readonly count: string; readonly share: number };
}

/** A tile narrower than this many times its text size shows the count below the words. */
export const LOW_BELOW = 11;

interface Faces {
  readonly fill: Color;
  readonly edge: Color;
  readonly text: Color;
  readonly badge: Color;
  readonly letter: Color;
}

const SIGNS: Readonly<Partial<Record<OptionState, Sign>>> = {
  selected: 'chosen',
  locked: 'locked',
  correct: 'right',
  wrong: 'wrong',
  missed: 'missed',
};

export class OptionTile extends Widget {
  /** Everything, placed by its middle. Hits move this, wherever the tile itself is going. */
  readonly body = this.addChild(new Container());
  readonly #panel = this.body.addChild(new Panel(this.tokens));
  readonly #face = this.body.addChild(new Container());
  readonly #bar = this.#face.addChild(new Panel(this.tokens));
  readonly #badge = this.#face.addChild(new ShapeBadge(this.ports));
  readonly #picture = this.#face.addChild(new Picture());
  readonly #text = this.#face.addChild(
    new MarkedText(this.tokens, { size: 20, anchor: LEFT, color: this.tokens.color.ink }),
  );
  readonly #count = this.#face.addChild(this.text({ size: 20, anchor: RIGHT }));
  /** The mark at its corner. */
  readonly mark = this.body.addChild(new MarkBadge());

  /** Everything on it that is meant to be read. */
  get words(): readonly Container[] {
    return [this.#face, this.mark];
  }

  set(look: OptionTileLook): void {
    const { tokens } = this.ports.theme;
    const faces = this.#faces(look);
    const gone = look.state === 'hidden';
    const edge = gone ? 0 : (look.edge ?? tokens.depth.edge);
    const down = look.pressed || look.state === 'selected' || look.state === 'locked';
    const sunk = down ? edge * 0.7 : look.state === 'dimmed' ? edge * 0.5 : 0;
    this.#panel.set({
      width: look.width,
      height: look.height,
      radius: Math.min(tokens.radius.huge, Math.max(tokens.radius.medium, look.height * 0.18)),
      fill: faces.fill,
      ...(!gone && { edge: { color: faces.edge, height: edge } }),
      pressed: sunk,
      dashed: look.state === 'dimmed',
      ...this.#ring(look, edge, faces),
    });
    this.#face.y = sunk;
    this.#face.alpha = gone ? 0.3 : 1;
    this.#text.visible = !gone;
    this.body.pivot.set(look.width / 2, look.height / 2);
    this.ports.motion.place(this.body, { x: look.width / 2, y: look.height / 2 });
    this.#placeContent(look, look.height - edge, faces);
    this.#placeMark(look);
  }

  /** The bar of its tally grows. */
  playTally(): void {
    const { scale } = this.#bar;
    this.ports.motion.ease((share) => scale.set(share, 1), { duration: 0.5 });
  }

  #placeContent(look: OptionTileLook, face: number, faces: Faces): void {
    const pad = Math.max(12, Math.min(face * 0.2, look.width * 0.06));
    const tally = this.#placeTally(look, face, pad, faces);
    // Badge, picture and words share the space the tally leaves, and so stay on one line.
    const body = face - tally.below;
    const badge = Math.min(face * 0.56, body * 0.84, look.width * 0.2, look.textSize * 2.1);
    const tall = isTall(look, face);
    const line = tall ? body - badge * 0.5 - pad * 0.8 : body / 2;
    const picture = this.#placePicture(look, body, tall ? body - badge - pad * 2.2 : body - pad, pad, tall);
    this.#badge.set({
      size: badge,
      shape: optionLook(this.tokens, look.look ?? look.index).shape,
      letter: optionLetter(look.index),
      fill: faces.badge,
      color: faces.letter,
    });
    this.#badge.position.set(pad + badge / 2, line);
    this.#badge.visible = !look.plain;
    if (!tally.low) this.#count.y = line;
    const left = look.plain ? pad : pad * 1.7 + badge;
    this.#text.fit(
      look,
      {
        width: look.width - left - pad - tally.right - (tall ? 0 : picture),
        height: tall ? badge * 1.1 : body - pad * (look.tally ? 0.5 : 0.9),
        size: [look.textSize, Math.max(11, Math.min(look.textSize, 13) * 0.95)],
      },
      1.18,
    );
    this.#text.position.set(left, line);
    setTextColor(this.#text.plain, faces.text);
  }

  /** Returns the width that the picture takes from the text. `room`: the height available to the picture. */
  #placePicture(look: OptionTileLook, body: number, room: number, pad: number, tall: boolean): number {
    const texture = look.picture ?? null;
    const width = tall ? look.width - pad * 2 : look.width * (look.text ? 0.36 : 0.62);
    this.#picture.set({ texture, width, height: room, radius: this.tokens.radius.medium });
    if (!texture) return 0;
    const x = tall ? look.width / 2 : look.width - pad * 0.7 - width / 2;
    this.#picture.position.set(x, tall ? pad * 0.7 + room / 2 : body / 2);
    return width + pad * 0.4;
  }

  /**
   * Returns the height that the tally takes at the bottom, and the width that the count takes from the text.
   */
  #placeTally(
    look: OptionTileLook,
    face: number,
    pad: number,
    faces: Faces,
  ): { readonly below: number; readonly right: number; readonly low: boolean } {
    const { tally } = look;
    this.#count.visible = tally !== undefined;
    this.#bar.visible = tally !== undefined && tally.share > 0;
    if (!tally) return { below: 0, right: 0, low: false };
    const height = Math.max(6, Math.min(face * 0.1, look.textSize * 0.42));
    // In a narrow tile the count goes below, next to the bar, and leaves the line to the words.
    const low = look.width < look.textSize * LOW_BELOW;
    this.#count.style.fontSize = Math.round(Math.min(look.textSize * (low ? 1 : 1.25), face * 0.42));
    setText(this.#count, tally.count);
    const tallest = low ? Math.max(height, this.#count.style.fontSize * 0.8) : height;
    const middle = face - pad * 0.5 - tallest / 2;
    const room = look.width - pad * 2 - (low ? this.#count.width + pad * 0.5 : 0);
    this.#bar.set({
      width: Math.max(height, room * Math.min(1, tally.share)),
      height,
      radius: height / 2,
      fill: look.state === 'dimmed' ? mix(faces.fill, faces.text, 0.5) : faces.badge,
    });
    this.#bar.position.set(pad, middle - height / 2);
    setTextColor(this.#count, faces.text);
    this.#count.position.set(look.width - pad, middle);
    // No one chose it: without a bar, the line stays in the middle, with the narrow count at its end.
    if (!this.#bar.visible) return { below: 0, right: this.#count.width + pad, low: false };
    return { below: tallest + pad * 0.6, right: low ? 0 : this.#count.width + pad, low };
  }

  /** A chosen option gets a mark with a light band; a missed one, a hollow mark. */
  #placeMark(look: OptionTileLook): void {
    const sign = look.state === 'idle' && look.tried ? 'tried' : SIGNS[look.state];
    this.mark.visible = sign !== undefined;
    if (!sign) return;
    const size = Math.max(24, Math.min(look.height * 0.34, look.textSize * 1.4)) * this.tokens.tile.mark;
    this.mark.sign(sign, size, this.tokens);
    this.ports.motion.place(this.mark, { x: look.width - size * 0.2, y: size * 0.1 });
  }

  #ring(
    look: OptionTileLook,
    edge: number,
    faces: Faces,
  ): { ring?: { color: Color; width: number; gap?: number } } {
    const { schemes, tile } = this.tokens;
    const { play } = schemes;
    const width = Math.max(tile.band.width, edge * 0.7);
    if (look.focused) return { ring: { color: play.focus, width, gap: width * 0.7 } };
    if (look.state === 'wrong') return { ring: { color: play.danger, width } };
    if (look.state === 'hidden') return { ring: { color: play.line, width: 2 } };
    if (look.state === 'selected' || look.state === 'locked' || look.state === 'correct') {
      return { ring: { color: play.band, width, gap: tile.band.gap } };
    }
    return look.state === 'dimmed' || tile.outline === 0
      ? {}
      : { ring: { color: faces.edge, width: tile.outline } };
  }

  #faces(look: OptionTileLook): Faces {
    const { color, schemes, tile } = this.tokens;
    const { play } = schemes;
    const own = look.plain
      ? { fill: color.snow, edge: color.snowEdge }
      : optionLook(this.tokens, look.look ?? look.index);
    if (look.state === 'hidden')
      return { ...own, fill: play.canvas, text: play.text, badge: own.fill, letter: color.ink };
    if (look.state !== 'dimmed' && look.state !== 'wrong') {
      return { ...own, text: color.ink, badge: color.ink, letter: own.fill };
    }
    const fill = mix(play.raised, own.fill, tile.tint);
    return {
      fill,
      edge: mix(play.side, own.edge, 0.12),
      text: play.textMuted,
      badge: mix(fill, own.fill, 0.25),
      letter: play.text,
    };
  }
}

/** True when the picture goes above the words. */
function isTall(look: OptionTileLook, face: number): boolean {
  return Boolean(look.picture) && face > look.width * 0.62;
}
