// Media of the questions that a player or the projector shows next, so that they have loaded by then.

import { orderOf } from '#core/authority/order/draw.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { memoized } from '#core/collections/memoized.ts';
import { UPLOADED_MEDIA } from '#core/content/media.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';

/** Questions to look ahead. */
const LOOK_AHEAD = 3;

/**
 * Only for games at the player's own pace: in others, no one may learn what comes before the room does. Names
 * only uploads that a question itself shows: their names are hashes, so they tell nothing, and sorting them
 * hides the order. Other addresses might be words (docs/decisions/0014-media-ahead.md).
 */
export function mediaAhead(
  room: Room,
  seatIndex: number,
  { open, responses }: Seat,
): Pick<PlayerSlide, 'mediaAhead'> {
  const uploads = memoized(uploadsOf, room.questions, uploadsIn);
  // No seat can open a question of a game that is paused or over.
  if (uploads.size === 0 || room.state !== 'running') return NONE;
  const seen = new Set([open?.q, ...responses.map(({ q }) => q)]);
  return uploadsAmong(
    uploads,
    orderOf(room, seatIndex).filter((q) => !seen.has(q)),
  );
}

/** Only for games that their teacher paces, whose projector shows questions. Its page is open to the teacher alone. */
export function projectorMediaAhead(room: Room): Pick<ProjectorView, 'mediaAhead'> {
  if (!isTeacherPaced(room) || isFinished(room.state)) return NONE;
  const next = room.slide ? room.slide.index + 1 : 0;
  return uploadsAmong(memoized(uploadsOf, room.questions, uploadsIn), [...room.questions.keys()].slice(next));
}

/** `questions`: the next ones, in order. */
function uploadsAmong(
  uploads: ReadonlyMap<number, string>,
  questions: readonly number[],
): Pick<PlayerSlide, 'mediaAhead'> {
  const urls = questions.slice(0, LOOK_AHEAD).flatMap((q) => uploads.get(q) ?? []);
  return urls.length > 0 ? { mediaAhead: [...new Set(urls)].sort() } : NONE;
}

const NONE = { mediaAhead: undefined } as const;

const uploadsOf = new WeakMap<Room['questions'], ReadonlyMap<number, string>>();

function uploadsIn(questions: Room['questions']): ReadonlyMap<number, string> {
  return new Map(
    questions.flatMap(({ question: { media } }, q) =>
      media && UPLOADED_MEDIA.test(media.url) ? [[q, media.url] as const] : [],
    ),
  );
}
