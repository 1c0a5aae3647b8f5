// The stage of the maker: the theme's place, and the avatar on its ledge in front of it.

import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { AvatarConfig } from '#core/avatars/avatar.ts';
import { drawAvatar, figureLayout, type LedgeColors, paintLedge } from '#scenes/avatars/index.ts';
import { useServices, useSetting } from '#src/platform/ServicesProvider.tsx';
import { wantsLessMotion } from '#src/platform/stores/settings.ts';
import { lazyStage } from '#src/ui/lazyStage.tsx';

const AvatarStage = lazyStage(() => import('#src/platform/stage/AvatarStage.tsx'), 'AvatarStage');

interface MakerStageProps {
  readonly avatar: AvatarConfig;
  /** What it looks like, in words. */
  readonly label: string;
}

export function MakerStage({ avatar, label }: MakerStageProps): ReactNode {
  const { settings } = useServices();
  const webgl = useSetting('webgl');
  useSetting('reduceMotion');
  const [colors] = useState(ledgeColors);
  const [isUnavailable, setUnavailable] = useState(webgl === 'off');
  const giveUp = useCallback(() => setUnavailable(true), []);
  const systemReduces = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const still = <StillFigure avatar={avatar} colors={colors} />;
  return (
    <div className="maker-place">
      <p className="visually-hidden">{label}</p>
      {isUnavailable ? (
        still
      ) : (
        <Suspense fallback={still}>
          <AvatarStage
            config={avatar}
            isReduced={wantsLessMotion(settings.getState(), systemReduces)}
            colors={colors}
            onStageUnavailable={giveUp}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Of the theme that the page wears. */
function ledgeColors(): LedgeColors {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string): string => style.getPropertyValue(`--qp-color-${name}`) || 'gray';
  return { top: color('night500'), front: color('night600'), shade: color('night700') };
}

interface StillFigureProps {
  readonly avatar: AvatarConfig;
  readonly colors: LedgeColors;
}

/** The same picture without the canvas library: until that has loaded, and where it can't draw. */
function StillFigure({ avatar, colors }: StillFigureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const paint = () => {
      const context = element.getContext('2d');
      const { clientWidth: width, clientHeight: height } = element;
      if (!context || width === 0 || height === 0) return;
      const ratio = Math.min(2, Math.max(1, window.devicePixelRatio));
      Object.assign(element, { width: width * ratio, height: height * ratio });
      const { scale, x, y } = figureLayout(width, height);
      context.setTransform(scale * ratio, 0, 0, scale * ratio, x * ratio, y * ratio);
      paintLedge(context, colors);
      drawAvatar(context, avatar);
    };
    const resizes = new ResizeObserver(paint);
    resizes.observe(element);
    return () => resizes.disconnect();
  }, [avatar, colors]);
  return <canvas ref={canvas} className="overlay" aria-hidden="true" />;
}
