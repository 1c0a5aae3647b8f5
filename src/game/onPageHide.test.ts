// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onPageHide } from '#src/game/onPageHide.ts';

it('is called when the page goes to the background or closes, but not when it comes back', () => {
  const left = vi.fn<() => void>();
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const off = onPageHide(left);
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
