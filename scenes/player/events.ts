// Events between two views of a player. They are derived and only drive animation and sound; the views stay
// the source of truth.

import { askedKey, shownResult } from '#core/views/playerView.ts';
import type { ScoreBreakup } from '#core/scoring/score.ts';
import { isFinished, type ResponseResult } from '#core/room/phase.ts';
import { hopsBetween, type HopEvent } from '#scenes/parts/model.ts';
import { type HandAct, handActBetween } from '#scenes/player/handAct.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

export type PlayerEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'playerJoined'; readonly id: string }
  | { readonly type: 'playerLeft'; readonly id: string }
  /** The player's own, before the game. */
  | { readonly type: 'characterChanged' }
  | HopEvent
  | { readonly type: 'questionOpened'; readonly index: number }
  | { readonly type: 'handActed'; readonly act: HandAct }
  | { readonly type: 'answerSent' }
  | { readonly type: 'answerLocked' }
  | {
      readonly type: 'feedbackShown';
      readonly result: ResponseResult | null;
      readonly timedOut: boolean;
      readonly breakup: ScoreBreakup | null;
    }
  | { readonly type: 'revealed' }
  | { readonly type: 'scoreChanged'; readonly from: number; readonly to: number }
  | { readonly type: 'streakChanged'; readonly from: number; readonly to: number }
  | { readonly type: 'boardShown' }
  | { readonly type: 'boardMoved'; readonly from: Readonly<Record<string, number>> }
  | { readonly type: 'ended' }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' };

/** `previous` is null when the scene has just opened; then everything in it has just arrived. */
export function diffPlayer(previous: PlayerStageView | null, next: PlayerStageView): PlayerEvent[] {
  if (previous === null) return [{ type: 'opened' }];
  return [
    ...diffLobby(previous, next),
    ...diffSlide(previous, next),
    ...diffRank(previous, next),
    ...diffBoard(previous, next),
  ];
}

function diffLobby(previous: PlayerStageView, next: PlayerStageView): PlayerEvent[] {
  const before = new Set(previous.player.lobby.map(({ id }) => id));
  const after = new Set(next.player.lobby.map(({ id }) => id));
  return [
    ...(previous.player.me.character === next.player.me.character
      ? []
      : [{ type: 'characterChanged' } as const]),
    ...[...after].filter((id) => !before.has(id)).map((id) => ({ type: 'playerJoined', id }) as const),
    ...[...before].filter((id) => !after.has(id)).map((id) => ({ type: 'playerLeft', id }) as const),
    ...hopsBetween(previous.traces, next.traces),
  ];
}

function diffSlide(previous: PlayerStageView, next: PlayerStageView): PlayerEvent[] {
  const events: PlayerEvent[] = [];
  if (!isFinished(previous.player.room.state) && isFinished(next.player.room.state))
    events.push({ type: 'ended' });
  const [before, after] = [previous.player.slide, next.player.slide];
  const paused = previous.player.room.state === 'paused';
  if (!paused && next.player.room.state === 'paused') events.push({ type: 'paused' });
  if (paused && next.player.room.state === 'running') events.push({ type: 'resumed' });
  if (!after?.question) return events;
  if (!before?.question || askedKey(previous.player) !== askedKey(next.player)) {
    return [...events, { type: 'questionOpened', index: after.index }];
  }
  const act = handActBetween(previous.draft, next.draft);
  if (act) events.push({ type: 'handActed', act });
  if (!after.answered && previous.draft.state === 'open' && next.draft.state !== 'open')
    events.push({ type: 'answerSent' });
  if (!before.answered && after.answered) events.push({ type: 'answerLocked' });
  const { feedback } = after;
  if (feedback && (!before.feedback || (before.feedback.result === null && feedback.result !== null))) {
    events.push({
      type: 'feedbackShown',
      result: shownResult(feedback),
      timedOut: feedback.state === 'timedOut',
      breakup: feedback.breakup,
    });
  }
  if (feedback?.reveal && !before.feedback?.reveal) events.push({ type: 'revealed' });
  return events;
}

function diffRank({ player: before }: PlayerStageView, { player: after }: PlayerStageView): PlayerEvent[] {
  const events: PlayerEvent[] = [];
  if (before.me.score !== after.me.score)
    events.push({ type: 'scoreChanged', from: before.me.score, to: after.me.score });
  if (before.me.streak !== after.me.streak) {
    events.push({ type: 'streakChanged', from: before.me.streak, to: after.me.streak });
  }
  return events;
}

function diffBoard({ player: before }: PlayerStageView, { player: after }: PlayerStageView): PlayerEvent[] {
  if (!after.board) return [];
  if (!before.board) return [{ type: 'boardShown' }];
  const from = Object.fromEntries(before.board.rows.map(({ id, rank }) => [id, rank]));
  const moved = after.board.rows.some(({ id, rank }) => from[id] !== undefined && from[id] !== rank);
  return moved ? [{ type: 'boardMoved', from }] : [];
}
