// Test game in which players get only the power-ups that a test gives them.

import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { Decision } from '#core/authority/decision.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType, PlayMode } from '#core/room/phase.ts';
import { Game } from '#core/testing/game.ts';
import { guesses } from '#core/testing/guesses.ts';

export interface PowerupGameSettings {
  readonly type?: GameType;
  readonly playMode?: PlayMode;
  /** Player names; one player by default. */
  readonly players?: readonly string[];
  readonly questions?: readonly AuthoredQuestion[];
  readonly options?: Partial<GameOptions>;
  readonly seed?: readonly [number, number];
}

export class PowerupGame extends Game {
  readonly players: readonly string[];

  constructor({
    players = ['Ana'],
    questions = guesses(20),
    options,
    ...settings
  }: PowerupGameSettings = {}) {
    super({ ...settings, questions, options: { powerups: 'yes', powerupKinds: '', ...options } });
    this.players = players.map((name) => this.join(name));
    if (this.room.playMode !== 'solo') this.start();
  }

  /** Gives the player a card of this kind, waits until it's ready, and returns its id. */
  give(player: string, powerup: PowerupId): number {
    const given = this.host({ type: 'awardPowerup', powerup, playerIds: [player] });
    if (!given.ok) throw new Error(given.reason);
    this.wait(BELT.readyMs);
    return this.cards(player).at(-1)?.id ?? 0;
  }

  use(player: string, card: number, target: string | null = null, commandId = this.commandId()): Decision {
    return this.send({ type: 'usePowerup', playerId: player, card, targetId: target, commandId });
  }

  /** Gives the player a card of this kind and uses it. */
  giveAndUse(player: string, powerup: PowerupId, target: string | null = null): Decision {
    return this.use(player, this.give(player, powerup), target);
  }

  /** Gives the player a card of this kind, opens a question, and uses the card at once. */
  boost(player: string, powerup: PowerupId): Decision {
    const card = this.give(player, powerup);
    this.open(player);
    return this.use(player, card);
  }

  /** Opens and answers a question for each word, without waiting, so that the time bonus is full. */
  plays(player: string, ...words: readonly string[]): void {
    for (const word of words) {
      this.open(player);
      this.answer(player, [word]);
    }
  }

  /** Returns the belt as its player sees it. */
  belt(player: string) {
    const { belt } = this.view(player).me;
    if (!belt) throw new Error('the game has no power-ups');
    return belt;
  }

  /** Returns the cards on the belt. */
  cards(player: string) {
    return this.belt(player).slots.flatMap((card) => card ?? []);
  }

  kinds(player: string): readonly PowerupId[] {
    return this.cards(player).map(({ powerup }) => powerup);
  }

  score(player: string): number {
    return this.seat(player).score;
  }

  /** Returns what power-ups did to the points of the player's last answer. */
  made(player: string) {
    return this.seat(player).responses.at(-1)?.powerups;
  }
}

/** Starts a game and names its first four players. */
export function begin(settings?: PowerupGameSettings) {
  const game = new PowerupGame(settings);
  const [ana = '', ben = '', cy = '', dan = ''] = game.players;
  return { game, ana, ben, cy, dan };
}

/** Starts a game in which every kind can be drawn. */
export function beginWithAll({ options, ...settings }: PowerupGameSettings = {}) {
  return begin({ ...settings, options: { powerupKinds: POWERUP_IDS.join(' '), ...options } });
}

/** Question without a key. */
export const POLL: AuthoredQuestion = {
  type: 'MCQ',
  text: 'poll',
  options: ['a', 'b', 'c'].map((text) => ({ text })),
};
/** Question with several right options. */
export const SEVERAL: AuthoredQuestion = {
  type: 'MSQ',
  text: 'several',
  options: ['a', 'b', 'c', 'd'].map((text) => ({ text, correct: text < 'c' })),
};
