// A room run by calls, for stories in which the host's pages play no part.

import type { BrowserContext } from '@playwright/test';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType, PlayMode } from '#core/room/phase.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import type { OperationName } from '#protocol/operations.ts';
import { callHttp, data, hostIdentity, type Identity } from '#tests/support/calls.ts';

export interface RoomPlan {
  readonly type: GameType;
  readonly quiz: AuthoredQuiz;
  readonly playMode?: PlayMode;
  readonly options?: Partial<GameOptions>;
}

/** Options stay in the author's order, so that keys mean the same to every player, and one press leads from a verdict to what follows. */
const STEADY: Partial<GameOptions> = { jumbleAnswers: false, memes: false };

export class HostedRoom {
  readonly code: string;
  readonly hash: string;
  readonly #url: string;
  readonly host: Identity;

  private constructor(url: string, host: Identity, code: string, hash: string) {
    this.#url = url;
    this.host = host;
    this.code = code;
    this.hash = hash;
  }

  static async open(
    url: string,
    { type, quiz, playMode = 'live', options = {} }: RoomPlan,
  ): Promise<HostedRoom> {
    const host = await hostIdentity({ url });
    const saved = data(await callHttp({ url }, 'saveQuiz', { quiz }, host));
    const request = { quizId: saved.card.id, type, playMode, gameOptions: { ...STEADY, ...options } };
    const { roomCode, roomHash } = data(await callHttp({ url }, 'hostGame', request, host));
    return new HostedRoom(url, host, roomCode, roomHash);
  }

  start = () => this.#control('startGame');
  next = () => this.#control('proceedHostGame');
  end = () => this.#control('endGame');
  pause = (paused: boolean) => this.#control('pauseGame', { paused });

  /** A card for a player, by name. */
  async give(powerup: PowerupId, name: string): Promise<void> {
    await this.#control('awardPowerups', { powerup, playerIds: [(await this.player(name)).id] });
  }

  trigger = (powerup: PowerupId) => this.#control('triggerPowerup', { powerup });

  async view(): Promise<HostView> {
    return (await this.#call('getGame')).view;
  }

  async player(name: string): Promise<HostPlayerRow> {
    const found = (await this.view()).players.find((player) => player.name === name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  }

  /** How many players have answered this question. */
  async answersTo(index: number): Promise<number> {
    return (await this.view()).questions[index]?.distribution.answered ?? 0;
  }

  async #control(name: OperationName, request: Record<string, unknown> = {}): Promise<void> {
    await this.#call(name, request);
  }

  async #call(name: OperationName, request: Record<string, unknown> = {}): Promise<{ view: HostView }> {
    return data(await callHttp({ url: this.#url }, name, { roomHash: this.hash, ...request }, this.host));
  }
}

/** Gives a browser the session of a host. */
export async function hostIn(
  context: BrowserContext,
  url: string,
  { cookie = '' }: Pick<Identity, 'cookie'>,
): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true }]);
}
