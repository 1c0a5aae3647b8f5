// @vitest-environment happy-dom

import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { showing } from '#core/features/mysticPeak/games/game.ts';
import type { PeakMove } from '#scenes/features/mysticPeak/ports.ts';
import {
  guess,
  obstacleFixture,
  obstacleFixtures,
  rope,
  runes,
  stones,
} from '#scenes/features/mysticPeak/obstacles/fixtures.ts';
import { introOf, obstacleNews } from '#scenes/features/mysticPeak/obstacles/spoken/model.ts';
import type { ObstacleStageView } from '#scenes/features/mysticPeak/obstacles/ObstacleScene.ts';
import { spokenText } from '#scenes/message.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import { ObstacleTwin } from '#src/features/mysticPeak/obstacles/ObstacleTwin.tsx';
import { NO_DRAFT } from '#src/game/draft.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { renderPage, type RenderOptions, testI18n } from '#src/testing/renderPage.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const played = (move: Extract<PeakMove, { to: 'play' }>['move']) => ({
  type: 'peak',
  move: { to: 'play', move },
});

const fixture = (id: string): ObstacleStageView => {
  const [group, name = ''] = id.split('/');
  const found = obstacleFixtures.find((each) => each.group === group)?.fixtures[name];
  if (!found) throw new Error(id);
  return found as ObstacleStageView;
};

async function twin({ player }: ObstacleStageView, options: RenderOptions = {}) {
  vi.useFakeTimers({ now: FIXTURE_NOW, toFake: ['Date'] });
  const intents: PlayIntent[] = [];
  const props = {
    view: player,
    draft: NO_DRAFT,
    scene: 'obstacle' as const,
    phase: null,
    waitsForNext: true,
    onIntent: (intent: PlayIntent) => intents.push(intent),
  };
  const { services } = await renderPage(<ObstacleTwin {...props} />, () => 'network', options);
  const heading = await screen.findByRole('heading', { level: 1 });
  act(() => heading.focus());
  const names = () =>
    within(screen.getByRole('group'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
  return { intents, heading, names, services };
}

it('has a button for each stone, reachable by number, arrows, and key', async () => {
  const { intents, heading, names } = await twin(fixture('stones/held'));
  expect(heading.textContent).toBe('Stepping stones');
  expect(screen.getByText('Your turn! Stone 4 of 5.')).toBeTruthy();
  expect(names()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((stone) => `Stone ${stone}`));
  await userEvent.keyboard('8');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
  // The third press is on the player's own stone.
  await userEvent.click(screen.getByRole('button', { name: 'Stone 1' }));
  expect(intents).toEqual([played({ stone: 8 }), played({ stone: 5 })]);
});

it('takes no steps while the pattern is shown, and hides it in the spoken form', async () => {
  const { intents } = await twin(fixture('stones/spoken'));
  await userEvent.keyboard('123');
  await userEvent.click(screen.getByRole('button', { name: 'Stone 7' }));
  expect(intents).toEqual([]);
  expect(document.querySelector('[data-look="lit"]')).toBeNull();
});

it("announces the pattern once, number by number, and then the player's turn", async () => {
  vi.useFakeTimers({ now: FIXTURE_NOW });
  const at = obstacleFixture(stones(0, { form: 'spoken' }), { left: 90 });
  const said: string[] = [];
  await renderPage(
    <ObstacleTwin
      view={at.player}
      draft={NO_DRAFT}
      scene="obstacle"
      phase={null}
      waitsForNext
      onIntent={() => undefined}
    />,
    () => 'network',
    {
      prepare: async ({ announcer }) => {
        vi.spyOn(announcer, 'announce').mockImplementation((text) => void said.push(text));
      },
    },
  );
  await act(() => vi.advanceTimersByTimeAsync(showing('spoken', 'medium').ends + 1_000));
  expect(said).toEqual(['3.', '7.', '1.', '8.', '5.', '2.', 'Your turn.']);
});

it.each([' ', '{Enter>3/}'])('throws once on the keydown of "%s", and on no other key', async (keys) => {
  const open = { j: 0, startsAt: FIXTURE_NOW - 900, period: 2_000, phase: 340, centre: 460, zone: 105 };
  const { intents } = await twin(obstacleFixture(rope({ open })));
  await userEvent.keyboard('x');
  expect(intents).toEqual([]);
  act(() => screen.getByRole('button', { name: 'Throw' }).focus());
  await userEvent.keyboard(keys);
  await userEvent.keyboard(keys);
  expect(intents).toEqual([played({ j: 0, t: expect.any(Number) as number })]);
});

it('asks for a distance, entered with digits, arrows, and page keys', async () => {
  const { intents } = await twin(obstacleFixture(guess({ throws: [] })));
  const field = screen.getByRole('spinbutton', { name: 'Distance, 0 to 100' });
  await userEvent.clear(field);
  await userEvent.type(field, '66{Enter}');
  await userEvent.type(field, '{PageUp}{PageUp}{PageUp}{PageUp}{PageDown}{Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, '{Enter}');
  expect(intents).toEqual([played({ j: 0, value: 66 }), played({ j: 0, value: 90 })]);
});

it('names cards by position, and reveals nothing of those face down', async () => {
  const { intents, names } = await twin(fixture('runes/one'));
  expect(names().slice(0, 5)).toEqual([
    'Row 1, card 1: sun',
    'Row 1, card 2, face down',
    'Row 1, card 3, face down',
    'Row 1, card 4, face down',
    'Row 2, card 1, face down',
  ]);
  const faces = within(screen.getByRole('group')).getAllByRole('button');
  expect(faces.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['sun', '?']);
  await userEvent.keyboard('1');
  await userEvent.keyboard('=');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
  expect(intents).toEqual([played({ card: 11 }), played({ card: 5 })]);
});

it('has no single-key shortcuts when the player has switched them off', async () => {
  const { intents } = await twin(fixture('stones/go'), { settings: { shortcuts: false } });
  await userEvent.keyboard('5');
  expect(intents).toEqual([]);
});

it.each([
  ['stones/across', 'You did it!', 'You made it across! +200 points.'],
  ['stones/slipped', 'Not this time', 'You slipped after 4 of 5. 5 was next. You keep climbing anyway.'],
  ['stones/timeUp', 'Time’s up!', 'You crossed 2 of 5 stones. 1 was next. You keep climbing anyway.'],
  ['rope/won', 'You did it!', 'The rope holds! +200 points.'],
  ['rope/lost', 'Not this time', 'So close! Hits: 1 of 2. You keep climbing anyway.'],
  ['estimate/won', 'You did it!', '67. It holds! +200 points.'],
  [
    'estimate/lost',
    'Not this time',
    '61. Just short. The ledge was at 66. You were 5 short. You keep climbing anyway.',
  ],
  ['runes/all', 'You did it!', 'You found them all! +200 points.'],
  [
    'runes/short',
    'Not this time',
    'One pair short: moon, Row 1, card 3 and Row 3, card 1. You keep climbing anyway.',
  ],
] as const)('shows the outcome and a way to continue: %s', async (id, title, line) => {
  const { intents, heading } = await twin(fixture(id));
  expect(heading.textContent).toBe(title);
  expect(screen.getByText(line)).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep climbing' }));
  expect(intents).toEqual([{ type: 'peak', move: { to: 'leave', kind: 'obstacle' } }]);
});

it('ignores presses while the game is paused', async () => {
  const { intents } = await twin(fixture('stones/paused'));
  await userEvent.keyboard('5');
  await userEvent.click(screen.getByRole('button', { name: 'Stone 7' }));
  expect(intents).toEqual([]);
});

it.each([
  ['stones/go', 'stones/held', ['1 holds.']],
  ['stones/last', 'stones/slipped', ['You slipped after 4 of 5. 5 was next. You keep climbing anyway.']],
  ['rope/running', 'rope/just', ['So close! Hits: 0 of 2.']],
  ['rope/just', 'rope/again', ['The wind took it. Try again!']],
  ['estimate/spoken', 'estimate/near', ['75. Just too far. One throw left.']],
  ['estimate/near', 'estimate/won', ['67. It holds! +200 points.']],
  ['runes/closed', 'runes/one', ['Row 1, card 1: sun. Flip another one.']],
  ['runes/one', 'runes/noPair', ['Row 1, card 4: peak. Not a pair. 10 turns left.']],
  ['runes/one', 'runes/pair', ['Row 2, card 3: sun. A pair! Pairs left: 5. 9 turns left.']],
  ['stones/held', 'stones/held', []],
] as const)('announces the change from %s to %s', async (from, to, said) => {
  const { t } = await testI18n();
  const news = obstacleNews(fixture(from).player, fixture(to).player);
  expect(news.map((each) => spokenText((key, values) => t(key, values ?? {}), each))).toEqual(said);
});

it('has every sentence in each language, including singular forms', async () => {
  for (const language of ['en', 'es']) {
    const { t } = await testI18n(language);
    const say = (words: Parameters<typeof spokenText>[1]) =>
      spokenText((key, values) => t(key, values ?? {}), words);
    for (const { fixtures, after = {} } of obstacleFixtures)
      for (const [name, earlier] of Object.entries(after)) {
        const next = fixtures[name] as ObstacleStageView;
        for (const words of obstacleNews(fixture(earlier).player, next.player))
          expect(say(words)).not.toMatch(/mysticPeak|[{}]/);
      }
    for (const game of ['steppingStones', 'ropeThrow', 'runeMatch'] as const)
      for (const difficulty of ['easy', 'medium', 'hard'] as const)
        expect(say(introOf(game, difficulty, 'spoken'))).not.toMatch(/mysticPeak|[{}]/);
  }
});

it('announces the outcome instead of the last move', async () => {
  const { t } = await testI18n();
  const one = obstacleFixture(runes('occccccccccc', 1), { moves: 19 });
  const over = obstacleFixture({ ...runes('ommmmmmmmmmm', 0) }, { moves: 20, result: 'LOSE' });
  const said = obstacleNews(one.player, over.player).map((each) =>
    spokenText((key, values) => t(key, values ?? {}), each),
  );
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/pairs short/);
});

it('mentions no points after a practice game, and leads back to the peak', async () => {
  await twin(fixture('stones/forFun'));
  expect(screen.getByText('You made it across!')).toBeTruthy();
  expect(screen.queryByText(/points/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Back to the peak' })).toBeTruthy();
});
