// Fixtures of the duel choice, step by step, in every state.

import type { Shield, Strike, StrikeOutcome } from '#core/features/duels/ids.ts';
import type { DuelistView, DuelNewsView } from '#core/features/duels/views.ts';
import type { Character } from '#core/room/characters.ts';
import type { UserView } from '#core/views/userView.ts';
import { INITIAL_CHOICE, type ChoiceState, type DuelTarget } from '#scenes/features/duels/choice/model.ts';
import type { OwnState } from '#core/views/playerView.ts';
import type { DuelStageView } from '#scenes/features/duels/choice/DuelScene.ts';
import {
  FIXTURE_NOW,
  ownStateFixture,
  playerFixture,
  roomFixture,
  stageFixture,
  slideFixture,
} from '#scenes/player/playerFixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { capital } from '#scenes/questions/mcq/fixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const STRIKES: readonly Strike[] = ['standard', 'stealth', 'precision', 'swap'];
const SHIELDS: readonly Shield[] = ['standard', 'stealth', 'deflector', 'absorption'];
/** Number of strikes and shields unlocked at each level. */
const UNLOCKED = { strikes: [1, 2, 3, 4], shields: [1, 2, 3, 4] } as const;

export const duelist = (changes: Partial<DuelistView> = {}): DuelistView => ({
  level: 0,
  step: 2,
  steps: 2,
  playerShield: null,
  strikeOutcome: null,
  isTargetShieldActive: false,
  news: [],
  ...changes,
});

const user = (playerId: string, name: string, character: Character): UserView => ({
  playerId,
  name,
  character,
});
export const ME = user('p1', 'Amelie', 4);
export const BEN = user('p2', 'Benjamin', 11);
export const CY = user('p3', 'Cyra', 19);

export const newsOf = (outcome: StrikeOutcome, changes: Partial<DuelNewsView> = {}): DuelNewsView => ({
  id: 1,
  at: FIXTURE_NOW - 400,
  role: 'striker',
  strike: 'standard',
  outcome,
  met: null,
  by: ME,
  on: BEN,
  third: null,
  points: outcome === 'struckTarget' ? 100 : 0,
  ...changes,
});

const target = (place: number, name: string, rank: number): DuelTarget => ({
  playerId: `p${place}`,
  name,
  character: place * 5,
  standing: { rank, score: 4_200 - rank * 260 },
});

const FIVE: readonly DuelTarget[] = [
  target(1, 'Alexandrina-Maximiliane', 2),
  target(2, 'Frosty Butterfly', 3),
  target(3, 'Cyra', 4),
  target(4, 'Speedy Badger', 6),
  target(5, 'محمد', 7),
];

function at(
  state: Partial<ChoiceState>,
  { level = 0, ...changes }: Partial<DuelistView> = {},
): DuelStageView {
  const count = Math.min(level, 3);
  return {
    player: playerFixture({
      me: ownStateFixture({ duel: duelist({ level, ...changes }) }),
      slide: slideFixture(null, {
        state: 'reveal',
        duelChoice: {
          strikes: STRIKES.slice(0, UNLOCKED.strikes[count]),
          shields: SHIELDS.slice(0, UNLOCKED.shields[count]),
        },
      }),
    }),
    state: { ...INITIAL_CHOICE, ...state },
  };
}

const kinds = (decision: 'strike' | 'shield', more: Partial<ChoiceState> = {}): Partial<ChoiceState> => ({
  step: 'kinds',
  decision,
  ...more,
});
const targets = (more: Partial<ChoiceState> = {}): Partial<ChoiceState> => ({
  step: 'targets',
  decision: 'strike',
  strike: 'standard',
  targets: FIVE,
  ...more,
});
/** A question in a game with duels. */
const asked = (changes: Partial<DuelistView>, me: Partial<OwnState> = {}): PlayerStageView =>
  stageFixture({
    me: ownStateFixture({ duel: duelist(changes), ...me }),
    slide: slideFixture(capital),
  });
const done = (news: DuelNewsView): Partial<ChoiceState> => ({ step: 'done', decision: 'strike', news });
const first = at({});
/** A strike against the player during the choice. */
const meanwhile = newsOf('struckTarget', {
  id: 9,
  at: FIXTURE_NOW,
  role: 'target',
  by: BEN,
  on: ME,
  points: -300,
});

export const duelFixtures: readonly SceneFixtures[] = [
  {
    group: 'duelLadder',
    scene: 'question',
    fixtures: {
      first: asked({ step: 0 }),
      half: asked({ step: 1 }),
      third: asked({ level: 2, step: 2, steps: 3 }, { score: 123_456, streak: 9 }),
    },
    after: { half: 'duelLadder/first' },
  },
  {
    group: 'duel',
    scene: 'duel',
    fixtures: {
      cards: first,
      skipping: at({ decision: 'skip', isPending: true }),
      paused: { ...first, player: { ...first.player, room: roomFixture({ state: 'paused' }) } },
      failed: at({ problem: 'There is nothing to choose now. Go on with the next question.' }),
      strikesFirst: at(kinds('strike')),
      strikesAll: at(kinds('strike'), { level: 3 }),
      shieldsFirst: at(kinds('shield')),
      shieldsMore: at(kinds('shield'), { level: 2, playerShield: 'stealth' }),
      raising: at(kinds('shield', { shield: 'deflector', isPending: true }), { level: 3 }),
      looking: at(targets({ targets: null })),
      targets: at(targets()),
      targetsUnranked: at(targets({ targets: FIVE.map((each) => ({ ...each, standing: null })) })),
      targetsAbove: at(targets({ targets: FIVE.slice(0, 2) })),
      targetsBelow: at(targets({ targets: FIVE.slice(3) })),
      striking: at(targets({ targetId: 'p3', isPending: true })),
      gone: at(targets({ problem: 'Someone was faster, or this player left. Choose someone else.' })),
      nobody: at(targets({ targets: [] })),
      unreachable: at(targets({ targets: null, problem: 'The line is cut. Check it, and try again.' })),
      raised: at({ step: 'done', decision: 'shield', shield: 'standard' }),
      skipped: at({ step: 'done', decision: 'skip' }),
      hit: at(done(newsOf('struckTarget'))),
      broke: at(done(newsOf('brokeTargetShield', { met: 'standard' }))),
      rebounded: at(done(newsOf('rebounded', { met: 'stealth', points: -300 }))),
      deflected: at(done(newsOf('deflected', { met: 'deflector', third: CY }))),
      absorbed: at(done(newsOf('absorbed', { met: 'absorption' }))),
      hitAtCards: at({}, { news: [meanwhile] }),
      hitAtTargets: at(targets(), { news: [meanwhile] }),
      hitAtEnd: at(done(newsOf('struckTarget')), { news: [newsOf('struckTarget'), meanwhile] }),
    },
    after: {
      strikesFirst: 'duel/cards',
      targets: 'duel/looking',
      striking: 'duel/targets',
      hit: 'duel/striking',
      raised: 'duel/shieldsFirst',
      hitAtCards: 'duel/cards',
      hitAtTargets: 'duel/targets',
      hitAtEnd: 'duel/hit',
    },
  },
];
