// Fixtures of power-ups: in hand, just used, and in effect.

import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { effectBy, isAimed, passesInPlay, reachesRoom } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type {
  BeltView,
  CardView,
  EffectView,
  PowerupNewsView,
  SlidePowerups,
} from '#core/features/powerups/views.ts';
import type { OwnState, PlayerSlide } from '#core/views/playerView.ts';
import {
  FIXTURE_NOW,
  ownStateFixture,
  roomFixture,
  slideFixture,
  stageFixture,
} from '#scenes/player/playerFixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { capital, judged } from '#scenes/questions/mcq/fixtures.ts';
import { orderIn, water, waterOrder } from '#scenes/questions/reorder/fixtures.ts';
import { rivers } from '#scenes/questions/msq/fixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

let ids = 0;

export const card = (powerup: PowerupId, changes: Partial<CardView> = {}): CardView => ({
  id: (ids += 1),
  powerup,
  readyAt: FIXTURE_NOW - 60_000,
  after: 0,
  byTeacher: false,
  ...changes,
});

export const effect = (powerup: PowerupId, changes: Partial<EffectView> = {}): EffectView => {
  const { ends } = POWERUPS[powerup];
  return {
    id: (ids += 1),
    powerup,
    at: FIXTURE_NOW - 4_000,
    until: typeof ends === 'number' ? FIXTURE_NOW - 4_000 + ends : null,
    left: null,
    by: null,
    byTeacher: false,
    ...changes,
  };
};

export const otherPlayer = (name: string): EffectView['by'] => ({ playerId: name, name });

const news = (powerup: PowerupId, changes: Partial<PowerupNewsView> = {}): PowerupNewsView => ({
  id: (ids += 1),
  powerup,
  openedFrom: null,
  own: true,
  other: null,
  points: 0,
  ...changes,
});

export const belt = (cards: readonly (CardView | null)[], changes: Partial<BeltView> = {}): BeltView => ({
  slots: [cards[0] ?? null, cards[1] ?? null, cards[2] ?? null],
  offer: null,
  came: false,
  effects: [],
  news: [],
  shufflesLeft: 3,
  toNext: 3,
  ...changes,
});

export const on = (changes: Partial<SlidePowerups>): SlidePowerups => ({
  hiddenOptions: [],
  stoppedAt: null,
  mix: null,
  spared: null,
  points: [],
  ...changes,
});

const show = (
  cards: BeltView,
  slide: Partial<PlayerSlide> = {},
  me: Partial<OwnState> = {},
  roomEffects: readonly EffectView[] = [],
): PlayerStageView =>
  stageFixture({
    room: roomFixture({ powerupEffects: roomEffects }),
    me: ownStateFixture({ ...me, belt: cards }),
    slide: slideFixture(capital, slide),
  });

export const ready = [card('double'), card('fiftyFifty'), card('gift')] as const;
export const two = [card('timeFreeze'), card('prank')] as const;

const HAND = 3;
const handName = (powerup: PowerupId): string => `hand${Math.floor(POWERUP_IDS.indexOf(powerup) / HAND) + 1}`;
const cardOf = Object.fromEntries(POWERUP_IDS.map((kind) => [kind, card(kind)])) as Record<
  PowerupId,
  CardView
>;
/** The cards that share a hand with this one. */
const handOf = (powerup: PowerupId): readonly PowerupId[] =>
  POWERUP_IDS.filter((kind) => handName(kind) === handName(powerup));

/** Hands of three that together hold every power-up. */
const inHand: Record<string, PlayerStageView> = Object.fromEntries(
  POWERUP_IDS.map((powerup) => [
    handName(powerup),
    show(
      belt(
        handOf(powerup).map((kind) => cardOf[kind]),
        { toNext: null },
      ),
      {},
      { streak: 5 },
    ),
  ]),
);

/** Right after the reader used it, with the effect it started. */
function used(powerup: PowerupId): PlayerStageView {
  const kind = POWERUPS[powerup];
  const lasts = kind.ends !== 'immediate' && (kind.reaches === 'self' || passesInPlay(kind));
  const onRoom = reachesRoom(kind) && !passesInPlay(kind);
  const points = effectBy(kind, 'points')?.points ?? 0;
  const gain = powerup === 'gift' ? 200 : (effectBy(kind, 'take')?.points ?? points);
  const hide = effectBy(kind, 'hide')?.options;
  const began = effect(powerup, { at: FIXTURE_NOW, by: onRoom ? otherPlayer('Amelie') : null });
  const frozen = effectBy(kind, 'stopClock') !== undefined;
  const isBox = effectBy(kind, 'open') !== undefined;
  const left = handOf(powerup).map((each) => (each === powerup ? null : cardOf[each]));
  const open = isBox
    ? news('addPoints', { openedFrom: powerup, points: 1_000 })
    : news(powerup, {
        id: began.id,
        other: isAimed(kind) || kind.reaches === 'above' ? 'Chiara' : null,
        points: gain,
      });
  return show(
    belt(left, { effects: lasts ? [began] : [], news: [open], toNext: null }),
    {
      deadline: frozen ? null : FIXTURE_NOW + 21_000,
      powerups:
        hide || frozen
          ? on({
              hiddenOptions: hide === 'half' ? ['o1', 'o4'] : hide ? ['o3'] : [],
              stoppedAt: frozen ? FIXTURE_NOW : null,
            })
          : null,
    },
    { score: 2_340 + (isBox ? 1_000 : gain), streak: 5 + (effectBy(kind, 'streak')?.by ?? 0) },
    onRoom ? [began] : [],
  );
}

/** Right after another player used it on the reader. */
function usedByOther(
  powerup: PowerupId,
  other: string,
  { points = 0, streak = 5 }: { readonly points?: number; readonly streak?: number } = {},
): PlayerStageView {
  const kind = POWERUPS[powerup];
  const onRoom = reachesRoom(kind) && !passesInPlay(kind);
  const began = effect(powerup, { at: FIXTURE_NOW, by: otherPlayer(other) });
  const mixes = powerup === 'prank';
  return show(
    belt(ready, {
      effects: mixes || passesInPlay(kind) ? [began] : [],
      news: onRoom ? [] : [news(powerup, { id: began.id, own: false, other, points })],
    }),
    { powerups: mixes ? on({ mix: 7 }) : null },
    { score: 2_340 + points, streak },
    onRoom ? [began] : [],
  );
}

const fined = { base: 0, timer: 0, streak: 0, extra: -600, total: -600 };
const wrong = judged('o1', 'incorrect');

const question: Record<string, PlayerStageView> = {
  empty: show(belt([])),
  oneCard: show(belt([ready[0]]), {}, { streak: 5 }),
  full: show(belt(ready), {}, { streak: 5 }),
  ...inHand,
  waiting: show(
    belt([card('eraser', { readyAt: FIXTURE_NOW + 1_500 }), card('streakSaver', { byTeacher: true })], {
      toNext: 9,
    }),
  ),
  offer: show(belt(ready, { offer: { ...card('powerPlay'), until: FIXTURE_NOW + 18_000 } })),
  hidden: show(belt(two), { powerups: on({ hiddenOptions: ['o1', 'o4'] }) }),
  erased: show(belt(two), { powerups: on({ hiddenOptions: ['o3'] }) }),
  frozen: show(belt([null, ready[0]], { effects: [effect('timeFreeze')] }), {
    deadline: null,
    powerups: on({ stoppedAt: FIXTURE_NOW - 3_000 }),
  }),
  immune: show(belt(two, { effects: [effect('immunity')] })),
  spared: show(belt(two), { powerups: on({ spared: { type: 'MCQ', optionId: 'o1' } }) }),
  mixedTold: show(belt(two), { ...judged('o1', 'incorrect'), powerups: on({ mix: 7 }) }),
  saved: show(belt(two, { effects: [effect('streakSaver')] }), {}, { streak: 6, longestStreak: 6 }),
  savedNow: show(belt(two), wrong, { streak: 6, longestStreak: 6 }),
  twice: show(belt(two, { effects: [effect('double')] })),
  atStake: show(belt(two, { effects: [effect('doubleJeopardy')] })),
  doubled: show(belt(two, { effects: [effect('double'), effect('doubleJeopardy')] })),
  fast: show(belt(two, { effects: [effect('supersonic')] })),
  golden: show(belt(two, { effects: [effect('powerPlay', { by: otherPlayer('Kwame') })] })),
  torn: show(belt(two), {}, {}, [effect('glitch', { by: otherPlayer('Zoë') })]),
  mixed: show(belt(two, { effects: [effect('prank', { by: otherPlayer('Bo') })] }), {
    powerups: on({ mix: 7 }),
  }),
  worn: show(
    belt(ready, {
      effects: [
        ...(['double', 'immunity', 'streakSaver', 'supersonic'] as const).map((powerup) => effect(powerup)),
        effect('powerPlay', { by: otherPlayer('Kwame') }),
      ],
    }),
    {},
    { streak: 12, longestStreak: 12 },
  ),
  boxed: show(belt(two, { news: [news('addPoints', { openedFrom: 'mysteryBox', points: 1_000 })] })),
  gifted: usedByOther('gift', 'Chiara', { points: 800 }),
  broken: usedByOther('streakBreaker', 'Yusuf', { streak: 0 }),
  pranked: usedByOther('prank', 'Bo'),
  robbed: usedByOther('stealPoints', 'Ravi', { points: -600 }),
  tornNow: usedByOther('glitch', 'Zoë'),
  goldenNow: usedByOther('powerPlay', 'Kwame'),
  won: show(
    belt(ready),
    {
      ...judged('o2', 'correct', null, {
        base: 600,
        timer: 320,
        streak: 0,
        extra: 920,
        total: 1_840,
      } as never),
      powerups: on({ points: [{ powerup: 'double', points: 920 }] }),
    },
    { streak: 3, score: 4_180 },
  ),
  wonMost: show(
    belt(ready, {
      effects: [
        effect('supersonic', { until: null, left: 13_400 }),
        effect('powerPlay', { until: null, left: 21_000, by: otherPlayer('Kwame') }),
      ],
    }),
    {
      ...judged(
        'o2',
        'correct',
        'Canberra was founded in 1913 because Sydney and Melbourne could not agree.',
        {
          base: 600,
          timer: 320,
          streak: 200,
          extra: 2_240,
          total: 3_360,
        } as never,
      ),
      powerups: on({
        points: [
          { powerup: 'doubleJeopardy', points: 1_120 },
          { powerup: 'supersonic', points: 560 },
          { powerup: 'powerPlay', points: 560 },
        ],
      }),
    },
    { streak: 6, score: 6_180 },
  ),
  lost: show(
    belt(ready),
    {
      ...wrong,
      feedback: wrong.feedback ? { ...wrong.feedback, breakup: fined } : null,
      powerups: on({ points: [{ powerup: 'doubleJeopardy', points: -600 }] }),
    },
    { streak: 0, score: 1_740 },
  ),
  cardCame: show(
    belt([ready[0], card('supersonic', { readyAt: FIXTURE_NOW + 1_000 })], { came: true }),
    judged('o2', 'correct'),
    { streak: 5, score: 4_560 },
  ),
  cardExplained: show(
    belt([ready[0], card('supersonic', { readyAt: FIXTURE_NOW + 1_000 })], { came: true }),
    judged('o2', 'correct', 'It was founded in 1913 because Sydney and Melbourne could not agree.'),
    { streak: 5, score: 4_560 },
  ),
  givenNow: show(belt([ready[0], card('immunity', { byTeacher: true, readyAt: FIXTURE_NOW + 2_000 })])),
  offerCame: show(
    belt(ready, {
      offer: { ...card('mysteryBox', { readyAt: FIXTURE_NOW + 1_000 }), until: FIXTURE_NOW + 24_000 },
    }),
    judged('o2', 'correct'),
    { streak: 5, score: 4_560 },
  ),
};

const ticked = stageFixture(
  {
    me: ownStateFixture({ belt: belt(ready) }),
    slide: slideFixture(rivers, {
      powerups: on({ hiddenOptions: ['o2', 'o5'] }),
      hints: { taken: [], left: 2 },
    }),
  },
  { answer: { type: 'MSQ', optionIds: ['o1', 'o4'] } },
);

const sparedSeveral = (optionIds: readonly string[]): PlayerStageView =>
  stageFixture({
    me: ownStateFixture({ belt: belt(two) }),
    slide: slideFixture(rivers, { powerups: on({ spared: { type: 'MSQ', optionIds } }) }),
  });

const putWrong = { type: 'REORDER', order: waterOrder.toReversed() } as const;
const sparedOrder = stageFixture(
  {
    me: ownStateFixture({ belt: belt(two) }),
    slide: slideFixture(water, { powerups: on({ spared: putWrong }) }),
  },
  { answer: putWrong },
);

const orders: Record<string, PlayerStageView> = {
  order: orderIn('open', { belt: belt(ready) }),
  orderMoved: orderIn('moved', { belt: belt(ready) }),
  orderGifted: orderIn('open', {
    belt: belt(ready, { news: [news('gift', { own: false, other: 'Chiara', points: 800 })] }),
    score: 3_140,
  }),
  orderPartly: orderIn('partial', { belt: belt(ready) }),
};

export const beltFixtures: readonly SceneFixtures[] = [
  {
    group: 'powerupUses',
    scene: 'question',
    fixtures: Object.fromEntries(POWERUP_IDS.map((powerup) => [powerup, used(powerup)])),
    after: Object.fromEntries(POWERUP_IDS.map((powerup) => [powerup, `powerups/${handName(powerup)}`])),
  },
  {
    group: 'powerups',
    scene: 'question',
    fixtures: {
      ...question,
      ticked,
      sparedAlone: sparedSeveral(['o2']),
      sparedTogether: sparedSeveral(['o1', 'o2']),
      sparedOrder,
      ...orders,
    },
    after: {
      ...Object.fromEntries(
        ['gifted', 'broken', 'pranked', 'robbed', 'tornNow', 'goldenNow', 'offer'].map((state) => [
          state,
          'powerups/full',
        ]),
      ),
      ...Object.fromEntries(['won', 'wonMost', 'lost', 'offerCame'].map((state) => [state, 'powerups/full'])),
      spared: 'powerups/immune',
      savedNow: 'powerups/saved',
      cardCame: 'powerups/oneCard',
      cardExplained: 'powerups/oneCard',
      givenNow: 'powerups/oneCard',
      orderGifted: 'powerups/order',
    },
  },
];
