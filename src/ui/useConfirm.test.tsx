// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useState } from 'react';
import { renderPage } from '#src/testing/renderPage.tsx';
import { useConfirm } from '#src/ui/useConfirm.ts';

afterEach(cleanup);

const QUESTION = { title: 'Really?', confirm: 'Yes', cancel: 'No' };

it('withdraws its question once that is about something gone, but no question of others', async () => {
  let ask: ReturnType<typeof useConfirm> = () => Promise.reject(new Error('not rendered'));
  let turnTo: (about: string) => void = () => undefined;
  function Asking() {
    const [about, setAbout] = useState('first');
    ask = useConfirm(about);
    turnTo = setAbout;
    return null;
  }
  const { services } = await renderPage(<Asking />, () => 'network');
  const { notices } = services;
  const first = ask(QUESTION);
  act(() => turnTo('second'));
  expect(await first).toBe(false);
  expect(notices.getState().question).toBeNull();

  const second = ask(QUESTION);
  notices.getState().question?.answer(true);
  expect(await second).toBe(true);
  const other = notices.confirm(QUESTION);
  act(() => turnTo('third'));
  expect(notices.getState().question).not.toBeNull();
  notices.getState().question?.answer(true);
  expect(await other).toBe(true);

  const last = ask(QUESTION);
  cleanup();
  expect(await last).toBe(false);
});
