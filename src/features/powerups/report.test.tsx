// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { PowerupGame } from '#core/features/powerups/testGame.ts';
import { choices } from '#core/testing/choices.ts';
import type { HostView } from '#core/views/hostView.ts';
import { AnsweredItem } from '#src/areas/reports/AnsweredItem.tsx';
import { answeredQuestions } from '#src/areas/reports/answers.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

/** Renders the first answer of a player who has points and used these cards before it. */
async function shown(powerups: readonly PowerupId[], answer: string): Promise<string> {
  const game = new PowerupGame({ questions: choices(3), options: { timer: 'off' } });
  const [ana = ''] = game.players;
  game.plays(ana, 'right');
  for (const powerup of powerups) game.boost(ana, powerup);
  game.plays(ana, answer);
  const view = game.hostView() as HostView;
  const attempt = game.report().players[0]?.attempts[0];
  const item = attempt && answeredQuestions(view.questions, attempt)[1];
  if (!item) throw new Error('no answer');
  await renderPage(<AnsweredItem roomHash="a" item={item} answers timed={false} />, () => 'network');
  return (await screen.findByText(/points/)).closest('p')?.textContent ?? '';
}

it('names each power-up with the points it added', async () => {
  expect(await shown(['double', 'supersonic'], 'right')).toBe(
    '1,950 points (answer 600 + streak 50, 2x +650, Supersonic +650)',
  );
});

it('names the points lost by a miss', async () => {
  expect(await shown(['doubleJeopardy'], 'wrong')).toBe('-600 points (Double Jeopardy −600)');
});
