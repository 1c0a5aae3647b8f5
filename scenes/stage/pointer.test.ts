// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { listenToPointer } from '#scenes/stage/pointer.ts';
import type { PressHost } from '#scenes/stage/press.ts';
import type { TimeSource } from '#scenes/stage/time.ts';

it('leaves Escape in a dialog above the canvas to the dialog', () => {
  document.body.innerHTML = '<canvas></canvas><dialog open><button></button></dialog>';
  const dismiss = vi.fn(() => true);
  const pointer = listenToPointer(
    document.querySelector('canvas') as HTMLCanvasElement,
    {} as TimeSource,
    { dismiss, point: () => undefined } as Partial<PressHost> as PressHost,
  );
  const escape = (target: string) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.querySelector(target)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([escape('button'), dismiss.mock.calls.length]).toEqual([false, 0]);
  expect([escape('body'), dismiss.mock.calls.length]).toEqual([true, 1]);
  pointer.stop();
});
