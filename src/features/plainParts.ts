// What features show of a game in which none of them has done anything: for a question that is looked at outside of one.

import type { ViewParts } from '#core/features/viewTypes.ts';

export const PLAIN_ROOM: ViewParts<'room'> = {
  teams: [],
  powerupEffects: [],
  mountain: null,
  challenge: null,
};

export const PLAIN_PLAYER: ViewParts<'me'> = {
  extraLife: null,
  hasMastered: false,
  hand: null,
  team: null,
  belt: null,
  duel: null,
  climb: null,
};

export const PLAIN_SLIDE: ViewParts<'slide'> & ViewParts<'choice'> = {
  mayPostpone: false,
  postponed: 0,
  wasPostponed: false,
  skippable: [],
  byExtraLife: false,
  hints: { taken: [], left: 0 },
  lifeOffer: null,
  secondChances: [],
  review: [],
  powerups: null,
  duelChoice: null,
  passing: null,
  climbed: null,
  given: false,
};

export const PLAIN_PROJECTOR: ViewParts<'projector'> = {
  powerupUses: [],
  strikes: [],
  peakArrivals: [],
};
