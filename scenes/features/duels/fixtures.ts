// Strike fixtures: strikes against the player during a question, and the player's own.

import type { Shield, Strike, StrikeOutcome } from '#core/features/duels/ids.ts';
import type { DuelNewsView } from '#core/features/duels/views.ts';
import type { DuelStageView } from '#scenes/features/duels/choice/DuelScene.ts';
import { INITIAL_CHOICE } from '#scenes/features/duels/choice/model.ts';
import { BEN, CY, duelist, ME, newsOf } from '#scenes/features/duels/choice/fixtures.ts';
import {
  boardFixture,
  FIXTURE_NOW,
  ownStateFixture,
  playerFixture,
  slideFixture,
  stageFixture,
} from '#scenes/player/playerFixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { capital, judged } from '#scenes/questions/mcq/fixtures.ts';
import { orderIn } from '#scenes/questions/reorder/fixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const question = (
  news: readonly DuelNewsView[],
  playerShield: Shield | null = null,
  score = 2_340,
): PlayerStageView =>
  stageFixture({
    me: ownStateFixture({ score, duel: duelist({ level: 2, step: 1, steps: 3, playerShield, news }) }),
    slide: slideFixture(capital),
  });

let ids = 10;
const atMe = (
  outcome: StrikeOutcome,
  strike: Strike = 'standard',
  changes: Partial<DuelNewsView> = {},
): DuelNewsView =>
  newsOf(outcome, {
    id: (ids += 1),
    at: FIXTURE_NOW,
    role: 'target',
    strike,
    by: strike === 'stealth' ? null : BEN,
    on: ME,
    points: outcome === 'struckTarget' ? -300 : outcome === 'absorbed' ? 300 : 0,
    ...changes,
  });

const struck = (news: DuelNewsView): PlayerStageView => question([news], null, 2_340 + news.points);
const hit = atMe('struckTarget');

const came: Readonly<Record<string, PlayerStageView>> = {
  struck: struck(hit),
  stealth: struck(atMe('struckTarget', 'stealth')),
  pierced: struck(atMe('struckTarget', 'precision', { met: 'standard' })),
  swapped: struck(atMe('struckTarget', 'swap')),
  third: struck(atMe('deflected', 'standard', { role: 'third', on: CY, third: ME, points: -300 })),
  twice: question([hit, atMe('struckTarget', 'standard', { by: CY })], null, 1_740),
  thrice: question(
    [hit, atMe('struckTarget', 'standard', { by: CY }), atMe('struckTarget', 'stealth')],
    null,
    1_440,
  ),
};
const met: Readonly<Record<string, PlayerStageView>> = {
  held: struck(atMe('brokeTargetShield', 'standard', { met: 'standard' })),
  sentBack: struck(atMe('rebounded', 'standard', { met: 'stealth' })),
  sentOn: struck(atMe('deflected', 'standard', { met: 'deflector', third: CY })),
  caught: struck(atMe('absorbed', 'standard', { met: 'absorption' })),
};

/** A strike while a verdict is shown. */
const atVerdict = (news: readonly DuelNewsView[]): PlayerStageView => {
  const view = question(news, null, 2_040);
  return { ...view, player: { ...view.player, slide: slideFixture(capital, judged('o1', 'incorrect')) } };
};
/** A strike while the leaderboard is shown. */
const atBoard = (news: readonly DuelNewsView[]): PlayerStageView => {
  const view = boardFixture(10, 5);
  return { ...view, player: { ...view.player, me: { ...view.player.me, duel: duelist({ news }) } } };
};

/** The player's own strike, right after it was thrown. */
function thrown(
  outcome: StrikeOutcome,
  strike: Strike = 'standard',
  changes: Partial<DuelNewsView> = {},
): DuelStageView {
  const news = newsOf(outcome, { id: (ids += 1), at: FIXTURE_NOW, strike, ...changes });
  return {
    player: playerFixture({
      me: ownStateFixture({
        duel: duelist({ level: 3, step: 0, steps: 3, strikeOutcome: outcome, news: [news] }),
      }),
      slide: slideFixture(null, { state: 'reveal' }),
    }),
    state: { ...INITIAL_CHOICE, step: 'done', decision: 'strike', strike, news },
  };
}

const throws: Readonly<Record<string, DuelStageView>> = {
  struck: thrown('struckTarget'),
  stealth: thrown('struckTarget', 'stealth'),
  pierced: thrown('struckTarget', 'precision', { met: 'standard' }),
  swapped: thrown('struckTarget', 'swap', { points: 200 }),
  broke: thrown('brokeTargetShield', 'standard', { met: 'standard' }),
  rebounded: thrown('rebounded', 'standard', { met: 'stealth', points: -300 }),
  deflected: thrown('deflected', 'standard', { met: 'deflector', third: CY }),
  absorbed: thrown('absorbed', 'standard', { met: 'absorption' }),
};

export const strikeFixtures: readonly SceneFixtures[] = [
  {
    group: 'strikes',
    scene: 'question',
    fixtures: {
      open: question([]),
      shielded: question([], 'standard'),
      mist: question([], 'stealth'),
      slab: question([], 'deflector'),
      basket: question([], 'absorption'),
      /** The strike came while the page was away, so only the snow is left. */
      capped: question([{ ...hit, at: FIXTURE_NOW - 6_000 }], null, 2_040),
      ...came,
      ...met,
      order: orderIn('open', { duel: duelist({ level: 2, step: 1, steps: 3 }) }),
      orderStruck: orderIn('partial', { duel: duelist({ level: 2, step: 1, steps: 3, news: [hit] }) }),
    },
    after: {
      ...Object.fromEntries(Object.keys(came).map((state) => [state, 'strikes/open'])),
      held: 'strikes/shielded',
      sentBack: 'strikes/mist',
      sentOn: 'strikes/slab',
      caught: 'strikes/basket',
    },
  },
  {
    group: 'struckVerdict',
    scene: 'question',
    fixtures: {
      open: atVerdict([]),
      hit: atVerdict([hit]),
      stealth: atVerdict(came['stealth']?.player.me.duel?.news ?? []),
      third: atVerdict(came['third']?.player.me.duel?.news ?? []),
      thrice: atVerdict(came['thrice']?.player.me.duel?.news ?? []),
      held: atVerdict(met['held']?.player.me.duel?.news ?? []),
      caught: atVerdict(met['caught']?.player.me.duel?.news ?? []),
    },
    after: Object.fromEntries(
      ['hit', 'stealth', 'third', 'thrice', 'held', 'caught'].map((state) => [state, 'struckVerdict/open']),
    ),
  },
  {
    group: 'struckBoard',
    scene: 'leaderboard',
    fixtures: { open: atBoard([]), hit: atBoard([hit]) },
    after: { hit: 'struckBoard/open' },
  },
  {
    group: 'throws',
    scene: 'duel',
    fixtures: throws,
    after: Object.fromEntries(Object.keys(throws).map((state) => [state, 'duel/striking'])),
  },
];
