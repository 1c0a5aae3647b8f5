// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onLeaving } from '#src/game/onLeaving.ts';

it('hears of a page that goes into the background, or for good, and not of one that comes back', () => {
  const left = vi.fn<() => void>();
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const off = onLeaving(left);
  turn('visible');
  expect(left).not.toHaveBeenCalled();
  turn('hidden');
  expect(left).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(left).toHaveBeenCalledTimes(2);
  off();
  turn('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(left).toHaveBeenCalledTimes(2);
  visibility.mockRestore();
});
