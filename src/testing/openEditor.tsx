// Editor page with a scripted server, for tests.

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import { EditorPage } from '#src/areas/library/editor/EditorPage.tsx';
import '#src/areas/library/editor/AddMany.tsx';
import '#src/areas/library/editor/FromQuizzes.tsx';
import '#src/areas/library/editor/VersionsDialog.tsx';
import '#src/areas/library/editor/preview/PreviewScreen.tsx';
import { richText } from '#src/areas/library/editor/richText/richText.ts';
import { NoticesHost } from '#src/ui/NoticesHost.tsx';
// Otherwise loaded with the first toast, which can take long here.
import '#src/ui/Toaster.tsx';
import { type Call, type Reply, renderPage, type RenderOptions } from '#src/testing/renderPage.tsx';

const SESSION = { hostId: 'h', csrfToken: 'csrf', joinAddresses: ['http://192.168.1.5:3000'] };
export const RIVERS: DraftQuiz = {
  title: 'Rivers',
  questions: [
    {
      id: 'longest',
      type: 'MCQ',
      text: 'Which is the longest?',
      options: [{ text: 'Nile', correct: true }, { text: 'Rhine' }],
    },
    { id: 'source', type: 'BLANK', text: 'Where does it rise?', accepted: ['Burundi'], group: 'nile' },
    { id: 'seen', type: 'OPEN', text: 'What have you seen of it?', group: 'nile' },
  ],
};
export const LAKE = `/uploads/${'a'.repeat(40)}.webp`;
const card = {
  id: 'q',
  title: 'Rivers',
  subject: null,
  language: null,
  questionCount: 3,
  version: 1,
  starter: false,
  updatedAt: 9,
};

/** Holds one quiz, its versions, and a question of another quiz. */
class Server {
  draft = RIVERS;
  revision = 3;
  down = false;
  /** The first question's text in the host's game. */
  playedText: string | undefined = '';
  /** The host's games. */
  games: readonly object[] = [];

  reset(): void {
    this.draft = structuredClone(RIVERS);
    this.revision = 3;
    this.down = false;
    this.playedText = RIVERS.questions[0]?.text;
    this.games = [];
  }

  readonly answer = (call: Call): Reply => {
    const { pathname } = new URL(call.path, 'http://x');
    if (this.down) return 'network';
    if (pathname === '/v1/host/session') return { data: SESSION };
    if (pathname === '/v1/games') return { data: { games: this.games } };
    if (pathname.endsWith('/quiz-changes')) return { data: this.#changes('revision' in call.body) };
    if (pathname === '/v1/media') return { data: { type: 'image', url: LAKE, bytes: 9 } };
    if (pathname === '/v1/quizzes/q/versions')
      return {
        data: { versions: [{ number: 1, createdAt: 5, title: 'Streams', questionCount: 1 }], total: 1 },
      };
    if (pathname === '/v1/quizzes/q/versions/1')
      return { data: { quiz: { title: 'Streams', questions: [{ type: 'OPEN', text: 'Older?' }] } } };
    if (pathname === '/v1/questions')
      return {
        data: {
          questions: [{ quizId: 'o', title: 'Lakes', question: { type: 'OPEN', text: 'A lake?' } }],
          total: 1,
        },
      };
    if (pathname === '/v1/quizzes/new/draft') return { data: { revision: 1, card } };
    if (pathname !== '/v1/quizzes/q/draft') throw new Error(`no answer to ${call.path}`);
    if (!('draft' in call.body))
      return { data: { draft: this.draft, revision: this.revision, card, lastSave: null } };
    if (call.body['revision'] !== this.revision) return { error: 'quiz.CHANGED', status: 409 };
    this.draft = call.body['draft'] as DraftQuiz;
    this.revision += 1;
    return { data: { revision: this.revision, card } };
  };

  /** The first question counts as changed until the game has its text. */
  #changes(isUsed: boolean): object {
    const text = this.draft.questions[0]?.text;
    const isChanged = !isUsed && text !== this.playedText;
    const change = { part: 'text', before: this.playedText, after: text };
    const first = { index: 0, text, isOpened: false, answers: 0, used: [change], kept: [] };
    if (isUsed) this.playedText = text;
    return {
      quizId: 'q',
      draftIds: this.draft.questions.map(({ id }) => id),
      revision: this.revision,
      questions: isChanged ? [first] : [],
      added: 0,
      removed: 0,
      isReordered: false,
    };
  }
}

export const server = new Server();

/**
 * Sets up the tests of a file: each starts with the original quiz on a wide screen. Texts are edited as
 * Markdown, because only real browsers can edit formatted text.
 */
export function setUpEditor(): void {
  beforeEach(() => {
    richText.provide(async () => null);
    server.reset();
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('1100px'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export const openEditor = async (options: RenderOptions = {}, title = 'Rivers') => {
  const rendered = await renderPage(
    <>
      <EditorPage params={{ quizId: 'q' }} />
      <NoticesHost />
    </>,
    server.answer,
    { settings: { webgl: 'off' }, ...options },
  );
  await screen.findByRole('heading', { level: 1, name: title });
  // The parts that appear just after the question.
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  return rendered;
};
export const list = () => screen.getByRole('list', { name: 'Questions' });
export const rows = () =>
  within(list())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.rail-text')?.textContent);
export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' });
export const saved = () => waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());
