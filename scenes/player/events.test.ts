import '#scenes/features/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadKinds } from '#core/questions/kinds.ts';
import type { Fraction } from '#core/scoring/score.ts';
import { diffPlayer } from '#scenes/player/events.ts';
import { lobbyFixtures, leaderboardFixtures } from '#scenes/player/fixtures.ts';
import { outcomeModel } from '#scenes/player/question/model.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { MCQ as mcqFixtures } from '#scenes/questions/mcq/fixtures.ts';
import { REORDER as reorderFixtures } from '#scenes/questions/reorder/fixtures.ts';

const at = (fixtures: Readonly<Record<string, PlayerStageView>>, state: string): PlayerStageView => {
  const view = fixtures[state];
  if (!view) throw new Error(`no fixture ${state}`);
  return view;
};
const types = (from: PlayerStageView | null, to: PlayerStageView): string[] =>
  diffPlayer(from, to).map(({ type }) => type);

beforeAll(loadKinds);

describe('diffPlayer', () => {
  it('reports nothing between a view and itself', () => {
    for (const view of [...Object.values(mcqFixtures), ...Object.values(lobbyFixtures)])
      expect(diffPlayer(view, view)).toEqual([]);
  });

  it('reports only that a scene has opened if there was none before', () => {
    expect(types(null, at(mcqFixtures, 'correct'))).toEqual(['opened']);
  });

  it("reports the player's own new look", () => {
    const view = at(lobbyFixtures, 'class');
    const me = { ...view.player.me, character: 's1e2' };
    expect(types(view, { ...view, player: { ...view.player, me } })).toEqual(['characterChanged']);
  });

  it('reports a skipped question as neither correct nor incorrect', () => {
    const skipped = at(mcqFixtures, 'skipped');
    expect(diffPlayer(at(mcqFixtures, 'sending'), skipped)).toContainEqual(
      expect.objectContaining({ type: 'feedbackShown', result: null }),
    );
    expect(outcomeModel(skipped)).toMatchObject({ kind: 'verdict', mood: 'passed' });
    expect(outcomeModel(at(mcqFixtures, 'incorrect'))).toMatchObject({ mood: 'incorrect' });
  });

  it('says of a partially correct answer how much is wrong, and that it will be asked again', () => {
    const view = at(reorderFixtures, 'untold');
    const { slide } = view.player;
    const title = (comesAgain: boolean, parts?: Fraction) => {
      const feedback = slide?.feedback && { ...slide.feedback, comesAgain, parts };
      const outcome = outcomeModel({
        ...view,
        player: { ...view.player, slide: slide && { ...slide, feedback: feedback ?? null } },
      });
      return outcome?.kind === 'verdict' ? outcome.title : null;
    };
    const two = { key: 'kinds:verdict.parts.REORDER', values: { count: 2 } };
    expect(title(false, { right: 2, of: 4 })).toMatchObject(two);
    const again = { key: 'scenes:verdict.partialComesAgain' };
    expect(title(true, { right: 2, of: 4 })).toMatchObject({ ...again, values: { result: two } });
    expect(title(true)).toMatchObject({ ...again, values: { result: { key: 'scenes:verdict.partial' } } });
  });

  it('tells apart an answer kept in time, one kept too late, and none at all', () => {
    const kept = at(mcqFixtures, 'kept');
    expect(outcomeModel(kept)).toMatchObject({ line: { key: 'scenes:question.kept' } });
    expect(outcomeModel(kept, true)).toMatchObject({ line: { key: 'scenes:question.keptLate' } });
    for (const state of ['kept', 'sending'] as const)
      expect(outcomeModel({ ...kept, draft: { answer: null, state } }, true)).toMatchObject({
        line: { key: 'scenes:question.closed' },
      });
  });

  it('follows an answer from the press to the verdict', () => {
    expect(types(at(mcqFixtures, 'open'), at(mcqFixtures, 'sending'))).toEqual(['answerSent']);
    expect(types(at(mcqFixtures, 'sending'), at(mcqFixtures, 'incorrect'))).toEqual([
      'answerLocked',
      'feedbackShown',
      'revealed',
    ]);
    expect(diffPlayer(at(mcqFixtures, 'open'), at(mcqFixtures, 'correct'))).toContainEqual({
      type: 'scoreChanged',
      from: 2_340,
      to: 4_560,
    });
  });

  it('reports a new question, and nothing about the old one', () => {
    expect(types(at(mcqFixtures, 'incorrect'), at(mcqFixtures, 'two'))).toEqual(['questionOpened']);
  });

  it('reports who joined and who left', () => {
    const few = at(lobbyFixtures, 'few');
    const grown = {
      ...few,
      player: {
        ...few.player,
        lobby: [...few.player.lobby.slice(1), { id: 'new', name: 'Neu', character: 3, team: null }],
      },
    };
    expect(diffPlayer(few, grown)).toEqual([
      { type: 'playerJoined', id: 'new' },
      { type: 'playerLeft', id: 'p1' },
    ]);
  });

  it('reports where rows were when ranks change', () => {
    const before = at(leaderboardFixtures, 'ten');
    const board = before.player.board;
    if (!board) throw new Error('no board');
    const rows = board.rows.map((row) =>
      row.rank === 1 ? { ...row, rank: 2 } : row.rank === 2 ? { ...row, rank: 1 } : row,
    );
    const [event] = diffPlayer(before, {
      ...before,
      player: { ...before.player, board: { ...board, rows } },
    });
    expect(event).toMatchObject({ type: 'boardMoved', from: { [board.rows[0]?.id ?? '']: 1 } });
  });

  it('reports a pause and its end', () => {
    expect(types(at(mcqFixtures, 'open'), at(mcqFixtures, 'paused'))).toEqual(['paused']);
    expect(types(at(mcqFixtures, 'paused'), at(mcqFixtures, 'open'))).toEqual(['resumed']);
  });
});
