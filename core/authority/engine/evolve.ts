// Event application: the state after each event. Handles every event and decides nothing; all decisions are
// made in `decide`.

import type { RoomCreated, RoomEvent } from '#core/authority/events.ts';
import { recordCommandId } from '#core/authority/commandHistory.ts';
import { opened } from '#core/authority/rules/life.ts';
import { created as withFeatures, evolveBy } from '#core/authority/engine/rules.ts';
import type { Room } from '#core/authority/state.ts';
import { emptyTally } from '#core/authority/tallies.ts';
import { emptyBuckets } from '#core/collections/buckets.ts';
import { emptyList } from '#core/collections/list.ts';
import { keyedAll } from '#core/questions/authority.ts';
import { stream } from '#core/random/stream.ts';
import { DEFAULT_OPTIONS } from '#core/features/options.ts';

/** Returns the state after the event. Never mutates the old state; unchanged parts are shared. */
export function evolve(room: Room | null, event: RoomEvent): Room {
  if (event.type === 'roomCreated') return created(event);
  if (!room) throw new Error('quizpeak:authority a log begins with roomCreated');
  const next = evolveBy(room, event);
  const hostCommands = recordCommandId(next, event);
  const own: { -readonly [Field in keyof Room]: Room[Field] } = next === room ? { ...room } : next;
  // The rules just created this object and nothing else refers to it; a second copy would cost a third of a
  // replay.
  own.seq = room.seq + 1;
  own.hostCommands = hostCommands;
  return own;
}

export function evolveAll(room: Room | null, events: readonly RoomEvent[]): Room | null {
  let state = room;
  for (const event of events) state = evolve(state, event);
  return state;
}

function created(event: RoomCreated): Room {
  const ids = stream(event.seed, 'ids');
  const room = withFeatures(
    {
      hash: event.hash,
      code: event.code,
      type: event.gameType,
      playMode: event.playMode ?? 'live',
      hostId: event.hostId,
      ...(event.openedBy !== undefined && { openedBy: event.openedBy }),
      seed: event.seed,
      quizId: event.quizId,
      quizVersionId: event.quizVersionId,
      ...(event.repeats && { repeats: event.repeats }),
      ...(event.isPreview && { isPreview: event.isPreview }),
      title: event.title,
      ...(event.language !== undefined && { language: event.language }),
      // Logs from before an option existed don't have it.
      options: { ...DEFAULT_OPTIONS, ...event.options },
      questions: keyedAll(event.questions, ids),
      seq: 1,
      state: 'scheduled',
      createdAt: event.at,
      opensAt: event.opensAt,
      startedAt: null,
      endedAt: null,
      expiresAt: event.expiresAt,
      pausedAt: null,
      countdownEndsAt: null,
      locked: false,
      slide: null,
      seats: emptyList(),
      names: emptyBuckets(),
      players: 0,
      tallies: [],
      hostCommands: [],
    },
    event,
  );
  const counting = { ...room, tallies: room.questions.map(emptyTally) };
  return event.opensAt === null ? opened(counting, event.at) : counting;
}
