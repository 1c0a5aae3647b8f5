// A meme between a verdict and whatever follows: a picture with a caption below it, like a photo from an
// album (specification 2, section 9).

import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { PlayerView } from '#core/views/playerView.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { fitText } from '#scenes/kit/text.ts';
import { layoutMeme } from '#scenes/features/memes/layout.ts';
import { memeModel, type ShownMeme } from '#scenes/features/memes/model.ts';
import { PlayerScene } from '#scenes/player/PlayerScene.ts';
import { isCompact, isShort } from '#scenes/player/question/layout.ts';
import type { Rect, SceneKind, Target, Viewport } from '#scenes/ports.ts';

export interface MemeStageView {
  readonly player: PlayerView;
  readonly meme: ShownMeme;
}

/** opened: this meme has just appeared. */
type MemeEvent = { readonly type: 'opened' } | { readonly type: 'paused' };

export const memeScene: SceneKind<MemeStageView, MemeEvent> = {
  id: 'meme',
  create: (ports) => new MemeScene(ports),
  diff(previous, next) {
    if (previous?.meme.id !== next.meme.id) return [{ type: 'opened' }];
    const paused = next.player.room.state === 'paused' && previous.player.room.state !== 'paused';
    return paused ? [{ type: 'paused' }] : [];
  },
};

/** Radians; looks as if laid down by hand. */
const TILT = -0.018;
/** CSS pixels. */
const RIM = 4;

class MemeScene extends PlayerScene<MemeStageView, MemeEvent> {
  readonly #card = this.add(new Container(), 'picture');
  readonly #slab = this.#card.addChild(new Panel());
  readonly #frame = this.#card.addChild(new Graphics());
  readonly #alt = this.#card.addChild(
    this.text({ size: 24, weight: 'strong', anchor: 0.5, color: this.tokens.schemes.night.textMuted }),
  );
  readonly #corners = this.#card.addChild(new Graphics());
  readonly #sprite = this.#card.addChild(new Sprite({ anchor: 0.5, mask: this.#corners }));
  /** Covers the edge of the picture, which the mask leaves jagged. */
  readonly #rim = this.#card.addChild(new Graphics());
  readonly #caption = this.#card.addChild(
    this.text({ size: 24, anchor: 0.5, color: this.tokens.color.ink, label: 'title' }),
  );
  readonly #button = this.add(new PrimaryButton(this.ports), 'next');
  #texture: Texture | null = null;
  /** The picture requested last, and whether it failed to load. */
  #asked = '';
  #isMissing = false;
  #places: { readonly picture: Rect; readonly caption: Rect; readonly button: Rect } | null = null;

  override sync(view: MemeStageView): void {
    this.#ask(view.meme.picture);
    super.sync(view);
  }

  protected playOne(): void {
    const { motion, sound } = this.ports;
    motion.play('drop', this.#card);
    motion.play('fade', this.#button, { delay: 0.4 });
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

  protected arrange(view: MemeStageView, viewport: Viewport): void {
    const { motion } = this.ports;
    const { tokens } = this;
    const model = memeModel(view.player, view.meme);
    const { card, picture, caption, button } = layoutMeme(viewport);
    const short = isShort(viewport);
    this.background.set('question', viewport);
    this.#slab.set({
      width: card.width,
      height: card.height,
      radius: tokens.radius.large,
      fill: tokens.color.snow,
      edge: { color: tokens.color.snowEdge, height: tokens.depth.edge },
      shadow: true,
    });
    const corner = tokens.radius.medium;
    this.#frame
      .clear()
      .roundRect(picture.x, picture.y, picture.width, picture.height, corner)
      .fill(tokens.color.night800);
    this.#corners
      .clear()
      .roundRect(picture.x, picture.y, picture.width, picture.height, corner)
      .fill(tokens.color.snow);
    this.#rim
      .clear()
      .roundRect(picture.x, picture.y, picture.width, picture.height, corner)
      .stroke({ width: RIM, color: tokens.color.snow, alignment: 0.5 });
    this.#drawPicture(picture, model.alt);
    fitText(this.#caption, this.say(model.caption), {
      width: caption.width,
      height: caption.height * 0.86,
      size: [isCompact(viewport) && !short ? 24 : 30, 14],
      lines: short ? 4 : 3,
      balanced: true,
    });
    // The slab's edge takes space below the caption too.
    this.#caption.position.set(
      caption.x + caption.width / 2,
      caption.y + (caption.height - (short ? 0 : tokens.depth.edge)) / 2,
    );
    this.#card.pivot.set(card.width / 2, card.height / 2);
    motion.place(this.#card, {
      x: card.x + card.width / 2,
      y: card.y + card.height / 2,
      rotation: short ? 0 : TILT,
    });
    this.#button.lay(button, model.next, { textSize: 22, ...this.touch('next') });
    this.#places = { picture: onStage(picture, card), caption: onStage(caption, card), button };
    this.ports.targetsChanged();
  }

  /** Draws the whole picture as large as the frame allows, or its alt text if the picture is missing. */
  #drawPicture(frame: Rect, words: string): void {
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    this.#sprite.visible = this.#texture !== null;
    if (this.#texture) {
      this.#sprite.texture = this.#texture;
      this.#sprite.scale.set(
        Math.min(frame.width / this.#texture.width, frame.height / this.#texture.height),
      );
      this.#sprite.position.set(x, y);
    }
    this.#alt.visible = this.#isMissing;
    if (!this.#isMissing) return;
    const fit = { width: frame.width * 0.8, height: frame.height * 0.7, size: [22, 14], lines: 6 } as const;
    fitText(this.#alt, this.say(words), fit);
    this.#alt.position.set(x, y);
  }
}

function onStage(rect: Rect, card: Rect): Rect {
  return { ...rect, x: card.x + rect.x, y: card.y + rect.y };
}
