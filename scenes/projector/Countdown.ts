// The clock of a slide: what it says now, and when it says something else.

import { wholeTime } from '#scenes/kit/slideTime.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';

export interface TimeLeft {
  /** null: there is no clock. */
  readonly seconds: number | null;
  /** 0 to 1. */
  readonly share: number;
  readonly mood: 'calm' | 'urgent' | 'paused';
}

/** The last seconds look and sound otherwise. */
const URGENT_SECONDS = 5;

/** `now` in ms of the server. */
export function timeLeft(slide: ProjectorSlide, now: number): TimeLeft {
  const left = slide.pausedLeftMs ?? (slide.deadline === null ? null : Math.max(0, slide.deadline - now));
  if (left === null || !slide.question) return { seconds: null, share: 1, mood: 'calm' };
  const whole = wholeTime(slide, slide.question.timeMs, left);
  const over = slide.state !== 'active';
  const seconds = over ? 0 : Math.ceil(left / 1000);
  const mood =
    slide.pausedLeftMs !== null ? 'paused' : !over && seconds <= URGENT_SECONDS ? 'urgent' : 'calm';
  return { seconds, share: over ? 0 : left / whole, mood };
}

/** Calls `tick` at each full second while the slide's clock runs, once at a time. */
export class SecondHand {
  readonly #ports: ScenePorts;
  readonly #tick: (seconds: number) => void;
  #stop: (() => void) | null = null;

  constructor(ports: ScenePorts, tick: (seconds: number) => void) {
    this.#ports = ports;
    this.#tick = tick;
  }

  follow(slide: ProjectorSlide | null): void {
    this.stop();
    if (!slide || slide.deadline === null || slide.pausedLeftMs !== null || slide.state !== 'active') return;
    const { deadline } = slide;
    const left = deadline - this.#ports.clock.now();
    if (left <= 0) return;
    const next = Math.ceil(left / 1000) - 1;
    this.#stop = this.#ports.clock.at(deadline - next * 1000, () => {
      this.#stop = null;
      this.#tick(next);
    });
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }
}
