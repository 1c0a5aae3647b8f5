// The types that features add to options and views: each feature declares its own in `Features` from its folder.

/** By the feature's id: its options, and its fields of what is shown and told. */
export interface Features {}

export type FeatureId = keyof Features;

/** The parts of this name, of all that have one, in one object. */
export type Parts<Entries, Kind extends string> = {
  [Id in keyof Entries]: (
    part: Entries[Id] extends { readonly [K in Kind]: infer Part } ? Part : unknown,
  ) => void;
}[keyof Entries] extends (part: infer All) => void
  ? All
  : never;

/** A property that is there where it has something in it. */
export type Filled<Name extends string, Value> = keyof Value extends never
  ? { readonly [N in Name]?: Value }
  : { readonly [N in Name]: Value };

/** The values of all options that features bring. */
export type FeatureOptions = Parts<Features, 'options'>;

/**
 * room: what all know of the room; host: what its host alone does. me: what a player is told of themselves. slide: the question that stands there; choice: what has to be chosen before
 * the next one, or is told with an answer. lobbyPlayer, boardRow, hostRow: a player's row in the waiting room, on the leaderboard, at the host's. projector: what the projector alone shows. summary: how it ended for a
 * player; summaryItem: one question of it. reportResponse: a response in the host's report.
 */
export type ViewKind =
  | 'room'
  | 'host'
  | 'projector'
  | 'me'
  | 'slide'
  | 'choice'
  | 'lobbyPlayer'
  | 'boardRow'
  | 'hostRow'
  | 'summary'
  | 'summaryItem'
  | 'reportResponse';

/** The words that features bring: controls of a host, and names of pushes. */
export type ViewWords<Kind extends 'control' | 'push'> = {
  [Id in FeatureId]: Features[Id] extends { readonly [K in Kind]: infer Word extends string } ? Word : never;
}[FeatureId];

/**
 * All that features add to a view of this kind. signal: to what readers are told that passes, and no view shows; replayMark: to what the
 * time line of a finished game names; reportPlayer: to what its report tells of a player, from the log.
 */
export type ViewParts<Kind extends ViewKind | 'signal' | 'replayMark' | 'reportPlayer'> = Parts<
  Features,
  Kind
>;

/** What a push may tell of what passes: a part of what features have there. */
export type Signal = Partial<ViewParts<'signal'>>;
