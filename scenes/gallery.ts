// Every scene in every state: the gallery's entries, and what tests and benches measure.

import type { QuestionType } from '#core/questions/question.ts';
import {
  challengeBoardFixtures,
  countdownFixtures,
  gameOverFixtures,
  leaderboardFixtures,
  lobbyFixtures,
  readyFixtures,
  memeFixtures,
  milestoneFixtures,
} from '#scenes/player/fixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { blankFixtures } from '#scenes/questions/blank/fixtures.ts';
import { mcqFixtures } from '#scenes/questions/mcq/fixtures.ts';
import { msqFixtures } from '#scenes/questions/msq/fixtures.ts';
import { openFixtures } from '#scenes/questions/open/fixtures.ts';
import { PROJECTOR_FIXTURES } from '#scenes/projector/fixtures.ts';
import type { SceneId, SceneRequest, SceneViews } from '#scenes/registry.ts';

export { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';

export interface GalleryEntry {
  /** `<group>/<state>`, for the address bar. */
  readonly id: string;
  readonly group: string;
  readonly state: string;
  readonly request: SceneRequest;
}

function entries<Id extends SceneId>(
  group: string,
  id: Id,
  fixtures: Readonly<Record<string, SceneViews[Id]>>,
): GalleryEntry[] {
  return Object.entries(fixtures).map(([state, view]) => ({
    id: `${group}/${state}`,
    group,
    state,
    // The fixtures' type ties the view to the id.
    request: { id, view } as unknown as SceneRequest,
  }));
}

/** The compiler names the type that has no fixtures. */
const QUESTION_FIXTURES: { readonly [Type in QuestionType]: Readonly<Record<string, PlayerStageView>> } = {
  MCQ: mcqFixtures,
  MSQ: msqFixtures,
  BLANK: blankFixtures,
  OPEN: openFixtures,
};

/** All of them stand at the server time `FIXTURE_NOW`. */
export const galleryEntries: readonly GalleryEntry[] = [
  ...entries('lobby', 'lobby', lobbyFixtures),
  ...entries('countdown', 'countdown', countdownFixtures),
  ...entries('ready', 'question', readyFixtures),
  ...Object.entries(QUESTION_FIXTURES).flatMap(([type, fixtures]) =>
    entries(type.toLowerCase(), 'question', fixtures),
  ),
  ...entries('meme', 'meme', memeFixtures),
  ...entries('milestone', 'milestone', milestoneFixtures),
  ...entries('leaderboard', 'leaderboard', leaderboardFixtures),
  ...entries('challengeBoard', 'challengeBoard', challengeBoardFixtures),
  ...entries('gameOver', 'gameOver', gameOverFixtures),
  ...PROJECTOR_FIXTURES.flatMap(({ name, scene, view }) =>
    entries(scene, scene, { [name.replaceAll(/[^a-z0-9]+/gi, '-')]: view }),
  ),
];
