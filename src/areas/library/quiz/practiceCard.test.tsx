// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { QuizPage } from '#src/areas/library/quiz/QuizPage.tsx';
import { NoticesHost } from '#src/ui/NoticesHost.tsx';
// Preloads what the first toast would load, which can take long here.
import '#src/ui/Toaster.tsx';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

const LINK = 'quiz.example.org/join/quiz/quiz-1/start';
const SESSION = { hostId: 'h', csrfToken: 'csrf', joinAddresses: ['https://quiz.example.org'] };
const card = {
  id: 'quiz-1',
  title: 'Cells',
  subject: null,
  language: null,
  questionCount: 1,
  version: 1,
  starter: false,
  updatedAt: 1,
};
const quiz = { title: 'Cells', questions: [{ type: 'OPEN', text: 'Why?' }] };

/** `fails`: the server refuses to switch the link. */
async function opened({ shared = false, starter = false, fails = false } = {}) {
  const answer = ({ path, body }: Call): Reply => {
    if (path === '/v1/host/session') return { data: SESSION };
    if (path.endsWith('/practice-link'))
      return fails
        ? { error: 'request.RATE_LIMITED', status: 429 }
        : { data: { quizId: card.id, shared: body['shared'] } };
    return { data: { card: { ...card, starter }, quiz, shared, unfinished: 0 } };
  };
  const page = (
    <>
      <QuizPage params={{ quizId: card.id }} />
      <NoticesHost />
    </>
  );
  const rendered = await renderPage(page, answer);
  return { ...rendered, toggle: await screen.findByRole('switch', { name: /^Practice link/ }) };
}
const isOn = (toggle: HTMLElement) => toggle.getAttribute('aria-checked') === 'true';

afterEach(cleanup);

it('switches the practice link on, with URL and QR code, and off again', async () => {
  const { toggle, calls } = await opened();
  expect(isOn(toggle)).toBe(false);
  expect(screen.queryByText(LINK)).toBeNull();
  await userEvent.click(toggle);
  expect(await screen.findByText(LINK)).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code for the practice link' })).toBeTruthy();
  await userEvent.click(toggle);
  await waitFor(() => expect(screen.queryByText(LINK)).toBeNull());
  const sent = calls.filter(({ path }) => path.endsWith('/practice-link')).map(({ body }) => body['shared']);
  expect(sent).toEqual([true, false]);
});

it("says that other teachers may have a starter quiz's link on too", async () => {
  const { toggle } = await opened({ shared: true, starter: true });
  expect(isOn(toggle)).toBe(true);
  expect(screen.getByText(/Other teachers on this server/)).toBeTruthy();
});

it('switches back off if the server refuses, and says why', async () => {
  const { toggle } = await opened({ fails: true });
  await userEvent.click(toggle);
  expect(await screen.findByText(/Too many tries/)).toBeTruthy();
  await waitFor(() => expect(isOn(toggle)).toBe(false));
});
