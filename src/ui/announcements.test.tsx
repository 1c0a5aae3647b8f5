// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage } from '#src/testing/renderPage.tsx';
import { Announcements } from '#src/ui/Announcements.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Announcements />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Dialog title="A card" onClose={() => undefined} />}
    </>
  );
}

it('reads out inside an open dialog what is announced meanwhile, and nothing older', async () => {
  const { services } = await renderPage(<Page />, () => 'network');
  const { announcer } = services;
  act(() => announcer.announce('Before'));
  expect(screen.getByText('Before').closest('dialog')).toBeNull();
  await userEvent.click(screen.getByText('Open'));
  const live = () =>
    [...screen.getByRole('dialog').querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
  expect(live()).toEqual(['', '']);
  act(() => announcer.announce('Benjamin hit you. You lose 300 points.'));
  act(() => announcer.announce('Paused', 'assertive'));
  await waitFor(() => expect(live()).toEqual(['Benjamin hit you. You lose 300 points.', 'Paused']), {
    timeout: 4_000,
  });
});
