// Particle layer for sparks, stars and confetti, as many as the tier allows: the theme's shards, or tinted white
// sprites.

import { Container, Sprite, type Texture } from 'pixi.js';
import type { BurstOptions, RandomPort, Viewport } from '#scenes/ports.ts';

interface Particle {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  readonly gravity: number;
  readonly drag: number;
  readonly spin: number;
  /** Milliseconds before it starts. */
  wait: number;
  life: number;
  readonly lifeMs: number;
}

export interface ParticleHost {
  readonly random: RandomPort;
  readonly max: () => number;
  readonly viewport: () => Viewport;
  readonly dot: () => Texture;
  readonly paper: () => Texture;
  /** In their own colors; empty to use dots and paper. */
  readonly shards: () => readonly Texture[];
  readonly colors: () => readonly number[];
  readonly hold: (reason: string) => () => void;
}

export interface Particles {
  readonly layer: Container;
  readonly burst: (at: { readonly x: number; readonly y: number }, options: BurstOptions) => void;
  readonly update: (stepMs: number) => void;
  readonly clear: () => void;
  readonly count: number;
}

/** Height of a whole shard, in CSS pixels. */
const SHARD = 24;
const COUNTS = { sparks: 28, stars: 10, confetti: 110 } as const;

export function createParticles(host: ParticleHost): Particles {
  const layer = new Container({ label: 'particles' });
  let alive: Particle[] = [];
  let release: (() => void) | null = null;
  const { random } = host;
  const between = (low: number, high: number): number => low + (high - low) * random.next();

  function add(
    style: 'sparks' | 'confetti' | 'stars',
    at: { readonly x: number; readonly y: number },
    color: number,
    delayMs: number,
  ): void {
    const paper = style === 'confetti';
    const shards = host.shards();
    const shard = shards[random.below(Math.max(1, shards.length))];
    const sprite = new Sprite({
      texture: shard ?? (paper ? host.paper() : host.dot()),
      anchor: 0.5,
      tint: shard ? 0xffffff : color,
      visible: delayMs <= 0,
    });
    const angle = style === 'stars' ? between(-2.4, -0.7) : between(0, Math.PI * 2);
    const speed = style === 'stars' ? between(90, 190) : between(120, 420);
    const { width } = host.viewport();
    sprite.position.set(paper ? between(0, width) : at.x, paper ? between(-260, -20) : at.y);
    const size = paper ? between(0.5, 1) : between(0.35, 0.9);
    sprite.scale.set(shard ? (size * SHARD) / shard.height : size);
    sprite.rotation = between(0, Math.PI * 2);
    layer.addChild(sprite);
    alive.push({
      sprite,
      vx: paper ? between(-40, 40) : Math.cos(angle) * speed,
      vy: paper ? between(120, 260) : Math.sin(angle) * speed,
      gravity: paper ? 60 : style === 'stars' ? -40 : 500,
      drag: paper ? 0.2 : 1.6,
      spin: paper ? between(-6, 6) : 0,
      wait: delayMs + (paper ? between(0, 900) : 0),
      life: 0,
      lifeMs: paper ? between(2_600, 3_800) : between(500, 900),
    });
  }

  function step(particle: Particle, stepMs: number): boolean {
    if (particle.wait > 0) {
      particle.wait -= stepMs;
      return true;
    }
    const { sprite } = particle;
    const seconds = stepMs / 1000;
    particle.life += stepMs;
    particle.vy += particle.gravity * seconds;
    particle.vx *= Math.max(0, 1 - particle.drag * seconds);
    particle.vy *= Math.max(0, 1 - particle.drag * seconds);
    sprite.visible = true;
    sprite.x += particle.vx * seconds;
    sprite.y += particle.vy * seconds;
    sprite.rotation += particle.spin * seconds;
    const left = 1 - particle.life / particle.lifeMs;
    sprite.alpha = Math.min(1, left * 3);
    return left > 0;
  }

  return {
    layer,
    get count() {
      return alive.length;
    },
    burst(at, { style = 'sparks', colors = host.colors(), delay = 0 }) {
      const room = Math.max(0, host.max() - alive.length);
      const many = Math.min(COUNTS[style], room);
      for (let index = 0; index < many; index += 1)
        add(style, at, colors[index % colors.length] ?? 0xffffff, delay * 1000);
      if (many > 0) release ??= host.hold('particles');
    },
    update(stepMs) {
      alive = alive.filter((particle) => {
        const stays = step(particle, stepMs);
        if (!stays) particle.sprite.destroy();
        return stays;
      });
      if (alive.length > 0) return;
      release?.();
      release = null;
    },
    clear() {
      for (const particle of alive) particle.sprite.destroy();
      alive = [];
      release?.();
      release = null;
    },
  };
}
