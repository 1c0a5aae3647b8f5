// Types that features add to options and views. Each feature declares its own in `Features` from its folder.

/** By feature id: its options, and its fields in views and pushes. */
export interface Features {}

export type FeatureId = keyof Features;

/** All parts of this name, merged into one object. */
export type Parts<Entries, Kind extends string> = {
  [Id in keyof Entries]: (
    part: Entries[Id] extends { readonly [K in Kind]: infer Part } ? Part : unknown,
  ) => void;
}[keyof Entries] extends (part: infer All) => void
  ? All
  : never;

/** A property that is required if its value has any keys, and optional otherwise. */
export type Filled<Name extends string, Value> = keyof Value extends never
  ? { readonly [N in Name]?: Value }
  : { readonly [N in Name]: Value };

/** Values of all options that features add. */
export type FeatureOptions = Parts<Features, 'options'>;
/** The same options under their other names. */
export type OptionAliases = Parts<Features, 'optionAliases'>;

/**
 * room: what everyone knows about the room. host: what concerns only its host. me: what a player learns about
 * themselves. slide: the current question. choice: what has to be chosen before the next one, or comes with
 * an answer. lobbyPlayer, boardRow, hostRow: a player's row in the lobby, on the leaderboard, and on the
 * host's page. projector: what only the projector shows. summary: a player's results. summaryItem: one
 * question of them. reportResponse: a response in the host's report.
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

/** Names that features add: host controls and pushes. */
export type ViewWords<Kind extends 'control' | 'push'> = {
  [Id in FeatureId]: Features[Id] extends { readonly [K in Kind]: infer Word extends string } ? Word : never;
}[FeatureId];

/**
 * All that features add to a view of this kind. signal: transient news that no view shows. replayMark: marks
 * on the timeline of a finished game. reportPlayer: a player's part of its report, taken from the log.
 */
export type ViewParts<Kind extends ViewKind | 'signal' | 'replayMark' | 'reportPlayer'> = Parts<
  Features,
  Kind
>;

/** Transient news in a push: any of the features' signal fields. */
export type Signal = Partial<ViewParts<'signal'>>;
