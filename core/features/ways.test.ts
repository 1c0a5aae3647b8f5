import { describe, expect, it } from 'vitest';
import { defaultOptions, parseOptions } from '#core/features/options.ts';
import { WAY_IDS, WAYS, wayOf, waysIn } from '#core/features/ways.ts';
import { HOSTED_TYPES } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

const game = (options: Partial<GameOptions> = {}, playMode: 'live' | 'async' = 'live') =>
  ({ type: 'normal', options: { ...defaultOptions('normal'), ...options }, playMode }) as const;
const POWERUPS = { powerups: 'yes' } as const;
const DUELS = { isDuelEnabled: true };

describe('ways to play', () => {
  it('cover every game type that a host can open', () => {
    expect(new Set(WAY_IDS.map((id) => WAYS[id].type))).toEqual(new Set(HOSTED_TYPES));
  });

  it.each(WAY_IDS)('%s is what its options make of its game type', (id) => {
    const { type, options } = WAYS[id];
    const parsed = parseOptions(type, { ...defaultOptions(type), ...options });
    expect(parsed).toMatchObject(options);
    expect(wayOf({ type, options: parsed, playMode: 'live' })).toBe(id);
  });

  it('leave out what only live games have when a game is assigned', () => {
    expect(waysIn('live')).toEqual(WAY_IDS);
    expect(waysIn('async')).toEqual(['normal', 'powerups', 'mastery_mode', 'test', 'common_assessment']);
  });

  it('are told by what happens in the game', () => {
    expect(wayOf(game())).toBe('normal');
    expect(wayOf(game({ ...POWERUPS, timer: 'off' }))).toBe('powerups');
    expect(wayOf(game(DUELS, 'async'))).toBe('normal');
    // Without feedback, there are neither power-ups nor duels.
    expect(wayOf(game({ ...POWERUPS, ...DUELS, showAnswers: 'never' }))).toBe('normal');
  });

  it('stay as chosen in a game of two ways, until that one is turned off', () => {
    expect(wayOf(game({ ...POWERUPS, ...DUELS }))).toBe('powerups');
    expect(wayOf(game({ ...POWERUPS, ...DUELS }), 'duels')).toBe('duels');
    expect(wayOf(game(POWERUPS), 'duels')).toBe('powerups');
    expect(wayOf(game(DUELS), 'normal')).toBe('duels');
    expect(wayOf(game(), 'powerups')).toBe('normal');
  });
});
