// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CHALLENGE } from '#core/features/challenge/challenge.ts';
import { Game } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import type { Shown } from '#src/game/phases/phase.ts';
import { ActionsContext, type ChallengeActions } from '#src/features/challenge/actions.ts';
import { renderPage, testI18n } from '#src/testing/renderPage.tsx';
import { announcementsOf } from '#src/game/twins/announce.ts';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';

afterEach(cleanup);

const QUESTION = {
  type: 'MCQ' as const,
  text: 'Right?',
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
};
const REMATCH = { type: 'offerRematch', hash: 'b'.repeat(24), code: '654321' } as const;

function friends(count = 2) {
  const game = new Game({ type: 'challenge', questions: [QUESTION] });
  const ids = Array.from({ length: count }, (_, n) => game.join(n === 0 ? 'Ana' : `Friend ${n}`));
  const see = (n: number) => structuredClone(game.view(ids[n] ?? '')) as PlayerView;
  const answer = (n: number, text: string) => {
    game.open(ids[n] ?? '');
    game.answer(ids[n] ?? '', [text]);
  };
  return { game, ids, see, answer };
}

async function shown(view: PlayerView, scene: 'lobby' | 'challengeBoard', isOwn: boolean) {
  const challenge = {
    isOwn,
    busy: false,
    start: vi.fn(),
    end: vi.fn(),
    again: vi.fn(),
  } satisfies ChallengeActions;
  const onIntent = vi.fn();
  const rest = { draft: NO_DRAFT, phase: null, waitsForNext: false, onIntent };
  await renderPage(
    <ActionsContext value={challenge}>
      <PlayerTwin view={view} scene={scene} {...rest} />
    </ActionsContext>,
    () => 'network',
  );
  await screen.findByRole('heading', { level: 1 });
  if (scene === 'lobby') await screen.findByRole('region', { name: 'Invite your friends' });
  return { challenge, onIntent };
}

it('shows the code and invitation to everyone, and the start only to the creator once a friend has joined', async () => {
  await shown(friends(1).see(0), 'lobby', true);
  const invite = within(screen.getByRole('region', { name: 'Invite your friends' }));
  expect(invite.getByText('123 456')).toBeTruthy();
  expect(await invite.findByRole('img', { name: 'QR code to join game 123456' })).toBeTruthy();
  const early = invite.getByRole('button', { name: 'You need at least 2 players' });
  expect(early.hasAttribute('disabled')).toBe(true);
  cleanup();
  const { challenge } = await shown(friends(3).see(0), 'lobby', true);
  await userEvent.click(screen.getByRole('button', { name: 'Start with 3 players' }));
  expect(challenge.start).toHaveBeenCalledOnce();
  cleanup();
  await shown(friends(2).see(1), 'lobby', false);
  expect(screen.getByText('You’re in! Waiting for Ana to start…')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
  expect(screen.getByText('You can invite more friends.')).toBeTruthy();
  cleanup();
  await shown(friends(CHALLENGE.maxPlayers).see(1), 'lobby', false);
  expect(screen.getByText('This challenge is full.')).toBeTruthy();
});

it('copies a link with the code, the room, and its origin', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await shown(friends().see(0), 'lobby', true);
  screen.getByRole('button', { name: 'Copy link' }).click();
  expect(write).toHaveBeenCalledWith(
    `${location.origin}/join?gc=123456&room=${'a'.repeat(24)}&from=challengeFriends`,
  );
  write.mockRestore();
});

it('shows a finished player how the others are doing, then who won', async () => {
  const { game, see, answer } = friends(3);
  game.start();
  answer(0, 'right');
  await shown(see(0), 'challengeBoard', true);
  expect(screen.getByRole('heading', { name: 'You made it to the top!' })).toBeTruthy();
  expect(screen.getByText(/^You: [\d,]+ points, 100% correct\. 2 still climbing\.$/)).toBeTruthy();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toMatch(/Ana \(you\) \(at the top\)/);
  expect(rows[1]).toContain('(still climbing)');
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  cleanup();
  answer(1, 'wrong');
  answer(2, 'wrong');
  const { challenge, onIntent } = await shown(see(0), 'challengeBoard', true);
  expect(screen.getByRole('heading', { name: 'You won!' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
  expect(challenge.again).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'See your answers' }));
  expect(onIntent).toHaveBeenCalledWith({ type: 'next' });
});

it('lets a friend wait for the rematch and join it once it is open', async () => {
  const { game, see, ids } = friends();
  game.start();
  game.run('end');
  await shown(see(1), 'challengeBoard', false);
  expect(screen.getByRole('heading', { name: 'No points this time' })).toBeTruthy();
  expect(screen.getByText('Ana can start a rematch.')).toBeTruthy();
  cleanup();
  game.send({ ...REMATCH, playerId: ids[0] ?? '', commandId: game.commandId() });
  const { challenge } = await shown(see(1), 'challengeBoard', false);
  await userEvent.click(screen.getByRole('button', { name: 'Play Ana again' }));
  expect(challenge.again).toHaveBeenCalledOnce();
});

it('announces that the player has finished, and later that everyone has', async () => {
  const { game, see, answer } = friends();
  game.start();
  const moment = (scene: Shown['scene']): Shown => ({
    view: see(0),
    scene,
    phase: null,
    draft: NO_DRAFT,
    hasKeys: true,
  });
  const t = (await testI18n()).getFixedT(null, 'play');
  const before = moment('question');
  answer(0, 'right');
  const done = moment('challengeBoard');
  const said = (from: Shown, to: Shown) => announcementsOf(from, to, t).map(({ key }) => key);
  expect(said(before, done)).toContain('play:say.youFinished');
  answer(1, 'wrong');
  const over = moment('challengeBoard');
  expect(said(done, over)).toEqual(['play:say.challenge', 'play:say.result', 'play:say.finalRank']);
  expect(said(over, over)).toEqual([]);
});
