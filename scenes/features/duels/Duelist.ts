// A player in a duel, in a round window; a hidden player is a snowman in the mist.

import { Container, type Sprite } from 'pixi.js';
import { headOf } from '#scenes/avatars/characters.ts';
import type { Character } from '#core/room/characters.ts';
import type { UserView } from '#core/views/userView.ts';
import { strikeSprite, placeSnowHat } from '#scenes/features/duels/strikeSprites.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { Figure } from '#scenes/kit/Figure.ts';
import type { FaceName, ScenePorts } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/**
 * Design pixels: the character's size and how far its feet are below the center; the name's font size, width
 * and top.
 */
const FIGURE = { size: 142, feet: 62 } as const;
const NAME = { letters: 40, width: 270, at: 76 } as const;

/** The window is centered on (0, 0). */
export class Duelist extends Widget {
  readonly #unit: number;
  readonly #figure = new Container();
  readonly #body = this.#figure.addChild(new Figure(this.ports));
  readonly #splat: Sprite;
  readonly #hat: Sprite;
  /** In front of the character. */
  readonly before = new Container();
  readonly #user: UserView | null;
  #face: FaceName = 'calm';

  /** `user`: null for a hidden player. */
  constructor(ports: ScenePorts, user: UserView | null, unit: number) {
    super(ports, { label: 'duelist' });
    this.#unit = unit;
    this.#user = user;
    this.#figure.position.set(0, FIGURE.feet * unit);
    this.#hat = this.#figure.addChild(strikeSprite(ports, 'cap', 1));
    this.#splat = this.#figure.addChild(strikeSprite(ports, 'splat', unit));
    if (user)
      placeSnowHat(this.#hat, headOf(user.character, this.ports.theme.disguise), {
        x: 0,
        y: 0,
        size: FIGURE.size * unit,
      });
    this.snow(0, 0);
    this.addChild(strikeSprite(ports, 'window', unit), this.#figure, this.before);
    if (user) this.#show(user);
    else this.#hide();
  }

  #show({ character, name }: UserView): void {
    this.#wear(character);
    const pill = this.addChild(new Pill(this.ports));
    pill.set({
      text: this.say(name),
      size: NAME.letters * this.#unit,
      maxWidth: NAME.width * this.#unit,
    });
    pill.position.set(-pill.box.width / 2, NAME.at * this.#unit);
  }

  #hide(): void {
    const snowman = strikeSprite(this.ports, 'snowman', this.#unit * 0.92);
    snowman.anchor.set(0.5, 1);
    const mist = strikeSprite(this.ports, 'mist', this.#unit * 0.9);
    mist.position.set(0, -18 * this.#unit);
    this.#figure.addChildAt(snowman, 0);
    this.#figure.addChild(mist);
  }

  #wear(character: Character): void {
    this.#body.set({ character, size: FIGURE.size * this.#unit, face: this.#face });
  }

  face(face: FaceName): void {
    if (face === this.#face) return;
    this.#face = face;
    if (this.#user) this.#wear(this.#user.character);
  }

  /** `squash`: 0 at rest, 1 fully flattened, below 0 stretched. `lean`: radians. `lift`: design pixels. */
  pose(squash: number, lean: number, lift: number): void {
    this.#figure.scale.set(1 + 0.2 * squash, 1 - 0.2 * squash);
    this.#figure.rotation = lean;
    this.#figure.y = (FIGURE.feet - lift) * this.#unit;
  }

  /**
   * `splat`: its size, 0 for none. `slid`: 0 while it covers the face, 1 once it has slid all the way down
   * and left a hat.
   */
  snow(splat: number, slid: number): void {
    this.#splat.visible = splat > 0;
    const size = Math.max(0.01, splat) * (1 - 0.55 * slid) * this.#unit;
    this.#splat.scale.set(size * (1 + 0.25 * slid), size * (1 - 0.15 * slid));
    this.#splat.y = -FIGURE.size * this.#unit * (0.5 - 0.38 * slid);
    this.#hat.visible = slid > 0;
    this.#hat.alpha = Math.min(1, slid * 3);
  }
}
