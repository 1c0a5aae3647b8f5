// Question card: the words, with the picture beside or above them, or with room for a sound or film that the
// page adds.

import type { FormattedText } from '#core/content/formattedText.ts';
import { MarkedText } from '#scenes/kit/MarkedText.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import type { AwaitedPicture } from '#scenes/kit/AwaitedPicture.ts';
import { Picture } from '#scenes/kit/Picture.ts';
import { PicturePlace } from '#scenes/kit/PicturePlace.ts';
import { fitLine, setTextColor } from '#scenes/kit/text.ts';
import type { Rect } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { LEFT } from '#scenes/kit/anchors.ts';

export interface CardLook {
  readonly width: number;
  readonly height: number;
  /** Shown above the question: its number and a hint. */
  readonly caption: string;
  readonly words: FormattedText;
  /** Shown below the question, once it may be revealed. */
  readonly explanation: FormattedText | null;
  /** Null for none. With nothing at all, the caption stands without a card. */
  readonly picture: (Pick<AwaitedPicture, 'state' | 'texture'> & { readonly alt: string }) | null;
  /** Media that the page adds. */
  readonly slot: 'audio' | 'video' | null;
}

const FILM_RATIO = 16 / 9;
/**
 * A sound's controls: their height in CSS pixels, as browsers draw them, and their width in design pixels,
 * easy to hit on a projector.
 */
const SOUND = { height: 54, width: 900 } as const;

/** Anchored at its top left corner. */
export class QuestionCard extends Widget {
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #caption = this.text({ size: 30, color: this.tokens.color.emberEdge });
  readonly #text = this.addChild(
    new MarkedText(this.tokens, { size: 60, anchor: LEFT, color: this.tokens.color.ink }),
  );
  readonly #explanation = this.addChild(
    new MarkedText(this.tokens, {
      size: 30,
      weight: 'strong',
      anchor: { x: 0, y: 1 },
      color: this.tokens.color.inkMuted,
    }),
  );
  readonly #ground = this.add(new Panel(this.tokens), 'media');
  readonly #picture = this.addChild(new Picture());
  readonly #place = this.addChild(new PicturePlace(this.ports));
  #slot: Rect | null = null;

  set(look: CardLook, metrics: ProjectorMetrics): void {
    const { color, radius, schemes } = this.tokens;
    const { unit } = metrics;
    const { width, height } = look;
    const edge = 12 * unit;
    const face = height - edge;
    const pad = 44 * unit;
    this.#panel.set({
      width,
      height,
      radius: radius.huge * Math.max(0.6, unit),
      fill: color.snow,
      edge: { color: color.snowEdge, height: edge },
      shadow: true,
    });
    const caption = metrics.size('caption');
    const isBare = look.words.text === '' && !look.explanation && !look.picture && look.slot === null;
    this.#panel.visible = !isBare;
    setTextColor(this.#caption, isBare ? schemes.play.text : color.emberEdge);
    fitLine(this.#caption, look.caption, width - pad * 2, caption);
    this.#caption.position.set(isBare ? 0 : pad, pad * 0.62);
    const top = pad * 0.62 + caption * 1.35;
    const space = { x: pad, y: top, width: width - pad * 2, height: face - top - pad * 0.7 };
    const picture = this.#placePicture(look, space, metrics);
    const taken = look.slot === null ? picture : this.#placeSlot(look.slot, space, metrics);
    this.#ground.visible = look.slot !== null;
    const room = {
      x: pad,
      y: top + taken.top,
      width: width - pad * 2 - taken.right,
      height: face - top - taken.top - pad * 0.7,
    };
    const told = this.#placeExplanation(look, room, metrics);
    this.#text.fit(
      look.words,
      {
        width: room.width,
        height: room.height - told,
        size: [metrics.size('headline'), 26 * unit],
        balanced: true,
      },
      1.16,
    );
    this.#text.position.set(room.x, room.y + (room.height - told) / 2);
  }

  /** Box for the page's sound or film, from the card's corner; null when there is none. */
  slot(): Rect | null {
    return this.#ground.visible ? this.#slot : null;
  }

  /** The explanation appears after `delay` seconds. */
  playExplanation(delay: number): void {
    if (this.#explanation.visible) this.ports.motion.play('fade', this.#explanation, { delay });
  }

  /** Returns the height it takes. */
  #placeExplanation(look: CardLook, room: Rect, metrics: ProjectorMetrics): number {
    const { explanation } = look;
    this.#explanation.visible = Boolean(explanation?.text);
    if (!explanation?.text) return 0;
    const size = metrics.size('body') * 0.92;
    this.#explanation.fit(
      explanation,
      { width: room.width, height: room.height * 0.42, size: [size, size * 0.66] },
      1.22,
    );
    this.#explanation.position.set(room.x, room.y + room.height);
    return this.#explanation.shown.height + size * 0.4;
  }

  /** Returns the space it takes from the words, at the top or on the right. */
  #placePicture(look: CardLook, room: Rect, metrics: ProjectorMetrics): { top: number; right: number } {
    const { texture = null, state = 'none', alt = '' } = look.picture ?? {};
    const box = metrics.wide
      ? { width: room.width * 0.46, height: room.height }
      : { width: room.width, height: room.height * 0.58 };
    const radius = this.tokens.radius.large * Math.max(0.6, metrics.unit);
    const picture = this.#picture.set({ texture, ...box, radius });
    const x = metrics.wide ? room.x + room.width - box.width : room.x;
    this.#place.set(state, alt, { ...box, x, y: room.y }, radius, metrics.size('caption'));
    if (!look.picture) return { top: 0, right: 0 };
    const shown = texture ? picture : box;
    const middle = metrics.wide ? room.x + room.width - shown.width / 2 : room.x + room.width / 2;
    this.#picture.position.set(middle, room.y + (metrics.wide ? box.height : shown.height) / 2);
    const gap = 32 * metrics.unit;
    return metrics.wide ? { top: 0, right: shown.width + gap } : { top: shown.height + gap * 0.6, right: 0 };
  }

  /** Returns the space it takes from the words, at the top or on the right. */
  #placeSlot(kind: 'audio' | 'video', room: Rect, metrics: ProjectorMetrics): { top: number; right: number } {
    const { tokens } = this;
    const gap = 32 * metrics.unit;
    const film = kind === 'video';
    const width = film
      ? Math.min(room.width * (metrics.wide ? 0.5 : 1), room.height * (metrics.wide ? 1 : 0.58) * FILM_RATIO)
      : Math.min(room.width, SOUND.width * metrics.unit);
    const height = film ? width / FILM_RATIO : SOUND.height;
    const beside = film && metrics.wide;
    const x = room.x + (beside ? room.width - width : film ? (room.width - width) / 2 : 0);
    const y = room.y + (beside ? (room.height - height) / 2 : 0);
    this.#slot = { x, y, width, height };
    this.#ground.lay(this.#slot, {
      radius: film ? tokens.radius.medium : height / 2,
      fill: film ? tokens.color.ink : tokens.schemes.work.sunken,
    });
    return beside ? { top: 0, right: width + gap } : { top: height + gap * 0.6, right: 0 };
  }
}
