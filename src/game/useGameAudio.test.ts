import { expect, it } from 'vitest';
import { Game } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { PODIUM_SHOWN_MS } from '#core/views/podium.ts';
import { effectsOf, musicOf } from '#src/game/useGameAudio.ts';
import { playerFixture, roomFixture } from '#scenes/player/playerFixtures.ts';

const scene = 'gameOver';

/** A game that its host ends, as one player sees it before, at the end, and once places may be shown. */
function ended(isProjected: boolean): readonly PlayerView[] {
  const game = new Game();
  const ada = game.join('Ada');
  game.start();
  game.open(ada);
  game.answer(ada, ['7']);
  const before = game.view(ada);
  game.end(isProjected);
  const after = game.view(ada);
  game.wait(PODIUM_SHOWN_MS);
  return [before, after, game.view(ada)].map((view) => view as PlayerView);
}

it('is silent at the end while the projector shows the places, then plays as ever', () => {
  const [before, waiting, shown] = ended(true) as [PlayerView, PlayerView, PlayerView];
  expect(effectsOf({ view: before, scene: 'question' }, waiting, scene, null)).toEqual([]);
  expect(musicOf(waiting, scene)).toBeNull();
  expect(effectsOf({ view: waiting, scene }, shown, scene, null)).toEqual(['gameOver']);
  expect(musicOf(shown, scene)).toBe('summary');
  expect(effectsOf({ view: shown, scene }, shown, scene, null)).toEqual([]);
});

it('plays at once without a projector', () => {
  const [before, over] = ended(false) as [PlayerView, PlayerView];
  expect(effectsOf({ view: before, scene: 'question' }, over, scene, null)).toEqual(['gameOver']);
  expect(musicOf(over, scene)).toBe('summary');
});

it("plays no music while the game is paused, or where the teacher turned off students' music", () => {
  const room = roomFixture();
  const playing = playerFixture({
    room: { ...room, state: 'running', options: { ...room.options, studentMusic: true } },
  });
  expect(musicOf(playing, 'question')).toBe('question');
  expect(musicOf({ ...playing, room: { ...playing.room, state: 'paused' } }, 'question')).toBeNull();
  const options = { ...room.options, studentMusic: false };
  for (const each of ['lobby', 'question', 'gameOver'] as const)
    expect(musicOf({ ...playing, room: { ...playing.room, options } }, each)).toBeNull();
});
