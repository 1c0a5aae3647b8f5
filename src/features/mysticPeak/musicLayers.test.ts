import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { GameView } from '#core/features/mysticPeak/games/game.ts';
import type { Result } from '#core/features/mysticPeak/games/ids.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import type { StopView } from '#core/features/mysticPeak/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { soundOfEnd, soundOfStop } from '#scenes/features/mysticPeak/sounds/model.ts';
import { themeOfGame, tuneOfGame } from '#src/game/ambience.ts';
import { musicLayersOfClimb, musicLayersOnProjector } from '#src/features/mysticPeak/musicLayers.ts';
import { soundsOf } from '#src/features/mysticPeak/sounds.ts';
import { themeSounds } from '#src/platform/sound/themeSounds.ts';
import { DEFAULT_THEME, isTheme } from '#src/platform/theme/themes.ts';

const atFoot = (): PlayerView => {
  const game = new PeakGame(['Ana', 'Ben']);
  return game.view(game.players[0] ?? '');
};
const withClimb = (view: PlayerView, climb: object, mountain: object = {}): PlayerView =>
  ({
    ...view,
    room: { ...view.room, mountain: { ...view.room.mountain, ...mountain } },
    me: { ...view.me, climb: { ...view.me.climb, ...climb } },
  }) as PlayerView;

describe('a climb', () => {
  it('has its own theme and tune', () => {
    const { room } = atFoot();
    expect(themeOfGame(room, null)).toBe('mystic-peak');
    expect(themeOfGame(room, 'synthwave')).toBe('synthwave');
    expect(themeOfGame(room, 'anime')).toBe('mystic-peak');
    const chosen = { ...room, options: { ...room.options, theme: 'dogsville', studentThemes: false } };
    expect(themeOfGame(chosen, 'synthwave')).toBe('dogsville');
    expect(themeOfGame({ ...chosen, options: { ...chosen.options, theme: 'no-such' } }, null)).toBe(
      'mystic-peak',
    );
    expect(isTheme('mystic-peak')).toBe(true);
    expect(tuneOfGame(room)).toBe('peakQuestion');
  });

  it.each([
    [1, [3]],
    [2, [1, 5]],
    [3, [1, 3, 5]],
    [5, [1, 2, 3, 4, 5]],
    [9, [1, 1, 2, 2, 3, 3, 4, 4, 5]],
  ])('gains music layers over %i camps, and has all of them in the last', (count, layers) => {
    const camps = Array.from({ length: count }, () => 5);
    const heard = camps.map((_, index) =>
      musicLayersOfClimb(withClimb(atFoot(), { camp: index + 1 }, { camps })),
    );
    expect(heard).toEqual(layers);
    expect(musicLayersOfClimb(withClimb(atFoot(), { camp: count, peakAt: 1 }, { camps }))).toBe(5);
  });

  it("plays the layers of the highest climber's camp on the projector", () => {
    const game = new PeakGame(['Ana', 'Ben']);
    const wall = game.projector();
    const camps = [5, 5, 5];
    const room = { ...wall.room, mountain: { camps, avalanche: null } };
    const heard = (...heights: readonly number[]) =>
      musicLayersOnProjector({
        room,
        summit: 1_000,
        climbers: heights.map((height) => ({
          id: `${height}`,
          name: 'Ana',
          character: 0,
          team: null,
          height,
        })),
      });
    expect([heard(), heard(0, 100), heard(100, 340), heard(700, 20), heard(1_000)]).toEqual([1, 1, 3, 5, 5]);
    expect(musicLayersOnProjector({ ...wall, room, summit: null })).toBe(1);
  });
});

describe('the sounds between two views', () => {
  it('play an avalanche once in its camp, even where scenes are drawn', () => {
    const view = withClimb(atFoot(), { camp: 2 });
    const falling = (camp: number) =>
      withClimb(view, { camp: 2 }, { avalanche: { camp, by: 'Ben', fallsAt: 5_000 } });
    for (const isDrawn of [true, false])
      expect(soundsOf(view, falling(2), isDrawn)).toEqual(['peakAvalanche']);
    expect(soundsOf(falling(2), falling(2), true)).toEqual([]);
    expect(soundsOf(view, falling(1), true)).toEqual([]);
  });

  it('play a step from a correct answer to the next question, and none after an incorrect one', () => {
    const heardAfter = (texts: readonly string[]): readonly string[] => {
      const game = new PeakGame(['Ana']);
      const [ana = ''] = game.players;
      game.toQuestion(ana);
      game.answer(ana, texts);
      const verdict = game.view(ana);
      game.toQuestion(ana);
      return soundsOf(verdict, game.view(ana), true);
    };
    expect(heardAfter(['right'])).toEqual(['peakStep']);
    expect(heardAfter(['wrong'])).toEqual([]);
  });

  it('play a flag when it is planted', () => {
    const view = atFoot();
    expect(soundsOf(view, withClimb(view, { flagAt: 9_000 }), true)).toEqual(['peakFlag']);
  });

  it("play an obstacle's sounds only where it is not drawn", () => {
    const rope: GameView = { game: 'ropeThrow', form: 'moving', difficulty: 'easy', open: null, marks: [] };
    const mark = (answer: 'hit' | 'just' | 'missed') => ({ answer, x: 1, centre: 500, zone: 125 });
    const standing = (view: GameView, result: Result | null, moves: number): PlayerView =>
      withClimb(atFoot(), {
        stop: { kind: 'obstacle', camp: 1, until: 1, obstacle: { id: 'a', view, result, moves } },
      });
    const before = standing(rope, null, 0);
    const thrown = (answer: 'hit' | 'just' | 'missed') =>
      standing({ ...rope, marks: [mark(answer)] }, null, 1);
    expect(soundsOf(before, thrown('hit'), false)).toEqual(['peakRope']);
    expect(soundsOf(before, thrown('just'), false)).toEqual(['ropeNear']);
    expect(soundsOf(before, thrown('missed'), false)).toEqual(['select']);
    expect(soundsOf(before, thrown('hit'), true)).toEqual([]);
    const won = standing({ ...rope, marks: [mark('hit'), mark('hit')] }, 'WIN', 2);
    expect(soundsOf(thrown('hit'), won, false)).toEqual(['ropeWin']);
    expect(soundsOf(won, won, false)).toEqual([]);
    expect(soundsOf(thrown('hit'), won, true)).toEqual([]);
  });
});

describe('the sound at the end of a mini-game', () => {
  const difficulty = 'easy' as const;
  const stones = (held: number): GameView => ({
    game: 'steppingStones',
    form: 'still',
    difficulty,
    at: 0,
    count: 4,
    row: null,
    steps: [],
    held,
    next: 1,
  });
  const runes = (pairsLeft: number): GameView => ({
    game: 'runeMatch',
    form: 'still',
    difficulty,
    cards: [],
    turnsLeft: 0,
    pairsLeft,
  });
  const estimate = (isJust: boolean): GameView => ({
    game: 'ropeThrow',
    form: 'still',
    difficulty,
    throws: [{ value: 50, answer: 'short', isJust }],
    ledge: 60,
  });

  it.each<[GameView, Result, string]>([
    [stones(4), 'WIN', 'stonesWin'],
    [stones(3), 'LOSE', 'stonesNear'],
    [stones(1), 'LOSE', 'stonesLose'],
    [stones(0), 'TIME_UP', 'stonesLose'],
    [runes(0), 'WIN', 'runesWin'],
    [runes(1), 'LOSE', 'runesNear'],
    [runes(3), 'TIME_UP', 'runesLose'],
    [estimate(true), 'LOSE', 'ropeNear'],
    [estimate(false), 'LOSE', 'ropeLose'],
    [estimate(false), 'WIN', 'ropeWin'],
  ])('for %o and %s is %s', (view, result, sound) => {
    expect(soundOfEnd(view, result)).toBe(sound);
  });
});

it('a stop sounds like a campfire in a camp, horns on the peak, and a rope at an obstacle', () => {
  const stop = (kind: StopView['kind'], obstacle?: object) =>
    ({ kind, camp: 1, until: null, obstacle }) as unknown as StopView;
  expect(soundOfStop(stop('levelUp'), false)).toBe('peakFire');
  expect(soundOfStop(stop('levelUp'), true)).toBe('peakArrival');
  expect(soundOfStop(stop('pathFinder'), false)).toBe('peakWind');
  expect(soundOfStop(stop('obstacle', { result: null }), false)).toBe('peakRope');
  expect(soundOfStop(stop('obstacle', { result: 'LOSE' }), false)).toBe('peakStep');
});

it('the sounds and theme of a climb take at most 265 kB', () => {
  const themes = new URL('../../../assets/themes/', import.meta.url);
  const { effects, music } = themeSounds(DEFAULT_THEME);
  const sounds = [
    ...music.peakQuestion,
    ...Object.values(effects).filter(({ category }) => category === 'mysticPeak'),
  ];
  expect(sounds).toHaveLength(21);
  const ofSounds = sounds.map(
    ({ files: [first = ''] }) => readFileSync(new URL(`../sounds/${first}`, themes)).byteLength,
  );
  // A device loads the pictures of one screen shape; the wide ones are larger.
  const own = new URL('mystic-peak/', themes);
  const ofTheme = readdirSync(own)
    .filter((file) => !file.endsWith('-tall.svg'))
    .map((file) => gzipSync(readFileSync(new URL(file, own))).byteLength);
  const total = [...ofSounds, ...ofTheme].reduce((sum, bytes) => sum + bytes, 0);
  expect(total / 1_024).toBeLessThanOrEqual(265);
});
