// Rule engine: combines all rule sets into one.

import type { Command, HostCommand, PlayerCommand } from '#core/authority/commands.ts';
import { FRESH_ATTEMPT } from '#core/authority/countResponse.ts';
import { type Decision, refused } from '#core/authority/decision.ts';
import type { RoomCreated, RoomEvent } from '#core/authority/events.ts';
import { askOnce } from '#core/authority/order/askOnce.ts';
import { nextOf } from '#core/authority/order/order.ts';
import { registerOrderPolicies, policyOf } from '#core/authority/order/policies.ts';
import { attempts } from '#core/authority/rules/attempts.ts';
import { corrections } from '#core/authority/rules/corrections.ts';
import { quizUpdates } from '#core/authority/rules/quizUpdates.ts';
import { life } from '#core/authority/rules/life.ts';
import { slides } from '#core/authority/rules/slides.ts';
import type {
  AllHooks,
  AnyRules,
  Evolve,
  HostCommands,
  HostTurn,
  Hooks,
  PlayerCommands,
  PlayerTurn,
  Rules,
  SeatedParts,
  Announcers,
} from '#core/authority/ruleSet.ts';
import { isAwaited, isPlaying } from '#core/authority/seats.ts';
import { revealing } from '#core/authority/slides.ts';
import type { Attempt, Room, Seat } from '#core/authority/state.ts';
import type { Change, Announce, Announcement } from '#core/authority/announcements.ts';
import { withKey } from '#core/collections/buckets.ts';
import { appended, at, entriesOf, sizeOf, withAt } from '#core/collections/list.ts';
import { mergeDisjoint } from '#core/collections/mergeDisjoint.ts';
import { merged } from '#core/collections/merged.ts';
import { ALL_FEATURES } from '#core/authority/engine/features.ts';
import type { FeatureParts } from '#core/authority/featureTypes.ts';
import type { FeatureId } from '#core/room/feature.ts';
import { hasFeature, isTeacherPaced } from '#core/modes/registry.ts';

/** A feature's controls show only in games that have the feature. */
const features = ALL_FEATURES.map(({ id, ...feature }) => {
  const controls = feature.hooks?.controls;
  if (!controls) return feature;
  return {
    ...feature,
    hooks: { ...feature.hooks, controls: (room: Room) => (hasFeature(room, id) ? controls(room) : []) },
  };
});
const ruleSets: readonly AnyRules[] = [life, slides, attempts, corrections, quizUpdates, ...features];

/** Versions of all rules. Room snapshots written under other rules aren't loaded. */
export const RULES_VERSION = [
  ...[life, slides, attempts, corrections, quizUpdates].map(({ version }) => version),
  ...ALL_FEATURES.map(({ id, version }) => `${id}${version}`),
].join('.');

/** Collects one hook from all rule sets that have it, in order. */
function named<Hook>(pick: (hooks: Hooks) => Hook | undefined): readonly Hook[] {
  return ruleSets.flatMap(({ hooks }) => (hooks && pick(hooks)) ?? []);
}

const hooks: AllHooks = {
  created: named((each) => each.created),
  started: named((each) => each.started),
  ended: named((each) => each.ended),
  optionsChanged: named((each) => each.optionsChanged),
  joined: named((each) => each.joined),
  isCreatedByHost: named((each) => each.isCreatedByHost),
  removing: named((each) => each.removing),
  seated: named((each) => each.seated),
  shifted: named((each) => each.shifted),
  roomShifted: named((each) => each.roomShifted),
  attemptStarted: named((each) => each.attemptStarted),
  opened: named((each) => each.opened),
  answered: named((each) => each.answered),
  postponed: named((each) => each.postponed),
  finished: named((each) => each.finished),
  response: named((each) => each.response),
  judged: named((each) => each.judged),
  beforeRejudging: named((each) => each.beforeRejudging),
  rejudged: named((each) => each.rejudged),
  recounted: named((each) => each.recounted),
  corrected: named((each) => each.corrected),
  elapsedMs: named((each) => each.elapsedMs),
  countedAnswer: named((each) => each.countedAnswer),
  insteadOfAnswer: named((each) => each.insteadOfAnswer),
  whyCannotSkip: named((each) => each.whyCannotSkip),
  alsoAfterAnswer: named((each) => each.alsoAfterAnswer),
  afterAnswer: named((each) => each.afterAnswer),
  beforeEnd: named((each) => each.beforeEnd),
  afterFinish: named((each) => each.afterFinish),
  stillAnswerable: named((each) => each.stillAnswerable),
  times: named((each) => each.times),
  keeps: named((each) => each.keeps),
  mayAskAgain: named((each) => each.mayAskAgain),
  draft: named((each) => each.draft),
  askings: named((each) => each.askings),
  showsAll: named((each) => each.showsAll),
  heights: named((each) => each.heights),
  possiblePoints: named((each) => each.possiblePoints),
  controls: named((each) => each.controls),
  wakesAt: named((each) => each.wakesAt),
  onWake: named((each) => each.onWake),
};

/** Extensions that features add to this one. */
const extensionsOf = (id: FeatureId): readonly object[] =>
  ALL_FEATURES.flatMap(
    ({ extends: extended = {} }) => (extended as { readonly [Id in FeatureId]?: object })[id] ?? [],
  );

const extensions = Object.fromEntries(
  ALL_FEATURES.map(({ id }) => [id, extensionsOf(id)]),
) as unknown as Rules['extensions'];

registerOrderPolicies([{ once: askOnce }, ...ALL_FEATURES.map(({ orders = {} }) => orders)]);

const choices = ALL_FEATURES.flatMap(({ id, choice }) => (choice ? { id, choice } : []));

const rankings = ALL_FEATURES.flatMap(({ ranking }) => ranking ?? []);

// The compiler checks that each set has a rule for each of its own types, and `mergeDisjoint` rejects
// duplicates, so every type has exactly one rule.
const playerCommands = mergeDisjoint<PlayerCommands<PlayerCommand>>(
  ruleSets.map((set) => set.playerCommands ?? {}),
);
const hostCommands = mergeDisjoint<HostCommands<HostCommand>>(ruleSets.map((set) => set.hostCommands ?? {}));
const evolvers = mergeDisjoint<Evolve<Exclude<RoomEvent, RoomCreated>>>(
  ruleSets.map((set) => set.evolve ?? {}),
);
const announcers = mergeDisjoint<Announcers<Exclude<RoomEvent, RoomCreated>>>(
  ruleSets.map((set) => set.tells ?? {}),
);

/** The feature that a command belongs to; core commands have none. */
const featureOf = new Map(
  ALL_FEATURES.flatMap(({ id, playerCommands, hostCommands }) =>
    Object.keys({ ...playerCommands, ...hostCommands }).map((type) => [type, id] as const),
  ),
);

function isForeign(room: Room, { type }: Command): boolean {
  const feature = featureOf.get(type);
  return feature !== undefined && !hasFeature(room, feature);
}

/** Announcements that rule sets make about other rule sets' events. */
const others = ruleSets.flatMap(({ alsoTells }) => alsoTells ?? []);

/** Fields that features add to every room, as opposed to optional ones. */
type FreshRoom = {
  [Key in keyof FeatureParts<'room'> as Record<never, never> extends Pick<FeatureParts<'room'>, Key>
    ? never
    : Key]: FeatureParts<'room'>[Key];
};

/** Initial feature state of new rooms and attempts. */
const freshRoom = merged(features.map(({ fresh }) => fresh?.room ?? {})) as FreshRoom;
const freshAttempt = merged<Partial<Attempt>>([
  FRESH_ATTEMPT,
  ...features.map(({ fresh }) => fresh?.attempt ?? {}),
]) as Attempt;

export const RULES: Rules = {
  hooks,
  extensions,
  choices,
  rankingOf: (room) => rankings.find(({ ranks }) => ranks(room)),
  freshAttempt,
  after(room, seatIndex, seat, response) {
    const counted = policyOf(room).after(room, seatIndex, seat, response);
    return hooks.answered.reduce((each, answered) => answered(each, response), counted);
  },
  withSeat(room, index, changed, tallies = room.tallies, answers = 0) {
    const before = at(room.seats, index) as Seat;
    const { seat, parts } = seated(room, index, before, changed);
    return {
      ...room,
      ...parts,
      seats: withAt(room.seats, index, seat),
      players: room.players + Number(isPlaying(seat)) - Number(isPlaying(before)),
      tallies,
      slide: slideWith(room.slide, Number(isAwaited(seat)) - Number(isAwaited(before)), answers),
    };
  },
  withNewSeat(room, arrived) {
    const index = sizeOf(room.seats);
    const { seat, parts } = seated(room, index, undefined, arrived);
    return {
      ...room,
      seats: appended(room.seats, seat),
      names: withKey(room.names, seat.nameKey, index),
      players: room.players + Number(isPlaying(seat)),
      ...parts,
      slide: slideWith(room.slide, Number(isAwaited(seat)), 0),
    };
  },
  hasNothingLeft: (room, index, seat) =>
    seat.open === null &&
    nextOf(room, index, seat) === undefined &&
    !choices.some(({ choice }) => choice.keepsAttemptOpen(room, index, seat)),
  choiceOf: (room, index, seat) =>
    choices.find(({ choice }) => choice.isPending(room, index, seat))?.id ?? null,
  finishing: (room, index, now) => [
    { type: 'playerFinished', seat: index, at: now },
    ...hooks.afterFinish.flatMap((after) => after(room, index, now)),
  ],
  ending(room, state, now, commandId) {
    const isOpen = room.slide?.state === 'active' || room.slide?.state === 'waiting';
    // While the game is paused, clocks stay where they stopped.
    const counted = isOpen ? revealing(room, room.pausedAt ?? now) : [];
    const ended: RoomEvent = { type: 'gameEnded', state, at: now, commandId };
    // A room whose game never started is archived right away: it has no results to list.
    if (room.startedAt === null) return [ended, { type: 'roomArchived', at: now }];
    const cutOff = isTeacherPaced(room)
      ? []
      : [...entriesOf(room.seats)].flatMap(([index, seat]) =>
          hooks.beforeEnd.flatMap((end) => end(room, seat, index, now, RULES)),
        );
    return [...counted, ...cutOff, ended];
  },
  afterAnswer(room, index, before, response) {
    const after = RULES.after(room, index, before, response);
    const also = hooks.alsoAfterAnswer.flatMap((follow) => follow(room, index, before, after, response));
    for (const follow of hooks.afterAnswer) {
      const events = follow(room, index, before, after, response);
      if (events.length > 0) return [...also, ...events];
    }
    const isLast = RULES.hasNothingLeft(room, index, after);
    return isLast ? [...also, ...RULES.finishing(room, index, response.at)] : also;
  },
};

function seated(room: Room, index: number, before: Seat | undefined, seat: Seat) {
  let placed: Seat = seat;
  // Runs on every answer: nothing is copied unless a feature adds something.
  let parts: SeatedParts['room'];
  for (const place of hooks.seated) {
    const result = place(parts ? { ...room, ...parts } : room, index, before, placed);
    placed = result.seat;
    if (result.room) parts = { ...parts, ...result.room };
  }
  return { seat: placed, parts };
}

/** Returns the slide after answers came in or the number of awaited seats changed. */
function slideWith(slide: Room['slide'], awaited: number, answers: number): Room['slide'] {
  if (!slide) return null;
  const open = slide.state === 'active' || slide.state === 'waiting';
  if (answers === 0 && (!open || awaited === 0)) return slide;
  return {
    ...slide,
    answered: slide.answered + answers,
    awaited: slide.awaited + (open ? awaited : 0),
  };
}

/** Returns a new room with the initial state of features. */
export function created(room: Omit<Room, keyof FreshRoom>, event: RoomCreated): Room {
  return hooks.created.reduce<Room>((each, create) => create(each, event), { ...room, ...freshRoom });
}

/** True if a feature shows the seat every question of its attempt now. */
export function showsAllQuestions(room: Room, seatIndex: number, seat: Seat): boolean {
  return hooks.showsAll.some((shows) => shows(room, seatIndex, seat));
}

export function isHostCommand(command: Command): command is HostCommand {
  return Object.hasOwn(hostCommands, command.type);
}

/** Decides a command by its rule, if this type of game has the feature. `turn`: the context of the sender. */
export function decidePlayerCommand(turn: PlayerTurn, command: PlayerCommand): Decision {
  if (isForeign(turn.room, command)) return refused('room.WRONG_STATE');
  const rule = playerCommands[command.type] as (turn: PlayerTurn, command: PlayerCommand) => Decision;
  return rule(turn, command);
}

export function decideHostCommand(turn: HostTurn, command: HostCommand): Decision {
  if (isForeign(turn.room, command)) return refused('room.WRONG_STATE');
  const rule = hostCommands[command.type] as (turn: HostTurn, command: HostCommand) => Decision;
  return rule(turn, command);
}

export function evolveBy(room: Room, event: Exclude<RoomEvent, RoomCreated>): Room {
  const rule = evolvers[event.type] as ((room: Room, event: RoomEvent, rules: Rules) => Room) | undefined;
  // The log was written by a newer version.
  if (!rule) throw new RangeError(`there is no rule for the event ${String(event.type)}`);
  return rule(room, event, RULES);
}

/**
 * Returns the announcements of an event: by its own rules, and by features that follow other sets' events.
 */
export function announcementsOf(
  event: Exclude<RoomEvent, RoomCreated>,
  happening: Change,
): readonly Announcement[] {
  const told: Announcement[] = [];
  for (const tells of [announcers, ...others]) {
    const tell = tells[event.type] as Announce<RoomEvent> | undefined;
    if (tell) told.push(tell(event, happening));
  }
  return told;
}
