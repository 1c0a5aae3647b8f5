// The avalanche notice on the player's own page: the warning, then for a while the points lost.

import { avalancheOn } from '#core/features/mysticPeak/avalancheOn.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { avalancheLoss } from '#scenes/features/mysticPeak/stop/rivals/model.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { nextSecondAt, secondsLeft } from '#scenes/kit/seconds.ts';
import { message } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';

/** Time for which its snow lies and the loss is shown, in ms. */
const LIES_MS = 2_500;

export class Warning extends Pill {
  override label = 'avalanche';
  readonly #redraw: () => void;
  /** The latest view whose changes have been played. */
  #played: PlayerView | null = null;
  /** True if its snow has come down and still lies there. */
  lies = false;
  /** Points it took, while they are shown; otherwise 0. */
  lost = 0;
  /** Who started the avalanche warned of last. */
  #by = '';
  #callOffSecond: () => void = () => undefined;
  #callOffRest: () => void = () => undefined;

  /** `redraw` is called when the text has changed. */
  constructor(ports: ScenePorts, redraw: () => void) {
    super(ports);
    this.#redraw = redraw;
  }

  /**
   * Writes the current text, with sizes in pixels; returns true if there is any. A loss is shown before the
   * next warning.
   */
  write(view: PlayerView, size: number, maxWidth: number): boolean {
    const { clock } = this.ports;
    this.#played ??= view;
    this.#callOffSecond();
    const near = avalancheOn(view);
    const now = clock.now();
    const isAhead = near !== null && near.fallsAt > now;
    this.#by = near?.by ?? this.#by;
    this.visible = isAhead || this.lost > 0;
    if (this.visible)
      this.set({
        text: this.say(
          this.lost > 0
            ? avalancheLoss(this.lost, this.#by)
            : message('mysticPeak:avalanche.near', {
                name: this.#by,
                count: secondsLeft(near?.fallsAt ?? now, now),
              }),
        ),
        size,
        maxWidth,
      });
    if (isAhead) this.#callOffSecond = clock.at(nextSecondAt(near.fallsAt, now), this.#redraw);
    return this.visible;
  }

  /**
   * Plays what has happened since the last call. Returns true if snow came down or took points, in which case
   * the caller has to redraw.
   */
  play(view: PlayerView): boolean {
    const { clock, motion } = this.ports;
    const before = this.#played;
    this.#played = view;
    if (!before?.me.climb || !view.me.climb) return false;
    const [was, near] = [avalancheOn(before), avalancheOn(view)];
    if (near && near.fallsAt !== was?.fallsAt)
      motion.play('slide', this, { from: { y: -30 }, duration: 0.26 });
    const lost = view.me.climb.swept - before.me.climb.swept;
    // The loss may arrive shortly before or after the avalanche is over.
    const fell = was !== null && !view.room.mountain?.avalanche && view.room.state === 'running';
    if (lost <= 0 && !fell) return false;
    if (lost > 0) {
      this.lost = lost;
      motion.play('stamp', this, { from: { scale: 1.3, rotation: 0 } });
    }
    this.lies = true;
    this.#callOffRest();
    this.#callOffRest = clock.at(clock.now() + LIES_MS, () => {
      this.lies = false;
      this.lost = 0;
      this.#redraw();
    });
    return true;
  }

  override destroy(): void {
    this.#callOffSecond();
    this.#callOffRest();
    super.destroy({ children: true });
  }
}
