// @vitest-environment happy-dom
// The components can't be loaded, as when offline: nothing is lost, and nothing breaks.
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NoticesHost } from '#src/ui/NoticesHost.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

vi.mock('#src/ui/noticeLoaders.ts', () => ({
  loadToaster: () => Promise.reject(new TypeError('Failed to fetch')),
  loadDialog: () => Promise.reject(new TypeError('Failed to fetch')),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async () => (await renderPage(<NoticesHost />, () => 'network')).services;

it('announces each toast', async () => {
  const { notices, announcer } = await open();
  for (const text of ['No connection', 'Still none']) {
    act(() => void notices.toast('error', text));
    await expect.poll(() => announcer.getState().assertive.text).toBe(text);
    expect(notices.getState().toasts).toEqual([]);
  }
});

it("asks with the browser's own dialog", async () => {
  const { notices } = await open();
  const ask = vi.fn(() => true);
  vi.stubGlobal('confirm', ask);
  const question = { title: 'Leave?', body: 'Your seat stays.', confirm: 'Leave', cancel: 'Stay' };
  const answer = act(() => notices.confirm(question));
  expect(await answer).toBe(true);
  expect(ask).toHaveBeenCalledExactlyOnceWith('Leave?\n\nYour seat stays.');
});
