import { describe, expect, it } from 'vitest';
import { isRecorded, modeOf } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { changeableOptions, parseOptions, shownOptions } from '#core/features/options.ts';
import { GAME_TYPES, type GameType, type PlayMode } from '#core/room/phase.ts';
import { choices } from '#core/testing/choices.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const REFUSED = { ok: false, reason: 'room.WRONG_STATE' };

function running(settings: GameSettings = {}) {
  const game = new Game({ questions: choices(3), ...settings });
  const ana = game.join('Ana');
  if (settings.playMode !== 'async') game.host({ type: 'start' });
  game.now += 3_000;
  const change = (options: Partial<GameOptions>) => game.host({ type: 'changeOptions', options });
  return { game, ana, change };
}

const changeable = (type: GameType, playMode: PlayMode, options: Partial<GameOptions> = {}) =>
  [...changeableOptions({ type, playMode, options: parseOptions(type, options) })].sort();

describe('the options that can be changed during a game', () => {
  it('are harmless: none changes an answer, a time, or a score', () => {
    expect(changeable('normal', 'live')).toEqual(
      [
        // Turning duels off leaves past strikes in place.
        'isDuelEnabled',
        'memes',
        'raiseHands',
        'reactions',
        'requestJoinApproval',
        'studentEffects',
        'studentLeaderboard',
        'studentMusic',
        'studentThemes',
        'theme',
      ].sort(),
    );
  });

  it('are those that mean something in that game', () => {
    expect(changeable('tp', 'live')).not.toContain('memes');
    expect(changeable('normal', 'async')).toEqual([
      'memes',
      'requestJoinApproval',
      'studentEffects',
      'studentLeaderboard',
      'studentMusic',
      'studentThemes',
      'theme',
    ]);
    expect(changeable('common_assessment', 'live')).toEqual([
      'raiseHands',
      'reactions',
      'requestJoinApproval',
      'studentEffects',
      'studentMusic',
      'studentThemes',
      'theme',
    ]);
    expect(changeable('normal', 'live', { isNoFrills: true })).toEqual([
      'raiseHands',
      'requestJoinApproval',
      'studentEffects',
      'studentLeaderboard',
    ]);
  });

  it.each(GAME_TYPES.filter((type) => modeOf({ type }).runBy === undefined && !isRecorded({ type })))(
    'can be changed in a %s game, each to its other value and back',
    (type) => {
      const { game, change } = running({ type });
      for (const name of changeableOptions(game.room)) {
        const before = game.room.options[name];
        const other = typeof before === 'boolean' ? !before : before === 'yes' ? 'no' : 'yes';
        expect(change({ [name]: other }).ok).toBe(true);
        expect(game.room.options[name]).toBe(other);
        change({ [name]: before });
        expect(game.room.options[name]).toBe(before);
      }
    },
  );
});

describe('changing options during a game', () => {
  it('is shown to players and the host, and changes no other option', () => {
    const { game, ana, change } = running();
    const { options } = game.room;
    expect(change({ studentMusic: false, studentEffects: false })).toMatchObject({
      events: [{ type: 'optionsChanged', options: { studentMusic: false, studentEffects: false } }],
    });
    const expected = shownOptions({ ...options, studentMusic: false, studentEffects: false });
    expect(game.view(ana).room.options).toEqual(expected);
    expect(game.hostView().room.options).toEqual(expected);
  });

  it("is refused as a whole if one option would affect the game or isn't possible in it", () => {
    const { game, change } = running();
    const before = game.room;
    expect(change({ studentMusic: false, timer: 'off' })).toEqual(REFUSED);
    expect(change({ showAnswers: 'never' })).toEqual(REFUSED);
    expect(change({ limitAttempts: 1 })).toEqual(REFUSED);
    expect(game.room).toBe(before);
    expect(running({ type: 'common_assessment' }).change({ studentLeaderboard: 'yes' })).toEqual(REFUSED);
    game.host({ type: 'end' });
    expect(change({ studentMusic: false }).ok).toBe(false);
  });

  it('does nothing if the options already have these values', () => {
    const { change } = running();
    expect(change({ studentMusic: true })).toEqual({ ok: true, events: [] });
  });

  it('works in the lobby and during a pause', () => {
    const game = new Game();
    expect(game.host({ type: 'changeOptions', options: { reactions: false } }).ok).toBe(true);
    game.host({ type: 'start' });
    game.now += 3_000;
    game.host({ type: 'pause' });
    expect(game.host({ type: 'changeOptions', options: { reactions: true } }).ok).toBe(true);
    expect(game.room.options.reactions).toBe(true);
  });

  it('hides the leaderboard from players and the projector, and brings it back', () => {
    const { game, ana, change } = running();
    game.open(ana);
    game.answer(ana, ['right']);
    expect(game.view(ana).board?.rows).toHaveLength(1);
    change({ studentLeaderboard: 'no' });
    expect([game.view(ana).board, game.view(ana).me.rank, game.projector().board]).toEqual([
      null,
      null,
      null,
    ]);
    change({ studentLeaderboard: 'yes' });
    expect([game.view(ana).me.rank, game.projector().board?.total]).toEqual([1, 1]);
  });

  it('lowers raised hands when raising them is turned off', () => {
    const { game, ana, change } = running();
    game.send({ type: 'raiseHand', playerId: ana, raised: true });
    change({ raiseHands: false });
    expect(game.view(ana).me.hand).toBeNull();
    expect(game.send({ type: 'raiseHand', playerId: ana, raised: true })).toEqual(REFUSED);
    change({ raiseHands: true });
    expect(game.view(ana).me.hand).toBeNull();
    expect(game.send({ type: 'raiseHand', playerId: ana, raised: true }).ok).toBe(true);
  });
});
