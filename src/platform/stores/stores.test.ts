import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuestionType } from '#core/questions/question.ts';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import type { Climber, ProjectorView } from '#core/views/projectorView.ts';
import { defaultSettings, loadSettings } from '#src/platform/storage/savedSettings.ts';
import { createAnnouncer, SPEECH } from '#src/platform/stores/announcer.ts';
import { createHostStore, createProjectorStore, createRoomStore } from '#src/platform/stores/roomStore.ts';
import { createServerClock, ringAt } from '#src/platform/stores/serverClock.ts';
import { createSettingsStore, wantsLessMotion } from '#src/platform/stores/settings.ts';
import { createMemoryLocalStore } from '#src/testing/memoryLocalStore.ts';

const HASH = 'a'.repeat(24);

interface View {
  readonly seq: number;
  readonly room: {
    readonly hash: string;
    readonly title?: string;
    readonly questionTypes?: readonly QuestionType[];
  };
  readonly me?: string;
}

describe('the room store', () => {
  const view = (seq: number, me = 'first'): View => ({ seq, room: { hash: HASH }, me });
  const push = (seq: number, patch: Record<string, unknown>, roomHash = HASH) => ({ roomHash, seq, patch });

  it('accepts later views and pushes, whole sections at a time, across any gap', () => {
    const store = createRoomStore<View>();
    store.put(view(3));
    store.apply(push(9, { me: 'later' }));
    expect(store.getState().view).toEqual({ seq: 9, room: { hash: HASH }, me: 'later' });
    store.apply(push(9, { room: { hash: HASH, title: 'Cells' } }));
    expect(store.getState().view?.room.title).toBe('Cells');
  });

  it('drops what is older than its view, and what belongs to another room', () => {
    const store = createRoomStore<View>();
    store.apply(push(1, { me: 'nobody' }));
    expect(store.getState().view).toBeNull();
    store.put(view(5));
    store.put(view(4, 'old'));
    store.apply(push(4, { me: 'old' }));
    store.apply(push(6, { me: 'other' }, 'b'.repeat(24)));
    expect(store.getState().view).toEqual(view(5));
    store.put({ seq: 0, room: { hash: 'b'.repeat(24) } });
    expect(store.getState().view?.seq).toBe(0);
  });

  it('holds everything back, in order, until the kinds of its questions have loaded', async () => {
    const store = createRoomStore<View>();
    const unknown = ['UNKNOWN' as never];
    store.put({ seq: 1, room: { hash: HASH, questionTypes: unknown } });
    store.apply(push(2, { me: 'later' }));
    expect(store.getState().view).toBeNull();
    await vi.waitFor(() => expect(store.getState().view).toMatchObject({ seq: 2, me: 'later' }));
  });
});

describe('a whole view that pushes have overtaken', () => {
  const whole = (seq: number, slide: string, board = 'none') =>
    ({ seq, room: { hash: HASH }, slide, board }) as unknown as View;
  const push = (seq: number, patch: Record<string, unknown>) => ({ roomHash: HASH, seq, patch });

  it('adds what the pushes lack, and keeps what they brought', () => {
    const store = createRoomStore<View>();
    store.put(whole(50, 'open'));
    store.apply(push(54, { board: 'first' }));
    store.put(whole(53, 'answered'));
    expect(store.getState().view).toEqual(whole(54, 'answered', 'first'));
    store.put(whole(52, 'open'));
    expect(store.getState().view).toEqual(whole(54, 'answered', 'first'));
    store.put(whole(55, 'next'));
    expect(store.getState().view).toEqual(whole(55, 'next'));
  });

  it('is dropped once more pushes have arrived than are kept', () => {
    const store = createRoomStore<View>();
    store.put(whole(1, 'open'));
    for (let seq = 3; seq < 103; seq += 1) store.apply(push(seq, seq === 3 ? { slide: 'next' } : {}));
    store.put(whole(2, 'answered'));
    expect(store.getState().view).toEqual(whole(102, 'next'));
    store.put(whole(101, 'answered'));
    expect(store.getState().view).toEqual(whole(102, 'answered'));
  });

  it('leads to the same view as receiving everything in order', () => {
    const at = (seq: number) => whole(seq, `slide ${seq}`, `board ${seq - (seq % 2)}`);
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 30 }), (late) => {
        const store = createRoomStore<View>();
        store.put(at(0));
        // Boards are pushed when they change; the slide only comes with whole views.
        for (let seq = 2; seq <= 20; seq += 2) store.apply(push(seq, { board: `board ${seq}` }));
        for (const seq of late) store.put(at(seq));
        const latest = Math.max(0, ...late);
        expect(store.getState().view).toEqual(whole(20, `slide ${latest}`, 'board 20'));
      }),
    );
  });
});

describe('the host store', () => {
  const row = (id: string, rank: number | null, score = 0) => ({ id, rank, score }) as HostPlayerRow;
  const host = (players: HostPlayerRow[]) =>
    ({
      seq: 1,
      room: { hash: HASH },
      players,
      questions: [{ index: 0 }, { index: 1 }],
      controls: ['start'],
      slide: null,
    }) as unknown as HostView;

  it('replaces rows with the same id, adds new ones, removes deleted ones and keeps the rank order', () => {
    const store = createHostStore();
    store.put(host([row('ana', 1, 100), row('ben', 2, 50), row('cleo', null)]));
    store.apply({
      roomHash: HASH,
      seq: 2,
      patch: {
        players: [row('ben', 1, 200), row('ana', 2, 100), row('dan', null)],
        questions: [{ index: 1, more: true }],
      },
      removedPlayers: ['cleo'],
    });
    const view = store.getState().view;
    expect(view?.players.map((each) => each.id)).toEqual(['ben', 'ana', 'dan']);
    expect(view?.questions).toEqual([{ index: 0 }, { index: 1, more: true }]);
    expect(view?.controls).toEqual(['start']);
    store.apply({ roomHash: HASH, seq: 3, patch: {}, removedPlayers: ['ana'] });
    expect(store.getState().view?.players.map((each) => each.id)).toEqual(['ben', 'dan']);
  });
});

describe('the projector store', () => {
  const climber = (id: string, height: number) => ({ id, height }) as Climber;
  const store = createProjectorStore();
  const shown = () => store.getState().view?.climbers.map(({ id, height }) => `${id} ${height}`);

  it('replaces climbers with the same id, adds new ones, and has none once the climb is over', () => {
    const climbers = [climber('ana', 1), climber('ben', 2), climber('cleo', 0)];
    store.put({ seq: 1, room: { hash: HASH }, summit: 5, climbers } as unknown as ProjectorView);
    const patch = { climbers: [climber('ana', 2), climber('dan', 0)] };
    store.apply({ roomHash: HASH, seq: 2, patch, removedPlayers: ['cleo'] });
    expect(shown()).toEqual(['ana 2', 'ben 2', 'dan 0']);
    const before = store.getState().view?.climbers;
    store.apply({ roomHash: HASH, seq: 3, patch: { progress: 40, climbers: [] } });
    // The same array: no climber has moved, so nothing re-renders.
    expect(store.getState().view?.climbers).toBe(before);
    store.apply({ roomHash: HASH, seq: 4, patch: { summit: null, climbers: [] } });
    expect(shown()).toEqual([]);
  });
});

describe('the server clock', () => {
  it('adds half the round trip, and trusts the fastest one', () => {
    let local = 1_000;
    const clock = createServerClock(() => local);
    clock.observe(50_000, 900, 1_000);
    expect(clock.now()).toBe(50_050);
    clock.observe(90_000, 0, 1_000);
    expect(clock.now()).toBe(50_050);
    clock.observe(50_020, 980, 1_000);
    expect(clock.now()).toBe(50_030);
    local = 2_000;
    expect(clock.now()).toBe(51_030);
  });

  it('replaces an old sample', () => {
    const clock = createServerClock(() => 100_000);
    clock.observe(1_000, 0, 10);
    clock.observe(500_000, 99_000, 100_000);
    expect(clock.now()).toBe(500_500);
  });

  describe('ringAt', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** A machine whose timers stop while it sleeps, but whose clock doesn't. */
    function machine() {
      let slept = 0;
      const rings: number[] = [];
      const clock = createServerClock(() => Date.now() + slept);
      const start = clock.now();
      return {
        rings,
        at: (ms: number) => ringAt(clock, start + ms, () => rings.push(clock.now() - start)),
        sleep: (ms: number) => void (slept += ms),
        correct: (ms: number) => clock.observe(clock.now() + ms, clock.now(), clock.now()),
      };
    }

    it('rings once, on time, unless it is canceled', () => {
      const { rings, at } = machine();
      at(5_000);
      at(4_000)();
      at(-1_000);
      vi.advanceTimersByTime(60_000);
      expect(rings).toEqual([0, 5_000]);
    });

    it('rings soon after the machine has slept past the time', () => {
      const { rings, at, sleep } = machine();
      at(600_000);
      vi.advanceTimersByTime(10_000);
      sleep(3_600_000);
      vi.advanceTimersByTime(2_000);
      expect(rings).toHaveLength(1);
    });

    it('follows the corrected clock', () => {
      const { rings, at, correct } = machine();
      at(10_000);
      vi.advanceTimersByTime(1_000);
      correct(-3_000);
      vi.advanceTimersByTime(10_000);
      expect(rings).toEqual([]);
      vi.advanceTimersByTime(2_500);
      expect(rings).toHaveLength(1);
    });

    it('rings weeks later, although browsers would treat such a delay as none', () => {
      const { rings, at } = machine();
      at(40 * 24 * 3_600_000);
      vi.advanceTimersByTime(39 * 24 * 3_600_000);
      expect(rings).toEqual([]);
      vi.advanceTimersByTime(24 * 3_600_000 + 1);
      expect(rings).toHaveLength(1);
    });
  });
});

describe('the announcer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function listen() {
    const announcer = createAnnouncer();
    const heard: string[] = [];
    announcer.subscribe((state, before) => {
      if (state.polite !== before.polite) heard.push(state.polite.text);
      if (state.assertive !== before.assertive) heard.push(`! ${state.assertive.text}`);
    });
    return { announce: announcer.announce, heard };
  }

  it('speaks the first sentence immediately and spaces out the next', () => {
    const { announce, heard } = listen();
    announce('one');
    announce('two');
    expect(heard).toEqual(['one']);
    vi.advanceTimersByTime(SPEECH.gapMs);
    expect(heard).toEqual(['one', 'two']);
  });

  it('removes old news from the page', () => {
    const { announce, heard } = listen();
    announce('one', 'assertive');
    vi.advanceTimersByTime(SPEECH.keptMs - 1);
    expect(heard).toEqual(['! one']);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['! one', '! ']);
  });

  it('repeats a sentence only after a while', () => {
    const { announce, heard } = listen();
    announce('one');
    announce('one');
    vi.advanceTimersByTime(SPEECH.repeatMs);
    expect(heard).toEqual(['one']);
    announce('one');
    expect(heard).toEqual(['one', 'one']);
  });

  it('puts urgent sentences first and drops old ones', () => {
    const { announce, heard } = listen();
    announce('zero');
    for (let i = 1; i <= 6; i += 1) announce(`polite ${i}`);
    announce('fire', 'assertive');
    vi.advanceTimersByTime(SPEECH.gapMs * 10);
    expect(heard).toEqual(['zero', '! fire', 'polite 4', 'polite 5', 'polite 6']);
  });
});

describe('the settings', () => {
  it('save what is changed, but not what came with the address', () => {
    const localStore = createMemoryLocalStore();
    const store = createSettingsStore(localStore, { language: 'es' });
    expect(store.getState().language).toBe('es');
    store.change({ music: false });
    expect(store.getState()).toMatchObject({ language: 'es', music: false });
    expect(loadSettings(localStore)).toEqual({ ...defaultSettings(), music: false });
  });

  it('keep what another tab has changed', () => {
    const localStore = createMemoryLocalStore();
    const [here, there] = [createSettingsStore(localStore), createSettingsStore(localStore)];
    there.change({ autoNext: false });
    here.change({ music: false });
    expect(loadSettings(localStore)).toMatchObject({ autoNext: false, music: false });
  });

  it("follow the operating system's motion setting unless told otherwise", () => {
    expect(wantsLessMotion(defaultSettings(), true)).toBe(true);
    expect(wantsLessMotion({ ...defaultSettings(), reduceMotion: 'off' }, true)).toBe(false);
    expect(wantsLessMotion({ ...defaultSettings(), reduceMotion: 'on' }, false)).toBe(true);
  });
});
