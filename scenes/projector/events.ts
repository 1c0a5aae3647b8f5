// Events between two views of the projector.

import { featureNews } from '#scenes/parts/projectorPart.ts';
import type { RowSign } from '#scenes/parts/projectorPart.ts';
import type { Message } from '#scenes/message.ts';
import { newsBetween } from '#scenes/projector/climb/news/model.ts';
import { type HopEvent, hopsBetween } from '#scenes/parts/model.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

export type ProjectorEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'playerJoined'; readonly id: string }
  | { readonly type: 'crowdMoved' }
  | HopEvent
  | { readonly type: 'characterChanged'; readonly id: string }
  | { readonly type: 'questionOpened' }
  | { readonly type: 'answersCame'; readonly from: number; readonly to: number }
  | { readonly type: 'closed' }
  | { readonly type: 'revealed' }
  /** `from`: each row's former rank, by player id. */
  | { readonly type: 'boardMoved'; readonly from: Readonly<Record<string, number>> }
  /** `ids`: players who are higher on the mountain than before. `came`: players who are new to it. */
  | { readonly type: 'climbed'; readonly ids: readonly string[]; readonly came: readonly string[] }
  /** News lines, most important first, and signs for the rows concerned. */
  | { readonly type: 'news'; readonly lines: readonly Message[]; readonly signs: readonly RowSign[] };

/** `previous`: null when the scene has just opened. */
export function diffProjector(
  previous: ProjectorStageView | null,
  next: ProjectorStageView,
): ProjectorEvent[] {
  if (previous === null) return [{ type: 'opened' }];
  return [
    ...diffLobby(previous, next),
    ...hopsBetween(previous.traces, next.traces),
    ...diffSlide(previous, next),
    ...diffBoard(previous, next),
    ...diffClimb(previous, next),
    ...diffNews(previous, next),
  ];
}

function diffClimb(
  { projector: { climbers: before } }: ProjectorStageView,
  { projector: { climbers: after } }: ProjectorStageView,
): ProjectorEvent[] {
  if (before === after) return [];
  const heights = new Map(before.map(({ id, height }) => [id, height]));
  const ids: string[] = [];
  const came: string[] = [];
  for (const { id, height } of after) {
    const known = heights.get(id);
    if (known === undefined) came.push(id);
    else if (height > known) ids.push(id);
  }
  return ids.length > 0 || came.length > 0 ? [{ type: 'climbed', ids, came }] : [];
}

function diffNews(
  { projector: before }: ProjectorStageView,
  { projector: after }: ProjectorStageView,
): ProjectorEvent[] {
  const lines = newsBetween(before, after);
  const signs = featureNews(before, after).flatMap((each) => each.signs);
  return lines.length > 0 ? [{ type: 'news', lines, signs }] : [];
}

function diffLobby(
  { projector: before }: ProjectorStageView,
  { projector: after }: ProjectorStageView,
): ProjectorEvent[] {
  const known = new Map(before.lobby.map(({ id, character }) => [id, character]));
  const changed = after.lobby
    .filter(({ id, character }) => known.has(id) && known.get(id) !== character)
    .map(({ id }) => ({ type: 'characterChanged', id }) as const);
  const joined = after.lobby.filter(({ id }) => !known.has(id));
  const same = joined.length === 0 && before.lobby.length === after.lobby.length;
  if (same) return changed;
  return [
    ...changed,
    ...joined.map(({ id }) => ({ type: 'playerJoined', id }) as const),
    { type: 'crowdMoved' },
  ];
}

function diffSlide(
  { projector: before }: ProjectorStageView,
  { projector: after }: ProjectorStageView,
): ProjectorEvent[] {
  const slide = after.slide;
  if (!slide?.question) return [];
  if (before.slide?.question?.id !== slide.question.id) return [{ type: 'questionOpened' }];
  const events: ProjectorEvent[] = [];
  if (before.slide.answered !== slide.answered) {
    events.push({ type: 'answersCame', from: before.slide.answered, to: slide.answered });
  }
  if (before.slide.state === 'active' && slide.state !== 'active') events.push({ type: 'closed' });
  if (before.slide.reveal === null && slide.reveal !== null) events.push({ type: 'revealed' });
  return events;
}

/** Ranks by player id. */
export function ranksOf(board: ProjectorStageView['projector']['board']): Readonly<Record<string, number>> {
  return Object.fromEntries((board?.rows ?? []).map(({ id, rank }) => [id, rank]));
}

function diffBoard(
  { projector: before }: ProjectorStageView,
  { projector: after }: ProjectorStageView,
): ProjectorEvent[] {
  const ranks = ranksOf(before.board);
  const moved = (after.board?.rows ?? []).some(({ id, rank }) => ranks[id] !== rank);
  return moved ? [{ type: 'boardMoved', from: ranks }] : [];
}
