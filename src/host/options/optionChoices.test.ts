import { describe, expect, it } from 'vitest';
import { defaultOptions, OPTIONS } from '#core/features/options.ts';
import { WAY_IDS, type WayId, WAYS } from '#core/features/ways.ts';
import { HOSTED_TYPES, modeOf } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { FIRST_CHOICE, saveChoice, loadChoice, readChoice } from '#src/host/options/lastOptions.ts';
import { changedFields, splitMainOptions, optionGroups } from '#src/host/options/optionFields.tsx';
import { createMemoryLocalStore } from '#src/testing/memoryLocalStore.ts';

describe('the remembered choice', () => {
  it('is teacher-paced with the defaults of each way on the first visit', async () => {
    expect(loadChoice(createMemoryLocalStore())).toEqual(FIRST_CHOICE);
    expect(FIRST_CHOICE.options.test).toEqual(defaultOptions('test'));
    // Letters and colors on the projector must match those on the devices.
    expect(FIRST_CHOICE.options.tp).toEqual({ ...defaultOptions('tp'), jumbleAnswers: false });
    expect(FIRST_CHOICE.options.normal.jumbleAnswers).toBe(true);
    expect(FIRST_CHOICE.options.powerups).toEqual({ ...defaultOptions('normal'), powerups: 'yes' });
    expect(FIRST_CHOICE.options.duels).toEqual({ ...defaultOptions('normal'), isDuelEnabled: true });
  });

  it('is restored as it was saved', async () => {
    const localStore = createMemoryLocalStore();
    const choice = { ...FIRST_CHOICE, way: 'test' as const };
    const changed = {
      ...choice,
      options: { ...choice.options, test: { ...choice.options.test, jumble: true } },
    };
    saveChoice(localStore, changed);
    expect(loadChoice(localStore)).toEqual(changed);
  });

  it.each([
    null,
    7,
    'x',
    {},
    { version: 4 },
    { version: 2, type: 'normal' },
    { version: 3, way: 'royale', options: [] },
  ])('falls back to the first choice when %o is stored', (stored) =>
    expect(readChoice(stored)).toEqual(FIRST_CHOICE),
  );

  it('keeps what is valid and uses defaults for the rest', () => {
    const read = readChoice({
      version: 3,
      way: 'normal',
      options: {
        normal: { timer: 'off', jumble: 'yes' },
        tp: { timer: 'off' },
        powerups: { powerups: 'some' },
      },
    });
    expect(read.options.tp.jumbleAnswers).toBe(false);
    expect(read.way).toBe('normal');
    expect(read.options.powerups).toEqual(FIRST_CHOICE.options.powerups);
    expect(read.options.normal).toEqual({ ...defaultOptions('normal'), timer: 'off' });
  });
});

it('offers only the options that have an effect in a game type', () => {
  const names = (type: GameType) =>
    optionGroups(type).flatMap(({ fields }) => fields.map(({ name }) => name));
  // Two exist only in the mountain game, and one has only one value.
  const all = Object.keys(defaultOptions('normal'))
    .filter((name) => !['breakRooms', 'mountain', 'duelVersion'].includes(name))
    .toSorted();
  expect(names('normal').toSorted()).toEqual(all.filter((name) => name !== 'masteryReattempts'));
  const none = (...left: readonly string[]) => all.filter((name) => !left.includes(name));
  expect(names('mastery_mode').toSorted()).toEqual(
    none('extraLife', 'isDuelEnabled', 'powerupKinds', 'powerups', 'redemption', 'reviewAndSubmit'),
  );
  expect(names('common_assessment').toSorted()).toEqual(
    none(
      'extraLife',
      'isDuelEnabled',
      'masteryReattempts',
      'memes',
      'memeset',
      'powerupKinds',
      'powerups',
      'redemption',
      'showAnswers',
      'studentLeaderboard',
    ),
  );
  expect(
    names('normal')
      .filter((name) => !names('tp').includes(name))
      .toSorted(),
  ).toEqual([
    'extraLife',
    'isDuelEnabled',
    'jumble',
    'limitAttempts',
    'memes',
    'memeset',
    'powerupKinds',
    'powerups',
    'questionsPerAttempt',
    'redemption',
    'reviewAndSubmit',
  ]);
  expect(names('mystic_peak')).toEqual(expect.arrayContaining(['breakRooms', 'mountain', 'powerups']));
  for (const fixed of ['limitAttempts', 'questionsPerAttempt'])
    expect(names('mystic_peak')).not.toContain(fixed);
  expect(names('tp_offline')).toEqual(['jumbleAnswers', 'studentLeaderboard']);
  for (const { fields } of optionGroups('test'))
    expect(changedFields(fields, 'test', defaultOptions('test'))).toEqual([]);
});

it.each(HOSTED_TYPES)('offers no option that a game of type %s replaces whatever is chosen', (type) => {
  const playedWith = (name: keyof GameOptions, value: unknown) => {
    const options = { ...defaultOptions(type), [name]: value };
    return { ...options, ...modeOf({ type }).normalize?.(options) }[name];
  };
  for (const { name } of optionGroups(type).flatMap(({ fields }) => fields)) {
    const values: readonly unknown[] = OPTIONS[name].choices ?? [true, false];
    expect([name, new Set(values.map((value) => playedWith(name, value))).size]).not.toEqual([name, 1]);
  }
});

it('shows up to five options of a way first, and each of the others once under "More options"', () => {
  const mainOf = (way: WayId) => splitMainOptions(way).main.map(({ name }) => name);
  expect(mainOf('tp')).toEqual(['timer', 'showAnswers', 'studentLeaderboard', 'theme']);
  expect(mainOf('normal')).toEqual(['timer', 'limitAttempts', 'showAnswers', 'studentLeaderboard', 'theme']);
  expect(mainOf('mystic_peak')).toEqual(['mountain', 'breakRooms', 'timer', 'studentLeaderboard', 'theme']);
  for (const way of WAY_IDS) {
    const { main, more } = splitMainOptions(way);
    expect(main.length).toBeGreaterThanOrEqual(2);
    expect(main.length).toBeLessThanOrEqual(5);
    const all = optionGroups(WAYS[way].type).flatMap(({ fields }) => fields);
    const asked = [...main, ...more.flatMap(({ fields }) => fields)];
    expect(asked.map(({ name }) => name).toSorted()).toEqual(all.map(({ name }) => name).toSorted());
  }
});
