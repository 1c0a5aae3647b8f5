// Open scene: the scene on the stage and the resources lent to it, which all end together.

import { Container, type Renderer } from 'pixi.js';
import type {
  DragStep,
  Faces,
  Intent,
  MotionPolicy,
  RandomPort,
  SceneKind,
  ScenePorts,
  Target,
  Tier,
  Viewport,
  ZoomStep,
} from '#scenes/ports.ts';
import type { Character } from '#core/room/characters.ts';
import { createBakedTextures } from '#scenes/stage/bakedTextures.ts';
import type { Figures } from '#scenes/avatars/figures.ts';
import { createMotion } from '#scenes/stage/motion.ts';
import type { OwnTextures } from '#scenes/stage/ownTextures.ts';
import { createParticles } from '#scenes/stage/particles.ts';
import { createPictures, type Pictures } from '#scenes/stage/pictures.ts';
import type { TierLimits } from '#scenes/stage/quality.ts';
import { createSceneClock } from '#scenes/stage/sceneClock.ts';
import type { TimeSource } from '#scenes/stage/time.ts';
import { shardsOf } from '#scenes/theme/shards.ts';

/** Resources that the stage lends to its scene. */
export interface SceneContext {
  readonly renderer: Renderer;
  readonly stage: Container;
  readonly time: TimeSource;
  readonly own: OwnTextures;
  readonly figures: Figures;
  readonly random: RandomPort;
  readonly serverNow: () => number;
  readonly policy: () => MotionPolicy;
  readonly limits: () => TierLimits;
  readonly tier: () => Tier;
  readonly viewport: () => Viewport;
  readonly hold: (reason: string) => () => void;
  readonly invalidate: (reason: string) => void;
  readonly targetsChanged: () => void;
  readonly emit: (intent: Intent) => void;
  readonly ports: () => Pick<ScenePorts, 'strings' | 'sound' | 'theme'>;
}

export interface OpenScene {
  readonly kindId: string;
  /** The view must be of the kind that was opened. */
  show(view: unknown): void;
  /** Shows what is drawn only now. */
  refresh(): void;
  layout(viewport: Viewport): void;
  update(stepMs: number): void;
  setFocus(id: string | null): void;
  /** Returns true if the scene shows the change, so that a new frame is needed. */
  point(id: string | null, pressed: boolean): boolean;
  scrollBy(pixels: number): boolean;
  drag(step: DragStep): Intent | null;
  ground(): Intent | null;
  zoom(step: ZoomStep): boolean;
  dismiss(): boolean;
  settle(): void;
  targets(): readonly Target[];
  /** Rebuilds the same scene and view from scratch, without the entrance. */
  reopen(context: SceneContext): OpenScene;
  readonly motions: number;
  readonly textures: number;
  destroy(): void;
}

export function openScene<View, Event>(
  kind: SceneKind<View, Event>,
  first: View,
  context: SceneContext,
  quiet = false,
): OpenScene {
  const clock = createSceneClock(context.time, context.serverNow);
  const baked = createBakedTextures(context.renderer);
  const pictures = createPictures();
  const particles = createParticles({
    random: context.random,
    max: () => Math.min(context.limits().maxParticles, context.ports().theme.maxParticles),
    viewport: context.viewport,
    dot: context.own.dot,
    paper: context.own.paper,
    shards: () => shardsOf(context.ports().theme),
    colors: () => context.ports().theme.tokens.party.map(colorNumber),
    hold: context.hold,
  });
  const motion = createMotion({
    policy: context.policy,
    hold: context.hold,
    invalidate: context.invalidate,
    burst: particles.burst,
  });
  const quality = {
    get tier() {
      return context.tier();
    },
    get ambient() {
      return context.limits().ambient && context.policy() === 'full';
    },
    get maxParticles() {
      return context.limits().maxParticles;
    },
  };
  const layer = new Container({ label: `scene:${kind.id}` });
  const scene = kind.create({
    ...context.ports(),
    stage: context.stage,
    clock,
    motion,
    quality,
    random: context.random,
    assets: {
      picture: pictures.load,
      nextPictures: pictures.nextTurn,
      baked: baked.bake,
      figure: (character, size) =>
        context.figures.figure(character, size * context.renderer.resolution, context.ports().theme),
      faces: async (character, isLarge = false) =>
        (await context.figures.faces(character, context.ports().theme, isLarge)) ??
        (await monsterFaces(character, pictures)),
      mitt: (character) => context.figures.mitt(character, context.ports().theme),
    },
    emit: context.emit,
    invalidate: context.invalidate,
    targetsChanged: context.targetsChanged,
  });
  layer.addChild(scene.root, particles.layer);
  context.stage.addChild(layer);

  let view = first;
  let pointed: string | null = null;
  let isPressed = false;

  scene.layout(context.viewport());
  scene.sync(first);
  if (!quiet) scene.play(kind.diff(null, first));

  const self: OpenScene = {
    kindId: kind.id,
    show(next) {
      const previous = view;
      // The stage compares kind ids before calling, so the view is of this kind.
      view = next as View;
      scene.sync(view);
      scene.play(kind.diff(previous, view));
    },
    refresh: () => scene.sync(view),
    layout: (viewport) => scene.layout(viewport),
    update(stepMs) {
      scene.update?.(stepMs);
      particles.update(stepMs);
    },
    setFocus: (id) => scene.setFocus(id),
    point(id, pressed) {
      if (!scene.setPointer || (id === pointed && pressed === isPressed)) return false;
      pointed = id;
      isPressed = pressed;
      scene.setPointer(id, pressed);
      return true;
    },
    scrollBy: (pixels) => scene.scrollBy?.(pixels) ?? false,
    drag: (step) => scene.drag?.(step) ?? null,
    ground: () => scene.ground?.() ?? null,
    zoom: (step) => scene.zoom?.(step) ?? false,
    dismiss: () => scene.dismiss?.() ?? false,
    settle() {
      motion.finishAll();
      particles.clear();
    },
    // Moving targets are pressed and read where they will end up: there is no update when they arrive.
    targets: () => motion.atRest(() => scene.targets()),
    reopen(next) {
      self.destroy();
      return openScene(kind, view, next, true);
    },
    get motions() {
      return motion.running + particles.count;
    },
    get textures() {
      return baked.count + pictures.count;
    },
    destroy() {
      clock.destroy();
      motion.finishAll();
      particles.clear();
      scene.destroy();
      layer.removeFromParent();
      layer.destroy({ children: true });
      baked.destroy();
      pictures.destroy();
    },
  };
  return self;
}

/** Null when they can't be loaded: a character does without. */
async function monsterFaces(character: Character, pictures: Pictures): Promise<Faces | null> {
  const faces = await import('#scenes/avatars/faces.ts').catch(() => null);
  return faces && faces.facesIn(await pictures.load(faces.facesUrl(character)));
}

const colorNumber = (color: string): number => Number.parseInt(color.slice(1), 16);
