// A slide's clock: its current reading, and when that changes.

import { totalTimeMs } from '#scenes/kit/slideTime.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { questionTimer, timerLeft } from '#core/views/questionTimer.ts';
import { SceneDrawer } from '#scenes/kit/SceneDrawer.ts';

type Timed = Pick<ProjectorView, 'slide' | 'room'>;

export interface TimeLeft {
  /** null without a clock. */
  readonly seconds: number | null;
  /** 0 to 1. */
  readonly share: number;
  readonly mood: 'calm' | 'urgent' | 'paused';
}

/** The last seconds look and sound different. */
const URGENT_SECONDS = 5;

/** `now`: server time in ms. */
export function timeLeft({ slide, room }: Timed, now: number): TimeLeft {
  const timer = questionTimer(slide, room, now);
  const left = timerLeft(timer, now);
  if (left === null || !slide?.question) return { seconds: null, share: 1, mood: 'calm' };
  const seconds = Math.ceil(left / 1000);
  const urgent = timer.state === 'running' && seconds <= URGENT_SECONDS;
  return {
    seconds,
    share: left / totalTimeMs(slide, slide.question.timeMs, left),
    mood: timer.state === 'paused' ? 'paused' : urgent ? 'urgent' : 'calm',
  };
}

/** Calls `tick` at the next full second while the slide's clock runs; each `follow` schedules one tick. */
export class SecondTicker extends SceneDrawer {
  readonly #tick: (seconds: number) => void;
  #stop: (() => void) | null = null;

  constructor(ports: ScenePorts, tick: (seconds: number) => void) {
    super(ports);
    this.#tick = tick;
  }

  follow({ slide, room }: Timed): void {
    this.stop();
    const now = this.ports.clock.now();
    const timer = questionTimer(slide, room, now);
    if (timer.state !== 'running') return;
    const { endsAt } = timer;
    const next = Math.ceil((endsAt - now) / 1000) - 1;
    this.#stop = this.ports.clock.at(endsAt - next * 1000, () => {
      this.#stop = null;
      this.#tick(next);
    });
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }
}
