// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import {
  createDraftSync,
  type DraftServer,
  type SyncStart,
} from '#src/areas/library/editor/sync/draftSync.ts';
import { keptDrafts, unsentQuizzes } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { same } from '#core/collections/same.ts';
import { type Channel, createTabs, type SavedElsewhere } from '#src/areas/library/editor/sync/tabs.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';

const quiz = (title: string): DraftQuiz => ({ title, questions: [] });
const BLANK = quiz('');

/** One quiz of a server that may lose calls on the way there, or answers on the way back. */
class Server {
  saved: (SavedElsewhere & { readonly lastSave: string | null }) | null = null;
  line: 'well' | 'down' | 'answersLost' = 'well';
  refusal: string | null = null;
  calls = 0;
  slow = Promise.resolve();

  get title() {
    return this.saved?.draft.title;
  }

  elsewhere(title: string) {
    this.saved = {
      draft: quiz(title),
      revision: (this.saved?.revision ?? 0) + 1,
      at: 7,
      lastSave: 'other-1',
    };
  }

  readonly side: DraftServer = {
    load: async () => {
      this.#through();
      if (!this.saved) throw new RequestError('quiz.NOT_FOUND');
      return this.saved;
    },
    save: async ({ draft, revision, name }) => {
      this.calls += 1;
      await this.slow;
      if (this.line === 'down') throw new RequestError('network');
      if (this.refusal !== null) throw new RequestError(this.refusal);
      const now = this.saved?.revision ?? 0;
      if (now !== revision && !same(draft, this.saved?.draft)) throw new RequestError('quiz.CHANGED');
      if (now === revision && !same(draft, this.saved?.draft))
        this.saved = { draft: structuredClone(draft), revision: revision + 1, at: 5, lastSave: name };
      this.#through();
      return { revision: this.saved?.revision ?? 0, at: 5 };
    },
  };

  #through() {
    if (this.line !== 'well') throw new RequestError('network');
  }
}

/** The browser's channels: what one posts all others get. */
function browser() {
  const channels: Channel[] = [];
  return (): Channel => {
    const channel: Channel = {
      onmessage: null,
      postMessage(data) {
        for (const other of channels)
          if (other !== channel) other.onmessage?.({ data: structuredClone(data) } as MessageEvent);
      },
      close: () => void channels.splice(channels.indexOf(channel), 1),
    };
    channels.push(channel);
    return channel;
  };
}

let server: Server;
let kv: ReturnType<typeof createMemoryKv>;
let open: ReturnType<typeof browser>;
let pages = 0;
const running: { stop(): void }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  kv = createMemoryKv();
  open = browser();
});
afterEach(() => {
  for (const each of running.splice(0)) each.stop();
  vi.useRealTimers();
});

function page(start: Partial<SyncStart> = {}) {
  pages += 1;
  const id = `p${pages}`;
  const kept = keptDrafts(kv, { hostId: 'h', quizId: 'q', page: id });
  const theirs: string[] = [];
  const sync = createDraftSync({
    page: id,
    server: server.side,
    kept,
    tabs: createTabs(id, open()),
    start: { saved: BLANK, revision: 0, draft: BLANK, saves: {}, ...start },
    onTheirs: ({ title }) => theirs.push(title),
  });
  running.push(sync);
  const write = (title: string) => sync.changed(quiz(title));
  return { sync, kept, theirs, write, status: () => sync.state.getState().status };
}
/** As a page that is opened again finds it. */
async function reopened() {
  const kept = await keptDrafts(kv, { hostId: 'h', quizId: 'q', page: 'again' }).read();
  const last = kept.at(-1)?.[1];
  if (!last) throw new Error('nothing is kept');
  return page({ ...last, saved: server.saved?.draft ?? null });
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('saves a second after the last change, and once', async () => {
  const { write, status } = page();
  write('N');
  await pass(900);
  write('Ni');
  await pass(900);
  expect([server.calls, status()]).toEqual([0, 'saving']);
  await pass(200);
  expect([server.calls, server.title, status()]).toEqual([1, 'Ni', 'saved']);
  expect(await unsentQuizzes(kv, 'h', Number.POSITIVE_INFINITY)).toEqual([]);
});

it('keeps on the device what is typed before it is sent', async () => {
  const { write, kept } = page();
  write('N');
  await pass(300);
  const [[, { draft, revision }] = ['', { draft: null, revision: -1 }]] = await kept.read();
  expect([draft?.title, revision, server.calls]).toEqual(['N', 0, 0]);
});

it('saves nothing of a quiz in which nothing was written', async () => {
  const { sync, write } = page();
  await sync.flush(true);
  write('N');
  write('');
  await pass(5_000);
  expect(server.saved).toBeNull();
});

it('saves at once when the page may go', async () => {
  const { write } = page();
  write('N');
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(server.title).toBe('N');
});

it('brings all of it when the page may go while a part is still on its way', async () => {
  const { sync, write, status } = page();
  let arrive: () => void = () => undefined;
  server.slow = new Promise((resolve) => {
    arrive = resolve;
  });
  write('N');
  await pass(1_000);
  write('Night');
  const all = sync.flush(true);
  await pass(0);
  expect(await unsentQuizzes(kv, 'h', Number.POSITIVE_INFINITY)).toEqual(['q']);
  arrive();
  await all;
  expect([server.title, status()]).toEqual(['Night', 'saved']);
});

it('says that there is no connection, keeps what is written, and sends it when the line is back', async () => {
  const { write, status } = page();
  server.line = 'down';
  write('N');
  await pass(1_000);
  expect(status()).toBe('kept');
  write('Night');
  await pass(400);
  expect([status(), await unsentQuizzes(kv, 'h', Number.POSITIVE_INFINITY)]).toEqual(['kept', ['q']]);
  server.line = 'well';
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect([server.title, status()]).toEqual(['Night', 'saved']);
});

it('tries by itself where nobody says that the line is back', async () => {
  const { write, status } = page();
  server.line = 'down';
  write('N');
  await pass(4_000);
  server.line = 'well';
  await pass(30_000);
  expect([server.title, status()]).toEqual(['N', 'saved']);
});

it('sends after a reload what could not be sent before', async () => {
  const first = page();
  server.line = 'down';
  first.write('N');
  await pass(1_500);
  first.sync.stop();
  server.line = 'well';
  const again = await reopened();
  await pass(10);
  expect([server.title, again.status()]).toEqual(['N', 'saved']);
});

it('takes a save whose answer was lost for its own, also when more was typed since', async () => {
  const { write, status } = page();
  server.line = 'answersLost';
  write('N');
  await pass(1_000);
  expect([server.title, status()]).toEqual(['N', 'kept']);
  write('Ni');
  await pass(4_000);
  server.line = 'well';
  await pass(30_000);
  expect([server.title, status(), server.saved?.revision]).toEqual(['Ni', 'saved', 2]);
});

it('takes it back where what was sent is undone before it is known whether it has arrived', async () => {
  const { write, status } = page();
  write('N');
  await pass(1_000);
  server.line = 'answersLost';
  write('Ni');
  await pass(1_000);
  write('N');
  await pass(1_000);
  expect([server.title, status()]).toEqual(['Ni', 'kept']);
  server.line = 'well';
  await pass(30_000);
  expect([server.title, status()]).toEqual(['N', 'saved']);
});

it('does so after a reload, too', async () => {
  const first = page();
  server.line = 'answersLost';
  first.write('N');
  await pass(1_000);
  first.write('Ni');
  await pass(400);
  first.sync.stop();
  server.line = 'well';
  const again = await reopened();
  await pass(100);
  expect([server.title, again.status()]).toEqual(['Ni', 'saved']);
});

it('asks where another draft was saved elsewhere, and sends nothing until then', async () => {
  const { write, status, sync } = page();
  server.elsewhere('Theirs');
  write('Mine');
  await pass(1_000);
  expect([server.title, status()]).toEqual(['Theirs', 'changed']);
  write('Mine, longer');
  await pass(60_000);
  expect(server.title).toBe('Theirs');
  sync.keepMine();
  await pass(0);
  expect([server.title, status()]).toEqual(['Mine, longer', 'saved']);
});

it('takes theirs, and keeps nothing of the own one', async () => {
  const { write, status, sync } = page();
  server.elsewhere('Theirs');
  write('Mine');
  await pass(1_000);
  expect(sync.takeTheirs()?.title).toBe('Theirs');
  await pass(5_000);
  expect([server.title, status(), await unsentQuizzes(kv, 'h', Number.POSITIVE_INFINITY)]).toEqual([
    'Theirs',
    'saved',
    [],
  ]);
});

it('asks again after a reload in the middle of that', async () => {
  const first = page();
  server.elsewhere('Theirs');
  first.write('Mine');
  await pass(1_000);
  first.sync.stop();
  const again = await reopened();
  await pass(10);
  expect([server.title, again.status()]).toEqual(['Theirs', 'changed']);
});

it('says what the server does not take, and tries again with the next change', async () => {
  const { write, sync, status } = page();
  server.refusal = 'request.VALIDATION_ERROR';
  write('N');
  await pass(60_000);
  expect([server.calls, sync.state.getState()]).toEqual([
    1,
    { status: 'refused', problem: 'request.VALIDATION_ERROR' },
  ]);
  expect(await unsentQuizzes(kv, 'h', Number.POSITIVE_INFINITY)).toEqual(['q']);
  server.refusal = null;
  write('Ni');
  await pass(1_000);
  expect(status()).toBe('saved');
});

it('shows in one page what another one of this browser has saved', async () => {
  const one = page();
  const other = page();
  one.write('N');
  await pass(1_000);
  expect(other.theirs).toEqual(['N']);
  other.write('Night');
  await pass(1_000);
  expect([server.title, one.theirs, one.status()]).toEqual(['Night', ['Night'], 'saved']);
});

it('asks at once where two pages of this browser were written in, and neither takes away what the other keeps', async () => {
  const one = page();
  const other = page();
  one.write('N');
  await pass(500);
  other.write('M');
  await pass(500);
  expect([server.title, one.status(), other.status()]).toEqual(['N', 'saved', 'changed']);
  expect((await other.kept.read()).map(([, { draft }]) => draft.title)).toEqual(['M']);
});
