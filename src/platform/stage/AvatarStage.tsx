// An avatar on its ledge, on a canvas of its own: for pages where it is dressed.

// The content security policy forbids generating code from strings, which Pixi's shaders would otherwise do.
import 'pixi.js/unsafe-eval';
import 'pixi.js/app';
import { Application, extend, useApplication } from '@pixi/react';
import { type Application as App, Container, getTestContext, isWebGLSupported, Sprite } from 'pixi.js';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AvatarConfig } from '#core/avatars/avatar.ts';
import { AvatarTexture, ledgeTexture } from '#scenes/avatars/AvatarTexture.ts';
import { AXIS, figureLayout, LEDGE, type LedgeColors } from '#scenes/avatars/ledge.ts';
import { FigureMotion } from '#src/platform/stage/FigureMotion.ts';

extend({ Container, Sprite });

export interface AvatarStageProps {
  /** Its parts must have been loaded. */
  readonly config: AvatarConfig;
  readonly isReduced: boolean;
  readonly colors: LedgeColors;
  /** Called if nothing can be drawn here. */
  readonly onStageUnavailable: () => void;
}

/** Fills its positioned parent. Nothing is drawn while nothing changes. */
export const AvatarStage = memo(function AvatarStage({
  onStageUnavailable,
  ...figure
}: AvatarStageProps): ReactNode {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [canDraw] = useState(() => isWebGLSupported());
  useEffect(() => {
    if (!canDraw) onStageUnavailable();
  }, [canDraw, onStageUnavailable]);
  return (
    <div ref={setBox} className="overlay" aria-hidden="true">
      {box && canDraw && (
        <Application
          resizeTo={box}
          preference="webgl"
          skipExtensionImports
          autoStart={false}
          autoDensity
          antialias
          backgroundAlpha={0}
          onInit={freeTestContext}
          resolution={Math.min(2, Math.max(1, window.devicePixelRatio))}
        >
          <Figure {...figure} />
        </Application>
      )}
    </div>
  );
});

/** Pixi keeps the context in which it has looked at the device; it makes another should it look again. */
function freeTestContext(): void {
  getTestContext().getExtension('WEBGL_lose_context')?.loseContext();
}

type FigureProps = Omit<AvatarStageProps, 'onStageUnavailable'>;

function Figure(props: FigureProps): ReactNode {
  const { app } = useApplication();
  const [width, height] = useScreenSize(app);
  const { scale, x, y } = figureLayout(width, height);
  return (
    <pixiContainer x={x} y={y} scale={scale}>
      <Drawn key={scale} {...props} app={app} pixels={scale * app.renderer.resolution} />
    </pixiContainer>
  );
}

/** `pixels`: of a unit of the grid. */
function Drawn({
  config,
  isReduced,
  colors,
  app,
  pixels,
}: FigureProps & { readonly app: App; readonly pixels: number }): ReactNode {
  const [avatar] = useState(() => new AvatarTexture(pixels));
  const [ledge] = useState(() => ledgeTexture(pixels, colors));
  const motion = useRef<FigureMotion>(null);
  const animate = useCallback(
    (sprite: Sprite) => {
      const made = new FigureMotion(app, sprite, avatar, 1 / pixels);
      motion.current = made;
      return () => made.destroy();
    },
    [app, avatar, pixels],
  );
  useEffect(() => motion.current?.wear(config, isReduced), [config, isReduced]);
  useEffect(
    () => () => {
      avatar.destroy();
      ledge.destroy(true);
    },
    [avatar, ledge],
  );
  return (
    <>
      <pixiSprite texture={ledge} x={LEDGE.x} y={LEDGE.y} scale={1 / pixels} />
      <pixiSprite ref={animate} texture={avatar.texture} anchor={{ x: 0.5, y: 0 }} x={AXIS} />
    </>
  );
}

/** Width and height of the canvas in CSS pixels. */
function useScreenSize({ renderer }: App): readonly [width: number, height: number] {
  const size = useSyncExternalStore(
    (changed) => {
      renderer.on('resize', changed);
      return () => void renderer.off('resize', changed);
    },
    () => `${renderer.screen.width} ${renderer.screen.height}`,
  );
  const [width = 0, height = 0] = size.split(' ').map(Number);
  return [width, height];
}
