// A meme between a verdict and what follows: a picture with a line below it, like a photograph from an album (specification 2, section 9).

import { Container, Graphics, Sprite, type Text, type Texture } from 'pixi.js';
import type { PlayerView } from '#core/views/playerView.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { fitText, makeCentredText } from '#scenes/kit/text.ts';
import { drawn } from '#scenes/message.ts';
import { layoutMeme } from '#scenes/features/memes/layout.ts';
import { memeModel, type ShownMeme } from '#scenes/features/memes/model.ts';
import { PlayerScene } from '#scenes/player/PlayerScene.ts';
import { isCompact, isShort } from '#scenes/player/question/layout.ts';
import type { Rect, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

export interface MemeStageView {
  readonly player: PlayerView;
  readonly meme: ShownMeme;
}

/** opened: this meme has just come. */
type MemeEvent = { readonly type: 'opened' } | { readonly type: 'paused' };

export const memeScene: SceneKind<MemeStageView, MemeEvent> = {
  id: 'meme',
  create: () => new MemeScene(),
  diff(previous, next) {
    if (previous?.meme.id !== next.meme.id) return [{ type: 'opened' }];
    const paused = next.player.room.state === 'paused' && previous.player.room.state !== 'paused';
    return paused ? [{ type: 'paused' }] : [];
  },
};

/** Radians: as somebody would have laid it down. */
const TILT = -0.018;
/** CSS pixels. */
const RIM = 4;

interface Pieces {
  readonly card: Container;
  readonly slab: Panel;
  readonly frame: Graphics;
  readonly corners: Graphics;
  readonly sprite: Sprite;
  /** Lies over the edge of the picture, which a mask leaves jagged. */
  readonly rim: Graphics;
  readonly alt: Text;
  readonly caption: Text;
  readonly button: PrimaryButton;
}

class MemeScene extends PlayerScene<MemeStageView, MemeEvent, Pieces> {
  #texture: Texture | null = null;
  /** The picture that was asked for last, and whether it could not be had. */
  #asked = '';
  #isMissing = false;
  #places: { readonly picture: Rect; readonly caption: Rect; readonly button: Rect } | null = null;

  override sync(view: MemeStageView): void {
    this.#ask(view.meme.picture);
    super.sync(view);
  }

  protected make(ports: ScenePorts): Pieces {
    const { tokens } = ports.theme;
    const text = (color: string, weight: 'strong' | 'display'): Text =>
      makeCentredText(tokens, { size: 24, weight, color });
    const pieces: Pieces = {
      card: new Container({ label: 'picture' }),
      slab: new Panel(),
      frame: new Graphics(),
      corners: new Graphics(),
      sprite: new Sprite(),
      rim: new Graphics(),
      alt: text(tokens.schemes.night.textMuted, 'strong'),
      caption: text(tokens.color.ink, 'display'),
      button: new PrimaryButton(ports.theme),
    };
    pieces.sprite.anchor.set(0.5);
    pieces.sprite.mask = pieces.corners;
    pieces.caption.label = 'title';
    pieces.button.label = 'next';
    pieces.card.addChild(
      pieces.slab,
      pieces.frame,
      pieces.alt,
      pieces.corners,
      pieces.sprite,
      pieces.rim,
      pieces.caption,
    );
    this.root.addChild(pieces.card, pieces.button);
    return pieces;
  }

  protected playOne(_event: MemeEvent, pieces: Pieces): void {
    const { motion, sound } = this.ports;
    motion.play('drop', pieces.card);
    motion.play('fade', pieces.button, { delay: 0.4 });
    sound.play('question');
  }

  protected targetsOf(): readonly Target[] {
    if (!this.#places) return [];
    const { picture, caption, button } = this.#places;
    return [
      { id: 'title', kind: 'region', rect: caption },
      { id: 'picture', kind: 'region', rect: picture },
      { id: 'next', kind: 'button', rect: button, intent: { type: 'next' } },
    ];
  }

  #ask(url: string): void {
    if (url === this.#asked) return;
    this.#asked = url;
    this.#texture = null;
    this.#isMissing = false;
    const { assets } = this.ports;
    assets.nextPictures();
    void assets.picture(url).then((texture) => {
      if (this.#asked !== url) return;
      this.#texture = texture;
      this.#isMissing = texture === null;
      this.redraw('picture');
    });
  }

  protected arrange(pieces: Pieces, view: MemeStageView, viewport: Viewport): void {
    const { motion, strings, theme } = this.ports;
    const model = memeModel(view.player, view.meme);
    const { tokens } = theme;
    const { width, height } = viewport;
    const { card, picture, caption, button } = layoutMeme(viewport);
    const short = isShort(viewport);
    this.background.set({ sky: 'question', width, height, clear: 0 });
    pieces.slab.set({
      width: card.width,
      height: card.height,
      radius: tokens.radius.large,
      fill: tokens.color.snow,
      edge: { color: tokens.color.snowEdge, height: tokens.depth.edge },
      shadow: true,
    });
    const corner = tokens.radius.medium;
    pieces.frame
      .clear()
      .roundRect(picture.x, picture.y, picture.width, picture.height, corner)
      .fill(tokens.color.night800);
    pieces.corners
      .clear()
      .roundRect(picture.x, picture.y, picture.width, picture.height, corner)
      .fill(tokens.color.snow);
    pieces.rim
      .clear()
      .roundRect(picture.x, picture.y, picture.width, picture.height, corner)
      .stroke({ width: RIM, color: tokens.color.snow, alignment: 0.5 });
    this.#drawPicture(pieces, picture, model.alt);
    fitText(pieces.caption, drawn(strings, model.caption), {
      width: caption.width,
      height: caption.height * 0.86,
      maxSize: isCompact(viewport) && !short ? 24 : 30,
      minSize: 14,
      maxLines: short ? 4 : 3,
    });
    // The slab's edge is below the caption, too.
    pieces.caption.position.set(
      caption.x + caption.width / 2,
      caption.y + (caption.height - (short ? 0 : tokens.depth.edge)) / 2,
    );
    pieces.card.pivot.set(card.width / 2, card.height / 2);
    motion.place(pieces.card, {
      x: card.x + card.width / 2,
      y: card.y + card.height / 2,
      rotation: short ? 0 : TILT,
    });
    pieces.button.set({
      text: drawn(strings, model.next),
      width: button.width,
      height: button.height,
      textSize: 22,
      ...this.touch('next'),
    });
    motion.place(pieces.button, { x: button.x, y: button.y });
    this.#places = { picture: onStage(picture, card), caption: onStage(caption, card), button };
    this.ports.targetsChanged();
  }

  /** The whole picture, as large as the frame allows; its words where it can't be had. */
  #drawPicture({ sprite, alt }: Pieces, frame: Rect, words: string): void {
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    sprite.visible = this.#texture !== null;
    if (this.#texture) {
      sprite.texture = this.#texture;
      sprite.scale.set(Math.min(frame.width / this.#texture.width, frame.height / this.#texture.height));
      sprite.position.set(x, y);
    }
    alt.visible = this.#isMissing;
    if (!this.#isMissing) return;
    fitText(alt, drawn(this.ports.strings, words), {
      width: frame.width * 0.8,
      height: frame.height * 0.7,
      maxSize: 22,
      minSize: 14,
      maxLines: 6,
    });
    alt.position.set(x, y);
  }
}

function onStage(rect: Rect, card: Rect): Rect {
  return { ...rect, x: card.x + rect.x, y: card.y + rect.y };
}
