// A game of duels in which every player has points enough to be struck.

import { duelChoiceOf, duelTargets } from '#core/features/duels/authorityDuels.ts';
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

  /** Answers so many questions right; a choice that stands is one to skip. */
  steps(player: string, count: number): void {
    for (let n = 0; n < count; n += 1) {
      this.open(player);
      this.answer(player, ['right']);
    }
  }

  /** Steps on until a choice stands at this level or above; those before are skipped. */
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

  /** Names of those whom the player may strike now. */
  targets(player: string): readonly string[] {
    const index = this.room.seats.flat().findIndex(({ id }) => id === player);
    return duelTargets(this.room, index, this.now).map(({ seat }) => seat.name);
  }

  score(player: string): number {
    return this.seat(player).score;
  }
}

/** The choice that a call asks for. */
export const choiceAsked: (call: Parameters<typeof duelChoiceOf>[0]) => DuelChoice = duelChoiceOf;

/** Whom the player may strike now, as the call answers. */
export function targetsAnswered({ room, now }: Game, player: string) {
  const index = room.seats.flat().findIndex(({ id }) => id === player);
  return duelTargets(room, index, now).map(({ seat: { id, name, character }, rank, score }) => ({
    playerId: id,
    name,
    character,
    rank,
    score,
  }));
}
