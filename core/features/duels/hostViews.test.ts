import { describe, expect, it } from 'vitest';
import { RULES } from '#core/authority/index.ts';
import { dueBotCommands } from '#core/features/bots/authorityMoves.ts';
import { overviewOf, timelineOf } from '#core/authority/engine/replay.ts';
import type { Shield } from '#core/features/duels/ids.ts';
import { DuelGame } from '#core/features/duels/testGame.ts';
import type { HostView } from '#core/views/hostView.ts';
import { Game } from '#core/testing/game.ts';
import { guesses } from '#core/testing/guesses.ts';

const view = (game: Game): HostView => game.hostView() as HostView;
const rowOf = (game: Game, name: string) => view(game).players.find((row) => row.name === name)?.duel;

/** Ben raises a shield and Cy skips; then Ana strikes Ben, and Dee strikes Cy. */
function played() {
  const game = new DuelGame(['Ana', 'Ben', 'Cy', 'Dee']);
  const [ana = '', ben = '', cy = '', dee = ''] = game.players;
  for (const player of game.players) game.toChoice(player);
  game.choose(ben, { type: 'shield', shield: 'standard' });
  game.wait(1_000);
  game.choose(cy, { type: 'skip' });
  game.choose(ana, { type: 'strike', strike: 'standard', targetId: ben });
  game.wait(1_000);
  game.choose(dee, { type: 'strike', strike: 'standard', targetId: cy });
  return { game, ana, ben, cy, dee };
}

/** Everyone is about to choose with everything unlocked, and Ben has raised this shield. */
function raised(shield: Shield) {
  const game = new DuelGame(['Ana', 'Ben', 'Cy', 'Dee']);
  const [ana = '', ben = ''] = game.players;
  for (const player of game.players) game.toChoice(player, 3);
  game.choose(ben, { type: 'shield', shield });
  return { game, ana, ben };
}

describe('the host', () => {
  it('sees strikes and shields in chronological order, with names and points', () => {
    const { game } = played();
    const told = view(game).duelLog.map((entry) =>
      entry.type === 'shield'
        ? [entry.by?.name, entry.shield]
        : [entry.by?.name, entry.outcome, entry.on?.name, entry.met, entry.points],
    );
    expect(told).toEqual([
      ['Ben', 'standard'],
      ['Ana', 'brokeTargetShield', 'Ben', 'standard', { by: 0, on: 0, third: 0 }],
      ['Dee', 'struckTarget', 'Cy', null, { by: 100, on: -300, third: 0 }],
    ]);
  });

  it('sees who struck by stealth, unlike the projector', () => {
    const { game, ana, dee } = played();
    game.toChoice(ana, 1);
    game.choose(ana, { type: 'strike', strike: 'stealth', targetId: dee });
    expect(view(game).duelLog.at(-1)).toMatchObject({ strike: 'stealth', by: { name: 'Ana' } });
    expect(game.projector().strikes.at(-1)).toMatchObject({ strike: 'stealth', by: null });
  });

  it("sees each player's choices and the strikes that landed", () => {
    const { game } = played();
    expect(rowOf(game, 'Ana')).toMatchObject({ level: 1, strikes: 1, shields: 0, skips: 0, struck: 0 });
    expect(rowOf(game, 'Ben')).toMatchObject({ strikes: 0, shields: 1, skips: 0, struck: 0, shield: null });
    expect(rowOf(game, 'Cy')).toMatchObject({ strikes: 0, shields: 0, skips: 1, struck: 1 });
  });

  it('sees a deflected strike counted for the player it hit', () => {
    const { game, ana, ben } = raised('deflector');
    game.choose(ana, { type: 'strike', strike: 'standard', targetId: ben });
    const hit = game.duel(ana).news.at(-1)?.third?.name ?? '';
    expect(['Cy', 'Dee']).toContain(hit);
    expect(['Ben', hit].map((name) => rowOf(game, name)?.struck)).toEqual([0, 1]);
  });

  it('sees a strike counted if it broke a shield and hit', () => {
    const { game, ana, ben } = raised('standard');
    game.choose(ana, { type: 'strike', strike: 'precision', targetId: ben });
    expect(rowOf(game, 'Ben')).toMatchObject({ struck: 1, shield: null });
  });

  it('sees no names of removed players, and neither does anyone else', () => {
    const { game, ana, ben, cy, dee } = played();
    game.host({ type: 'remove', playerId: dee });
    expect(view(game).duelLog.at(-1)).toMatchObject({ by: null, on: { name: 'Cy' } });
    expect(game.projector().strikes.at(-1)).toMatchObject({ by: null, on: { name: 'Cy' } });
    expect(game.duel(cy).news.at(-1)).toMatchObject({ role: 'target', by: null });
    game.host({ type: 'remove', playerId: ben });
    expect(rowOf(game, 'Ana')?.last).toEqual({
      strike: 'standard',
      outcome: 'brokeTargetShield',
      on: null,
      third: null,
    });
    expect(game.duel(ana).news.at(-1)).toMatchObject({ role: 'striker', on: null });
  });

  it('still sees past activity when duels are switched off', () => {
    const { game, ana } = played();
    game.host({ type: 'changeOptions', options: { isDuelEnabled: false } });
    expect(rowOf(game, 'Ana')).toMatchObject({ strikes: 1 });
    expect(view(game).duelLog).toHaveLength(3);
    game.steps(ana, 5);
    expect(game.choice(ana)).toBeNull();
  });

  it('finds them in the replay, each with the players involved', () => {
    const { game, ana, ben, cy, dee } = played();
    game.host({ type: 'end' });
    const line = timelineOf(game.log);
    const marksOf = (player: string) =>
      line && overviewOf(line, player).marks.flatMap(({ kind, duel }) => (kind === 'feature' ? duel : []));
    expect(marksOf(ben)).toEqual([
      { type: 'shield', shield: 'standard', by: ben },
      {
        type: 'strike',
        strike: 'standard',
        outcome: 'brokeTargetShield',
        by: ana,
        on: ben,
        third: null,
      },
    ]);
    expect(marksOf(cy)).toEqual([expect.objectContaining({ by: dee, on: cy })]);
  });
});

it('bots duel in a rehearsal', () => {
  const game = new Game({
    type: 'normal',
    questions: guesses(12),
    options: { isDuelEnabled: true, timer: 'off' },
  });
  game.host({ type: 'rehearse', robots: 12, accuracy: 90 });
  game.start();
  for (let second = 0; second < 600; second += 1) {
    for (const move of dueBotCommands(game.room, game.now, RULES)) game.send(move);
    game.wait(1_000);
  }
  expect(view(game).duelLog.map(({ type }) => type)).toEqual(expect.arrayContaining(['strike', 'shield']));
});
