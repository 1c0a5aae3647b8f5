// Movement on the leaderboard of a student-paced game (docs/game-rules.md, "Points for an answer").

import { describe, expect, it } from 'vitest';
import { stream } from '#core/random/stream.ts';
import type { GameType } from '#core/room/phase.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';

function begin(type: GameType = 'normal') {
  const game = new Game({
    type,
    questions: choices(6),
    options: { timer: 'off', studentLeaderboard: 'yes' },
  });
  const [ana, ben, cleo] = [game.join('Ana'), game.join('Ben'), game.join('Cleo')];
  const play = (player: string, word: 'right' | 'wrong') => {
    game.now += 1_000;
    game.open(player);
    game.now += 1_000;
    game.answer(player, [word]);
  };
  const start = () => {
    game.start();
    for (const [player, word] of [
      [ana, 'right'],
      [ben, 'right'],
      [cleo, 'wrong'],
    ] as const)
      play(player, word);
  };
  return { game, ana, ben, cleo, play, start };
}

/** Lexicographic order: true if the first difference is smaller in `a`. */
function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const differs = a.findIndex((value, index) => value !== b[index]);
  return (a[differs] ?? 0) < (b[differs] ?? 0);
}

describe('movement in a student-paced game', () => {
  it('is unknown at the first answer', () => {
    const { game, ana, start } = begin();
    start();
    expect(game.view(ana)).toMatchObject({ me: { rank: 1, previousRank: null } });
  });

  it('goes up for a player who overtook others, and down for those who made room', () => {
    const { game, cleo, play, start } = begin();
    start();
    play(cleo, 'right');
    play(cleo, 'right');
    const { me, board } = game.view(cleo);
    expect(me).toMatchObject({ rank: 1, previousRank: 3 });
    expect(board?.rows.map(({ name, rank, previousRank }) => [name, rank, previousRank])).toEqual([
      ['Cleo', 1, 3],
      ['Ana', 2, 1],
      ['Ben', 3, 2],
    ]);
  });

  it('goes down for a player overtaken since their previous answer', () => {
    const { game, ana, ben, play, start } = begin();
    start();
    play(ben, 'right');
    play(ana, 'wrong');
    expect(game.view(ana).me).toMatchObject({ rank: 2, previousRank: 1 });
    // Ben hasn't answered since, so his last move still shows.
    expect(game.view(ben).me).toMatchObject({ rank: 1, previousRank: 2 });
  });

  it('ignores removed players until they are restored', () => {
    const { game, ana, ben, cleo, play, start } = begin();
    start();
    play(cleo, 'right');
    play(cleo, 'right');
    const moved = (player: string) => {
      const { rank, previousRank } = game.view(player).me;
      return [rank, previousRank];
    };
    expect(moved(cleo)).toEqual([1, 3]);
    game.host({ type: 'remove', playerId: ben });
    expect(moved(cleo)).toEqual([1, 2]);
    expect(game.view(cleo).board?.rows.map((row) => [row.id, row.previousRank])).toEqual([
      [cleo, 2],
      [ana, 1],
    ]);
    game.host({ type: 'restore', playerIds: [ben] });
    expect(moved(cleo)).toEqual([1, 3]);
  });

  it('is zero among equal scores, also with different accuracies', () => {
    const { game, ana, ben, play } = begin();
    game.start();
    play(ben, 'right');
    for (const word of ['wrong', 'right']) {
      game.open(ana);
      game.answer(ana, [word]);
    }
    // Ana took less time, but accuracy counts first.
    expect(game.view(ana).me).toMatchObject({ score: 600, accuracy: 50, rank: 2, previousRank: 2 });
  });

  it('is zero among equal scores', () => {
    const { game, ana, ben, play, start } = begin();
    start();
    play(ben, 'wrong');
    play(ana, 'wrong');
    const { rank } = game.view(ana).me;
    expect(game.view(ana).me.previousRank).toBe(rank);
  });

  it("starts from everyone's place at the player's previous answer, in any play", () => {
    const draws = stream([1, 2], 'movement');
    for (let round = 0; round < 20; round += 1) {
      const { game, ana, ben, cleo } = begin();
      game.start();
      const players = [ana, ben, cleo];
      /** After each answer: the ranking keys of each player, in join order. */
      const stood: (readonly (readonly number[])[])[] = [];
      const seen = new Map<string, number>();
      for (let answers = 0; answers < 15; answers += 1) {
        const own = draws.below(3);
        const player = players[own] as string;
        if (game.seat(player).isOver) continue;
        game.now += 1_000;
        game.open(player);
        game.now += 1_000 * (1 + draws.below(2));
        game.answer(player, [draws.below(2) ? 'right' : 'wrong']);
        stood.push(
          players.map((each, index) => {
            const { score, responses, timeMs, marks, possible } = game.seat(each);
            const accuracy = responses.length === 0 ? -1 : Math.round((100 * marks) / possible);
            return [-score, -accuracy, timeMs, index];
          }),
        );
        const before = seen.get(player);
        seen.set(player, stood.length - 1);
        if (before === undefined) continue;
        const [was, is] = [stood[before] ?? [], stood.at(-1) ?? []];
        const ahead = (places: typeof was, other: number) =>
          isBefore(places[other] as readonly number[], places[own] as readonly number[]);
        let rank = 1;
        for (const other of [0, 1, 2].filter((each) => each !== own)) {
          const points = (is[other]?.[0] ?? 0) - (is[own]?.[0] ?? 0);
          rank += Number(ahead(is, other));
          if (ahead(was, other) && points > 0) rank += 1;
          if (!ahead(was, other) && points < 0) rank -= 1;
        }
        expect(game.view(player).me.previousRank).toBe(rank);
      }
    }
  });

  it('is shown for teams too', () => {
    const { game, ana, ben, cleo, play, start } = begin('team');
    game.host({ type: 'setTeams', teams: 2 });
    for (const [playerId, team] of [
      [ana, 0],
      [ben, 0],
      [cleo, 1],
    ] as const)
      game.host({ type: 'moveToTeam', playerId, team });
    start();
    play(cleo, 'right');
    play(cleo, 'right');
    const moves = game.view(cleo).board?.rows.map(({ id, rank, previousRank }) => [id, rank, previousRank]);
    expect(moves).toEqual([
      ['team-1', 1, 2],
      ['team-0', 2, 1],
    ]);
    expect(game.projector().board?.rows[0]?.previousRank).toBeNull();
  });
});
