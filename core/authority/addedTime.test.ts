// Time the teacher adds to an open question (docs/game-rules.md, "Timers").

import { describe, expect, it } from 'vitest';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { withBonusOf } from '#core/authority/grade.ts';
import { evolveAll } from '#core/authority/index.ts';
import { questionTimer } from '#core/views/questionTimer.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';

const MINUTE = 60_000;

/** Opens a 30 s question for Ana, Ben, and Cleo. */
function begin(options: Partial<GameOptions> = {}) {
  const game = new Game({ type: 'tp', questions: choices(2), options });
  const [ana, ben, cleo] = [game.join('Ana'), game.join('Ben'), game.join('Cleo')];
  game.start();
  const bonuses = () =>
    [ana, ben, cleo].map((player) => game.view(player).slide?.feedback?.breakup?.timer ?? null);
  return { game, ana, ben, cleo, bonuses };
}

describe('added time', () => {
  it('counts toward the time bonus of answers before and after it', () => {
    const { game, ana, ben, cleo, bonuses } = begin();
    game.now += 9_000;
    game.answer(ana, ['right']);
    game.now += 16_000;
    game.host({ type: 'addTime', ms: MINUTE });
    game.now += 20_000;
    game.answer(ben, ['right']);
    game.answer(cleo, ['wrong']);
    // 81 s and 45 s of 90 s left.
    expect(bonuses()).toEqual([360, 200, 0]);
    expect(game.view(ana).me.score).toBe(960);
    expect(game.replayed()).toEqual(game.room);
  });

  it("keeps what a feature added to an answer's points", () => {
    const { game, ana } = begin();
    game.now += 9_000;
    game.answer(ana, ['right']);
    const { pending } = game.seat(ana);
    const made = pending && {
      ...pending,
      breakup: { ...pending.breakup, extra: 500, total: pending.breakup.total + 500 },
    };
    expect(made && withBonusOf(made, 90_000).breakup).toEqual({
      base: 600,
      timer: 360,
      streak: 0,
      extra: 500,
      total: 1_460,
    });
  });

  it('restarts a classic clock that has reached zero', () => {
    const { game, ana } = begin({ timer: 'classic' });
    game.wait(50_000);
    const clock = () => questionTimer(game.view(ana).slide, game.room, game.now);
    expect(clock().state).toBe('stopped');
    game.host({ type: 'addTime', ms: MINUTE });
    expect(clock()).toEqual({ state: 'running', endsAt: game.now + MINUTE });
  });

  it('leaves scores unchanged in logs from before it counted toward the bonus', () => {
    const { game, ana, ben, cleo, bonuses } = begin();
    game.now += 15_000;
    game.answer(ana, ['right']);
    game.host({ type: 'addTime', ms: MINUTE });
    game.answer(ben, ['wrong']);
    game.answer(cleo, ['wrong']);
    const before = game.log.map((event) => {
      if (event.type !== 'timeAdded') return event;
      const { forBonus: _forBonus, ...old } = event;
      return old;
    });
    expect(bonuses()[0]).toBe(330);
    expect(evolveAll(null, before)?.seats.flat()[0]?.score).toBe(800);
  });
});
