// A power-up game as Ana's page sees it, for tests of pages; they fake the date.

import { expect, vi } from 'vitest';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { Game } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/** Starts a game of Ana and Ben with a question open for each, in which Ana has these cards. */
export function started(cards: readonly PowerupId[] = [], options: Partial<GameOptions> = {}) {
  const game = new Game({ options: { powerups: 'yes', jumble: false, jumbleAnswers: false, ...options } });
  const ana = game.join('Ana');
  const ben = game.join('Ben');
  game.start();
  for (const player of [ana, ben]) game.open(player);
  const give = (powerup: PowerupId, to = ana) =>
    game.host({ type: 'awardPowerup', powerup, playerIds: [to] });
  for (const powerup of cards) give(powerup);
  game.wait(2_000);
  const view = () => {
    vi.setSystemTime(game.now);
    return structuredClone(game.view(ana)) as PlayerView;
  };
  const use = (by: string, powerup: PowerupId, target: string | null = null) => {
    const card = game.view(by).me.belt?.slots.find((each) => each?.powerup === powerup)?.id ?? 0;
    const commandId = game.commandId();
    const decision = game.send({ type: 'usePowerup', playerId: by, card, targetId: target, commandId });
    expect(decision).toMatchObject({ ok: true });
  };
  return { game, ana, ben, give, view, use };
}
