import { describe, expect, it } from 'vitest';
import { Game, type GameSettings } from '#core/testing/game.ts';
import { REMATCH } from '#core/room/rematch.ts';

const NEXT = { hash: 'b'.repeat(24), code: '654321' };

const offer = (game: Game, next = NEXT) => game.host({ type: 'hostRematch', ...next });

function played(settings: GameSettings = {}) {
  const game = new Game(settings);
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  game.start();
  return { game, ana, ben };
}

describe('the rematch of a hosted game', () => {
  it.each(['completed', 'stopped'] as const)('is offered to everyone after a game is %s', (state) => {
    const { game, ana, ben } = played();
    if (state === 'completed')
      for (const id of [ana, ben])
        for (let done = 0; done < game.room.questions.length; done += 1) {
          game.open(id);
          game.skip(id);
        }
    game.end();
    expect(game.room.state).toBe(state);
    expect(game.view(ana).me.rematch).toBeNull();
    expect(game.projector().rematch).toBeNull();
    expect(offer(game).ok).toBe(true);
    for (const id of [ana, ben]) expect(game.view(id).me.rematch).toEqual(NEXT);
    expect(game.projector().rematch).toEqual(NEXT);
    expect(game.replayed()).toEqual(game.room);
  });

  it('is refused for a game that is running, never started, or was played on paper', () => {
    const { game, ana } = played();
    expect(offer(game)).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
    expect(game.view(ana).me.rematch).toBeNull();
    const closed = new Game();
    closed.end();
    expect(offer(closed)).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
    const paper = new Game({ type: 'tp_offline' });
    paper.host({ type: 'open' });
    paper.end();
    expect(offer(paper)).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
  });

  it('is the room that the host opened last, and is offered once', () => {
    const { game, ana } = played();
    game.end();
    const first = { type: 'hostRematch', ...NEXT, commandId: 'first' } as const;
    expect(game.send(first).ok).toBe(true);
    expect(game.send(first)).toEqual({ ok: true, events: [] });
    const later = { hash: 'c'.repeat(24), code: '111111' };
    offer(game, later);
    expect(game.view(ana).me.rematch).toEqual(later);
  });

  it('is refused when the game ended too long ago', () => {
    const { game } = played();
    game.end();
    game.now += REMATCH.hostedMs + 1;
    expect(offer(game)).toEqual({ ok: false, reason: 'room.EXPIRED' });
    game.now -= 1;
    expect(offer(game).ok).toBe(true);
  });

  it('is hidden from removed, rejected, and waiting players', () => {
    const { game, ana, ben } = played({ options: { requestJoinApproval: true } });
    game.host({ type: 'approve', playerId: null, approved: true });
    const [cleo, dan] = [game.join('Cleo'), game.join('Dan')];
    game.host({ type: 'approve', playerId: cleo, approved: false });
    game.host({ type: 'remove', playerId: ben });
    game.end();
    offer(game);
    expect(game.view(ana).me.rematch).toEqual(NEXT);
    for (const id of [ben, cleo, dan]) expect(JSON.stringify(game.view(id))).not.toContain(NEXT.code);
  });

  it('leaves no trace in a room without one', () => {
    const { game } = played();
    game.end();
    expect(game.room).not.toHaveProperty('rematch');
  });
});
