// A game on paper: nobody plays in the room, and its host records each player's sheet.

import { controlsOf } from '#core/authority/controls.ts';
import { refused } from '#core/authority/decision.ts';
import type { Feature } from '#core/authority/ruleSet.ts';
import { asPrinted, recordSheet, withoutAnswers, withSheet } from '#core/features/paper/authoritySheets.ts';
import { isRecorded } from '#core/modes/registry.ts';

export const paper: Feature<'paper'> = {
  version: 1,
  fresh: { room: {}, attempt: {} },
  playerCommands: {},
  hostCommands: {
    recordSheet: (turn, command) =>
      controlsOf(turn.room, turn.rules).includes('record')
        ? recordSheet(turn, command)
        : refused('room.WRONG_STATE'),
  },
  evolve: { sheetRecorded: withSheet },
  tells: { sheetRecorded: () => ({ host: { name: 'playerResponded', questions: 'all' } }) },
  views: {},
  alsoTells: {
    // Its answers are gone too.
    playerRemoved: (_event, { room }) => (isRecorded(room) ? { host: { questions: 'all' } } : {}),
  },
  hooks: {
    created: (room, event) =>
      isRecorded(room) ? { ...room, questions: asPrinted(event, room.questions) } : room,
    removing: (room, seat, rules) => (isRecorded(room) ? withoutAnswers(room, seat, rules) : room),
    controls: (room) => (isRecorded(room) && room.state === 'running' ? ['record'] : []),
  },
};
