import { expect, it } from 'vitest';
import { receiptSlide } from '#core/authority/index.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { Game } from '#core/testing/game.ts';

function using(powerup: PowerupId) {
  const game = new Game({ options: { powerups: 'yes', jumble: false } });
  const ana = game.join('Ana');
  game.start();
  game.open(ana);
  game.host({ type: 'awardPowerup', powerup, playerIds: [ana] });
  game.wait(2_000);
  const card = game.view(ana).me.belt?.slots[0]?.id ?? 0;
  const commandId = game.commandId();
  expect(game.send({ type: 'usePowerup', playerId: ana, card, targetId: null, commandId })).toMatchObject({
    ok: true,
  });
  return { game, ana };
}

it('a receipt says that a wrong answer is not final, and which answer it was', () => {
  const { game, ana } = using('immunity');
  game.answer(ana, ['4']);
  const spared = receiptSlide(game.room, 0)?.powerups?.spared;
  expect(spared).toMatchObject({ type: 'MCQ' });
  expect(receiptSlide(game.room, 0)).toMatchObject({ answered: false, state: 'active' });
  expect(game.view(ana).slide?.powerups?.spared).toEqual(spared);
  game.answer(ana, ['7']);
  expect(receiptSlide(game.room, 0)).toMatchObject({ answered: true, powerups: null });
});

it('a receipt says what power-ups added, and that nothing is hidden anymore', () => {
  const { game, ana } = using('double');
  game.answer(ana, ['7']);
  const slide = receiptSlide(game.room, 0);
  expect(slide?.powerups?.points).toEqual([{ powerup: 'double', points: expect.any(Number) }]);
  expect(game.view(ana).slide?.powerups).toEqual(slide?.powerups);
  const hiding = using('eraser');
  expect(hiding.game.view(hiding.ana).slide?.powerups?.hiddenOptions).toHaveLength(1);
  hiding.game.answer(hiding.ana, ['7']);
  expect(receiptSlide(hiding.game.room, 0)?.powerups).toBeNull();
});
