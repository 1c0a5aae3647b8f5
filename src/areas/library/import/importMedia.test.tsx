// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { ImportPage } from '#src/areas/library/import/ImportPage.tsx';
import { choose, file, press, saved, server } from '#src/areas/library/testing/importing.ts';
import type { ImportResult } from '#importers/types.ts';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const TIT = { address: '/media/tit.png', blob: new Blob(['a tit']) };
const WREN = { address: '/media/wren.png', blob: new Blob(['a wren']) };
const asked = (address: string): AuthoredQuestion => ({
  type: 'OPEN',
  text: '',
  media: { type: 'image', url: address, alt: `What ${address} shows` },
});
/**
 * Imports an archive with two pictures; the server already has the tit, and something else in place of the
 * wren. `upload` returns its reply to files.
 */
async function archive(upload: () => Reply) {
  const result: ImportResult = {
    format: 'json',
    quiz: { title: 'Birds', questions: [asked(TIT.address), asked(WREN.address)] },
    problems: [],
    files: [TIT, WREN],
  };
  const rendered = await renderPage(
    <ImportPage
      read={() => Promise.resolve(result)}
      load={(address) => Promise.resolve(new Blob([address === TIT.address ? 'a tit' : 'a rook']))}
    />,
    (call) => (call.path === '/v1/media' ? upload() : server(call)),
  );
  await choose(file('', 'birds.zip'));
  await screen.findByRole('button', { name: 'Save 2 questions' });
  return rendered;
}
const uploads = (calls: readonly Call[]) => calls.filter(({ path }) => path === '/v1/media').length;
const NEW = `/uploads/${'a'.repeat(40)}.webp`;
const taken: Reply = { data: { url: NEW, type: 'image', width: 1, height: 1, bytes: 1 } };

it("uploads an archive's missing files when the quiz is saved", async () => {
  const { calls } = await archive(() => taken);
  expect(uploads(calls)).toBe(0);
  await press('Save 2 questions');
  await waitFor(() => expect(saved(calls).map(({ media }) => media?.url)).toEqual(['/media/tit.png', NEW]));
  expect(uploads(calls)).toBe(1);
});

it('reports a refused file before saving anything, then saves without it', async () => {
  const { calls } = await archive(() => ({ error: 'media.NOT_A_PICTURE_OR_SOUND', status: 400 }));
  await press('Save 2 questions');
  expect(await screen.findByText(/“media\/wren\.png” can’t be uploaded to this server/)).toBeTruthy();
  expect(saved(calls)).toEqual([]);
  await press('Save 2 questions');
  await waitFor(() =>
    expect(saved(calls)).toEqual([asked(TIT.address), { type: 'OPEN', text: 'What /media/wren.png shows' }]),
  );
});

it('retries a file that did not fit, and uploads nothing twice', async () => {
  let full = true;
  const { calls } = await archive(() => (full ? { error: 'media.QUOTA_EXCEEDED', status: 409 } : taken));
  await press('Save 2 questions');
  await waitFor(() => expect(document.querySelector('.failure')).not.toBeNull());
  expect(saved(calls)).toEqual([]);
  full = false;
  await press('Save 2 questions');
  await waitFor(() => expect(saved(calls)).toHaveLength(2));
  expect(uploads(calls)).toBe(2);
});
