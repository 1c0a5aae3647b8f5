// Game records: a finished game's log as its host may take it along, and as another room can begin with it.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { QuizUpdateEvent, RoomCreated, RoomEvent } from '#core/authority/events.ts';

/** The part of a room's creation that a record has; what opens the room, or only its server knows, isn't in it. */
export type RecordedCreation = Pick<
  RoomCreated,
  | 'version'
  | 'code'
  | 'gameType'
  | 'playMode'
  | 'seed'
  | 'title'
  | 'language'
  | 'questions'
  | 'options'
  | 'at'
  | 'opensAt'
  | 'expiresAt'
>;

export interface GameRecord {
  readonly created: RecordedCreation;
  /** The events after it, without those that lead to other rooms. */
  readonly events: readonly RoomEvent[];
}

/** Returns the record of a log; null if it doesn't begin with a room. */
export function recordOf([created, ...events]: readonly RoomEvent[]): GameRecord | null {
  if (created?.type !== 'roomCreated') return null;
  const {
    version,
    code,
    gameType,
    playMode,
    seed,
    title,
    language,
    questions,
    options,
    at,
    opensAt,
    expiresAt,
  } = created;
  return {
    created: {
      version,
      code,
      gameType,
      ...(playMode !== undefined && { playMode }),
      seed,
      title,
      ...(language !== undefined && { language }),
      questions: questions.map(asInQuiz),
      options,
      at,
      opensAt,
      expiresAt,
    },
    events: recordedEvents(events),
  };
}

/** As in a quiz: drawings of formulas are found at their own server only. */
function asInQuiz(question: AuthoredQuestion): AuthoredQuestion {
  const { drawings: _drawings, decimal: _decimal, ...authored } = question;
  return authored;
}

/**
 * Returns the events as a record has them. Ids of commands become numbers that no client can send: whoever
 * repeats a command's id is given what its sender was given, a seat for example.
 */
export function recordedEvents(events: readonly RoomEvent[]): readonly RoomEvent[] {
  const names = new Map<string, string>();
  const nameOf = (commandId: string): string => {
    const name = names.get(commandId) ?? `#${names.size + 1}`;
    names.set(commandId, name);
    return name;
  };
  return events
    .filter(({ type }) => type !== 'rematchOffered')
    .map((event) => renamed(event.type === 'quizUpdated' ? undrawn(event) : event, nameOf));
}

const undrawn = (event: QuizUpdateEvent): QuizUpdateEvent => ({
  ...event,
  questions: event.questions.map(({ q, question }) => ({ q, question: asInQuiz(question) })),
});

function renamed<Value>(value: Value, nameOf: (commandId: string) => string): Value;
function renamed(value: unknown, nameOf: (commandId: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]: [string, unknown]) => [
      field,
      field === 'commandId' && typeof inner === 'string' ? nameOf(inner) : renamed(inner, nameOf),
    ]),
  );
}
