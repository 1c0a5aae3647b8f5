// One option to choose: a tile in its own colour with its own shape and letter, and what became of it.

import { Container, Sprite, type Text, type Texture } from 'pixi.js';
import { MarkBadge, ShapeBadge } from '#scenes/kit/Badge.ts';
import { mix } from '#scenes/kit/color.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, makeText, setText, setTextColor } from '#scenes/kit/text.ts';
import type { Theme } from '#scenes/kit/theme.ts';
import { type Color, optionLetter, optionLook } from '#scenes/kit/tokens.ts';

/**
 * idle: can be chosen. selected: chosen, may still change. locked: chosen for good. correct: told to be right.
 * wrong: chosen and told to be wrong. dimmed: out of play.
 */
export type OptionState = 'idle' | 'selected' | 'locked' | 'correct' | 'wrong' | 'dimmed';

export interface OptionTileLook {
  /** Its place on the screen: colour, shape and letter follow from it. */
  readonly index: number;
  readonly text: string;
  readonly width: number;
  readonly height: number;
  /** The greatest text size in pixels. */
  readonly textSize: number;
  readonly state: OptionState;
  readonly pressed?: boolean;
  readonly focused?: boolean;
  /** Height in pixels of the side face; the theme's by default. */
  readonly edge?: number;
  /** null: it has none, or it is not there yet. */
  readonly picture?: Texture | null;
  /** How many chose it, and which share (0 to 1) of those who had the question. */
  readonly tally?: { readonly count: string; readonly share: number };
}

interface Faces {
  readonly fill: Color;
  readonly edge: Color;
  readonly text: Color;
  readonly badge: Color;
  readonly letter: Color;
}

export class OptionTile extends Container {
  readonly #theme: Theme;
  readonly #panel = new Panel();
  readonly #bar = new Panel();
  readonly #face = new Container();
  readonly #badge: ShapeBadge;
  readonly #text: Text;
  readonly #count: Text;
  readonly #mark = new MarkBadge();
  readonly #picture = new Sprite();

  constructor(theme: Theme) {
    super();
    this.#theme = theme;
    const { tokens } = theme;
    this.#badge = new ShapeBadge(tokens);
    this.#text = makeText(tokens, { size: 20, weight: 'display', color: tokens.color.ink });
    this.#text.anchor.set(0, 0.5);
    this.#count = makeText(tokens, { size: 20, weight: 'display', color: tokens.color.ink });
    this.#count.anchor.set(1, 0.5);
    this.#face.addChild(this.#bar, this.#badge, this.#picture, this.#text, this.#count);
    this.addChild(this.#panel, this.#face, this.#mark);
    this.#mark.visible = false;
  }

  set(look: OptionTileLook): void {
    const { tokens } = this.#theme;
    const faces = this.#faces(look);
    const edge = look.edge ?? tokens.depth.edge;
    const down = look.pressed || look.state === 'selected' || look.state === 'locked';
    const sunk = down ? edge * 0.7 : look.state === 'dimmed' ? edge * 0.5 : 0;
    this.#panel.set({
      width: look.width,
      height: look.height,
      radius: Math.min(tokens.radius.huge, Math.max(tokens.radius.medium, look.height * 0.18)),
      fill: faces.fill,
      edge: { color: faces.edge, height: edge },
      pressed: sunk,
      ...this.#ring(look, edge),
    });
    this.#face.y = sunk;
    this.#placeContent(look, look.height - edge, faces);
    this.#placeMark(look);
  }

  #placeContent(look: OptionTileLook, face: number, faces: Faces): void {
    const pad = Math.max(12, Math.min(face * 0.2, look.width * 0.06));
    const badge = Math.min(face * 0.56, look.width * 0.2, look.textSize * 2.1);
    const picture = this.#placePicture(look, face, pad);
    const tall = picture > 0 && face > look.width * 0.62;
    const line = tall ? face - badge * 0.5 - pad * 0.8 : face / 2;
    this.#badge.set({
      size: badge,
      shape: optionLook(this.#theme.tokens, look.index).shape,
      letter: optionLetter(look.index),
      fill: faces.badge,
      color: faces.letter,
    });
    this.#badge.position.set(pad + badge / 2, line);
    const counted = this.#placeTally(look, face, line, pad, faces);
    const left = pad * 1.7 + badge;
    const low = look.tally !== undefined && counted === 0;
    const lines = tall ? badge * 1.1 : face - pad * (look.tally ? 1.6 : 0.9) - (low ? this.#count.height : 0);
    fitText(
      this.#text,
      look.text,
      {
        width: look.width - left - pad - counted - (tall ? 0 : picture),
        height: lines,
        maxSize: look.textSize,
        minSize: Math.max(11, Math.min(look.textSize, 13) * 0.95),
      },
      1.18,
    );
    const lift = low ? this.#count.height / 2 : pad * 0.25;
    this.#text.position.set(left, line - (look.tally && !tall ? lift : 0));
    setTextColor(this.#text, faces.text);
  }

  /** Returns the width that the picture takes from the text. */
  #placePicture(look: OptionTileLook, face: number, pad: number): number {
    const texture = look.picture ?? null;
    this.#picture.visible = texture !== null;
    if (!texture) return 0;
    const tall = face > look.width * 0.62;
    const room = tall
      ? { width: look.width - pad * 2, height: face * 0.62 }
      : { width: look.width * (look.text ? 0.36 : 0.62), height: face - pad };
    const scale = Math.min(room.width / texture.width, room.height / texture.height);
    this.#picture.texture = texture;
    this.#picture.anchor.set(0.5);
    this.#picture.scale.set(scale);
    const x = tall ? look.width / 2 : look.width - pad * 0.7 - room.width / 2;
    this.#picture.position.set(x, tall ? pad * 0.7 + room.height / 2 : face / 2);
    return room.width + pad * 0.4;
  }

  /** Returns the width that the count takes from the text. */
  #placeTally(look: OptionTileLook, face: number, line: number, pad: number, faces: Faces): number {
    const { tally } = look;
    this.#count.visible = tally !== undefined;
    this.#bar.visible = tally !== undefined && tally.share > 0;
    if (!tally) return 0;
    const height = Math.max(6, Math.min(face * 0.1, look.textSize * 0.42));
    // In a narrow tile the count stands below, beside the bar, and leaves the line to the words.
    const low = look.width < look.textSize * 11;
    this.#count.style.fontSize = Math.round(Math.min(look.textSize * (low ? 1 : 1.25), face * 0.42));
    setText(this.#count, tally.count);
    const room = look.width - pad * 2 - (low ? this.#count.width + pad * 0.5 : 0);
    this.#bar.set({
      width: Math.max(height, room * Math.min(1, tally.share)),
      height,
      radius: height / 2,
      fill: look.state === 'dimmed' ? mix(faces.fill, faces.text, 0.5) : faces.badge,
    });
    this.#bar.position.set(pad, face - height - pad * 0.45);
    setTextColor(this.#count, faces.text);
    const y = low ? face - height / 2 - pad * 0.45 : line - pad * 0.25;
    this.#count.position.set(look.width - pad, Math.min(y, face - this.#count.height * 0.5));
    return low ? 0 : this.#count.width + pad;
  }

  #placeMark(look: OptionTileLook): void {
    const { color } = this.#theme.tokens;
    const shown =
      look.state === 'correct' ||
      look.state === 'wrong' ||
      look.state === 'locked' ||
      look.state === 'selected';
    this.#mark.visible = shown;
    if (!shown) return;
    const size = Math.max(24, Math.min(look.height * 0.34, look.textSize * 1.4));
    const [mark, fill] =
      look.state === 'correct'
        ? (['check', color.success] as const)
        : look.state === 'wrong'
          ? (['cross', color.danger] as const)
          : ([look.state === 'locked' ? 'lock' : 'check', color.ink] as const);
    this.#mark.set(mark, size, fill, color.snow, fill === color.ink ? color.snow : color.ink);
    this.#mark.position.set(look.width - size * 0.2, size * 0.1);
  }

  #ring(look: OptionTileLook, edge: number): { ring?: { color: Color; width: number; gap?: number } } {
    const { color, schemes } = this.#theme.tokens;
    const width = Math.max(3, edge * 0.7);
    if (look.focused) return { ring: { color: schemes.night.focus, width, gap: width * 0.7 } };
    if (look.state === 'wrong') return { ring: { color: color.danger, width } };
    if (look.state === 'selected' || look.state === 'locked' || look.state === 'correct') {
      return { ring: { color: color.snow, width } };
    }
    return {};
  }

  #faces(look: OptionTileLook): Faces {
    const { color, schemes } = this.#theme.tokens;
    const own = optionLook(this.#theme.tokens, look.index);
    if (look.state !== 'dimmed' && look.state !== 'wrong') {
      return { ...own, text: color.ink, badge: color.ink, letter: own.fill };
    }
    const fill = mix(color.night700, own.fill, 0.1);
    return {
      fill,
      edge: mix(color.night800, own.edge, 0.12),
      text: schemes.night.textMuted,
      badge: mix(fill, own.fill, 0.5),
      letter: color.ink,
    };
  }
}
