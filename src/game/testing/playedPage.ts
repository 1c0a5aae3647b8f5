// Test page for one player, run against the real rules of the core, with a connection that can be cut.

import { vi } from 'vitest';
import { choiceAsked, peakBoardAnswered, targetsResponse } from '#core/testing/featureCalls.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';
import type { PlayState } from '#src/game/play.ts';
import { createPlayController, type PlayDeps } from '#src/game/playController.ts';
import type { Caller, CallOptions } from '#src/platform/requests/caller.ts';
import type { RequestFor } from '#src/platform/requests/wire.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { createSeatDraft } from '#src/platform/storage/drafts.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';
import { defaultSettings, type Settings } from '#src/platform/storage/savedSettings.ts';
import { createOutbox } from '#src/platform/storage/outbox.ts';
import { createRoomStore, type RoomStore } from '#src/platform/stores/roomStore.ts';
import { createServerClock } from '#src/platform/stores/serverClock.ts';

/** Lets promises settle without time passing. */
export const flush = () => vi.advanceTimersByTimeAsync(0);

/** One player's connection to a room: the core decides on calls, `push` delivers what others did. */
export class FakeConnection {
  readonly calls: string[] = [];
  readonly commandIds: string[] = [];
  /** Requests that a page sent as it closed. */
  readonly beacons: { readonly request: unknown; readonly commandId: string }[] = [];
  down = false;
  /** Calls with this name get no answer, while all others do. */
  lost: string | null = null;
  /** Answers to calls with these names wait until they are released. */
  readonly held = new Map<string, () => void>();
  readonly hold = new Set<string>();
  /** The server accepts the next answer, but its acknowledgment is lost. */
  loseNextAnswer = false;
  readonly game: Game;
  readonly playerId: string;

  constructor(game: Game, playerId: string) {
    this.game = game;
    this.playerId = playerId;
  }

  view = (): PlayerView => structuredClone(this.game.view(this.playerId)) as PlayerView;

  caller: Caller = {
    call: (async (name: string, request: Record<string, never>, options: CallOptions = {}) => {
      this.calls.push(name);
      await Promise.resolve();
      if (this.down || this.lost === name) throw new RequestError('network');
      this.game.now = Date.now();
      const answer = structuredClone(this.decide(name, request, options));
      if (this.hold.has(name)) await new Promise<void>((go) => this.held.set(name, go));
      if (!this.loseNextAnswer) return answer;
      this.loseNextAnswer = false;
      throw new RequestError('network');
    }) as unknown as Caller['call'],
  };

  private decide(
    name: string,
    request: Record<string, never>,
    { commandId = 'command' }: CallOptions,
  ): unknown {
    const { game, playerId } = this;
    const seat = { playerId, commandId };
    const receipt = () => {
      const { seq, me, slide } = this.view();
      return { seq, now: game.now, me: isTeacherPaced(game.room) ? null : me, slide: slide && pick(slide) };
    };
    switch (name) {
      case 'getQuestions':
        this.send({ type: 'openQuestion', playerId, ...wantedOf(request) });
        return { view: this.view(), now: game.now };
      case 'proceedGame': {
        this.commandIds.push(commandId);
        const { questionId, response } = request as unknown as {
          questionId: string;
          response: { state: 'attempted'; answer: null };
        };
        const { asking } = request as { asking?: number };
        this.send({
          type: 'answer',
          ...seat,
          questionId,
          state: response.state,
          answer: response.answer,
          asking,
          networkMs: 0,
        });
        return receipt();
      }
      case 'changeCharacter': {
        const { avatarId } = request as { avatarId?: string };
        this.send({
          type: 'changeCharacter',
          playerId,
          ...(avatarId !== undefined && { character: avatarId }),
        });
        return { view: this.view(), now: game.now };
      }
      case 'getHint': {
        const { questionId, hint } = request as unknown as { questionId: string; hint: number };
        this.send({ type: 'takeHint', playerId, questionId, hint });
        return { view: this.view(), now: game.now };
      }
      case 'extraLife': {
        const { questionId, use } = request as unknown as { questionId: string; use: boolean };
        this.send({ type: 'extraLife', playerId, questionId, use });
        return { view: this.view(), now: game.now };
      }
      case 'activatePowerup': {
        const { card, targetPlayerId = null } = request as unknown as {
          card: number;
          targetPlayerId?: string;
        };
        this.send({ type: 'usePowerup', ...seat, card, targetId: targetPlayerId });
        return { view: this.view(), now: game.now };
      }
      case 'replacePowerups': {
        const { card, slot = null } = request as unknown as { card?: number; slot?: number };
        this.send(
          card === undefined
            ? { type: 'shufflePowerups', ...seat }
            : { type: 'placePowerup', ...seat, card, slot },
        );
        return { view: this.view(), now: game.now };
      }
      case 'destroyPowerupEffect': {
        const { powerupEffectId: effect } = request as unknown as { powerupEffectId: number };
        this.send({ type: 'endPowerup', ...seat, effect });
        return { view: this.view(), now: game.now };
      }
      case 'duelDecision': {
        const { decision, type, targetPlayerId, level } = request as unknown as RequestFor<'duelDecision'>;
        const asked = { decision, type: type ?? 'standard', targetId: targetPlayerId ?? '' } as const;
        this.send({ type: 'duelDecision', ...seat, level, choice: choiceAsked(asked) });
        return { view: this.view(), now: game.now };
      }
      case 'updatePathFinder': {
        const { pathFinder: role, level: camp } = request as unknown as RequestFor<'updatePathFinder'>;
        this.send({ type: 'choosePath', ...seat, role, camp });
        return { view: this.view(), now: game.now };
      }
      case 'updateBreakRoom': {
        const {
          breakRoom,
          level: camp,
          powerUpIndex: index = 0,
        } = request as unknown as RequestFor<'updateBreakRoom'>;
        const kind = breakRoom === 'LEVEL_UP' ? 'levelUp' : 'obstacle';
        if (breakRoom === 'POWERUP_SELECTION') this.send({ type: 'choosePowerup', ...seat, camp, index });
        else this.send({ type: 'leaveStop', ...seat, kind, camp });
        return { view: this.view(), now: game.now };
      }
      case 'updatePlayerObstacle': {
        const { action: _action, ...play } = request as unknown as RequestFor<'updatePlayerObstacle'>;
        if ('form' in play) this.send({ type: 'startObstacle', ...seat, ...play });
        else if ('move' in play) this.send({ type: 'moveObstacle', ...seat, ...play, networkMs: 0 });
        else this.send({ type: 'practiceObstacle', ...seat, ...play });
        return { view: this.view(), now: game.now };
      }
      case 'duelTargets':
        return targetsResponse(game, playerId);
      case 'answerLater': {
        const { questionId, draft } = request as unknown as { questionId: string; draft: null };
        this.send({ type: 'answerLater', ...seat, questionId, draft });
        return { view: this.view(), now: game.now };
      }
      case 'skipQuestion':
        this.send({
          type: 'skip',
          ...seat,
          questionId: (request as unknown as { questionId: string }).questionId,
          asking: (request as { asking?: number }).asking,
        });
        return receipt();
      case 'skipManyQuestions': {
        const { responses } = request as unknown as { responses: { questionId: string }[] };
        this.send({ type: 'skipMany', ...seat, questionIds: responses.map(({ questionId }) => questionId) });
        return { view: this.view(), now: game.now, responses: [] };
      }
      case 'reportFocus': {
        const { away } = request as unknown as { away: boolean };
        this.send({ type: 'reportFocus', playerId, away });
        return { seq: game.room.seq };
      }
      case 'raiseHand': {
        const { raised } = request as unknown as { raised: boolean };
        this.send({ type: 'raiseHand', playerId, raised });
        return { seq: game.room.seq, studentQueueNo: this.view().me.hand };
      }
      case 'playerGameOver': {
        const { attempt } = request as unknown as { attempt: number };
        this.send({ type: 'finish', playerId, attempt });
        return { view: this.view(), now: game.now };
      }
      case 'rejoin':
        this.send({ type: 'startAttempt', playerId });
        return { view: this.view(), now: game.now };
      case 'mysticPeakLeaderboard':
        return { mysticPeakBoard: peakBoardAnswered(game, playerId) };
      case 'subscribe':
        return { board: this.view().board };
      default:
        return { role: 'player', view: this.view(), now: game.now };
    }
  }

  private send(command: Parameters<Game['send']>[0]) {
    const decision = this.game.send(command);
    if (!decision.ok) throw new RequestError(decision.reason);
  }
}

const wantedOf = ({
  redemptionId,
  reviewId,
}: {
  readonly redemptionId?: string | null;
  readonly reviewId?: string;
}) => ({
  ...(redemptionId !== undefined && { redemptionId }),
  ...(reviewId !== undefined && { reviewId }),
});

const pick = (slide: NonNullable<PlayerView['slide']>) => {
  const { index, state, answer, answered, feedback, lifeOffer, powerups } = slide;
  const { secondChances, review, duelChoice } = slide;
  return {
    index,
    state,
    answer,
    answered,
    feedback,
    lifeOffer,
    powerups,
    secondChances,
    review,
    duelChoice,
  };
};

type PageChanges = Partial<Omit<PlayDeps, 'settings'>> & { readonly settings?: Partial<Settings> };

/** A player's open page; `kv` and `line` outlive it. */
export function page(
  line: FakeConnection,
  kv = createMemoryKv(),
  { settings, ...changes }: PageChanges = {},
) {
  const room: RoomStore<PlayerView> = createRoomStore<PlayerView>();
  const refused: string[] = [];
  const kept: number[] = [];
  const delays: string[] = [];
  const seat = { roomHash: line.game.room.hash, playerId: line.playerId, ticket: 'secret' };
  const controller = createPlayController({
    caller: line.caller,
    beacon: (request, who) => {
      line.beacons.push({ request, commandId: who.commandId });
    },
    room,
    outbox: createOutbox(kv),
    kept: createSeatDraft(kv, seat),
    clock: createServerClock(),
    seat,
    http: line.caller,
    // Memes are only for tests that ask for them.
    settings: () => ({ ...defaultSettings(), memes: false, ...settings }),
    lessMotion: () => false,
    // In tests, players know the question before it appears.
    ignorePressMs: 0,
    isOffline: () => line.down,
    onUnsentCount: (count) => kept.push(count),
    onRefused: (error) => refused.push(error.type),
    onDelay: () => delays.push('delayed'),
    ...changes,
  });
  const push = async () => {
    line.game.now = Date.now();
    line.game.send({ type: 'deadline' });
    room.put(line.view());
    await flush();
  };
  return {
    ...controller,
    push,
    /** Waits until the current phase between two questions ends automatically. */
    async seen() {
      const { phase } = controller.play.getState();
      await vi.advanceTimersByTimeAsync(phase?.durationMs?.(room.getState().view as PlayerView) ?? 0);
    },
    /** Delivers a push that changed only these parts of the view. */
    part(...parts: (keyof PlayerView)[]) {
      const view = line.view();
      const patch = Object.fromEntries(parts.map((name) => [name, view[name]]));
      room.apply({ roomHash: view.room.hash, seq: view.seq, patch });
    },
    refused,
    kept,
    delays,
    get view() {
      return room.getState().view as PlayerView;
    },
    get state(): PlayState {
      return controller.play.getState();
    },
    optionId(text: string) {
      const question = this.view.slide?.question;
      if (!question || !('options' in question)) throw new Error('no options');
      return question.options.find((option) => option.text === text)?.id ?? '';
    },
  };
}

export function startedGame(settings: GameSettings = {}) {
  const game = new Game(settings);
  vi.setSystemTime(game.now);
  const ana = game.join('Ana');
  if (settings.playMode !== 'solo') game.join('Ben');
  const line = new FakeConnection(game, ana);
  return { game, line };
}

/** Starts the game and lets the 3-2-1 pass on the page's clock. */
export async function start(game: Game, open: ReturnType<typeof page>) {
  game.run('start');
  await open.push();
  await vi.advanceTimersByTimeAsync(3_000);
  await open.push();
}

/** A page at the first question of a game that has just started. */
export async function begun() {
  const { game, line } = startedGame({ questions: questions() });
  const open = page(line);
  await start(game, open);
  return { game, line, open };
}

export function questions() {
  return [
    {
      type: 'MCQ',
      text: 'Which is a prime?',
      options: [{ text: '4' }, { text: '7', correct: true }, { text: '9' }],
    },
    {
      type: 'MSQ',
      text: 'Which are even?',
      options: [{ text: '2', correct: true }, { text: '3' }, { text: '4', correct: true }, { text: '5' }],
    },
    { type: 'BLANK', text: 'The capital of France?', accepted: ['Paris'] },
  ] as const satisfies GameSettings['questions'];
}
