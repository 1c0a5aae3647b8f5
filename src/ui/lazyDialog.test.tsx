// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '#src/ui/Dialog.tsx';
import { lazyDialog } from '#src/ui/lazyDialog.tsx';
import { progress } from '#src/platform/stores/progress.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

interface LetterProps {
  readonly name: string;
  readonly onClose: () => void;
}

const Letter = ({ name, onClose }: LetterProps) => <Dialog title={`Dear ${name}`} onClose={onClose} />;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

let load: () => Promise<{ Letter: typeof Letter }>;
const Lazy = lazyDialog(() => load(), 'Letter');

function Form() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <textarea aria-label="Text" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Lazy name="Ada" onClose={() => setOpen(false)} />}
    </>
  );
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  load = () => Promise.resolve({ Letter });
  await renderPage(<Form />, () => 'network');
  await userEvent.type(screen.getByRole('textbox'), 'written');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const notLoaded = () => screen.findByRole('dialog', { name: 'We couldn’t load this' });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { hidden: true }).value;

it('shows the dialog once it has loaded, with the progress bar running until then', async () => {
  let come = () => {};
  load = () =>
    new Promise((resolve) => {
      come = () => resolve({ Letter });
    });
  await open();
  expect([screen.queryByRole('dialog'), progress.getState().pending]).toEqual([null, 1]);
  come();
  expect(await screen.findByRole('dialog', { name: 'Dear Ada' })).toBeTruthy();
  expect(progress.getState().pending).toBe(0);
});

it("says that it couldn't be loaded, and keeps the page below when that is closed", async () => {
  load = gone;
  await open();
  const dialog = await notLoaded();
  expect(within(dialog).getByRole('alert').textContent).toContain('Try again');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect([screen.queryByRole('dialog'), text()]).toEqual([null, 'written']);
  load = () => Promise.resolve({ Letter });
  await open();
  expect(await screen.findByRole('dialog', { name: 'Dear Ada' })).toBeTruthy();
});

it('retries, announces a second failure, and then shows the dialog', async () => {
  load = gone;
  await open();
  const retry = within(await notLoaded()).getByRole('button', { name: 'Try again' });
  const first = screen.getByRole('alert');
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  load = () => Promise.resolve({ Letter });
  await userEvent.click(retry);
  expect(await screen.findByRole('dialog', { name: 'Dear Ada' })).toBeTruthy();
  expect([screen.queryByRole('alert'), text(), progress.getState().pending]).toEqual([null, 'written', 0]);
});

it('reloads failed style sheets before the dialog that needs them', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  load = gone;
  await open();
  const dialog = await notLoaded();
  load = () => Promise.resolve({ Letter });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  const again = document.head.querySelector('link');
  expect(again).not.toBe(link);
  expect(screen.queryByRole('dialog', { name: 'Dear Ada' })).toBeNull();
  again?.dispatchEvent(new Event('load'));
  expect(await screen.findByRole('dialog', { name: 'Dear Ada' })).toBeTruthy();
  again?.remove();
});
