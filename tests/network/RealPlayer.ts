// Automated player built from the app's own parts, from the play controller to the socket, on its own
// unreliable line. Only rendering is missing.

import { io } from 'socket.io-client';
import { type Seed, stream } from '#core/random/stream.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { Answer } from '#core/questions/question.ts';
import { isFinished } from '#core/room/phase.ts';
import { sampleOf } from '#core/questions/authority.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { SOCKET_PATHS } from '#protocol/pushes.ts';
import { choiceModel, type ChoiceState } from '#scenes/features/duels/choice/model.ts';
import { draftFor } from '#scenes/player/view.ts';
import type { ChoicePhase } from '#src/features/duels/choicePhase.tsx';
import { sheetOf } from '#src/features/powerups/sheet.ts';
import { createPlayController } from '#src/game/playController.ts';
import { createBeacon } from '#src/platform/requests/beacon.ts';
import { createHttpSender } from '#src/platform/requests/httpSender.ts';
import { createSession } from '#src/platform/requests/session.ts';
import { openRoomLink } from '#src/platform/socket/roomLink.ts';
import { createSocketLink } from '#src/platform/socket/socketLink.ts';
import { createTransport } from '#src/platform/socket/transport.ts';
import { createSeatDraft } from '#src/platform/storage/drafts.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';
import { defaultSettings } from '#src/platform/storage/savedSettings.ts';
import { createOutbox } from '#src/platform/storage/outbox.ts';
import { createRoomStore } from '#src/platform/stores/roomStore.ts';
import { createServerClock } from '#src/platform/stores/serverClock.ts';
import { type WrappedSocket, UnreliableLine, UnreliableSocket } from '#tests/network/UnreliableLine.ts';

/** Milliseconds between looks at the screen. */
const LOOK_MS = 40;

export interface Seat {
  readonly roomHash: string;
  readonly playerId: string;
  readonly ticket: string;
}

export class RealPlayer {
  readonly seat: Seat;
  readonly line: UnreliableLine;
  /** Types of the refusals that a player would have seen. */
  readonly refused: string[] = [];
  /** The last answer given to each question, by question id. */
  readonly lastAnswers = new Map<string, Answer>();
  /** Ids of the players that power-ups are aimed at. */
  others: readonly string[] = [];
  readonly #room = createRoomStore<PlayerView>();
  readonly #draws: ReturnType<typeof stream>;
  readonly #close: () => void;
  readonly #refresh: () => void;
  readonly #controller: ReturnType<typeof createPlayController>;
  readonly #looking: NodeJS.Timeout;

  constructor(url: string, seat: Seat, seed: Seed, name: string) {
    this.seat = seat;
    this.line = new UnreliableLine(seed, name);
    this.#draws = stream(seed, `player:${name}`);
    const session = createSession();
    const socket = createSocketLink(async () => {
      const inner = io(url, {
        path: SOCKET_PATHS.game,
        transports: ['websocket'],
        autoConnect: false,
        forceNew: true,
        reconnectionDelay: 50,
        reconnectionDelayMax: 300,
        query: { sessionId: session.sessionId, uid: session.uid },
      });
      return new UnreliableSocket(inner as unknown as WrappedSocket, this.line);
    });
    const clock = createServerClock();
    const http = createHttpSender({ fetch: this.line.fetch, session, base: url });
    const transport = createTransport(http, socket, { onTime: clock.observe, log: () => undefined });
    const kv = createMemoryKv();
    this.#controller = createPlayController({
      caller: transport,
      beacon: createBeacon({ fetch: this.line.fetch, session, base: url }),
      room: this.#room,
      outbox: createOutbox(kv),
      kept: createSeatDraft(kv, seat),
      clock,
      seat,
      http: transport,
      settings: () => ({ ...defaultSettings(), autoNext: false }),
      lessMotion: () => true,
      // It reads nothing, so every press is deliberate.
      ignorePressMs: 0,
      isOffline: () => false,
      onUnsentCount: () => undefined,
      onRefused: ({ type }) => this.refused.push(type),
      onDelay: () => undefined,
    });
    const link = openRoomLink({
      transport,
      role: 'player',
      roomHash: seat.roomHash,
      playerId: seat.playerId,
      seat: seat.ticket,
      pollMs: 300,
      onView: (view) => this.#room.put(view as PlayerView),
      onPush: (push) => this.#room.apply(push),
      onState: (state) => {
        if (state === 'live' || state === 'polling') this.#controller.reconnected();
      },
      onGone: ({ type }) => this.refused.push(`gone: ${type}`),
    });
    void this.#controller.resume();
    this.#looking = setInterval(() => this.#look(), LOOK_MS);
    this.#refresh = () => link.refresh();
    this.#close = () => {
      link.close();
      this.#controller.close();
      socket.close();
    };
  }

  get view(): PlayerView | null {
    return this.#room.getState().view;
  }

  get isOver(): boolean {
    return this.view !== null && (this.view.me.isOver || isFinished(this.view.room.state));
  }

  /** This player's state as JSON, for the failure message when a game doesn't end. */
  get debugState(): string {
    const { phase, waitsForNext, draft, finishing } = this.#controller.play.getState();
    const { seq = 0, slide = null } = this.view ?? {};
    const question = slide && { id: slide.question?.id, state: slide.state, answered: slide.answered };
    return JSON.stringify({
      seq,
      question,
      phase: phase?.id,
      draft: draft.state,
      waitsForNext,
      finishing,
      lastAnswers: [...this.lastAnswers.keys()],
      refused: this.refused,
    });
  }

  /** Looks at the screen and does what a person might, or nothing. */
  #look(): void {
    const { view } = this;
    const { phase, waitsForNext, draft, finishing } = this.#controller.play.getState();
    if (!view || this.isOver || finishing || this.#draws.below(100) < 30) return;
    const { slide } = view;
    if (this.#usesPowerup(view)) return;
    if (phase?.id === 'review') {
      const item = slide?.review[this.#draws.below(Math.max(1, slide.review.length))];
      const intent =
        item?.mayRevise && this.#draws.below(100) < 40
          ? ({ type: 'revise', questionId: item.questionId } as const)
          : ({ type: 'finish' } as const);
      return this.#controller.intent(intent);
    }
    if (phase?.id === 'duel.choice') return this.#duels(view, (phase as ChoicePhase).state);
    if (phase !== null || waitsForNext) return this.#controller.intent({ type: 'next' });
    const question = slide?.question;
    if (!question || slide.state !== 'active' || slide.answered || draft.state !== 'open') return;
    if (slide.mayPostpone && this.#draws.below(100) < 10) return this.#controller.intent({ type: 'later' });
    this.#answer(question);
  }

  /**
   * Sometimes opens a card, and uses the one that is open; whether that has any effect is up to the server.
   */
  #usesPowerup({ me: { belt } }: PlayerView): boolean {
    const cards = belt?.slots.flatMap((card, slot) => (card ? { slot, card: card.id } : [])) ?? [];
    if (cards.length === 0 || this.#draws.below(100) < 80) return false;
    const open = sheetOf(this.#room).getState().card;
    const targetPlayerId = this.others[this.#draws.below(Math.max(1, this.others.length))];
    const { slot } = cards[this.#draws.below(cards.length)] ?? { slot: 0 };
    this.#controller.intent(
      open !== null && targetPlayerId !== undefined && this.#draws.below(100) < 60
        ? { type: 'usePowerup', card: open, targetPlayerId }
        : { type: 'openCard', slot },
    );
    return true;
  }

  /** Presses anything that can be pressed in a duel's choice, Back only rarely. */
  #duels(view: PlayerView, state: ChoiceState): void {
    const { cards, kinds, targets, buttons } = choiceModel(view, state);
    const ways = this.#draws.below(100) < 15 ? buttons : [...cards, ...kinds, ...targets];
    const { intent = null } = ways[this.#draws.below(Math.max(1, ways.length))] ?? {};
    if (intent) this.#controller.intent(intent);
  }

  #answer(question: NonNullable<NonNullable<PlayerView['slide']>['question']>): void {
    const { intent, play } = this.#controller;
    const kind = kindOf(question.type);
    const begun = draftFor(question, play.getState().draft).answer;
    const made = begun && kind.submittable(begun);
    if (made) {
      this.lastAnswers.set(question.id, made);
      return intent({ type: 'submit' });
    }
    const sample = sampleOf(question.type);
    const answer = sample.anyAnswer(question, this.#draws.below(1_000));
    if (!kind.submits) this.lastAnswers.set(question.id, answer);
    for (const act of sample.actsFor(answer, question)) intent(act);
  }

  /** Makes the line reliable and refreshes the view. */
  makeReliable(): void {
    this.line.isReliable = true;
    this.#refresh();
  }

  close(): void {
    clearInterval(this.#looking);
    this.#close();
  }
}
