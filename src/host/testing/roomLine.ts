// A host's socket to a room whose game rules run in the page.

import { act } from '@testing-library/react';
import { parseOptionChanges } from '#core/features/options.ts';
import type { CorrectionChange } from '#core/questions/correction.ts';
import type { SlideState } from '#core/room/phase.ts';
import { type Game as CoreGame, Game, type GameSettings } from '#core/testing/game.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { RawSocket } from '#src/platform/socket/socketLink.ts';

type PowerupId = Extract<Parameters<CoreGame['host']>[0], { readonly type: 'awardPowerup' }>['powerup'];

export const HASH = 'a'.repeat(24);

/** A scripted socket: the core judges what is sent; `push` delivers what others did. */
export class ScriptedSocket implements RawSocket {
  connected = false;
  readonly sent: string[] = [];
  readonly game: CoreGame;
  #refusal: string | null = null;
  readonly #listeners = new Map<string, () => void>();
  #hear: (event: string, payload: unknown) => void = () => undefined;

  constructor(settings: GameSettings) {
    this.game = new Game({ ...settings });
  }

  /** Refuses the next control with this error, whatever it is. */
  refuseNext(type: string): void {
    this.#refusal = type;
  }

  view = (): HostView => structuredClone(this.game.hostView()) as HostView;

  timeout() {
    return {
      emit: (
        event: string,
        request: Record<string, never>,
        meta: { commandId?: string },
        ack: (late: null, body: unknown) => void,
      ) => {
        this.sent.push(event);
        const refusal = event === 'reconnectRoom' ? null : this.#refusal;
        if (refusal !== null) {
          this.#refusal = null;
          queueMicrotask(() => ack(null, { success: false, error: { type: refusal } }));
          return;
        }
        const decision = this.decide(event, request, meta.commandId ?? 'command');
        const role = event === 'reconnectRoom' ? { role: 'host' } : {};
        queueMicrotask(() =>
          ack(
            null,
            decision?.ok === false
              ? { success: false, error: { type: decision.reason } }
              : { success: true, data: { ...role, view: this.view(), now: this.game.now } },
          ),
        );
      },
    } as ReturnType<RawSocket['timeout']>;
  }

  private decide(
    event: string,
    request: Record<string, never>,
    commandId: string,
  ): ReturnType<CoreGame['host']> | null {
    const {
      playerId,
      playerIds,
      approved,
      paused,
      locked,
      addMinutes,
      seen,
      questionId,
      text,
      hidden,
      into,
      dueAt,
      gameOptions,
      robots,
      accuracy,
      powerup,
      change,
      mayLose,
    } = request as {
      readonly playerId?: string;
      readonly playerIds?: readonly string[];
      readonly required?: boolean;
      readonly approved?: boolean;
      readonly paused?: boolean;
      readonly locked?: boolean;
      readonly addMinutes?: number;
      readonly seen?: { readonly index: number; readonly state: SlideState };
      readonly questionId?: string;
      readonly text?: string;
      readonly hidden?: boolean;
      readonly into?: string | null;
      readonly dueAt?: number;
      readonly gameOptions?: Record<string, unknown>;
      readonly robots?: number;
      readonly accuracy?: number;
      readonly powerup?: PowerupId;
      readonly change?: CorrectionChange;
      readonly mayLose?: boolean;
    };
    const commands: Record<string, Parameters<CoreGame['host']>[0]> = {
      openGame: { type: 'open' },
      startGame: { type: 'start' },
      proceedHostGame: { type: 'next', seen },
      endGame: { type: 'end' },
      pauseGame: { type: paused ? 'pause' : 'resume' },
      lockRoom: { type: 'lock', locked: locked === true },
      setGameTimer: { type: 'addTime', ms: Number(addMinutes) * 60_000 },
      approvePlayer: { type: 'approve', playerId: playerId ?? null, approved: approved === true },
      deletePlayer: { type: 'remove', playerId: String(playerId) },
      deletePlayers: { type: 'removeMany', playerIds: playerIds ?? null },
      restorePlayers: { type: 'restore', playerIds: playerIds ?? [] },
      setDueDate: { type: 'setDueDate', expiresAt: Number(dueAt) },
      changeOptions: { type: 'changeOptions', options: parseOptionChanges(gameOptions ?? {}) },
      rehearseGame: { type: 'rehearse', robots: Number(robots), accuracy: Number(accuracy) },
      awardPowerups: {
        type: 'awardPowerup',
        powerup: powerup ?? 'double',
        playerIds: playerIds ?? null,
      },
      triggerPowerup: { type: 'triggerPowerup', powerup: powerup ?? 'glitch' },
      givePass: { type: 'givePass', playerId: String(playerId), questionId: String(questionId) },
      lowerHand: { type: 'lowerHand', playerId: playerId ?? null },
      correctQuestion: {
        type: 'correctQuestion',
        questionId: String(questionId),
        change: change ?? { type: 'original' },
        mayLose: mayLose === true,
      },
      hideText: {
        type: 'hideText',
        questionId: String(questionId),
        text: String(text),
        hidden: hidden === true,
      },
      mergeText: {
        type: 'mergeText',
        questionId: String(questionId),
        text: String(text),
        into: typeof into === 'string' ? into : null,
      },
    };
    const command = commands[event];
    return command ? this.game.host(command, commandId) : null;
  }

  on(event: string, listener: () => void) {
    this.#listeners.set(event, listener);
  }

  onAny(listener: (event: string, payload: unknown) => void) {
    this.#hear = listener;
  }

  connect() {
    this.connected = true;
    this.#listeners.get('connect')?.();
  }

  disconnect() {
    this.connected = false;
    this.#listeners.get('disconnect')?.();
  }

  /** Sends only what changed, as the server does. */
  push(event: string, patch: Partial<HostView>, removedPlayers: string[] = []) {
    const { seq } = this.view();
    act(() => this.#hear(event, { roomHash: HASH, seq, now: this.game.now, patch, removedPlayers }));
  }
}
