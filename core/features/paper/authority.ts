// Paper games: the room has no players, and the host records each student's sheet.

import { controlsOf } from '#core/authority/controls.ts';
import { refused } from '#core/authority/decision.ts';
import type { ByHost } from '#core/authority/origins.ts';
import type { Feature } from '#core/authority/ruleSet.ts';
import type { StepContext } from '#core/authority/sample.ts';
import type { Sheet, PaperTypes } from '#core/features/paper/authorityTypes.ts';
import { asPrinted, recordSheet, withoutAnswers, withSheet } from '#core/features/paper/authoritySheets.ts';
import { isRecorded } from '#core/modes/registry.ts';
import { authorityOf } from '#core/questions/authority.ts';

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly paper: PaperTypes;
  }
}

export const paper: Feature<'paper'> = {
  version: 1,
  hostCommands: {
    recordSheet: (turn, command) =>
      controlsOf(turn.room, turn.rules).includes('record')
        ? recordSheet(turn, command)
        : refused('room.WRONG_STATE'),
  },
  evolve: { sheetRecorded: withSheet },
  tells: { sheetRecorded: () => ({ host: { name: 'playerResponded', questions: 'all' } }) },
  alsoTells: {
    // The sheet's answers are gone too.
    playerRemoved: (_event, { room }) => (isRecorded(room) ? { host: { questions: 'all' } } : {}),
  },
  hooks: {
    created: (room, event) =>
      isRecorded(room) ? { ...room, questions: asPrinted(event, room.questions) } : room,
    removing: (room, seat, rules) => (isRecorded(room) ? withoutAnswers(room, seat, rules) : room),
    controls: (room) => (isRecorded(room) && room.state === 'running' ? ['record'] : []),
  },
  sample: {
    host: { recordSheet: anySheet },
    /** Mostly the host does the answering. */
    answering: (context) =>
      isRecorded(context.game.room) && context.what % 9 > 0 ? anySheet(context) : null,
  },
};

/** Returns a random sheet for a new or existing student, with some questions blank. */
function anySheet({
  game,
  commandId,
  who,
  what,
  anyAnswer,
}: StepContext): { readonly type: 'recordSheet' } & Sheet & ByHost {
  const { questions, seats } = game.room;
  const known = seats.flat()[who];
  const name = `p${what % 40}`;
  return {
    type: 'recordSheet',
    commandId,
    playerId: known && what % 4 > 0 ? known.id : null,
    name: known && what % 3 > 0 ? known.name : name,
    nameKey: known && what % 3 > 0 ? known.nameKey : name,
    character: what % 7,
    idSuffix: 'abcdefgh',
    answers: questions.flatMap(({ question }, q) => {
      const answer = anyAnswer(question, what + q);
      const isEmpty = !authorityOf(question.type).fits(question, answer);
      return (what >> q) % 5 === 0 || isEmpty ? [] : [{ questionId: question.id, answer }];
    }),
  };
}
