// Strict schemas of a finished game's timeline (core/views/replay.ts).

import * as z from 'zod/mini';
import { REPLAY_MARKS } from '#core/views/replay.ts';
import { Count, Time } from '#protocol/schemas/common.ts';
import { Board, fieldsOf, HostSlide, PlayerView, RoomInfo } from '#protocol/schemas/views.ts';

export const ReplayOverview = z.strictObject({
  length: Count,
  marks: z.array(
    z.strictObject({
      kind: z.enum(REPLAY_MARKS),
      place: Count,
      question: z.nullable(Count),
      ...z.partial(z.strictObject(fieldsOf('replayMark'))).shape,
    }),
  ),
});

export const ReplayMoment = z.strictObject({
  at: Time,
  room: RoomInfo,
  slide: z.nullable(HostSlide),
  board: z.nullable(Board),
  player: z.nullable(PlayerView),
});
