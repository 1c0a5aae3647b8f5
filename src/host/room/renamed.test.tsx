// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ReplacedName } from '#src/host/room/ReplacedName.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

it('shows the typed name on request, and hides it again, also on Escape', async () => {
  await renderPage(<ReplacedName typedName="rude words" />, () => ({ data: {} }));
  const pill = await screen.findByRole('button', { name: 'renamed', expanded: false });
  await userEvent.click(pill);
  expect(screen.getByRole('button', { name: 'typed: rude words', expanded: true })).toBe(pill);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'renamed', expanded: false })).toBe(pill);
});
