// What is said of an avalanche on one's own page: that it is about to come down, and for a while what it took.

import { avalancheOn } from '#core/features/mysticPeak/avalancheOn.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { nextSecondAt, secondsLeft } from '#scenes/kit/seconds.ts';
import { message } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';

/** How long what it took stands there, and its snow lies. */
const LIES_MS = 2_500;

export class Warning extends Pill {
  override label = 'avalanche';
  readonly #redraw: () => void;
  /** The view of which everything was played. */
  #played: PlayerView | null = null;
  #lies = false;
  #lost = 0;
  #callOffSecond: () => void = () => undefined;
  #callOffRest: () => void = () => undefined;

  /** `redraw`: what it says has changed. */
  constructor(ports: ScenePorts, redraw: () => void) {
    super(ports);
    this.#redraw = redraw;
  }

  /** Whether its snow has come down, and still lies there. */
  get lies(): boolean {
    return this.#lies;
  }

  /** Points that it took, as long as that is told; 0 without. */
  get lost(): number {
    return this.#lost;
  }

  /** Writes what is to be said by now, in pixels; whether there is anything. What it took is told before the next one is. */
  write(view: PlayerView, size: number, maxWidth: number): boolean {
    const { clock } = this.ports;
    this.#played ??= view;
    this.#callOffSecond();
    const near = avalancheOn(view);
    const now = clock.now();
    const isAhead = near !== null && near.fallsAt > now;
    this.visible = isAhead || this.#lost > 0;
    if (this.visible)
      this.set({
        text: this.say(
          this.#lost > 0
            ? message('mysticPeak:avalanche.lost', { count: this.#lost })
            : message('mysticPeak:avalanche.near', {
                name: near?.by ?? '',
                count: secondsLeft(near?.fallsAt ?? now, now),
              }),
        ),
        size,
        maxWidth,
      });
    if (isAhead) this.#callOffSecond = clock.at(nextSecondAt(near.fallsAt, now), this.#redraw);
    return this.visible;
  }

  /** Plays what has happened since it was last asked: whether snow came down, or is told to have taken something. To be drawn anew then. */
  play(view: PlayerView): boolean {
    const { clock, motion } = this.ports;
    const before = this.#played;
    this.#played = view;
    if (!before?.me.climb || !view.me.climb) return false;
    const [was, near] = [avalancheOn(before), avalancheOn(view)];
    if (near && near.fallsAt !== was?.fallsAt)
      motion.play('slide', this, { from: { y: -30 }, duration: 0.26 });
    const lost = view.me.climb.swept - before.me.climb.swept;
    // What it took may be told a moment before or after it is over.
    const fell = was !== null && !view.room.mountain?.avalanche && view.room.state === 'running';
    if (lost <= 0 && !fell) return false;
    if (lost > 0) {
      this.#lost = lost;
      motion.play('stamp', this, { from: { scale: 1.3, rotation: 0 } });
    }
    this.#lies = true;
    this.#callOffRest();
    this.#callOffRest = clock.at(clock.now() + LIES_MS, () => {
      this.#lies = false;
      this.#lost = 0;
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
