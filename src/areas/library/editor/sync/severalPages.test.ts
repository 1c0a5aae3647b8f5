// @vitest-environment happy-dom
// Several pages of one browser that edit a quiz with a bad line, and are closed at any time.

import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import type { Host } from '#src/host/session/host.ts';
import { withChoice } from '#src/areas/library/editor/draft/mergeDrafts.ts';
import { type EditorSession, openSession } from '#src/areas/library/editor/sync/openSession.ts';
import { deepEqual } from '#core/collections/deepEqual.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';

const NEVER = new Promise<never>(() => undefined);
const card = { updatedAt: 5 };
const question = (id: string): DraftQuestion => ({ id, type: 'OPEN', text: id });
const START: DraftQuiz = { title: 'N', questions: [question('a'), question('b')] };

/** A quiz on the server, and a device that its pages share. */
class World {
  saved = { draft: START, revision: 1, lastSave: null as string | null };
  line: 'well' | 'down' | 'answersLost' = 'well';
  readonly disk = new Map<string, unknown>();
  readonly pages: Page[] = [];
  #count = 0;

  /** Returns null if the quiz can't be opened now. */
  async visit(): Promise<Page | null> {
    const life = { isOver: false };
    const device = createMemoryKv(this.disk);
    const alive = <T>(task: () => Promise<T>) => (life.isOver ? NEVER : task());
    const kv = {
      ...device,
      set: (key: string, value: unknown) => alive(() => device.set(key, structuredClone(value))),
      delete: (key: string) => alive(() => device.delete(key)),
    };
    const call = async (name: string, request: object, options: { commandId?: string } = {}) => {
      const answer = this.#answer(name, request as World['saved'], options.commandId ?? null);
      answer.catch(() => undefined);
      return alive(() => answer);
    };
    const parts = { call: call as unknown as Host['call'], kv, hostId: 'h', quizId: 'q' };
    try {
      const page = new Page(await openSession({ ...parts, blank: () => START }), life, () =>
        String((this.#count += 1)),
      );
      this.pages.push(page);
      return page;
    } catch {
      return null;
    }
  }

  async #answer(name: string, { draft, revision }: World['saved'], lastSave: string | null) {
    if (this.line === 'down') throw new RequestError('network');
    if (name === 'getDraft') {
      if (this.line === 'answersLost') throw new RequestError('network');
      return { ...structuredClone(this.saved), card };
    }
    if (!deepEqual(draft, this.saved.draft)) {
      if (revision !== this.saved.revision) throw new RequestError('quiz.CHANGED');
      this.saved = { draft: structuredClone(draft), revision: revision + 1, lastSave };
    }
    if (this.line === 'answersLost') throw new RequestError('network');
    return { revision: this.saved.revision, card };
  }
}

class Page {
  readonly session: EditorSession;
  readonly life: { isOver: boolean };
  readonly newId: () => string;

  constructor(session: EditorSession, life: { isOver: boolean }, newId: () => string) {
    this.session = session;
    this.life = life;
    this.newId = newId;
  }

  textOf(id: string): string | undefined {
    return this.session.store.getState().draft.questions.find((each) => each.id === id)?.text;
  }

  edit(id: string, text: string): void {
    this.session.store.dispatch({ type: 'setFields', id, fields: { text } });
  }

  remove(id: string): void {
    this.session.store.dispatch({ type: 'remove', id });
  }

  add(id: string): void {
    const { store } = this.session;
    const after = store.getState().draft.questions[0]?.id ?? null;
    store.dispatch({ type: 'insert', after, questions: [question(id)] });
  }

  move(id: string): void {
    this.session.store.dispatch({ type: 'drop', id, before: 0 });
  }

  /** Keeps both versions of whatever clashes, as the dialog does. */
  keepBoth(): void {
    const { sync, store } = this.session;
    const told = sync.state.getState();
    if (told.status !== 'changed') return;
    const { draft, clashes } = told.conflict;
    const settled = clashes.reduce((now, clash) => withChoice(now, clash, 'both', `x${this.newId()}`), draft);
    sync.settle(settled);
    store.dispatch({ type: 'replace', draft: settled });
  }

  /** Like a browser that crashes. */
  vanish(): void {
    this.life.isOver = true;
    this.session.sync.stop();
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Channels that reach the others at once. */
class LocalChannel {
  static all = new Set<LocalChannel>();
  onmessage: ((event: MessageEvent) => void) | null = null;
  constructor() {
    LocalChannel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of LocalChannel.all)
      if (other !== this) other.onmessage?.({ data: structuredClone(data) } as MessageEvent);
  }
  close() {
    LocalChannel.all.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  LocalChannel.all.clear();
});

type Step =
  | { readonly type: 'add' | 'open' | 'close' | 'vanish' | 'settle'; readonly page: number }
  | { readonly type: 'edit' | 'move' | 'remove'; readonly page: number; readonly id: string }
  | { readonly type: 'pass'; readonly ms: number }
  | { readonly type: 'line'; readonly line: World['line'] };

const PAGES = 3;
const page = fc.nat(PAGES - 1);
const id = fc.constantFrom('a', 'b');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('edit' as const), page, id }),
  fc.record({ type: fc.constantFrom('add' as const, 'open' as const), page }),
  fc.record({ type: fc.constantFrom('close' as const, 'vanish' as const, 'settle' as const), page }),
  fc.record({ type: fc.constantFrom('move' as const, 'remove' as const), page, id }),
  fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 3_000 }) }),
  fc.record({ type: fc.constant('line' as const), line: fc.constantFrom('well', 'down', 'answersLost') }),
);

/** Returns the texts that are missing in the end, though nobody replaced them. */
async function lostAfter(steps: readonly Step[]): Promise<readonly string[]> {
  LocalChannel.all.clear();
  const world = new World();
  const open: (Page | null)[] = [null, null, null];
  const written = new Set(['a', 'b']);
  let count = 0;
  for (const each of steps) {
    if (each.type === 'pass') await pass(each.ms);
    else if (each.type === 'line') world.line = each.line;
    else {
      const at = open[each.page] ?? null;
      if (!at) {
        open[each.page] = await world.visit();
        continue;
      }
      const text = `t${(count += 1)}`;
      if (each.type === 'edit' || each.type === 'remove') {
        const before = at.textOf(each.id);
        if (before === undefined) continue;
        written.delete(before);
        if (each.type === 'remove') at.remove(each.id);
        else {
          at.edit(each.id, text);
          written.add(text);
        }
      } else if (each.type === 'add') {
        at.add(text);
        written.add(text);
      } else if (each.type === 'move') at.move(each.id);
      else if (each.type === 'settle') at.keepBoth();
      else if (each.type === 'close' || each.type === 'vanish') {
        // What was typed has reached the device.
        await pass(300);
        if (each.type === 'close') await at.session.close();
        at.vanish();
        open[each.page] = null;
      }
    }
  }
  world.line = 'well';
  const settleAll = async () => {
    for (let round = 0; round < 6; round += 1) {
      await pass(40_000);
      for (const each of open) each?.keepBoth();
    }
  };
  await settleAll();
  for (const each of open) {
    await each?.session.close();
    each?.vanish();
  }
  open.splice(0, PAGES, await world.visit());
  await settleAll();
  for (const each of world.pages) each.vanish();
  const texts = new Set(world.saved.draft.questions.map(({ text }) => text));
  return [...written].filter((text) => !texts.has(text));
}

const edit = (nth: number, question: string): Step => ({ type: 'edit', page: nth, id: question });
const on = (type: 'open' | 'vanish', nth: number): Step => ({ type, page: nth });
const wait: Step = { type: 'pass', ms: 40_000 };

const EXAMPLES: readonly [Step[]][] = [
  // Two pages are left with the same question changed.
  [[on('open', 0), on('open', 1), edit(0, 'a'), edit(1, 'a'), on('vanish', 0), on('vanish', 1)]],
  // One of them had continued from an older revision.
  [
    [
      on('open', 0),
      on('open', 1),
      { type: 'line', line: 'down' },
      edit(0, 'a'),
      wait,
      on('vanish', 0),
      { type: 'line', line: 'well' },
      edit(1, 'b'),
      wait,
      { type: 'line', line: 'down' },
      { type: 'add', page: 1 },
      on('vanish', 1),
    ],
  ],
  // A page saves after another has taken its draft from the device and continued it there.
  [
    [
      on('open', 0),
      { type: 'line', line: 'down' },
      edit(0, 'a'),
      { type: 'pass', ms: 1_100 },
      on('open', 1),
      edit(1, 'b'),
      { type: 'pass', ms: 1_100 },
      on('vanish', 1),
      { type: 'line', line: 'well' },
      wait,
    ],
  ],
];

it.each(['with', 'without'])(
  'lose nothing that was written, %s messages between pages',
  async (channels) => {
    vi.stubGlobal('BroadcastChannel', channels === 'with' ? LocalChannel : undefined);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        expect(await lostAfter(steps)).toEqual([]);
      }),
      { numRuns: Number(process.env['RUNS'] ?? 200), examples: [...EXAMPLES] },
    );
  },
  240_000,
);
