// Duel game for tests, in which all players have enough points to be struck.

import { duelTargets } from '#core/features/duels/authorityDuels.ts';
import type { DuelChoice } from '#core/features/duels/authorityTypes.ts';
import type { GameSettings } from '#core/testing/game.ts';
import { Game } from '#core/testing/game.ts';
import { guesses } from '#core/testing/guesses.ts';

export class DuelGame extends Game {
  readonly players: readonly string[];

  constructor(names: readonly string[], { options, ...settings }: GameSettings = {}) {
    super({
      questions: guesses(40),
      ...settings,
      options: { isDuelEnabled: true, timer: 'off', ...options },
    });
    this.players = names.map((name) => this.join(name));
    this.start();
  }

  /** Answers this many questions correctly; a pending choice is skipped. */
  steps(player: string, count: number): void {
    for (let n = 0; n < count; n += 1) {
      this.open(player);
      this.answer(player, ['right']);
    }
  }

  /** Answers correctly until a choice at this level or above is due, skipping earlier ones. */
  toChoice(player: string, level = 0): void {
    while (this.choice(player) === null || this.level(player) < level) this.steps(player, 1);
  }

  choose(player: string, choice: DuelChoice, commandId = this.commandId()) {
    return this.send({
      type: 'duelDecision',
      playerId: player,
      level: this.level(player),
      choice,
      commandId,
    });
  }

  level(player: string): number {
    return this.duel(player).level;
  }

  duel(player: string) {
    const { duel } = this.view(player).me;
    if (!duel) throw new Error('the game has no duels');
    return duel;
  }

  choice(player: string) {
    return this.view(player).slide?.duelChoice ?? null;
  }

  /** Returns the names of the players this one may strike now. */
  targets(player: string): readonly string[] {
    const index = this.room.seats.flat().findIndex(({ id }) => id === player);
    return duelTargets(this.room, index, this.now).map(({ seat }) => seat.name);
  }

  score(player: string): number {
    return this.seat(player).score;
  }
}
