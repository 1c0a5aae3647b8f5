import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Command } from '#core/authority/index.ts';
import { flattenQuestions, pickQuestions } from '#core/questions/authoring.ts';
import { questionUpdates } from '#core/authority/quizUpdates.ts';
import { isRunByPlayer } from '#core/modes/registry.ts';
import { RUNS, seatsOf } from '#core/testing/anyPlay.ts';
import { play, settings, steps } from '#core/testing/arbitraryPlay.ts';
import { Game } from '#core/testing/game.ts';
import { authoredIn, revised } from '#core/testing/revised.ts';

const hosted = settings.filter(
  ({ type, playMode }) => !isRunByPlayer({ type }) && playMode !== 'solo' && type !== 'tp_offline',
);

/** Other changes of questions. */
const LOUD: readonly Command['type'][] = ['correctQuestion', 'updateQuiz'];

function everything(game: Game) {
  const { updated: _trace, ...room } = game.room;
  const views = seatsOf(game.room).map(({ id }) => game.viewOf(id));
  return { room, views, host: game.hostView(), projector: game.projector() };
}

it('a game whose unopened questions were changed equals the game that had them from the start', () => {
  let compared = 0;
  fc.assert(
    fc.property(hosted, steps, fc.nat(60), fc.nat(30), (setting, list, moment, what) => {
      const sent: (readonly [number, Command])[] = [];
      play(
        setting,
        list,
        () => undefined,
        (now, command) => LOUD.includes(command.type) || sent.push([now, command]),
      );
      const changed = new Game(setting);
      const authored = authoredIn(changed);
      const written = flattenQuestions(authored);
      const advance = (game: Game, part: typeof sent): void => {
        for (const [now, command] of part) {
          game.now = now;
          game.send(command);
        }
      };
      const [before, after] = [sent.slice(0, moment), sent.slice(moment)];
      advance(changed, before);
      const now = written.map((question, q) => ({ q, question: revised(question, what + q) }));
      const unopened = questionUpdates(changed.room, now).filter(({ isOpened }) => !isOpened);
      const questions = unopened.map(({ q, question }) => ({ q, question }));
      expect(changed.host({ type: 'updateQuiz', questions }, 'the-update').ok).toBe(
        changed.room.state !== 'archived',
      );
      if (questions.length === 0) return;
      const fresh = new Game({
        ...setting,
        questions: pickQuestions(
          authored,
          (question, q) => questions.find((each) => each.q === q)?.question ?? question,
        ),
      });
      advance(fresh, before);
      fresh.applyEvents({ type: 'quizUpdated', questions: [], commandId: 'the-update', at: fresh.now });
      for (const game of [changed, fresh]) advance(game, after);
      expect(everything(changed)).toEqual(everything(fresh));
      expect(changed.replayed()).toEqual(changed.room);
      compared += 1;
    }),
    RUNS,
  );
  expect(compared).toBeGreaterThan(RUNS.numRuns / 3);
});
