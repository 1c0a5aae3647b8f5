// A meme between a verdict and what follows: a picture with a line below it, like a photograph from an album (specification 2, section 9).

import { Container, Graphics, Sprite, type Text, type Texture } from 'pixi.js';
import type { PlayerView } from '#core/views/playerView.ts';
import { Background } from '#scenes/kit/Background.ts';
import { directed } from '#scenes/kit/bidi.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import { layoutMeme } from '#scenes/player/meme/layout.ts';
import { PauseSheet } from '#scenes/player/PauseSheet.ts';
import { isCompact, isShort } from '#scenes/player/question/layout.ts';
import type { ShownMeme } from '#scenes/player/view.ts';
import type { Rect, Scene, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

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
  readonly ports: ScenePorts;
  readonly background: Background;
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
  readonly pause: PauseSheet;
}

class MemeScene implements Scene<MemeStageView, MemeEvent> {
  readonly root = new Container();
  #pieces: Pieces | null = null;
  #viewport: Viewport | null = null;
  #view: MemeStageView | null = null;
  #texture: Texture | null = null;
  /** The picture that was asked for last, and whether it could not be had. */
  #asked = '';
  #isMissing = false;
  #places: { readonly picture: Rect; readonly caption: Rect; readonly button: Rect } | null = null;
  #focus: string | null = null;
  #pressed: string | null = null;

  mount(ports: ScenePorts): void {
    const { tokens } = ports.theme;
    const text = (color: string, weight: 'strong' | 'display'): Text => {
      const made = makeText(tokens, { size: 24, weight, color, align: 'center' });
      made.anchor.set(0.5);
      return made;
    };
    const pieces: Pieces = {
      ports,
      background: new Background(ports.theme),
      card: new Container({ label: 'picture' }),
      slab: new Panel(),
      frame: new Graphics(),
      corners: new Graphics(),
      sprite: new Sprite(),
      rim: new Graphics(),
      alt: text(tokens.schemes.night.textMuted, 'strong'),
      caption: text(tokens.color.ink, 'display'),
      button: new PrimaryButton(ports.theme),
      pause: new PauseSheet(ports),
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
    this.root.addChild(pieces.background, pieces.card, pieces.button, pieces.pause.root);
    this.#pieces = pieces;
  }

  layout(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#draw();
  }

  sync(view: MemeStageView): void {
    this.#view = view;
    this.#pieces?.pause.sync(view.player.room.state === 'paused');
    this.#ask(view.meme.picture);
    this.#draw();
  }

  play(events: readonly MemeEvent[]): void {
    const pieces = this.#pieces;
    if (!pieces) return;
    const { motion, sound } = pieces.ports;
    for (const { type } of events) {
      if (type === 'paused') {
        pieces.pause.play();
        continue;
      }
      motion.play('drop', pieces.card);
      motion.play('fade', pieces.button, { delay: 0.4 });
      sound.play('question');
    }
  }

  setFocus(id: string | null): void {
    this.#focus = id;
    this.#draw();
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#pressed = pressed ? id : null;
    this.#draw();
  }

  targets(): readonly Target[] {
    if (this.#pieces?.pause.root.visible) return this.#pieces.pause.targets();
    if (!this.#places) return [];
    const { picture, caption, button } = this.#places;
    return [
      { id: 'title', kind: 'region', rect: caption },
      { id: 'picture', kind: 'region', rect: picture },
      { id: 'next', kind: 'button', rect: button, intent: { type: 'next' } },
    ];
  }

  destroy(): void {
    // Nothing that the stage does not free.
  }

  #ask(url: string): void {
    const pieces = this.#pieces;
    if (!pieces || url === this.#asked) return;
    this.#asked = url;
    this.#texture = null;
    this.#isMissing = false;
    const { assets } = pieces.ports;
    assets.nextPictures();
    void assets.picture(url).then((texture) => {
      if (this.#asked !== url) return;
      this.#texture = texture;
      this.#isMissing = texture === null;
      this.#draw();
      pieces.ports.invalidate('picture');
    });
  }

  #draw(): void {
    const pieces = this.#pieces;
    const viewport = this.#viewport;
    const view = this.#view;
    if (!pieces || !viewport || !view) return;
    const { motion, strings, theme } = pieces.ports;
    const { tokens } = theme;
    const { width, height } = viewport;
    const { card, picture, caption, button } = layoutMeme(viewport);
    const short = isShort(viewport);
    pieces.background.set({ sky: 'question', width, height, clear: 0 });
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
    this.#drawPicture(pieces, picture, view.meme.alt);
    fitText(pieces.caption, directed(view.meme.caption), {
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
      text: strings('meme.next'),
      width: button.width,
      height: button.height,
      textSize: 22,
      focused: this.#focus === 'next',
      pressed: this.#pressed === 'next',
    });
    motion.place(pieces.button, { x: button.x, y: button.y });
    this.#places = { picture: onStage(picture, card), caption: onStage(caption, card), button };
    pieces.pause.layout(viewport);
    pieces.ports.targetsChanged();
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
    fitText(alt, directed(words), {
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
