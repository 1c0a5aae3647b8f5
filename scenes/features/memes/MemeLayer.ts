// A meme at the verdict: a picture with its caption to the right, on a card like a photo from an album
// (specification 2, section 9).

import { Container, type Texture } from 'pixi.js';
import { middleOf } from '#scenes/kit/rects.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Picture } from '#scenes/kit/Picture.ts';
import { fitText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { layoutMeme, memeCorner } from '#scenes/features/memes/layout.ts';
import type { Corner } from '#scenes/player/question/corners.ts';
import type { CornerRoom, CreateLayer, QuestionLayer, Spots } from '#scenes/player/question/layer.ts';
import type { CaptionedPicture, PlayerStageView } from '#scenes/player/view.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';

export const memeLayer: CreateLayer = (ports, redraw) => new MemeLayer(ports, redraw);

/** Radians; looks as if laid down by hand. */
const TILT = -0.018;
/** Seconds; the verdict's own words come first. */
const DELAY = 0.34;

class MemeLayer extends Widget implements QuestionLayer {
  readonly behind = new Container();
  readonly #card = this.add(new Container(), 'meme');
  readonly #slab = this.#card.addChild(new Panel(this.tokens));
  readonly #frame = this.#card.addChild(new Panel(this.tokens));
  readonly #picture = this.#card.addChild(new Picture());
  readonly #alt = this.text({ size: 18, weight: 'strong', anchor: 0.5, color: this.tokens.color.inkMuted });
  readonly #caption = this.text({ size: 20, anchor: 0.5, color: this.tokens.color.ink });
  readonly #redraw: (reason: string) => void;
  #shown: CaptionedPicture | null = null;
  /** Id of the meme that has come in. */
  #played: string | null = null;
  #corner: Corner | null = null;
  #rect: Rect | null = null;
  #texture: Texture | null = null;
  #isMissing = false;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#redraw = redraw;
    this.#card.addChild(this.#alt, this.#caption);
  }

  sync({ picture }: PlayerStageView): void {
    const url = this.#shown?.url;
    this.#shown = picture ?? null;
    if (!picture || picture.url === url) return;
    this.#texture = null;
    this.#isMissing = false;
    void this.ports.assets.picture(picture.url).then((texture) => {
      if (this.destroyed || this.#shown?.url !== picture.url) return;
      this.#texture = texture;
      this.#isMissing = texture === null;
      this.#redraw('meme');
    });
  }

  corner(room: CornerRoom): Corner | null {
    this.#corner = this.#shown && memeCorner(room);
    return this.#corner;
  }

  layout({ corner, shape }: Spots): void {
    this.#rect = null;
    this.visible = this.#shown !== null && this.#corner !== null && corner !== null;
    if (!this.#shown || !this.#corner || !corner) return;
    const { tokens } = this;
    const { card, picture, caption } = layoutMeme(corner, this.#corner, tokens.depth.edge);
    this.#rect = card;
    this.#slab.set({
      width: card.width,
      height: card.height,
      radius: tokens.radius.large,
      fill: tokens.color.snow,
      edge: { color: tokens.color.snowEdge, height: tokens.depth.edge },
    });
    this.#frame.visible = this.#texture === null;
    this.#frame.lay(picture, { radius: tokens.radius.medium, fill: tokens.schemes.work.sunken });
    this.#picture.set({ ...picture, texture: this.#texture, radius: tokens.radius.medium });
    this.#picture.position.copyFrom(middleOf(picture));
    const { caption: words, alt } = this.#shown;
    this.#alt.visible = this.#isMissing;
    if (this.#isMissing) {
      const inset = { width: picture.width - 16, height: picture.height - 12 };
      fitText(this.#alt, this.say(alt), { ...inset, size: [18, 12] });
      this.#alt.position.copyFrom(middleOf(picture));
    }
    const most = shape === 'wide' ? Math.min(30, caption.height * 0.19) : 20;
    fitText(this.#caption, this.say(words), { ...caption, size: [most, 13], balanced: true });
    this.#caption.position.copyFrom(middleOf(caption));
    this.#card.pivot.set(card.width / 2, card.height / 2);
    // A row of its own is straight: on a phone, its ends would stick out.
    const rotation = this.#corner.place === 'beside' ? TILT : 0;
    this.ports.motion.place(this.#card, { ...middleOf(card), rotation });
  }

  targets(): readonly Target[] {
    return this.#rect ? [{ id: 'meme', kind: 'region', rect: this.#rect }] : [];
  }

  play(): void {
    const id = this.#shown?.id ?? null;
    if (id !== null && id !== this.#played && this.visible)
      this.ports.motion.play('pop', this.#card, { from: { scale: 0.7 }, delay: DELAY });
    this.#played = id;
  }
}
