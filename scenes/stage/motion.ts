// Motion port: plays recipes on display objects that are already in their end pose, subject to the motion
// policy.

import type { Container } from 'pixi.js';
import type {
  BurstOptions,
  MotionPolicy,
  MotionPort,
  RunningMotion,
  Pose,
  Recipe,
  RecipeOptions,
} from '#scenes/ports.ts';
import { type Timeline, timeline } from '#scenes/stage/animations.ts';
import { atRest, type FullPose, type Offset, RECIPES, REDUCED } from '#scenes/stage/recipes.ts';

export interface MotionHost {
  readonly policy: () => MotionPolicy;
  readonly hold: (reason: string) => () => void;
  readonly burst: (at: { readonly x: number; readonly y: number }, options: BurstOptions) => void;
  readonly invalidate: (reason: string) => void;
}

export interface Motion extends MotionPort {
  /** Number of running motions. */
  readonly running: number;
  /**
   * Runs `read` with everything briefly in its end pose, which never shows on screen, and returns the result.
   */
  atRest<Result>(read: () => Result): Result;
}

/** Duration of every motion under reduced motion, in seconds. */
const REDUCED_SECONDS = 0.2;

const EASE_SECONDS = 0.8;
/** Each number shown is a text to draw and upload, and nobody reads more of them. */
const COUNTS_A_SECOND = 20;

interface Moving {
  end: FullPose;
  readonly offset: Offset;
  readonly played: RunningMotion;
}

const poseOf = (target: Container): FullPose => ({
  x: target.x,
  y: target.y,
  scaleX: target.scale.x,
  scaleY: target.scale.y,
  alpha: target.alpha,
  rotation: target.rotation,
});

function write(target: Container, end: FullPose, offset: Offset): void {
  if (target.destroyed) return;
  target.position.set(end.x + offset.x, end.y + offset.y);
  target.scale.set(end.scaleX * offset.scaleX, end.scaleY * offset.scaleY);
  target.alpha = end.alpha * offset.alpha;
  target.rotation = end.rotation + offset.rotation;
}

const REST = atRest();
const NOTHING: RunningMotion = { done: Promise.resolve(), finish: () => undefined };

/** One per scene: ending the scene ends its motions. */
export function createMotion(host: MotionHost): Motion {
  const moving = new Map<Container, Moving>();
  const running = new Set<RunningMotion>();

  /** Runs a timeline to its end; `finish` jumps there, and `done` resolves in either case. */
  function run(
    reason: string,
    delay: number,
    fill: (line: Timeline) => void,
    update: () => void,
    end: () => void,
  ): RunningMotion {
    let resolve: () => void = () => undefined;
    const done = new Promise<void>((settle) => {
      resolve = settle;
    });
    const release = host.hold(reason);
    const line = timeline(update, complete, delay);
    const played: RunningMotion = { done, finish: complete };
    function complete(): void {
      if (!running.delete(played)) return;
      line.kill();
      end();
      release();
      resolve();
    }
    running.add(played);
    fill(line);
    return played;
  }

  function play(recipe: Recipe, target: Container, options: RecipeOptions = {}): RunningMotion {
    moving.get(target)?.played.finish();
    const policy = host.policy();
    if (policy === 'none' || (policy === 'reduced' && REDUCED[recipe] === 'nothing')) {
      host.invalidate(recipe);
      return NOTHING;
    }
    const reduced = policy === 'reduced';
    const offset = atRest();
    const end = poseOf(target);
    const { width, height } = target.getLocalBounds();
    const size = Math.max(width * end.scaleX, height * end.scaleY);
    const state = { end, offset } as { end: FullPose; offset: Offset; played: RunningMotion };
    state.played = run(
      recipe,
      reduced && !options.keepsDelay ? 0 : (options.delay ?? 0),
      (line) =>
        reduced
          ? RECIPES.fade(offset, line, { duration: REDUCED_SECONDS }, end, size)
          : RECIPES[recipe](offset, line, options, end, size),
      () => write(target, state.end, offset),
      () => {
        moving.delete(target);
        write(target, state.end, REST);
      },
    );
    moving.set(target, state);
    write(target, end, offset);
    return state.played;
  }

  function place(target: Container, pose: Pose): void {
    const state = moving.get(target);
    const { scale, ...rest } = pose;
    const end = {
      ...(state?.end ?? poseOf(target)),
      ...rest,
      ...(scale === undefined ? {} : { scaleX: scale, scaleY: scale }),
    };
    if (state) state.end = end;
    write(target, end, state?.offset ?? REST);
  }

  function ease(
    show: (progress: number) => void,
    options: { readonly delay?: number; readonly duration?: number; readonly steady?: boolean } = {},
  ): RunningMotion {
    if (host.policy() !== 'full') {
      show(1);
      host.invalidate('ease');
      return NOTHING;
    }
    const proxy = { progress: 0 };
    show(0);
    return run(
      'ease',
      options.delay ?? 0,
      (line) =>
        line.to(proxy, {
          progress: 1,
          duration: options.duration ?? EASE_SECONDS,
          ease: options.steady ? 'none' : 'power2.out',
        }),
      () => show(proxy.progress),
      () => show(1),
    );
  }

  return {
    get policy() {
      return host.policy();
    },
    get running() {
      return running.size;
    },
    place,
    play,
    atRest: (read) => {
      for (const [target, { end }] of moving) write(target, end, REST);
      const result = read();
      for (const [target, { end, offset }] of moving) write(target, end, offset);
      return result;
    },
    ease,
    count: (from, to, show, options) => {
      let shown: number | null = null;
      const steps = Math.ceil((options?.duration ?? EASE_SECONDS) * COUNTS_A_SECOND);
      return ease((progress) => {
        const value = Math.round(from + ((to - from) * Math.floor(progress * steps)) / steps);
        if (value !== shown) show(value);
        shown = value;
      }, options);
    },
    burst: (at, options = {}) => {
      if (host.policy() === 'full') host.burst(at, options);
    },
    finishAll: () => {
      for (const played of running) played.finish();
    },
  };
}
