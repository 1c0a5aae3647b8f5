import { expect, it } from 'vitest';
import type { GameType } from '#core/room/phase.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';
import { newPlace, ownPlace } from '#core/features/ownPlace.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/** Ana and Ben play; the words are Ana's answers, and Ben's in upper case. */
function viewAfter(words: readonly string[], type: GameType = 'normal'): PlayerView {
  const options = { timer: 'off', studentLeaderboard: 'yes', breakRooms: 'no' } as const;
  const game = new Game({ type, questions: choices(6), options });
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  if (type === 'team') {
    game.host({ type: 'setTeams', teams: 2 });
    game.host({ type: 'moveToTeam', playerId: ana, team: 0 });
    game.host({ type: 'moveToTeam', playerId: ben, team: 1 });
  }
  game.start();
  for (const word of words) {
    const player = word === word.toUpperCase() ? ben : ana;
    game.now += 1_000;
    game.open(player);
    game.now += 1_000;
    game.answer(player, [word.toLowerCase()]);
  }
  return game.view(ana) as PlayerView;
}

const OVERTAKING = ['RIGHT', 'wrong', 'right', 'right'];
const OVERTAKEN = ['right', 'RIGHT', 'RIGHT', 'wrong'];

it('is where a player has climbed or fallen since their previous answer', () => {
  expect(ownPlace(viewAfter(OVERTAKING))).toEqual({ rank: 1, gained: 1 });
  expect(ownPlace(viewAfter(OVERTAKEN))).toEqual({ rank: 2, gained: -1 });
  expect(newPlace(viewAfter(OVERTAKING))).toEqual({ rank: 1, gained: 1 });
});

it('is new only if it has changed, and not at the first answer', () => {
  expect(newPlace(viewAfter(['RIGHT', 'wrong']))).toBeNull();
  expect(newPlace(viewAfter(['right', 'right']))).toBeNull();
});

it("is that of the player's team where teams are ranked", () => {
  const view = viewAfter(OVERTAKEN, 'team');
  expect(view.board?.rows).toHaveLength(2);
  expect(newPlace(view)).toEqual({ rank: 2, gained: -1 });
});

it('counts from one leaderboard to the next in mastery, and belongs to the climb on the mountain', () => {
  expect(newPlace(viewAfter(OVERTAKING.slice(0, 3), 'mastery_mode'))).toBeNull();
  expect(newPlace(viewAfter(OVERTAKING, 'mystic_peak'))).toBeNull();
});

it('is known only after the answer: there is no leaderboard while a question is open', () => {
  const game = new Game({ questions: choices(3), options: { studentLeaderboard: 'yes' } });
  const ana = game.join('Ana');
  game.start();
  game.open(ana);
  game.answer(ana, ['right']);
  expect(game.view(ana).board).not.toBeNull();
  game.open(ana);
  expect(game.view(ana).board).toBeNull();
  game.host({ type: 'end' });
  expect(game.view(ana).board).not.toBeNull();
});
