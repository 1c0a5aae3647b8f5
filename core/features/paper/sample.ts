import { isRecorded } from '#core/modes/registry.ts';
import { authorityOf, sampleOf } from '#core/questions/authority.ts';
import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'paper'> = {
  player: {},
  host: {
    /** One player's sheet, of one who has none yet or of one who is there; here and there a question is blank. */
    recordSheet({ game, commandId, who, what }) {
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
          const answer = sampleOf(question.type).anyAnswer(question, what + q);
          const isEmpty = !authorityOf(question.type).fits(question, answer);
          return (what >> q) % 5 === 0 || isEmpty ? [] : [{ questionId: question.id, answer }];
        }),
      };
    },
  },
  /** The host is the one to answer, mostly. */
  answering: (context) =>
    isRecorded(context.game.room) && context.what % 9 > 0 ? sample.host.recordSheet(context) : null,
};
