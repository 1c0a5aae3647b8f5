import { describe, expect, it } from 'vitest';
import { leaderboardOf } from '#core/authority/index.ts';
import { replayMoment } from '#core/authority/engine/replay.ts';
import { mysticPeakBoard } from '#core/features/mysticPeak/authorityBoard.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';
import { PODIUM_SHOWN_MS } from '#core/views/podium.ts';

const MCQ = {
  type: 'MCQ',
  text: 'A prime?',
  options: [{ text: '4' }, { text: '7', correct: true }],
} as const;

/** Ana is right, Ben is wrong; the last question is open or revealed. */
function played(settings: GameSettings = {}, right = '7') {
  const game = new Game({ questions: [MCQ], ...settings });
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  if (settings.playMode !== 'async') game.start();
  for (const [player, text] of [
    [ana, right],
    [ben, '4'],
  ] as const) {
    if (settings.type !== 'tp') game.open(player);
    game.answer(player, [text]);
  }
  return { game, ana, ben };
}

describe('at the end of a live game with a projector', () => {
  it('players learn their places once the podium has been shown, and their own figures at once', () => {
    const { game, ana, ben } = played();
    expect(game.view(ana).me.rank).toBe(1);
    game.end(true);
    const { me, summary, board } = game.view(ana);
    expect(me).toMatchObject({ rank: null, previousRank: null, placesAt: game.now + PODIUM_SHOWN_MS });
    expect(me).toMatchObject({ accuracy: 100, totalCorrect: 1 });
    expect(me.score).toBeGreaterThan(0);
    expect(summary).toMatchObject({ rank: null, score: me.score });
    expect(board).toBeNull();
    expect(JSON.stringify(game.view(ben))).not.toMatch(/"rank":\d/);
    game.wait(PODIUM_SHOWN_MS - 1);
    expect(game.view(ana).me.rank).toBeNull();
    game.wait(1);
    expect(game.view(ana)).toMatchObject({ me: { rank: 1, placesAt: null }, summary: { rank: 1 } });
    expect(game.view(ben)).toMatchObject({ me: { rank: 2, placesAt: null }, summary: { rank: 2 } });
    expect(game.view(ben).board?.rows).toHaveLength(2);
    const { length } = game.log;
    game.wait(60_000);
    expect(game.log).toHaveLength(length);
  });

  it('the projector and the host see them at once', () => {
    const { game, ana } = played();
    game.end(true);
    expect(game.projector().board?.rows[0]).toMatchObject({ id: ana, rank: 1 });
    expect(game.hostView().players[0]).toMatchObject({ id: ana, rank: 1 });
  });

  it('it makes no difference how the game ends', () => {
    const { game, ana } = played({ type: 'tp' });
    game.send({ type: 'next', commandId: game.commandId(), isProjected: true });
    expect(game.room.state).toBe('completed');
    expect(game.view(ana).me).toMatchObject({ rank: null, placesAt: game.now + PODIUM_SHOWN_MS });

    const expired = played();
    expired.game.now = expired.game.room.expiresAt;
    expired.game.send({ type: 'deadline', isProjected: true });
    expect(expired.game.view(expired.ana).me.placesAt).toBe(expired.game.now + PODIUM_SHOWN_MS);
  });

  it('teams are withheld too', () => {
    const { game, ana } = played({ type: 'team' });
    game.end(true);
    expect(game.view(ana).summary?.team).toBeNull();
    game.wait(PODIUM_SHOWN_MS);
    expect(game.view(ana).summary?.team).toMatchObject({ rank: 1 });
  });

  it('so is the leaderboard of a mountain', () => {
    const game = new PeakGame(['Ana', 'Ben']);
    const [ana = ''] = game.players;
    game.on(ana);
    game.path(ana, 'PIONEER');
    game.on(ana);
    game.answer(ana, ['right']);
    const board = () => mysticPeakBoard(game.room, 1, leaderboardOf(game.room), game.context());
    expect(board().rows).toHaveLength(2);
    game.end(true);
    expect(board()).toMatchObject({ own: { rank: 0 }, rows: [], near: [] });
    game.wait(PODIUM_SHOWN_MS);
    expect(board().rows).toHaveLength(2);
  });

  it('a replay shows them with the end of the game', () => {
    const { game, ana } = played();
    game.end(true);
    const { player } = replayMoment(game.room, game.now, ana, game.context());
    expect(player?.me).toMatchObject({ rank: 1, placesAt: null });
  });

  it('someone archives the room early, and the places still come', () => {
    const { game, ana } = played();
    game.end(true);
    game.send({ type: 'archive' });
    game.wait(PODIUM_SHOWN_MS);
    expect(game.room.state).toBe('archived');
    expect(game.view(ana).me.rank).toBe(1);
  });

  it('players wait at most 12 seconds', () => {
    expect(PODIUM_SHOWN_MS).toBeLessThanOrEqual(12_000);
  });
});

describe('in a student-paced game with a projector', () => {
  /** Ana and Ben are done, and Cy has one question left. */
  function almostDone(settings: GameSettings = {}) {
    const { game, ana, ben } = played({ options: { limitAttempts: 2 }, questions: [MCQ, MCQ], ...settings });
    const cy = game.join('Cy');
    game.isProjected = true;
    for (const player of [ana, ben, cy]) {
      game.open(player);
      game.answer(player, ['7']);
    }
    game.open(cy);
    return { game, ana, ben, cy };
  }

  it('players see the leaderboard while it can still change, and no places once everyone is done', () => {
    const { game, ana, cy } = almostDone();
    expect(game.view(ana)).toMatchObject({ me: { rank: 1 }, summary: { rank: 1 } });
    expect(game.view(ana).board?.rows).toHaveLength(3);
    game.answer(cy, ['7']);
    for (const player of [ana, cy]) {
      const { me, summary, board } = game.view(player);
      expect(me).toMatchObject({ rank: null, previousRank: null, tieredRank: null, placesAt: null });
      expect(me.score).toBeGreaterThan(0);
      expect(summary).toMatchObject({ rank: null, tieredRank: null, score: me.score });
      expect(board).toBeNull();
    }
    expect(game.projector().board?.rows).toHaveLength(3);
    expect(game.hostView().players[0]?.rank).toBe(1);
    game.end(true);
    expect(game.view(ana).me).toMatchObject({ rank: null, placesAt: game.now + PODIUM_SHOWN_MS });
    game.wait(PODIUM_SHOWN_MS);
    expect(game.view(ana).me.rank).toBe(1);
  });

  it('so are teams', () => {
    const { game, ana, cy } = almostDone({ type: 'team', options: {} });
    game.answer(cy, ['7']);
    expect(game.view(ana).summary?.team).toBeNull();
    game.isProjected = false;
    expect(game.view(ana).summary?.team).toMatchObject({ rank: 1 });
  });

  it('no one waits for players who have left, or who have only joined or begun again', () => {
    const { game, ana, cy } = almostDone();
    game.send({ type: 'drop', playerId: cy });
    expect(game.view(ana).me.rank).toBeNull();
    const zed = game.join('Zed');
    game.send({ type: 'startAttempt', playerId: ana });
    for (const player of [ana, zed])
      expect(game.view(player)).toMatchObject({ me: { rank: null }, board: null });
    game.open(ana);
    game.answer(ana, ['7']);
    expect(game.view(ana).me.rank).toBe(1);
  });

  it('places of a teacher-paced game are withheld once the last question is closed', () => {
    const game = new Game({ type: 'tp', questions: [MCQ, MCQ] });
    const ana = game.join('Ana');
    game.start();
    game.isProjected = true;
    const next = () => game.send({ type: 'next', commandId: game.commandId(), isProjected: true });
    game.answer(ana, ['7']);
    next();
    expect(game.view(ana).me.rank).toBe(1);
    next();
    next();
    game.answer(ana, ['7']);
    expect(game.view(ana).slide?.feedback).not.toBeNull();
    expect(game.view(ana)).toMatchObject({ me: { rank: null, tieredRank: null }, board: null });
    next();
    game.wait(PODIUM_SHOWN_MS);
    expect(game.view(ana).me.rank).toBe(1);
  });

  it('places of a teacher-paced game stay withheld at a poll after the last scored question', () => {
    const poll = { type: 'MCQ', text: '?', options: [{ text: 'a' }, { text: 'b' }] } as const;
    const game = new Game({ type: 'tp', questions: [MCQ, poll] });
    const ana = game.join('Ana');
    game.start();
    game.isProjected = true;
    game.answer(ana, ['7']);
    for (let step = 0; step < 3; step += 1) {
      game.send({ type: 'next', commandId: game.commandId(), isProjected: true });
      expect(game.view(ana)).toMatchObject({ me: { rank: null }, board: null });
    }
    expect(game.view(ana).slide?.question?.text).toBe('?');
  });

  it('places are visible without a projector, and if no one has points', () => {
    const { game, ana, cy } = almostDone();
    game.answer(cy, ['7']);
    game.isProjected = false;
    expect(game.view(ana).me.rank).toBe(1);
    const pointless = played({}, '4');
    pointless.game.isProjected = true;
    expect(pointless.game.view(pointless.ana).board?.rows).toHaveLength(2);
  });
});

describe('places come at once', () => {
  it('without a projector', () => {
    const { game, ana } = played();
    game.end();
    expect(game.view(ana)).toMatchObject({ me: { rank: 1, placesAt: null }, summary: { rank: 1 } });
  });

  it('in an assigned game', () => {
    const { game, ana } = played({ playMode: 'async' });
    game.end(true);
    expect(game.view(ana).me).toMatchObject({ rank: 1, placesAt: null });
  });

  it('when there are none to see', () => {
    const hidden = played({ options: { studentLeaderboard: 'no' } });
    hidden.game.end(true);
    expect(hidden.game.view(hidden.ana).me).toMatchObject({ rank: null, placesAt: null });
    const pointless = played({}, '4');
    pointless.game.end(true);
    expect(pointless.game.view(pointless.ana).me.placesAt).toBeNull();
    const unstarted = new Game();
    const early = unstarted.join('Ana');
    unstarted.end(true);
    expect(unstarted.view(early).me.placesAt).toBeNull();
  });
});
