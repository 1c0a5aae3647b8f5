import { describe, expect, it } from 'vitest';
import { marksOf } from '#core/authority/engine/featureMarks.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { showing } from '#core/features/mysticPeak/games/game.ts';
import { DIFFICULTIES, FORMS, GAMES } from '#core/features/mysticPeak/games/ids.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';

const NOT_HERE = { ok: false, reason: 'peak.WRONG_STOP' };

/** Mia waits on the peak while Ben is still at the foot. */
function waiting(options = {}) {
  const game = new PeakGame(['Mia', 'Ben'], { questions: guesses(5), options });
  const [mia = '', ben = ''] = game.players;
  game.climbUp(mia);
  return { game, mia, ben };
}

/** Returns everything that counts in a climb, which practice must not change. */
function counted({ game, mia }: Pick<ReturnType<typeof waiting>, 'game' | 'mia'>) {
  const { climb, ...seat } = game.seat(mia);
  const { stop: _stop, practiceCount: _practised, commandIds: _commandIds, ...rest } = game.climb(mia);
  const { climb: hostClimb } = game.hostView().players.find(({ id }) => id === mia) ?? {};
  const { since: _since, ...shown } = hostClimb ?? { since: 0 };
  const { seq: _seq, ...wall } = game.projector();
  const { order } = game.context().leaderboard ?? {};
  return { climb: climb && rest, seat, shown, report: game.report(), wall, order };
}

describe.each(GAMES)('%s for fun', (which) => {
  it('is judged as usual at the chosen difficulty, and changes nothing that counts', () => {
    const at = waiting();
    const { game, mia } = at;
    const before = counted(at);
    for (const difficulty of DIFFICULTIES) {
      expect(game.practice(mia, which, difficulty)).toMatchObject({ ok: true });
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

  it('hides what a real one hides, and is invisible to others', () => {
    for (const form of FORMS) {
      const { game, mia, ben } = waiting();
      game.practice(mia, which);
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
  it('can be opened only on the peak, after the flag is planted', () => {
    const game = new PeakGame(['Mia'], { questions: guesses(5) });
    const [mia = ''] = game.players;
    for (let steps = 0; steps < 100 && !game.seat(mia).isOver; steps += 1) {
      expect(game.practice(mia)).toEqual(NOT_HERE);
      const met = game.on(mia);
      expect(game.practice(mia)).toEqual(NOT_HERE);
      expect(game.view(mia).me.climb?.practices).toBe(0);
      if (typeof met === 'number') game.answer(mia, [steps % 3 === 0 ? 'wrong' : 'right']);
      else game.pass(mia);
    }
    expect(game.view(mia).me.climb?.practices).toBe(MYSTIC_PEAK.practices);
    game.host({ type: 'pause' });
    expect(game.practice(mia)).toEqual({ ok: false, reason: 'room.PAUSED' });
    game.host({ type: 'resume' });
    game.wait(3_000);
    expect(game.practice(mia)).toMatchObject({ ok: true });
  });

  it("can't be opened after finishing early or with stops switched off", () => {
    const { game, ben } = waiting();
    game.send({ type: 'finish', playerId: ben, attempt: 1 });
    expect(game.seat(ben).isOver).toBe(true);
    expect(game.practice(ben)).toEqual(NOT_HERE);
    const plain = waiting({ breakRooms: 'no' });
    expect(plain.game.climb(plain.mia).flagAt).not.toBeNull();
    expect(plain.game.view(plain.mia).me.climb?.practices).toBe(0);
    expect(plain.game.practice(plain.mia)).toEqual(NOT_HERE);
  });

  it('is limited to one at a time and twenty in all, and opens once per command', () => {
    const { game, mia } = waiting();
    for (let n = 0; n < MYSTIC_PEAK.practices; n += 1) {
      expect(game.practice(mia, 'runeMatch', 'hard', `fun-${n}`)).toMatchObject({ ok: true });
      const { id } = game.obstacle(mia);
      expect(game.practice(mia, 'runeMatch', 'hard', `fun-${n}`)).toEqual({ ok: true, events: [] });
      expect(game.practice(mia)).toEqual(NOT_HERE);
      expect(game.obstacle(mia).id).toBe(id);
      game.leave(mia, 'obstacle');
    }
    expect(game.practice(mia)).toEqual(NOT_HERE);
    expect(game.view(mia).me.climb?.practices).toBe(0);
    const ids = game.log.flatMap((event) =>
      event.type === 'stopOpened' && event.stop.kind === 'obstacle' ? event.stop.obstacle.id : [],
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("ends by its clock, and can't be left once started", () => {
    const { limits } = MYSTIC_PEAK;
    const { game, mia } = waiting();
    game.practice(mia);
    game.wait(limits.offerMs);
    expect(game.stop(mia)).toMatchObject({ obstacle: { result: 'TIME_UP' } });
    game.wait(limits.resultMs);
    expect(game.stop(mia)).toBeNull();
    game.practice(mia, 'ropeThrow');
    game.begin(mia);
    expect(game.leave(mia, 'obstacle')).toEqual(NOT_HERE);
    game.wait(limits.playMs + 1_000);
    expect(game.obstacle(mia).result).not.toBeNull();
    game.wait(limits.resultMs);
    expect(game.stop(mia)).toBeNull();
    expect(game.replayed()).toEqual(game.room);
  });

  it('stops during a pause, and ends with the game', () => {
    const { game, mia } = waiting();
    game.practice(mia);
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
    expect(game.practice(mia)).toMatchObject({ ok: false });
  });

  it('leaves no replay marks', () => {
    const { game, mia } = waiting();
    const marks = () => game.log.flatMap((event) => marksOf(event, () => mia)).length;
    const before = marks();
    game.practice(mia);
    game.playOut(mia);
    game.leave(mia, 'obstacle');
    expect(marks()).toBe(before);
  });
});
