import { describe, expect, it } from 'vitest';
import { modeOf } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { OPTIONS } from '#core/features/options.ts';
import { namesOf } from '#core/room/option.ts';
import { defaultOptions, keptAgain, optionsIn, readOptions } from '#core/features/options.ts';
import { GAME_TYPES, type GameType } from '#core/room/phase.ts';

describe('options of a game', () => {
  it('are the defaults of the type of game where nothing is given', () => {
    expect(readOptions('normal', {})).toEqual(defaultOptions('normal'));
    expect(readOptions('test', {})).toMatchObject({
      showAnswers: 'never',
      timer: 'off',
      studentLeaderboard: 'no',
    });
    expect(readOptions('tp', {}).timer).toBe('strict');
  });

  it('take the highest version of a name', () => {
    expect(readOptions('normal', { timer: 'off', timer_3: 'strict', timer_2: 'classic' }).timer).toBe(
      'strict',
    );
  });

  it('fall back where the value has another type or is none of the choices', () => {
    expect(
      readOptions('normal', { jumble: 'yes', timer: 'never', limitAttempts: '3', showAnswers_2: 1 }),
    ).toEqual(defaultOptions('normal'));
    expect(readOptions('normal', { limitAttempts: 1.5 }).limitAttempts).toBe(5);
    expect(readOptions('normal', { limitAttempts: -1 }).limitAttempts).toBe(5);
    expect(readOptions('normal', { limitAttempts: 99 }).limitAttempts).toBe(12);
    expect(readOptions('normal', { limitAttempts: 0 }).limitAttempts).toBe(0);
  });

  it('draw as many questions for an attempt as a room plays at the most, and never a part of one', () => {
    const drawn = (questionsPerAttempt: unknown) =>
      readOptions('test', { questionsPerAttempt }).questionsPerAttempt;
    expect([12, 0, 5_000, -1, 2.5, '12'].map(drawn)).toEqual([12, 0, 1_000, 0, 0, 0]);
  });

  it('are kept by who plays the game once more, alone, where the game had what they are about', () => {
    const kept = (type: GameType, given: Partial<GameOptions> = {}) =>
      keptAgain({ type, options: readOptions(type, { powerups: 'yes', areHintsEnabled: true, ...given }) });
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

  it('ignore names that are no options', () => {
    expect(
      readOptions('normal', JSON.parse('{"__proto__": {"jumble": true}, "toString": 1, "powerUps": "yes"}')),
    ).toEqual(defaultOptions('normal'));
  });
});

describe.each(namesOf(OPTIONS))('the option %s', (name) => {
  it('can be what it usually is, and what kinds of games, plain ones and those alone make of it', () => {
    const modes = GAME_TYPES.map((type) => modeOf({ type }));
    const values = [
      OPTIONS[name].usual,
      ...[optionsIn('plain'), optionsIn('alone')].flatMap((fixed) => fixed[name] ?? []),
      ...modes.flatMap(({ defaults }) => defaults[name] ?? []),
      ...GAME_TYPES.flatMap((type) => modeOf({ type }).normalize?.(defaultOptions(type))[name] ?? []),
    ];
    for (const value of values) expect(readOptions('normal', { [name]: value })[name]).toBe(value);
  });
});
