// Schemas of a finished game's record, in which its host takes it along (core/authority/engine/gameRecord.ts).

import * as z from 'zod/mini';
import { HOSTED_TYPES } from '#core/modes/registry.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { HOSTED_PLAY_MODES } from '#core/room/phase.ts';
import { boundedArray, text } from '#protocol/questions/authored.ts';
import { QUIZ_FILE_HEAD, QuizFileQuestion } from '#protocol/quizFile.ts';
import { RoomCode, Time } from '#protocol/schemas/common.ts';
import { GameOptions } from '#protocol/schemas/views.ts';

/** Bytes of the largest record that can be brought back. */
export const RECORD_BYTES = 24 * 1024 * 1024;
/** Events of the longest; a game of 300 students with 100 questions has two thirds of that. */
export const RECORD_EVENTS = 100_000;

const Word = z.int().check(z.minimum(0), z.maximum(0xffffffff));

const RecordedCreation = z.strictObject({
  version: z.int().check(z.minimum(1)),
  code: RoomCode,
  gameType: z.enum(HOSTED_TYPES),
  playMode: z.exactOptional(z.enum(HOSTED_PLAY_MODES)),
  seed: z.tuple([Word, Word]),
  title: text(CONTENT_LIMITS.title),
  language: z.exactOptional(QUIZ_FILE_HEAD.language),
  questions: boundedArray(QuizFileQuestion, 1, CONTENT_LIMITS.playedMax),
  /** Logs from before an option existed don't have it. */
  options: z.partial(GameOptions),
  at: Time,
  opensAt: z.nullable(Time),
  expiresAt: Time,
});

/** Questions that replaced others during the game: as strict as those it began with. */
export const RecordedUpdates = boundedArray(
  z.strictObject({ q: z.int().check(z.minimum(0)), question: QuizFileQuestion }),
  1,
  CONTENT_LIMITS.playedMax,
);

/** Other events are checked by playing them: a room that shows what these show is one that these rules make. */
export const GameRecord = z.strictObject({
  created: RecordedCreation,
  events: z.array(z.looseObject({ type: z.string() })),
});
