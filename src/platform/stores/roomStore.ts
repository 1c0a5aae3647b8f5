// The viewer's view of a room, written only by answers to calls and by the server's pushes.

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { QuestionType } from '#core/questions/question.ts';
import type { HostPlayerRow, HostQuestionRow, HostView } from '#core/views/hostView.ts';
import type { RoomPush } from '#src/platform/socket/roomLink.ts';
import { kindsGate } from '#src/platform/stores/kindsGate.ts';

interface Versioned {
  readonly seq: number;
  readonly room: { readonly hash: string; readonly questionTypes?: readonly QuestionType[] };
}

export interface RoomState<View> {
  readonly view: View | null;
}

export interface RoomStore<View> extends StoreApi<RoomState<View>> {
  /** Accepts a whole view unless a later one has already arrived; pushes that overtook it stay. */
  put(view: View): void;
  /**
   * Applies a push: its sections, and rows of the host's lists, replace those of the view. Drops older
   * pushes. Missing pushes aren't repaired here, but by the whole view that follows a broken connection.
   */
  apply(push: RoomPush): void;
}

/** Maximum number of recent pushes to keep, for whole views that arrive after them. */
const MAX_RECENT_PUSHES = 50;

export type Merge<View> = (view: View, push: RoomPush) => View;

/** Sections of the patch replace those of the view. */
function replaceSections<View extends Versioned>(view: View, push: RoomPush): View {
  return { ...view, ...push.patch, seq: push.seq };
}

export function createRoomStore<View extends Versioned>(
  merge: Merge<View> = replaceSections,
): RoomStore<View> {
  const store = createStore<RoomState<View>>()(() => ({ view: null }));
  /** Pushes to reapply over a whole view with a `seq` of at least `wholeFrom`. */
  let pushes: readonly RoomPush[] = [];
  let wholeFrom = 0;
  const whenKnown = kindsGate();

  function put(view: View): void {
    const present = store.getState().view;
    const isSame = present?.room.hash === view.room.hash;
    if (isSame && view.seq < wholeFrom) return;
    wholeFrom = view.seq;
    // A push carries only a part of the view: other changes up to then are only in the older whole view.
    pushes = isSame ? pushes.filter(({ seq }) => seq > view.seq) : [];
    store.setState({ view: pushes.reduce(merge, view) });
  }

  function apply(push: RoomPush): void {
    const { view } = store.getState();
    if (!view || view.room.hash !== push.roomHash || push.seq < view.seq) return;
    pushes = [...pushes, push];
    if (pushes.length > MAX_RECENT_PUSHES) {
      wholeFrom = pushes[0]?.seq ?? wholeFrom;
      pushes = pushes.slice(1);
    }
    store.setState({ view: merge(view, push) });
  }

  return {
    ...store,
    put: (view) => whenKnown(view.room.questionTypes ?? [], () => put(view)),
    apply(push) {
      const { room } = push.patch as { readonly room?: Versioned['room'] };
      whenKnown(room?.questionTypes ?? [], () => apply(push));
    },
  };
}

/** A push contains only the player and question rows that changed. */
export function mergeHostRows(view: HostView, push: RoomPush): HostView {
  const { players, questions, ...sections } = push.patch as Partial<HostView>;
  const removed = new Set(push.removedPlayers);
  const kept = view.players.filter((row) => !removed.has(row.id));
  return {
    ...view,
    ...sections,
    seq: push.seq,
    players:
      players || removed.size > 0
        ? inRankOrder(replaceRows(kept, players ?? [], (row) => row.id))
        : view.players,
    questions: questions
      ? byIndex(replaceRows(view.questions, questions, (row) => row.index))
      : view.questions,
  };
}

function replaceRows<Row, Key>(
  rows: readonly Row[],
  changed: readonly Row[],
  keyOf: (row: Row) => Key,
): Row[] {
  const news = new Map(changed.map((row) => [keyOf(row), row]));
  const merged = rows.map((row) => {
    const fresh = news.get(keyOf(row));
    news.delete(keyOf(row));
    return fresh ?? row;
  });
  return [...merged, ...news.values()];
}

/** Rows without a rank stay at the end, in joining order. */
function inRankOrder(rows: HostPlayerRow[]): HostPlayerRow[] {
  const place = (row: HostPlayerRow) => row.rank ?? Number.MAX_SAFE_INTEGER;
  return rows.sort((a, b) => place(a) - place(b));
}

function byIndex(rows: HostQuestionRow[]): HostQuestionRow[] {
  return rows.sort((a, b) => a.index - b.index);
}

/** A push contains only the climbers that moved; the list is empty once there is no climb. */
export function mergeClimbers(view: ProjectorView, push: RoomPush): ProjectorView {
  const { climbers = [], ...sections } = push.patch as Partial<ProjectorView>;
  const merged = { ...view, ...sections, seq: push.seq };
  if (merged.summit === null) return { ...merged, climbers: [] };
  const removed = new Set(push.removedPlayers);
  const kept = removed.size > 0 ? view.climbers.filter(({ id }) => !removed.has(id)) : view.climbers;
  return { ...merged, climbers: climbers.length > 0 ? replaceRows(kept, climbers, ({ id }) => id) : kept };
}

export function createProjectorStore(): RoomStore<ProjectorView> {
  return createRoomStore<ProjectorView>(mergeClimbers);
}

export function createHostStore(): RoomStore<HostView> {
  return createRoomStore<HostView>(mergeHostRows);
}
