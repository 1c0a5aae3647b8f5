// Gallery entries: every scene in every state. Tests and benchmarks measure them too.

import { loadPart } from '#core/collections/loadPart.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { FEATURES } from '#scenes/features/registry.ts';
import {
  countdownFixtures,
  gameOverFixtures,
  leaderboardFixtures,
  lobbyFixtures,
  readyFixtures,
} from '#scenes/player/fixtures.ts';
import { questionManifests } from '#scenes/questions/registry.ts';
import { PROJECTOR_FIXTURES } from '#scenes/projector/fixtures.ts';
import { motionFixtures } from '#scenes/motionFixtures.ts';
import { viewOf } from '#scenes/projector/fixtureViews.ts';
import { FIXTURE_FORMULAS, fixtureFormula } from '#scenes/stage/formulaFixture.ts';
import type { SceneRequest } from '#scenes/registry.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

/** Loads the fixtures' formulas up front, so that nothing changes while it is measured. */
export async function drawFixtureFormulas(): Promise<void> {
  const { loadFormula } = await import('#scenes/kit/formatted/parts.ts');
  await Promise.all(FIXTURE_FORMULAS.map((source) => loadFormula(source, fixtureFormula)));
}

export { fixtureFormula } from '#scenes/stage/formulaFixture.ts';
export { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';

export interface GalleryEntry {
  /** `<group>/<state>`, for the address bar. */
  readonly id: string;
  readonly group: string;
  readonly state: string;
  readonly request: SceneRequest;
  /** Id of the entry it animates from; null when it appears without a transition. */
  readonly after: string | null;
}

function entriesOf({ group, scene, fixtures, after }: SceneFixtures): GalleryEntry[] {
  return Object.entries(fixtures).map(([state, view]) => ({
    id: `${group}/${state}`,
    group,
    state,
    // The fixtures' type ties the view to the id.
    request: { id: scene, view } as SceneRequest,
    after: after?.[state] ?? null,
  }));
}

type Slides = Readonly<Record<string, Readonly<Record<string, ProjectorSlide>>>>;

/** Questions on the projector, of the kinds that have fixtures for it. */
async function slideFixtures(): Promise<readonly SceneFixtures[]> {
  const kinds: Slides = await loadPart(await questionManifests(), 'slides');
  return Object.entries(kinds).map(([type, slides]) => ({
    group: `projector-${type.toLowerCase()}`,
    scene: 'projectorQuestion',
    fixtures: Object.fromEntries(Object.entries(slides).map(([name, slide]) => [name, viewOf({ slide })])),
  }));
}

const allFixtures = async (): Promise<readonly SceneFixtures[]> => [
  { group: 'lobby', scene: 'lobby', fixtures: lobbyFixtures },
  { group: 'countdown', scene: 'countdown', fixtures: countdownFixtures },
  { group: 'ready', scene: 'question', fixtures: readyFixtures },
  ...Object.entries(await loadPart(await questionManifests(), 'fixtures')).map(
    ([type, fixtures]) => ({ group: type.toLowerCase(), scene: 'question', fixtures }) as const,
  ),
  ...(await slideFixtures()),
  { group: 'leaderboard', scene: 'leaderboard', fixtures: leaderboardFixtures },
  { group: 'gameOver', scene: 'gameOver', fixtures: gameOverFixtures },
  ...PROJECTOR_FIXTURES.map(
    ({ name, scene, view }): SceneFixtures => ({
      group: scene,
      scene,
      fixtures: { [name.replaceAll(/[^a-z0-9]+/gi, '-')]: view },
    }),
  ),
  ...motionFixtures,
  ...Object.values(await loadPart(FEATURES, 'fixtures')).flat(),
];

/** Every entry is set at the server time `FIXTURE_NOW`. */
export async function loadGalleryEntries(): Promise<readonly GalleryEntry[]> {
  return (await allFixtures()).flatMap(entriesOf);
}
