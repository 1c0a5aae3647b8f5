// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { previewPart } from '#src/areas/library/editor/preview/previewPart.tsx';
import { progress } from '#src/platform/stores/progress.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("says that the preview couldn't be loaded, and loads it on retry", async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Drawn = ({ size }: { readonly size: string }) => <p>Drawn for a {size}</p>;
  let load = (): Promise<{ Drawn: typeof Drawn }> => Promise.reject(new TypeError('Failed to fetch'));
  const Preview = previewPart(() => load(), 'Drawn');
  await renderPage(<Preview size="phone" />, () => 'network');
  const first = await screen.findByRole('alert');
  expect(first.textContent).toContain('We couldn’t load the preview');
  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  let come = () => {};
  load = () =>
    new Promise((resolve) => {
      come = () => resolve({ Drawn });
    });
  const waits = vi.spyOn(progress, 'start');
  await userEvent.click(retry);
  expect(retry.getAttribute('aria-disabled')).toBe('true');
  // Loads in the background, without blocking the page.
  expect(waits).not.toHaveBeenCalled();
  come();
  expect(await screen.findByText('Drawn for a phone')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  await renderPage(<Preview size="laptop" />, () => 'network');
  expect(screen.getByText('Drawn for a laptop')).toBeTruthy();
});
