// The stage bridge in a real browser: one canvas through StrictMode and page changes, and a clear status
// without WebGL.

import { StrictMode, useMemo } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Intent, SceneRequest } from '#scenes/index.ts';
import { loadGalleryEntries } from '#scenes/gallery.ts';
import { StageHost, StageProvider, useStageScene, useStageSnapshot } from '#src/platform/stage/StageHost.tsx';
import { DEFAULT_THEME } from '#src/platform/theme/themes.ts';
import { createStageHandle, type StageConfig, type StageHandle } from '#src/platform/stage/stageHandle.ts';
import { useScrollKeys } from '#src/platform/stage/useScrollKeys.ts';

const galleryEntries = await loadGalleryEntries();

const request = (id: string): SceneRequest => {
  const entry = galleryEntries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`no fixture ${id}`);
  return entry.request;
};

function Page({ id, onIntent }: { readonly id: string; readonly onIntent: (intent: Intent) => void }) {
  const scene = useMemo(() => request(id), [id]);
  useStageScene(scene, onIntent);
  useScrollKeys();
  const { status, targets } = useStageSnapshot();
  return (
    <div style={{ position: 'relative', width: 390, height: 600 }}>
      <StageHost />
      <output>{`${status}: ${targets.map((target) => target.id).join(' ')}`}</output>
    </div>
  );
}

let box: HTMLDivElement;
let root: Root;
beforeEach(() => {
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  root.unmount();
  box.remove();
});

const config: StageConfig = {
  strings: (key) => key,
  language: 'en',
  sound: { play: () => undefined },
  formula: () => Promise.resolve(null),
  serverNow: () => 0,
  policy: 'none',
  theme: DEFAULT_THEME,
  tier: 'low',
};
const handleWith = (load?: Parameters<typeof createStageHandle>[1]): StageHandle =>
  createStageHandle(config, load);
const said = (): string => box.querySelector('output')?.textContent ?? '';
const until = (done: () => boolean): Promise<void> => expect.poll(done, { timeout: 10_000 }).toBe(true);

it('keeps one canvas through StrictMode and page changes, and forwards presses to the current page', async () => {
  const handle = handleWith();
  const first: Intent[] = [];
  const second: Intent[] = [];
  const render = (key: string, id: string, heard: Intent[]) =>
    root.render(
      <StrictMode>
        <StageProvider handle={handle}>
          <Page key={key} id={id} onIntent={(intent) => heard.push(intent)} />
        </StageProvider>
      </StrictMode>,
    );
  render('a', 'mcq/open', first);
  await until(() => said().includes('option:o4'));
  const canvas = box.querySelector('canvas');
  expect(canvas?.closest('[aria-hidden=true]')).not.toBeNull();
  render('b', 'msq/open', second);
  await until(() => said().includes('submit'));
  expect(box.querySelectorAll('canvas')).toHaveLength(1);
  expect(box.querySelector('canvas')).toBe(canvas);
  const target = handle.snapshot().targets.find(({ id }) => id === 'option:o2');
  const bounds = canvas?.getBoundingClientRect();
  for (const type of ['pointerdown', 'pointerup']) {
    canvas?.dispatchEvent(
      new PointerEvent(type, {
        clientX: (bounds?.x ?? 0) + (target?.rect.x ?? 0) + 20,
        clientY: (bounds?.y ?? 0) + (target?.rect.y ?? 0) + 20,
        pointerType: 'mouse',
        bubbles: true,
      }),
    );
  }
  expect(first).toEqual([]);
  expect(second).toEqual([{ type: 'toggle', optionId: 'o2' }]);
  handle.stage()?.destroy();
});

it('lays the canvas out smaller and shows it larger for a reader of large text', async () => {
  const handle = handleWith();
  const heard: Intent[] = [];
  handle.configure({ ...config, reading: { fontFamily: null, fontSize: 'xl', fontSpacing: 's' } });
  root.render(
    <StageProvider handle={handle}>
      <Page id="msq/open" onIntent={(intent) => heard.push(intent)} />
    </StageProvider>,
  );
  await until(() => said().includes('submit'));
  const canvas = box.querySelector('canvas');
  const bounds = canvas?.getBoundingClientRect();
  const width = canvas?.parentElement?.parentElement?.clientWidth ?? 0;
  expect(bounds?.width).toBeCloseTo(width, 0);
  // Not smaller than the narrowest layout.
  expect(canvas?.offsetWidth).toBeCloseTo(Math.max(320, width / 1.5), 0);
  const { rect } = handle.snapshot().targets.find(({ id }) => id === 'option:o4') ?? {};
  const [x, y] = [(rect?.x ?? 0) + (rect?.width ?? 0) - 20, (rect?.y ?? 0) + 20];
  for (const type of ['pointerdown', 'pointerup'])
    canvas?.dispatchEvent(
      new PointerEvent(type, {
        clientX: (bounds?.x ?? 0) + x,
        clientY: (bounds?.y ?? 0) + y,
        pointerType: 'mouse',
        bubbles: true,
      }),
    );
  expect(heard).toEqual([{ type: 'toggle', optionId: 'o4' }]);
  handle.stage()?.destroy();
});

it('rebuilds the scene for another language, and for no other setting', async () => {
  const handle = handleWith();
  root.render(
    <StageProvider handle={handle}>
      <Page id="mcq/open" onIntent={() => undefined} />
    </StageProvider>,
  );
  await until(() => said().includes('option:o4'));
  const scene = () => handle.stage()?.debug.root.children.at(-1);
  const before = scene();
  handle.configure({ ...config, strings: (key) => key });
  expect(scene()).toBe(before);
  handle.configure({ ...config, language: 'es' });
  expect(scene()).not.toBe(before);
  handle.stage()?.destroy();
});

it('scrolls to the end by keyboard', async () => {
  const handle = handleWith();
  root.render(
    <StageProvider handle={handle}>
      <Page id="mcq/longOptions" onIntent={() => undefined} />
    </StageProvider>,
  );
  await until(() => said().includes('option:o4'));
  const top = () => handle.snapshot().targets.find(({ id }) => id === 'option:o1')?.rect.y ?? 0;
  const before = top();
  const press = (key: string) =>
    box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(press('ArrowDown'), 'taken').toBe(false);
  await until(() => top() === before - 60);
  press('ArrowUp');
  await until(() => top() === before);
  expect(press('ArrowUp'), 'left to the page at the top').toBe(true);
  handle.stage()?.destroy();
});

it('reports that there is no stage if its scenes fail to load', async () => {
  const handle = handleWith(() => Promise.reject(new Error('offline')));
  root.render(
    <StageProvider handle={handle}>
      <Page id="mcq/open" onIntent={() => undefined} />
    </StageProvider>,
  );
  await until(() => said().startsWith('unavailable'));
});

it('moves to a new canvas after losing a WebGL context, and after losing a second one waits for the next scene', async () => {
  const handle = handleWith();
  const render = (key: string) =>
    root.render(
      <StageProvider handle={handle}>
        <Page key={key} id="mcq/open" onIntent={() => undefined} />
      </StageProvider>,
    );
  render('a');
  await until(() => said().includes('option:o4'));
  const canvas = box.querySelector('canvas');
  handle.stage()?.debug.loseContext();
  await until(() => said().startsWith('ready') && box.querySelector('canvas') !== canvas);
  expect(box.querySelectorAll('canvas')).toHaveLength(1);
  await until(() => said().includes('option:o4'));
  handle.stage()?.debug.loseContext();
  await until(() => said().startsWith('unavailable'));
  render('b');
  await until(() => said().startsWith('ready') && said().includes('option:o4'));
  handle.stage()?.destroy();
});
