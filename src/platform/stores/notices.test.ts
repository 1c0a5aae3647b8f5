import { expect, it } from 'vitest';
import { createNotices } from '#src/platform/stores/notices.ts';

it('replaces a toast that needs no action, but never an error or a way to undo', () => {
  const notices = createNotices();
  const texts = () => notices.getState().toasts.map(({ text }) => text);
  const undo = { label: 'Undo', run: () => undefined };
  notices.toast('success', 'Used');
  notices.toast('error', 'Not saved');
  notices.toast('info', 'Deleted', undo);
  notices.toast('info', 'One more chance');
  expect(texts()).toEqual(['Not saved', 'Deleted', 'One more chance']);
  notices.toast('success', 'Used again');
  expect(texts()).toEqual(['Not saved', 'Deleted', 'Used again']);
});
