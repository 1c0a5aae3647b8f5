// Scripted Mystic Peak game for tests: each call plays one question or stop.

import { climbOf } from '#core/features/mysticPeak/authorityClimb.ts';
import { miniGameOf } from '#core/features/mysticPeak/games/authorityGames.ts';
import type { Difficulty, GameId, Result } from '#core/features/mysticPeak/games/ids.ts';
import { asObstacle } from '#core/features/mysticPeak/authorityStops.ts';
import type { Role, SummitWay } from '#core/features/mysticPeak/ids.ts';
import type { Stream } from '#core/random/stream.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';
import { guesses } from '#core/testing/guesses.ts';

/** Always draws the middle value, so bots never slip, err, or forget. */
const STEADY: Stream = { next: () => 0x8000_0000, below: (n) => Math.floor(n / 2) };

export class PeakGame extends Game {
  readonly players: readonly string[];

  constructor(
    names: readonly string[],
    { questions = guesses(13), options, ...settings }: GameSettings = {},
  ) {
    super({ type: 'mystic_peak', questions, ...settings, options: { jumbleAnswers: false, ...options } });
    this.players = names.map((name) => this.join(name));
    this.start();
  }

  climb(player: string) {
    return climbOf(this.seat(player));
  }

  stop(player: string) {
    const { climb } = this.view(player).me;
    if (!climb) throw new Error('the game has no mountain');
    return climb.stop;
  }

  /** Opens what comes next and returns the question's 1-based number, or the kind of stop. */
  on(player: string): number | string {
    const decision = this.open(player);
    if (!decision.ok) throw new Error(decision.reason);
    const { open } = this.seat(player);
    return open ? open.q + 1 : (this.climb(player).stop?.kind ?? 'nothing');
  }

  path(player: string, role: Role | SummitWay, commandId = this.commandId()) {
    const camp = this.climb(player).stop?.camp ?? 0;
    return this.send({ type: 'choosePath', playerId: player, camp, role, commandId });
  }

  leave(player: string, kind: 'levelUp' | 'obstacle', commandId = this.commandId()) {
    const camp = this.climb(player).stop?.camp ?? 0;
    return this.send({ type: 'leaveStop', playerId: player, kind, camp, commandId });
  }

  take(player: string, index = 0, commandId = this.commandId()) {
    const camp = this.climb(player).stop?.camp ?? 0;
    return this.send({ type: 'choosePowerup', playerId: player, camp, index, commandId });
  }

  /** The obstacle of the open stop, or the camp game of a level up. */
  obstacle(player: string) {
    const stop = asObstacle(this.climb(player).stop);
    if (!stop) throw new Error('no obstacle');
    return stop.obstacle;
  }

  /** Uses the first card on the belt. */
  use(player: string, commandId = this.commandId()) {
    const card = this.seat(player).belt?.slots.find(Boolean)?.id ?? 0;
    return this.send({ type: 'usePowerup', playerId: player, card, targetId: null, commandId });
  }

  begin(player: string, form: 'moving' | 'still' | 'spoken' = 'moving', commandId = this.commandId()) {
    const { id } = this.obstacle(player);
    return this.send({ type: 'startObstacle', playerId: player, obstacle: id, form, commandId });
  }

  /** Opens an obstacle for fun. */
  practice(
    player: string,
    game: GameId = 'steppingStones',
    difficulty: Difficulty = 'easy',
    commandId = this.commandId(),
  ) {
    return this.send({ type: 'practiceObstacle', playerId: player, game, difficulty, commandId });
  }

  /** Plays the open obstacle without slips or memory errors. */
  playOut(player: string): Result {
    this.begin(player);
    for (let moves = 0; moves < 40; moves += 1) {
      const { id, game, played, result } = this.obstacle(player);
      if (result) return result;
      if (!played) throw new Error('an obstacle that does not start');
      const next = miniGameOf(game, played.form).bot(played.deal, played.play, () => STEADY, 100);
      if (!next) throw new Error('a bot must always find a move');
      this.wait(Math.max(0, next.at - this.now));
      const { moves: n } = this.obstacle(player).played ?? played;
      this.send({
        type: 'moveObstacle',
        playerId: player,
        obstacle: id,
        n,
        move: next.move,
        networkMs: 0,
      });
    }
    throw new Error('an obstacle without an end');
  }

  /** Passes stops in the simplest way until a question is open, and returns its number. */
  toQuestion(player: string, role: Role = 'TREKKER'): number {
    for (let steps = 0; steps < 6; steps += 1) {
      const met = this.on(player);
      if (typeof met === 'number') return met;
      this.pass(player, role);
    }
    throw new Error('no question comes');
  }

  /** Passes the open stop in the simplest way. */
  pass(player: string, role: Role = 'TREKKER'): void {
    const { stop } = this.climb(player);
    if (stop?.kind === 'levelUp') this.leave(player, 'levelUp');
    else if (stop?.kind === 'pathFinder') this.path(player, role);
    else if (stop?.kind === 'powerupSelection') this.take(player);
    else if (stop?.kind === 'obstacle') this.leave(player, 'obstacle');
    else if (stop?.kind === 'summit') this.path(player, 'FLAG');
  }

  /** Opens the next level up, with only correct answers on the way. */
  toLevelUp(player: string): void {
    this.pass(player);
    for (let steps = 0; steps < 40; steps += 1) {
      const met = this.on(player);
      if (met === 'levelUp') return;
      if (typeof met === 'number') this.answer(player, ['right']);
      else this.pass(player);
    }
    throw new Error('no camp is cleared');
  }

  /** Climbs to the top with only correct answers. */
  climbUp(player: string): void {
    for (let steps = 0; steps < 200 && !this.seat(player).isOver; steps += 1) {
      const met = this.on(player);
      if (typeof met === 'number') this.answer(player, ['right']);
      else this.pass(player);
    }
  }
}
