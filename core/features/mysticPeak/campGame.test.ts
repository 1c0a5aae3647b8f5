import { describe, expect, it } from 'vitest';
import { evolveAll, type Room, type RoomEvent, RULES } from '#core/authority/index.ts';
import { marksOf } from '#core/authority/engine/featureMarks.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { dueBotCommands } from '#core/features/bots/authorityMoves.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';
import { guesses } from '#core/testing/guesses.ts';

/** Three camps; Mia has just cleared the first. */
function cleared(settings: GameSettings = {}) {
  const game = new PeakGame(['Mia', 'Ben'], settings);
  const [mia = '', ben = ''] = game.players;
  game.toLevelUp(mia);
  const levelUp = () => {
    const stop = game.stop(mia);
    if (stop?.kind !== 'levelUp') throw new Error('no level up');
    return stop;
  };
  const start = (obstacle: string, commandId = game.commandId()) =>
    game.send({ type: 'startObstacle', playerId: mia, obstacle, form: 'still', commandId });
  const belt = () => game.view(mia).me.belt?.slots.filter(Boolean) ?? [];
  return { game, mia, ben, levelUp, start, belt };
}

describe('a level up', () => {
  it('offers a game at the difficulty of the camp, and up to three power-ups for the next one', () => {
    const { game, mia, levelUp } = cleared();
    expect(levelUp()).toMatchObject({
      camp: 1,
      until: game.now + MYSTIC_PEAK.limits.levelUpMs,
      campGame: { difficulty: 'easy', points: 200 },
    });
    // Nobody is in camp 2 whom an avalanche could hit.
    expect(levelUp().offers.toSorted()).toEqual(['eraser', 'fiftyFifty', 'immunity']);
    game.toLevelUp(mia);
    expect(levelUp()).toMatchObject({ camp: 2, campGame: { difficulty: 'medium', points: 300 } });
  });

  it('offers no power-ups on the peak, where no questions are left, nor without power-ups', () => {
    const { game, mia, levelUp } = cleared();
    for (const _ of [2, 3]) game.toLevelUp(mia);
    expect(levelUp()).toMatchObject({ camp: 3, campGame: { difficulty: 'hard', points: 400 }, offers: [] });
    expect(game.take(mia)).toEqual({ ok: false, reason: 'peak.WRONG_STOP' });
    game.leave(mia, 'levelUp');
    expect(game.on(mia)).toBe('summit');
    expect(cleared({ options: { powerups: 'no' } }).levelUp().offers).toEqual([]);
  });

  it.each([
    [1, 200],
    [2, 300],
    [3, 400],
  ])('pays for the game at camp %i of 3 when it is won: %i, which counts for that camp', (camp, points) => {
    const { game, mia, levelUp } = cleared();
    for (let passed = 1; passed < camp; passed += 1) game.toLevelUp(mia);
    const { past } = levelUp();
    const before = game.seat(mia).score;
    expect(game.playOut(mia)).toBe('WIN');
    expect(game.stop(mia)).toMatchObject({ kind: 'obstacle', camp, obstacle: { result: 'WIN', points } });
    expect(game.seat(mia).score).toBe(before + points);
    expect(game.climb(mia)).toMatchObject({ won: 1, played: 1 });
    expect(game.view(mia).me.climb?.past.at(-1)?.points).toBe(past.points + points);
    expect(game.leave(mia, 'obstacle')).toMatchObject({ ok: true });
    expect(game.on(mia)).toBe(camp < 3 ? 'pathFinder' : 'summit');
    expect(game.replayed()).toEqual(game.room);
  });

  it('pays nothing for a game that is lost or runs out of time', () => {
    const { game, mia } = cleared();
    const { score } = game.seat(mia);
    game.begin(mia, 'still');
    game.wait(MYSTIC_PEAK.limits.playMs + 1_000);
    expect(game.stop(mia)).toMatchObject({ obstacle: { result: 'TIME_UP' } });
    game.wait(MYSTIC_PEAK.limits.resultMs);
    expect([game.stop(mia), game.seat(mia).score]).toEqual([null, score]);
    expect(game.on(mia)).toBe('pathFinder');
  });

  it('gives a power-up instead of the game, and ends with it', () => {
    const { game, mia, levelUp, start, belt } = cleared();
    const { campGame, offers } = levelUp();
    expect(game.take(mia, 3)).toEqual({ ok: false, reason: 'peak.WRONG_STOP' });
    expect(game.take(mia, 1, 'card')).toMatchObject({ ok: true });
    expect(game.take(mia, 1, 'card')).toEqual({ ok: true, events: [] });
    expect(game.take(mia, 0)).toEqual({ ok: false, reason: 'peak.WRONG_STOP' });
    expect(belt()).toMatchObject([{ powerup: offers[1] }]);
    expect(start(campGame?.id ?? '')).toEqual({ ok: false, reason: 'obstacle.OVER' });
    expect(game.on(mia)).toBe('pathFinder');
    expect(game.climb(mia)).toMatchObject({ played: 0 });
  });

  it('ends by climbing on, with nothing', () => {
    const { game, mia, belt } = cleared();
    const { score } = game.seat(mia);
    expect(game.leave(mia, 'levelUp')).toMatchObject({ ok: true });
    expect([game.seat(mia).score, belt()]).toEqual([score, []]);
    expect(game.on(mia)).toBe('pathFinder');
  });

  it('offers no power-ups with a full belt, and a card that finds it full by then waits', () => {
    const fill = ({ game, mia }: Pick<ReturnType<typeof cleared>, 'game' | 'mia'>) => {
      for (const _ of [1, 2, 3]) game.host({ type: 'awardPowerup', powerup: 'immunity', playerIds: [mia] });
    };
    const open = cleared();
    fill(open);
    const { offers } = open.levelUp();
    expect(open.game.take(open.mia)).toMatchObject({ ok: true });
    expect(open.game.view(open.mia).me.belt?.offer).toMatchObject({ powerup: offers[0] });
    const next = cleared();
    fill(next);
    next.game.toLevelUp(next.mia);
    expect(next.levelUp().offers).toEqual([]);
    expect(next.game.take(next.mia)).toEqual({ ok: false, reason: 'peak.WRONG_STOP' });
  });

  it('starts its game once, with one deal and one clock', () => {
    const { game, mia, levelUp, start } = cleared();
    const id = levelUp().campGame?.id ?? '';
    const move = { obstacle: id, n: 0, move: { stone: 1 }, networkMs: 0 } as const;
    expect(game.send({ type: 'moveObstacle', playerId: mia, ...move })).toMatchObject({ ok: false });
    game.wait(30_000);
    expect(start(id, 'go')).toMatchObject({ ok: true });
    const begun = game.climb(mia).stop;
    expect(begun?.until).toBe(game.now + MYSTIC_PEAK.limits.playMs);
    game.wait(1_000);
    for (const commandId of ['go', 'again']) expect(start(id, commandId)).toEqual({ ok: true, events: [] });
    expect(game.climb(mia).stop).toEqual(begun);
    // The rest of the level up has gone.
    for (const refused of [game.take(mia), game.leave(mia, 'levelUp'), game.leave(mia, 'obstacle')])
      expect(refused).toEqual({ ok: false, reason: 'peak.WRONG_STOP' });
  });

  it('starts no game of an earlier level up, and none of another player', () => {
    const { game, mia, ben, levelUp, start } = cleared();
    const old = levelUp().campGame?.id ?? '';
    game.toLevelUp(mia);
    expect(start(old)).toEqual({ ok: false, reason: 'obstacle.OVER' });
    game.toLevelUp(ben);
    expect(start(game.obstacle(ben).id)).toEqual({ ok: false, reason: 'obstacle.OVER' });
  });

  it('never offers the game that was played last', () => {
    const game = new PeakGame(['Mia'], { questions: guesses(40) });
    const [mia = ''] = game.players;
    let last: string | null = null;
    for (let camp = 1; camp <= 8; camp += 1) {
      game.toLevelUp(mia);
      const which = game.obstacle(mia).game;
      expect(which).not.toBe(last);
      last = which;
      game.playOut(mia);
      game.leave(mia, 'obstacle');
    }
  });

  it('keeps the time that is left over a pause, and deals a studied game again', () => {
    const { game, mia, levelUp } = cleared();
    const { until } = levelUp();
    const pause = () => {
      game.host({ type: 'pause' });
      game.wait(60_000);
      game.host({ type: 'resume' });
      game.wait(3_000);
    };
    pause();
    expect(levelUp().until).toBe((until ?? 0) + 63_000);
    game.begin(mia);
    const { game: which, id } = game.obstacle(mia);
    if (which === 'ropeThrow') game.wait(1_500);
    pause();
    expect(game.obstacle(mia)).toMatchObject({ id, result: null });
    expect(game.log.some(({ type }) => type === 'obstacleRedealt')).toBe(which !== 'runeMatch');
    expect(game.playOut(mia)).toBe('WIN');
    expect(game.replayed()).toEqual(game.room);
  });

  it('has no result when the host ends the game in the middle', () => {
    const { game, mia } = cleared();
    const { score } = game.seat(mia);
    game.begin(mia);
    game.end();
    expect([game.stop(mia), game.seat(mia).score]).toEqual([null, score]);
    expect(game.climb(mia)).toMatchObject({ played: 0 });
  });

  it('is told to its player alone', () => {
    const { game, mia, ben, levelUp } = cleared();
    const { campGame } = levelUp();
    const others = () => JSON.stringify([game.view(ben), game.hostView(), game.projector()]);
    const secrets = [campGame?.id ?? '', 'campGame', '"offers"', 'fiftyFifty"'];
    for (const hidden of secrets) expect(others()).not.toContain(hidden);
    game.begin(mia);
    for (const hidden of [...secrets, `"${campGame?.game}"`]) expect(others()).not.toContain(hidden);
    expect(JSON.stringify(game.view(mia))).toContain(campGame?.id);
  });

  it('continues in logs from before camp games', () => {
    const { game, mia } = cleared();
    const log = game.log.map((event): RoomEvent => {
      if (event.type !== 'stopOpened' || event.stop.kind !== 'levelUp') return event;
      const { obstacle: _obstacle, offers: _offers, ...stop } = event.stop;
      return { ...event, stop };
    });
    game.room = evolveAll(null, log) as Room;
    expect(game.stop(mia)).toMatchObject({ kind: 'levelUp', campGame: null, offers: [] });
    expect(game.take(mia)).toEqual({ ok: false, reason: 'peak.WRONG_STOP' });
    expect(game.leave(mia, 'levelUp')).toMatchObject({ ok: true });
  });

  it('leaves replay marks for a game that was played and a card that was taken', () => {
    const { game, mia, levelUp } = cleared();
    const { campGame } = levelUp();
    const marks = () =>
      game.log.flatMap((event) => marksOf(event, () => mia).flatMap(({ part }) => part.peak ?? []));
    const before = marks().length;
    expect(game.playOut(mia)).toBe('WIN');
    game.leave(mia, 'obstacle');
    game.toLevelUp(mia);
    game.take(mia);
    expect(marks().slice(before)).toMatchObject([
      { type: 'campGame', game: campGame?.game, difficulty: 'easy' },
      { type: 'result', result: 'WIN' },
      { type: 'way' },
      { type: 'camp', camp: 2 },
      { type: 'powerup' },
    ]);
  });
});

it('bots play about two of three camp games, and otherwise take a power-up if there is one', () => {
  const BOTS = 60;
  const game = new Game({ type: 'mystic_peak', questions: guesses(8) });
  game.host({ type: 'rehearse', robots: BOTS, accuracy: 70 });
  game.start();
  const isUnderWay = () => game.room.seats.flat().some(({ isOver }) => !isOver);
  for (let tick = 0; tick < 4_000 && isUnderWay(); tick += 1) {
    for (const command of dueBotCommands(game.room, game.now, RULES)) game.send(command);
    game.wait(250);
  }
  const offers = new Map<number, number>();
  let games = 0;
  for (const event of game.log)
    if (event.type === 'stopOpened' && event.stop.kind === 'levelUp')
      offers.set(event.seat, event.stop.offers?.length ?? 0);
    else if (event.type === 'obstacleStarted' && event.campGame) games += 1;
    else if (event.type === 'stopLeft' && event.kind === 'levelUp')
      expect([event.by, offers.get(event.seat)]).toMatchObject([{}, 0]);
  const played = games / (2 * BOTS);
  expect(played).toBeGreaterThan(0.55);
  expect(played).toBeLessThan(0.78);
});
