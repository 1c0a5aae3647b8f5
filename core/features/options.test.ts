import { describe, expect, it } from 'vitest';
import { modeOf } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { OPTIONS } from '#core/features/options.ts';
import { namesOf } from '#core/room/option.ts';
import {
  changesOf,
  defaultOptions,
  forcedOptions,
  parseOptionChanges,
  parseOptions,
  practiceOptions,
  shownOptions,
} from '#core/features/options.ts';
import { GAME_TYPES, type GameType } from '#core/room/phase.ts';

describe('game options', () => {
  it('default to the values of the game type', () => {
    expect(parseOptions('normal', {})).toEqual(defaultOptions('normal'));
    expect(parseOptions('test', {})).toMatchObject({
      showAnswers: 'never',
      timer: 'off',
      studentLeaderboard: 'no',
    });
    expect(parseOptions('tp', {}).timer).toBe('strict');
  });

  it('use the highest version of a name', () => {
    expect(parseOptions('normal', { timer: 'off', timer_3: 'strict', timer_2: 'classic' }).timer).toBe(
      'strict',
    );
  });

  it('fall back to the default when the value has the wrong type or is not one of the choices', () => {
    expect(
      parseOptions('normal', { jumble: 'yes', timer: 'never', limitAttempts: '3', showAnswers_2: 1 }),
    ).toEqual(defaultOptions('normal'));
    expect(parseOptions('normal', { limitAttempts: 1.5 }).limitAttempts).toBe(5);
    expect(parseOptions('normal', { limitAttempts: -1 }).limitAttempts).toBe(5);
    expect(parseOptions('normal', { limitAttempts: 99 }).limitAttempts).toBe(12);
    expect(parseOptions('normal', { limitAttempts: 0 }).limitAttempts).toBe(0);
  });

  it('limit the questions per attempt to whole numbers up to the most a room plays', () => {
    const drawn = (questionsPerAttempt: unknown) =>
      parseOptions('test', { questionsPerAttempt }).questionsPerAttempt;
    expect([12, 0, 5_000, -1, 2.5, '12'].map(drawn)).toEqual([12, 0, 1_000, 0, 0, 0]);
  });

  it('carry over to solo practice only if the game used the feature they belong to', () => {
    const kept = (type: GameType, given: Partial<GameOptions> = {}) =>
      practiceOptions({
        type,
        options: parseOptions(type, { powerups: 'yes', areHintsEnabled: true, ...given }),
      });
    const usual = { areHintsEnabled: true, isAnswerExplanationEnabled: true };
    const { powerupKinds } = defaultOptions('normal');
    expect(kept('normal')).toEqual({ ...usual, powerups: 'yes', powerupKinds });
    expect(kept('team', { powerupKinds: 'gift' })).toMatchObject({ powerups: 'yes', powerupKinds: 'gift' });
    for (const none of [
      kept('normal', { powerups: 'no' }),
      kept('normal', { reviewAndSubmit: true }),
      kept('normal', { showAnswers: 'never' }),
      kept('tp'),
      kept('mastery_mode'),
    ])
      expect(none).toEqual(usual);
  });

  it('ignore unknown names', () => {
    expect(
      parseOptions('normal', JSON.parse('{"__proto__": {"jumble": true}, "toString": 1, "powerUps": "yes"}')),
    ).toEqual(defaultOptions('normal'));
  });
});

describe.each(namesOf(OPTIONS))('the option %s', (name) => {
  it('accepts its default and every value that modes, plain games and solo games give it', () => {
    const modes = GAME_TYPES.map((type) => modeOf({ type }));
    const values = [
      OPTIONS[name].usual,
      ...[forcedOptions('plain'), forcedOptions('alone')].flatMap((fixed) => fixed[name] ?? []),
      ...modes.flatMap(({ defaults }) => defaults[name] ?? []),
      ...GAME_TYPES.flatMap((type) => modeOf({ type }).normalize?.(defaultOptions(type))[name] ?? []),
    ];
    for (const value of values) expect(parseOptions('normal', { [name]: value })[name]).toBe(value);
  });
});

describe('second chances', () => {
  it('give way to explanations, whatever the type of game', () => {
    const redemption = (type: GameType, given: object) => parseOptions(type, { ...given }).redemption;
    const without = { redemption: 'yes', isAnswerExplanationEnabled: false };
    expect(redemption('normal', { redemption: 'yes' })).toBe('no');
    expect(redemption('team', { ...without, isAnswerExplanationEnabled: true })).toBe('no');
    expect(redemption('normal', without)).toBe('yes');
    // Challenges explain and have no second chances, whatever was asked for.
    expect(redemption('challenge', without)).toBe('no');
  });

  it('stay on in an older game that has both, whatever else the host changes', () => {
    const options = {
      ...defaultOptions('normal'),
      redemption: 'yes',
      isAnswerExplanationEnabled: true,
    } as const;
    const game = { type: 'normal', options, playMode: 'live' } as const;
    expect(changesOf(game, { studentMusic: false })).toEqual({ studentMusic: false });
  });
});

describe('an option with another name', () => {
  it('is accepted under both, its own first, and with the values of each', () => {
    const duels = (given: object) => parseOptions('normal', { ...given }).isDuelEnabled;
    expect([{ duel: 'yes' }, { duel: 'no' }, { duel: true }, { duel: 'constructor' }, {}].map(duels)).toEqual(
      [true, false, false, false, false],
    );
    expect(duels({ duel_2: 'yes', duel: 'no' })).toBe(true);
    expect(duels({ duel: 'yes', isDuelEnabled: false })).toBe(false);
    expect(duels({ duel: 'yes', isDuelEnabled: 'no' })).toBe(true);
    expect(parseOptionChanges({ duel: 'no', duelVersion: '2.1' })).toEqual({
      isDuelEnabled: false,
      duelVersion: '2.1',
    });
  });

  it('is shown under both', () => {
    const shown = (given: object) => shownOptions(parseOptions('normal', { ...given }));
    expect(shown({ isDuelEnabled: true })).toMatchObject({
      isDuelEnabled: true,
      duel: 'yes',
      duelVersion: '2.1',
    });
    expect(shown({ duelVersion: '3.0' })).toMatchObject({
      isDuelEnabled: false,
      duel: 'no',
      duelVersion: '2.1',
    });
  });
});
