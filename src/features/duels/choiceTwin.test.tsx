// @vitest-environment happy-dom

import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { duelFixtures, duelist, newsOf } from '#scenes/features/duels/choice/fixtures.ts';
import type { DuelStageView } from '#scenes/features/duels/choice/DuelScene.ts';
import { namesIn, newsWords } from '#scenes/features/duels/model.ts';
import { type Message, spokenText } from '#scenes/message.ts';
import { ownStateFixture, playerFixture } from '#scenes/player/playerFixtures.ts';
import { ChoiceTwin } from '#src/features/duels/ChoiceTwin.tsx';
import { phaseOf } from '#src/features/duels/choicePhase.tsx';
import { DuelStatus } from '#src/features/duels/parts.tsx';
import { announcementsOf } from '#src/features/duels/parts.tsx';
import { NO_DRAFT } from '#src/game/draft.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { intentOfKey } from '#src/game/keyboard.ts';
import { renderPage, testI18n } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const fixture = (name: string): DuelStageView => {
  const found = duelFixtures.find(({ scene }) => scene === 'duel')?.fixtures[name];
  if (!found) throw new Error(name);
  return found as DuelStageView;
};

async function twin(name: string) {
  const { player, state } = fixture(name);
  const intents: PlayIntent[] = [];
  const props = {
    view: player,
    state,
    draft: NO_DRAFT,
    scene: 'duel' as const,
    phase: null,
    waitsForNext: true,
    onIntent: (intent: PlayIntent) => intents.push(intent),
  };
  await renderPage(<ChoiceTwin {...props} />, () => 'network');
  const heading = await screen.findByRole('heading', { level: 1 });
  const words = () =>
    within(screen.getByRole('list'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  return { intents, heading, words };
}

it('offers three cards with their effects, reachable with the arrow keys', async () => {
  const { intents, heading, words } = await twin('cards');
  expect(heading.textContent).toBe('Duel: your move!');
  expect(words()).toEqual([
    'Strike: They lose 300, you get 100',
    'Shield: Block one strike',
    'Skip: 100 points, guaranteed',
  ]);
  act(() => heading.focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}{ArrowLeft}{ArrowLeft}{Enter}');
  expect(intents).toEqual([
    { type: 'duel', move: { to: 'choose', decision: 'shield' } },
    { type: 'duel', move: { to: 'choose', decision: 'skip' } },
  ]);
});

it('marks locked kinds, and ignores presses on them', async () => {
  const { intents, words } = await twin('strikesFirst');
  expect(words()).toEqual([
    'Snowball: They lose 300, you get 100',
    'Secret snowball, locked until level 1',
    'Icicle, locked until level 2',
    'Lasso, locked until level 3',
  ]);
  const locked = screen.getByRole('button', { name: /^Icicle/ });
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(locked);
  expect(intents).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Snowball/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(intents).toEqual([
    { type: 'duel', move: { to: 'throw', strike: 'standard' } },
    { type: 'duel', move: { to: 'back' } },
  ]);
});

it('lists targets with rank and points', async () => {
  const { intents, words } = await twin('targets');
  expect(screen.getByRole('list', { name: 'Players you can strike' })).toBeTruthy();
  expect(words().slice(1, 3)).toEqual([
    'Frosty Butterfly, rank 3, 3,420 points',
    'Cyra, rank 4, 3,160 points',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Cyra/ }));
  expect(intents).toEqual([{ type: 'duel', move: { to: 'strike', playerId: 'p3' } }]);
});

it.each([
  ['looking', 'status', 'Finding targets…', []],
  ['nobody', 'status', 'No one to strike right now. Raise a shield, skip, or check again.', ['Check again']],
  ['unreachable', 'alert', 'The line is cut. Check it, and try again.', ['Check again']],
  ['gone', 'alert', 'Someone was faster, or this player left. Choose someone else.', []],
  ['striking', 'status', 'On its way…', []],
] as const)('shows its state: %s', async (name, role, words, buttons) => {
  await twin(name);
  expect(screen.getByRole(role).textContent).toBe(words);
  for (const button of buttons) expect(screen.getByRole('button', { name: button })).toBeTruthy();
});

it('shows the level while higher levels unlock more', async () => {
  await twin('cards');
  expect(screen.getByText(/Next: level 1/)).toBeTruthy();
  cleanup();
  await twin('strikesFirst');
  expect(screen.getByText(/You’re at level 0/)).toBeTruthy();
  cleanup();
  await twin('strikesAll');
  expect(screen.queryByText(/level/)).toBeNull();
});

it('lists targets by name alone when they have no standing', async () => {
  const { words } = await twin('targetsUnranked');
  expect(words().slice(1, 3)).toEqual(['Frosty Butterfly', 'Cyra']);
});

it('moves the focus to the first enabled button, and names its key', async () => {
  await twin('strikesFirst');
  const first = screen.getByRole('button', { name: /^Snowball/ });
  expect(document.activeElement).toBe(first);
  expect(first.getAttribute('aria-keyshortcuts')).toBe('1');
});

it.each(['looking', 'paused'])(
  'keeps the focus on the heading while nothing can be pressed: %s',
  async (name) => {
    const { heading } = await twin(name);
    expect(document.activeElement).toBe(heading);
  },
);

it('maps digits to list positions, except locked ones', () => {
  const pressed = (name: string, key: string) => {
    const { player, state } = fixture(name);
    const press = { key, ctrlKey: false, altKey: false, shiftKey: false, metaKey: false, target: null };
    return intentOfKey(press, player, phaseOf(state));
  };
  expect(pressed('cards', '2')).toEqual({ type: 'duel', move: { to: 'choose', decision: 'shield' } });
  expect(pressed('strikesFirst', '1')).toEqual({ type: 'duel', move: { to: 'throw', strike: 'standard' } });
  expect(pressed('strikesFirst', '2')).toBeNull();
  expect(pressed('targets', '3')).toEqual({ type: 'duel', move: { to: 'strike', playerId: 'p3' } });
  expect(pressed('targets', '9')).toBeNull();
  expect(pressed('striking', '1')).toBeNull();
});

it('announces the heading of each step once', () => {
  const shown = (name: string) => {
    const { player, state } = fixture(name);
    return { view: player, scene: 'duel', phase: phaseOf(state), draft: NO_DRAFT, hasKeys: true } as const;
  };
  const told = (before: string, after: string) =>
    announcementsOf(shown(before), shown(after)).map(({ key }) => key);
  expect(told('cards', 'strikesFirst')).toEqual(['duels:choice.whichStrike']);
  expect(told('looking', 'targets')).toEqual([]);
  expect(announcementsOf(null, shown('cards')).map(({ key }) => key)).toEqual(['duels:choice.title']);
});

it('ignores presses while the game is paused', async () => {
  const { intents } = await twin('paused');
  await userEvent.click(screen.getByRole('button', { name: /^Skip/ }));
  expect(intents).toEqual([]);
});

it('shows the outcome and a way to continue', async () => {
  const { heading, intents } = await twin('hit');
  expect(heading.textContent).toBe('Hit!');
  expect(screen.getByText('You hit Benjamin! 100 points for you.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(intents).toEqual([{ type: 'next' }]);
});

it('shows the level, steps, and own shield with the score', async () => {
  const duel = duelist({ level: 1, step: 1, steps: 3, playerShield: 'stealth' });
  await renderPage(<DuelStatus view={playerFixture({ me: ownStateFixture({ duel }) })} />, () => 'network');
  expect(await screen.findByText('Level 1. 2 correct answers to your next duel.')).toBeTruthy();
  expect(screen.getByText('Your shield: Mist')).toBeTruthy();
});

it('has a message for each outcome and role, with correct plurals in each language', async () => {
  for (const [language, hit, hidden] of [
    ['en', 'You hit Benjamin! 1 point for you.', 'Someone hit you. You lose 300 points.'],
    ['es', '¡Le diste a Benjamin! 1 punto para ti.', 'Alguien te dio. Pierdes 300 puntos.'],
  ] as const) {
    const { t } = await testI18n(language);
    const say = (news: Parameters<typeof newsWords>[0]) =>
      spokenText((key, values) => t(key, values ?? {}), newsWords(news));
    expect(say(newsOf('struckTarget', { points: 1 }))).toBe(hit);
    expect(say(newsOf('struckTarget', { role: 'target', strike: 'stealth', by: null, points: -300 }))).toBe(
      hidden,
    );
    for (const role of ['striker', 'target'] as const)
      for (const outcome of [
        'struckTarget',
        'brokeTargetShield',
        'rebounded',
        'deflected',
        'absorbed',
      ] as const)
        for (const changes of [{}, { met: 'standard' }, { strike: 'swap' }] as const)
          expect(say(newsOf(outcome, { role, ...changes }))).not.toMatch(/duels|[{}]/);
  }
});

it('writes "someone" in lowercase within a sentence, and formats ranks for the language', async () => {
  const strike = { by: null, on: newsOf('absorbed').on, third: null };
  for (const [language, absorbed, deflected, rank] of [
    ['en', 'Benjamin catches someone’s throw', 'Someone to Benjamin… bounced to someone!', '#3'],
    ['es', 'Benjamin atrapa el tiro de alguien', 'Alguien a Benjamin… ¡rebotó a alguien!', '#3'],
  ] as const) {
    const { t } = await testI18n(language);
    const say = (key: string, values: Message['values']) =>
      spokenText((name, filled) => t(name, filled ?? {}), { key, ...(values && { values }) });
    expect(say('duels:wall.absorbed', namesIn(strike))).toBe(absorbed);
    expect(say('duels:wall.deflected', namesIn(strike))).toBe(deflected);
    expect(say('duels:targets.rank', { rank: 3 })).toBe(rank);
  }
});
