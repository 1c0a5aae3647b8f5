// Mini-games for fun, for who waits on the peak (docs/game-rules.md, "Mystic Peak").

import { describe, expect, it } from 'vitest';
import { marksOf } from '#core/authority/engine/featureMarks.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { DIFFICULTIES, FORMS, GAMES, showing } from '#core/features/mysticPeak/games/game.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';

const NOT_HERE = { ok: false, reason: 'peak.WRONG_STOP' };

/** Mia waits on the peak, while Ben stands at the foot. */
function waiting(options = {}) {
  const game = new PeakGame(['Mia', 'Ben'], { questions: guesses(5), options });
  const [mia = '', ben = ''] = game.players;
  game.climbUp(mia);
  return { game, mia, ben };
}

/** All that counts of a climb: what practice must leave as it is. */
function counted({ game, mia }: Pick<ReturnType<typeof waiting>, 'game' | 'mia'>) {
  const { climb, ...seat } = game.seat(mia);
  const { stop: _stop, practised: _practised, commandIds: _commandIds, ...rest } = game.climb(mia);
  const { climb: hostClimb } = game.hostView().players.find(({ id }) => id === mia) ?? {};
  const { since: _since, ...shown } = hostClimb ?? { since: 0 };
  const { seq: _seq, ...wall } = game.projector();
  const { order } = game.context().standings ?? {};
  return { climb: climb && rest, seat, shown, report: game.report(), wall, order };
}

describe.each(GAMES)('%s for fun', (which) => {
  it('is judged as ever, of the difficulty that was chosen, and brings nothing', () => {
    const at = waiting();
    const { game, mia } = at;
    const before = counted(at);
    for (const difficulty of DIFFICULTIES) {
      expect(game.practise(mia, which, difficulty)).toMatchObject({ ok: true });
      expect(game.stop(mia)).toMatchObject({
        kind: 'obstacle',
        until: game.now + MYSTIC_PEAK.limits.offerMs,
        obstacle: { game: which, difficulty, practice: true, form: null, result: null },
      });
      expect(game.playOut(mia)).toBe('WIN');
      expect(game.stop(mia)).toMatchObject({ obstacle: { result: 'WIN', points: 0 } });
      expect(game.leave(mia, 'obstacle')).toMatchObject({ ok: true });
      expect(counted(at)).toEqual(before);
    }
    expect(game.view(mia).me.climb).toMatchObject({ stop: null, practices: MYSTIC_PEAK.practices - 3 });
    expect(game.replayed()).toEqual(game.room);
  });

  it('tells nothing of what is hidden, and others nothing at all', () => {
    for (const form of FORMS) {
      const { game, mia, ben } = waiting();
      game.practise(mia, which);
      const { id } = game.obstacle(mia);
      game.begin(mia, form);
      const row = showing(form, 'easy').ends;
      if (which === 'steppingStones') game.wait(row + 100);
      const bytes = JSON.stringify(game.view(mia));
      expect(bytes).toContain(id);
      for (const hidden of [/"face":/, /"ledge":\d/, /"row":\[/]) expect(bytes).not.toMatch(hidden);
      const others = JSON.stringify([game.view(ben), game.hostView(), game.projector()]);
      for (const told of [id, 'practice":true', which]) expect(others).not.toContain(told);
    }
  });
});

describe('a mini-game for fun', () => {
  it('can be opened nowhere but on the peak, once the flag is planted', () => {
    const game = new PeakGame(['Mia'], { questions: guesses(5) });
    const [mia = ''] = game.players;
    for (let steps = 0; steps < 100 && !game.seat(mia).isOver; steps += 1) {
      expect(game.practise(mia)).toEqual(NOT_HERE);
      const met = game.on(mia);
      expect(game.practise(mia)).toEqual(NOT_HERE);
      expect(game.view(mia).me.climb?.practices).toBe(0);
      if (typeof met === 'number') game.answer(mia, [steps % 3 === 0 ? 'wrong' : 'right']);
      else game.pass(mia);
    }
    expect(game.view(mia).me.climb?.practices).toBe(MYSTIC_PEAK.practices);
    game.host({ type: 'pause' });
    expect(game.practise(mia)).toEqual({ ok: false, reason: 'room.PAUSED' });
    game.host({ type: 'resume' });
    game.wait(3_000);
    expect(game.practise(mia)).toMatchObject({ ok: true });
  });

  it('can be opened neither by who has given up, nor where there are no stops, nor in another game', () => {
    const { game, ben } = waiting();
    game.send({ type: 'finish', playerId: ben, attempt: 1 });
    expect(game.seat(ben).isOver).toBe(true);
    expect(game.practise(ben)).toEqual(NOT_HERE);
    const plain = waiting({ breakRooms: 'no' });
    expect(plain.game.climb(plain.mia).flagAt).not.toBeNull();
    expect(plain.game.view(plain.mia).me.climb?.practices).toBe(0);
    expect(plain.game.practise(plain.mia)).toEqual(NOT_HERE);
  });

  it('comes one at a time, twenty times at the most, and once for each command', () => {
    const { game, mia } = waiting();
    for (let n = 0; n < MYSTIC_PEAK.practices; n += 1) {
      expect(game.practise(mia, 'runeMatch', 'hard', `fun-${n}`)).toMatchObject({ ok: true });
      const { id } = game.obstacle(mia);
      expect(game.practise(mia, 'runeMatch', 'hard', `fun-${n}`)).toEqual({ ok: true, events: [] });
      expect(game.practise(mia)).toEqual(NOT_HERE);
      expect(game.obstacle(mia).id).toBe(id);
      game.leave(mia, 'obstacle');
    }
    expect(game.practise(mia)).toEqual(NOT_HERE);
    expect(game.view(mia).me.climb?.practices).toBe(0);
    const ids = game.log.flatMap((event) =>
      event.type === 'stopOpened' && event.stop.kind === 'obstacle' ? event.stop.obstacle.id : [],
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('ends by its clock, and is played to its end', () => {
    const { limits } = MYSTIC_PEAK;
    const { game, mia } = waiting();
    game.practise(mia);
    game.wait(limits.offerMs);
    expect(game.stop(mia)).toMatchObject({ obstacle: { result: 'TIME_UP' } });
    game.wait(limits.resultMs);
    expect(game.stop(mia)).toBeNull();
    game.practise(mia, 'ropeThrow');
    game.begin(mia);
    expect(game.leave(mia, 'obstacle')).toEqual(NOT_HERE);
    game.wait(limits.playMs + 1_000);
    expect(game.obstacle(mia).result).not.toBeNull();
    game.wait(limits.resultMs);
    expect(game.stop(mia)).toBeNull();
    expect(game.replayed()).toEqual(game.room);
  });

  it('stands still in a pause, and goes with the end of the game', () => {
    const { game, mia } = waiting();
    game.practise(mia);
    const { until } = game.climb(mia).stop ?? {};
    game.host({ type: 'pause' });
    game.wait(40_000);
    game.host({ type: 'resume' });
    game.wait(3_000);
    expect(game.climb(mia).stop?.until).toBe((until ?? 0) + 43_000);
    game.begin(mia);
    const { id } = game.obstacle(mia);
    game.end();
    expect(game.stop(mia)).toBeNull();
    expect(game.view(mia).me.climb?.practices).toBe(0);
    const move = { obstacle: id, n: 0, move: { stone: 1 }, networkMs: 0 } as const;
    expect(game.send({ type: 'moveObstacle', playerId: mia, ...move })).toMatchObject({ ok: false });
    expect(game.practise(mia)).toMatchObject({ ok: false });
  });

  it('has no mark on the time line', () => {
    const { game, mia } = waiting();
    const marks = () => game.log.flatMap((event) => marksOf(event, () => mia)).length;
    const before = marks();
    game.practise(mia);
    game.playOut(mia);
    game.leave(mia, 'obstacle');
    expect(marks()).toBe(before);
  });
});
