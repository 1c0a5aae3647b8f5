import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AvatarConfig } from '#core/avatars/avatar.ts';
import { loadParts } from '#scenes/avatars/parts.ts';
import { AvatarStage } from '#src/platform/stage/AvatarStage.tsx';

const AVATAR: AvatarConfig = { skin: 1, expression: 1, headgear: 3, topwear: 2 };
const COLORS = { top: '#3A7287', front: '#245568', shade: '#193F4F' };

let box: HTMLDivElement;
const contexts = new Set<WebGLRenderingContext | WebGL2RenderingContext>();
const alive = () => [...contexts].filter((context) => !context.isContextLost()).length;
const becomes = (count: number) => expect.poll(alive, { timeout: 20_000 }).toBe(count);

beforeEach(async () => {
  await loadParts(AVATAR);
  box = document.createElement('div');
  Object.assign(box.style, { position: 'relative', width: '390px', height: '288px' });
  document.body.append(box);
  const getContext = HTMLCanvasElement.prototype.getContext;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function get(
    this: HTMLCanvasElement,
    ...args: Parameters<typeof getContext>
  ) {
    const context = getContext.apply(this, args);
    if (context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext)
      contexts.add(context);
    return context;
  } as typeof getContext);
});
afterEach(() => {
  vi.restoreAllMocks();
  box.remove();
});

const show = (avatar = AVATAR) => {
  const root = createRoot(box);
  const render = (config: AvatarConfig) =>
    root.render(
      <StrictMode>
        <AvatarStage config={config} isReduced={false} colors={COLORS} onStageUnavailable={vi.fn()} />
      </StrictMode>,
    );
  render(avatar);
  return { render, close: () => root.unmount() };
};

it('has one WebGL context while it is shown, and none afterwards', async () => {
  for (let opened = 0; opened < 3; opened += 1) {
    const { close } = show();
    await becomes(1);
    close();
    await becomes(0);
  }
});

it('leaves none behind when it is closed while it opens', async () => {
  for (let opened = 0; opened < 3; opened += 1) {
    const { close } = show();
    await expect.poll(() => box.querySelector('canvas')).not.toBeNull();
    close();
  }
  const { close } = show();
  await becomes(1);
  close();
  await becomes(0);
});
