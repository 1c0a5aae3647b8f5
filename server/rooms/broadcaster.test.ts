import { afterEach, expect, it, vi } from 'vitest';
import { textsIn } from '#core/testing/typedAnswers.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { Decision, RoomEvent } from '#core/authority/index.ts';
import { Game } from '#core/testing/game.ts';
import { Audience } from '#server/rooms/audience.ts';
import { Ranks } from '#server/rooms/ranks.ts';
import { Broadcaster } from '#server/rooms/broadcaster.ts';

afterEach(() => void vi.useRealTimers());

interface Payload {
  readonly patch: Pick<Partial<ProjectorView>, 'slide'> & { readonly questions?: readonly unknown[] };
}

/** Records what was sent to this screen. */
function screen(id: string) {
  const payloads: Payload[] = [];
  return { id, payloads, send: (_event: string, payload: unknown) => payloads.push(payload as Payload) };
}

it('removes a text that the teacher hides from projector and players immediately, and shows the host that it is hidden', () => {
  const game = new Game({ type: 'tp', questions: [{ type: 'OPEN', text: 'Well?' }] });
  const ana = game.join('Ana');
  const ben = game.join('Ben');
  game.start();
  game.answer(ana, ['Nobody likes Cy']);
  game.answer(ben, ['Fine']);
  game.wait(500);
  const audience = new Audience();
  const [player, projector, host] = [screen('player'), screen('projector'), screen('host')];
  audience.addPlayer(1, player);
  audience.projectors.add(projector);
  audience.hosts.add(host);
  const broadcaster = new Broadcaster(game.room, audience, new Ranks(() => true));
  const { id: questionId = '' } = game.room.questions[0]?.question ?? {};
  const decision = game.host({ type: 'hideText', questionId, text: 'Nobody likes Cy', hidden: true });
  broadcaster.step(game.room, decision.ok ? decision.events : []);
  broadcaster.close();
  for (const { payloads } of [player, projector])
    expect(textsIn(payloads.at(-1)?.patch.slide?.distribution).map(({ text }) => text)).toEqual(['Fine']);
  expect(host.payloads.at(-1)?.patch.questions).toMatchObject([{ hiddenTexts: ['Nobody likes Cy'] }]);
});

it.each(['finish', 'end'] as const)(
  "updates the host's count of unanswered questions when one left for later is never answered (%s)",
  (how) => {
    const game = new Game();
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    const { id: questionId = '' } = game.room.questions[0]?.question ?? {};
    game.send({ type: 'answerLater', commandId: 'later', playerId: ana, questionId, draft: null });
    const audience = new Audience();
    const host = screen('host');
    audience.hosts.add(host);
    const broadcaster = new Broadcaster(game.room, audience, new Ranks(() => true));
    const over = how === 'end' ? game.host({ type: 'end' }) : game.send({ type: 'finish', playerId: ana });
    vi.useFakeTimers();
    broadcaster.step(game.room, over.ok ? over.events : []);
    vi.advanceTimersByTime(1_000);
    broadcaster.close();
    const rows = host.payloads.flatMap(({ patch }) => patch.questions ?? []);
    expect(rows).toContainEqual(
      expect.objectContaining({ index: 0, distribution: expect.objectContaining({ unanswered: 1 }) }),
    );
  },
);

/** The names of the pushes that the host gets for these steps of a teacher-paced game. */
function toldOf(play: (game: Game, step: (events: readonly RoomEvent[]) => void) => void): readonly string[] {
  const game = new Game({ type: 'tp' });
  game.join('Ana');
  const audience = new Audience();
  const names: string[] = [];
  audience.hosts.add({ id: 'host', send: (event) => names.push(event) });
  const broadcaster = new Broadcaster(game.room, audience, new Ranks(() => true));
  play(game, (events) => broadcaster.step(game.room, events));
  broadcaster.close();
  return names;
}

it('pushes simultaneous changes to the teacher once, under the most important name', () => {
  const names = toldOf((game, step) => {
    const tell = (decision: Decision) => step(decision.ok ? decision.events : []);
    tell(game.host({ type: 'start' }));
    game.now += 3_000;
    tell(game.send({ type: 'deadline' }));
    // Everyone has answered: the slide closes and is revealed.
    tell(game.answer(game.room.seats.flat()[0]?.id ?? '', ['7']));
    tell(game.host({ type: 'end' }));
  });
  expect(names).toEqual(['gameStarted', 'updateQuestionState', 'updateQuestionState', 'gameEnded']);
});

it('updates every player when the time of some is over and when they get more', () => {
  const game = new Game({ playMode: 'async' });
  const due = game.room.expiresAt;
  const players = [game.join('Ana'), game.join('Ben')] as const;
  const [ana, ben] = players;
  for (const player of players) game.open(player);
  game.host({ type: 'allowUntil', playerId: ana, until: due + 60_000 });
  const audience = new Audience();
  const ranks = new Ranks(() => true);
  const screens = players.map((player, seat) => {
    let view: object = game.view(player);
    const names: string[] = [];
    audience.addPlayer(seat, {
      id: player,
      send(event, payload) {
        names.push(event);
        view = { ...view, ...(payload as { patch: object }).patch };
      },
    });
    return { player, names, seen: () => view };
  });
  const broadcaster = new Broadcaster(game.room, audience, ranks);
  const step = (decision: Decision) => {
    broadcaster.step(game.room, decision.ok ? decision.events : []);
    for (const { player, seen } of screens) {
      const { room, me, slide, summary } = game.view(player);
      expect(seen()).toMatchObject({ room, me, slide, summary });
    }
  };
  game.now = due;
  step(game.send({ type: 'deadline' }));
  expect(screens.map(({ names }) => names)).toEqual([[], ['gameEnded']]);
  step(game.host({ type: 'allowUntil', playerId: ben, until: due + 120_000 }));
  step(game.host({ type: 'setDueDate', expiresAt: due + 180_000 }));
  game.now = due + 180_000;
  step(game.send({ type: 'deadline' }));
  expect(game.room.state).toBe('completed');
  broadcaster.close();
});

it('sends the projector only the climbers who moved, a few times a second', () => {
  vi.useFakeTimers();
  const game = new Game({ type: 'normal' });
  const players = Array.from({ length: 300 }, (_, index) => game.join(`Player ${index}`));
  const audience = new Audience();
  const pushes: { readonly climbers: number; readonly bytes: number }[] = [];
  audience.projectors.add({
    id: 'projector',
    send(_event, payload) {
      const { climbers = [] } = (payload as { patch: Partial<ProjectorView> }).patch;
      pushes.push({ climbers: climbers.length, bytes: JSON.stringify(payload).length });
    },
  });
  const broadcaster = new Broadcaster(game.room, audience, new Ranks(() => true));
  const step = (decision: Decision) => broadcaster.step(game.room, decision.ok ? decision.events : []);
  step(game.host({ type: 'start' }));
  vi.advanceTimersByTime(1_000);
  expect(pushes.at(-1)?.climbers).toBe(300);
  expect(pushes.at(-1)?.bytes).toBeLessThan(32_000);
  game.now += 3_000;
  pushes.length = 0;
  // Within one second, every tenth player opens a question and answers it.
  for (const [index, player] of players.slice(0, 30).entries()) {
    step(game.open(player));
    step(game.answer(player, [index % 3 === 0 ? '9' : '7']));
    vi.advanceTimersByTime(33);
  }
  vi.advanceTimersByTime(250);
  broadcaster.close();
  expect(pushes.length).toBeLessThanOrEqual(6);
  expect(Math.max(...pushes.map(({ climbers }) => climbers))).toBeLessThanOrEqual(12);
  expect(Math.max(...pushes.map(({ bytes }) => bytes))).toBeLessThan(6_000);
});
