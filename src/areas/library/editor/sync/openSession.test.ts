// @vitest-environment happy-dom
// Pages closed during a save, and the visits that follow.

import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import type { Host } from '#src/host/session/host.ts';
import { openSession } from '#src/areas/library/editor/sync/openSession.ts';
import { deepEqual } from '#core/collections/deepEqual.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';

const NEVER = new Promise<never>(() => undefined);
const card = { updatedAt: 5 };

interface Saved {
  readonly draft: DraftQuiz;
  readonly revision: number;
  readonly lastSave: string | null;
}

/** A quiz on the server, and a device with whatever its pages had time to write. */
class World {
  saved: Saved = { draft: { title: 'N', questions: [] }, revision: 1, lastSave: null };
  answersLost = false;
  readonly disk = new Map<string, unknown>();
  readonly #pages: { stop(): void }[] = [];

  /** Saves from another device that has loaded the current draft. */
  elsewhere(title: string) {
    const { draft, revision } = this.saved;
    this.saved = { draft: { ...draft, title }, revision: revision + 1, lastSave: `other-${revision}` };
  }

  async visit() {
    let [writes, hears] = [true, true];
    const device = createMemoryKv(this.disk);
    const write = (task: () => Promise<void>) =>
      hears ? Promise.resolve(writes && task()).then(() => undefined) : NEVER;
    const kv = {
      ...device,
      set: (key: string, value: unknown) => write(() => device.set(key, structuredClone(value))),
      delete: (key: string) => write(() => device.delete(key)),
    };
    const call = async (
      name: string,
      request: Record<string, unknown>,
      options: { commandId?: string } = {},
    ) => {
      const answer = this.#answer(name, request, options.commandId ?? null);
      answer.catch(() => undefined);
      return hears ? answer : NEVER;
    };
    const session = await openSession({
      call: call as unknown as Host['call'],
      kv,
      hostId: 'h',
      quizId: 'q',
      blank: () => ({ title: '', questions: [] }),
    });
    const { sync, store } = session;
    this.#pages.push(sync);
    return {
      write: (title: string) => store.dispatch({ type: 'replace', draft: { title, questions: [] } }),
      title: () => store.getState().draft.title,
      status: () => sync.state.getState().status,
      /** Drops all later writes to the device. */
      keepsNoMore: () => {
        writes = false;
      },
      /** Sends what is left, but receives no responses and writes nothing anymore. */
      close: () => {
        [writes, hears] = [false, false];
        window.dispatchEvent(new Event('pagehide'));
        sync.stop();
      },
      /** Like a device that loses power. */
      vanish: () => {
        [writes, hears] = [false, false];
        sync.stop();
      },
    };
  }

  stop() {
    for (const page of this.#pages) page.stop();
  }

  async #answer(name: string, request: Record<string, unknown>, lastSave: string | null) {
    if (name === 'getDraft') return { ...structuredClone(this.saved), card };
    const { draft, revision } = request as unknown as Saved;
    if (!deepEqual(draft, this.saved.draft)) {
      if (revision !== this.saved.revision) throw new RequestError('quiz.CHANGED');
      this.saved = { draft: structuredClone(draft), revision: revision + 1, lastSave };
    }
    if (this.answersLost) throw new RequestError('network');
    return { revision: this.saved.revision, card };
  }
}

let world: World;
beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
});
afterEach(() => {
  world.stop();
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Each leaves the device with an older draft than was sent, or with one of unknown fate. */
const CLOSINGS: Record<string, { leave(): Promise<void>; readonly shown: string; readonly server: string }> =
  {
    'before sending': {
      async leave() {
        const page = await world.visit();
        page.write('Ni');
        await pass(300);
        page.write('Nig');
        page.vanish();
      },
      shown: 'Ni',
      server: 'N',
    },
    'after sending, before any of it was kept on the device': {
      async leave() {
        const page = await world.visit();
        page.write('Ni');
        await pass(300);
        page.write('Nig');
        page.close();
        await pass(0);
      },
      shown: 'Nig',
      server: 'Nig',
    },
    'after sending, with a lost response and later edits': {
      async leave() {
        const page = await world.visit();
        world.answersLost = true;
        page.write('Ni');
        await pass(1_100);
        page.write('Nig');
        await pass(300);
        page.vanish();
        world.answersLost = false;
      },
      shown: 'Nig',
      server: 'Ni',
    },
    'after several saves with lost responses, the last of them not on the device': {
      async leave() {
        const page = await world.visit();
        world.answersLost = true;
        page.write('Ni');
        await pass(1_100);
        page.write('Nig');
        await pass(300);
        world.answersLost = false;
        page.keepsNoMore();
        page.write('Nigh');
        await pass(2_000);
        page.close();
        await pass(0);
      },
      shown: 'Nigh',
      server: 'Nigh',
    },
    'after the response, before it was recorded': {
      async leave() {
        const page = await world.visit();
        page.write('Ni');
        await pass(300);
        page.keepsNoMore();
        page.write('Nig');
        await pass(1_100);
        page.vanish();
      },
      shown: 'Nig',
      server: 'Nig',
    },
  };

for (const [when, { leave, shown, server }] of Object.entries(CLOSINGS)) {
  it(`continues with its own draft when a page was closed ${when}`, async () => {
    await leave();
    expect(world.saved.draft.title).toBe(server);
    const again = await world.visit();
    await pass(10);
    expect([again.title(), again.status(), world.saved.draft.title]).toEqual([shown, 'saved', shown]);
    expect(world.disk.size).toBe(0);
    again.write('Night');
    await pass(1_100);
    expect([again.status(), world.saved.draft.title]).toEqual(['saved', 'Night']);
  });

  it(`reports a save from another device since a page was closed ${when}`, async () => {
    await leave();
    world.elsewhere('Theirs');
    const again = await world.visit();
    await pass(10);
    expect([again.title(), again.status(), world.saved.draft.title]).toEqual([
      expect.any(String),
      'changed',
      'Theirs',
    ]);
  });
}

it('merges what two pages left on the device', async () => {
  const base = world.saved.draft;
  const left = { base, revision: 1 };
  world.disk.set('quiz:h:q:one', { ...left, draft: { ...base, subject: 'Geography' }, keptAt: 1 });
  world.disk.set('quiz:h:q:other', { ...left, draft: { ...base, grade: '7' }, keptAt: 2 });
  const page = await world.visit();
  await pass(10);
  expect([page.status(), world.saved.draft]).toEqual([
    'saved',
    { ...base, subject: 'Geography', grade: '7' },
  ]);
});

it('never asks a sole author on one device, and always shows the newest draft that reached the device or server', async () => {
  const step = fc.oneof(
    fc.constant('write' as const),
    fc.integer({ min: 0, max: 1_500 }),
    fc.constantFrom('answersLost' as const, 'answersCome' as const, 'keepsNoMore' as const),
    fc.constantFrom('close' as const, 'vanish' as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      world = new World();
      world.saved = { ...world.saved, draft: { title: '0', questions: [] } };
      let written = 0;
      let page = await world.visit();
      const newest = () => {
        const kept = [...world.disk.values()].map((each) => Number((each as Saved).draft.title));
        return Math.max(Number(world.saved.draft.title), ...kept);
      };
      for (const each of steps) {
        if (typeof each === 'number') await pass(each);
        else if (each === 'write') page.write(String((written += 1)));
        else if (each === 'answersLost' || each === 'answersCome') world.answersLost = each === 'answersLost';
        else if (each === 'keepsNoMore') page.keepsNoMore();
        else {
          page[each]();
          await pass(0);
          const arrived = newest();
          page = await world.visit();
          expect(Number(page.title())).toBe(arrived);
        }
        expect(page.status()).not.toBe('changed');
      }
      world.answersLost = false;
      await pass(60_000);
      expect([page.status(), world.saved.draft.title]).toEqual(['saved', page.title()]);
      world.stop();
    }),
    // Editing continues on a save that only the server knows of.
    { numRuns: 300, examples: [[['write', 250, 'close', 'write', 250, 'vanish']]] },
  );
});
