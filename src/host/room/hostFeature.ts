// Host contract for game features: what a feature adds to the host's pages (its `host` part).

import type { TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { ProjectorSceneId } from '#core/views/scene.ts';
import type { Message } from '#scenes/message.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import type { OptionField, OptionGroup, OptionGroupId } from '#src/host/options/optionField.ts';
import type { ReportFeature } from '#src/host/files/reportFeature.ts';
import type { ProjectorTwinProps } from '#src/host/projector/projectorTwinProps.ts';
import type { PlayerColumn } from '#src/host/room/playerRows.ts';
import type { RoomConnection } from '#src/host/room/roomConnection.ts';
import type { RoomControls } from '#src/host/room/useControls.ts';
import type { Host } from '#src/host/session/host.ts';
import { createInjected } from '#src/platform/injected.ts';

export interface HostPartProps {
  readonly view: HostView;
  readonly controls: RoomControls;
}

export interface RosterProps extends HostPartProps {
  /** The approved players. */
  readonly players: readonly HostPlayerRow[];
  readonly onRemove: (player: HostPlayerRow) => void;
}

export interface HostPageProps {
  readonly room: RoomConnection<HostView>;
  readonly view: HostView;
}

export interface OverlayProps {
  readonly room: Pick<RoomConnection<unknown>, 'onSignal'>;
}

export interface PlayerNoteProps {
  readonly player: HostPlayerRow;
  readonly room: RoomInfo;
}

/** An action for a single player. */
export interface RowAction {
  readonly isOffered: (view: HostView) => boolean;
  /** Shown in the player's table row. */
  readonly Button: ComponentType<{
    readonly player: HostPlayerRow;
    readonly onPress: (player: HostPlayerRow) => void;
  }>;
  /** Dialog that the button opens. */
  readonly Dialog: ComponentType<
    HostPartProps & { readonly player: HostPlayerRow; readonly onClose: () => void }
  >;
}

/**
 * Places beside the name in the table: who the player is, whether they are connected, and how far they have
 * come.
 */
export type BadgePlace = 'identity' | 'presence' | 'progress';

/** Setup and wording for a game that is played outside this app, with results recorded by the host. */
export interface RecordedGame {
  /** All option groups of the game. */
  readonly optionGroups: readonly OptionGroup[];
  readonly StartIcon: LucideIcon;
  readonly startText: (t: TFunction<'host'>) => string;
  /** Explains what ranks players with equal points. */
  readonly tieBreakText: (t: TFunction<'host'>) => string;
}

/** A feature's own projector scene, as the host's page needs it. */
export interface FeatureProjectorScene {
  /** Loaded lazily. */
  readonly Twin: ComponentType<ProjectorTwinProps>;
  /** Number of layers of its music that are audible. */
  readonly layers: (view: ProjectorView) => number;
  /** Announced when the scene appears and when the leader changes. */
  readonly announcement: (view: ProjectorView) => Message;
}

export interface HostFeature {
  readonly report?: ReportFeature;
  /**
   * Sort order where several features fill the same place, lowest first; defaults to 0. Ties keep the order
   * of the players' pages.
   */
  readonly order?: number;
  /** A page shown instead of the room's own while its condition holds. */
  readonly isShown?: {
    readonly stands: (view: HostView) => boolean;
    readonly Page: ComponentType<HostPageProps>;
  };
  /** Names the feature beside the game type in the room's bar; null if the game doesn't use it. */
  readonly barLabel?: (t: TFunction<'host'>, room: RoomInfo) => string | null;
  /** Rendered over every page of the room and the projector, for signals that the stage doesn't show. */
  readonly Overlay?: ComponentType<OverlayProps>;
  /** Players waiting for the host, shown above all others before and during the game. */
  readonly Waiting?: ComponentType<HostPartProps>;
  /** Buttons beside the players' heading in the lobby, and below the figures during the game. */
  readonly Tools?: ComponentType<HostPartProps>;
  /** The players in the lobby, instead of the plain list. */
  readonly Roster?: ComponentType<RosterProps>;
  /** The leaders during and after the game, instead of the podium. */
  readonly Leaderboard?: ComponentType<Pick<HostPartProps, 'view'>>;
  /** A panel the projector can show over a running game, with its own button. */
  readonly projectorPanel?: {
    readonly Icon: LucideIcon;
    readonly label: (t: TFunction<'host'>) => string;
    readonly Panel: ComponentType<{ readonly view: ProjectorView }>;
  };
  /** The namespace of the feature's projector texts; null if the room doesn't have the feature. */
  readonly projectorNamespace?: (room: RoomInfo) => string | null;
  /** Scenes the feature adds to the projector. */
  readonly projectorScenes?: { readonly [Id in ProjectorSceneId]?: FeatureProjectorScene };
  /** A note about a player in the lobby's lists. */
  readonly ChipNote?: ComponentType<Pick<PlayerNoteProps, 'player'>>;
  /** A note about a player beside the name in the table. */
  readonly badge?: { readonly at: BadgePlace; readonly Badge: ComponentType<PlayerNoteProps> };
  /** A badge after a player's name on the podium. */
  readonly PodiumBadge?: ComponentType<Pick<PlayerNoteProps, 'player'>>;
  /** Extra columns, after the player table's own. */
  readonly columns?: readonly PlayerColumn[];
  readonly rowAction?: RowAction;
  /** Fields of the game setup page, by option group. */
  readonly options?: { readonly [Id in OptionGroupId]?: (type: GameType) => readonly OptionField[] };
  /** When a game is hosted again, finds the options that refer to something deleted from the server. */
  readonly lostOptions?: (host: Host, options: GameOptions) => Promise<readonly (keyof GameOptions)[]>;
  /**
   * Set for games not played in the room: no one is online or away, nothing is timed, and the room opens
   * immediately.
   */
  readonly recorded?: RecordedGame;
}

export interface NamedHostFeature extends HostFeature {
  readonly id: string;
}

export const hostFeatures = createInjected<readonly NamedHostFeature[]>([]);

export const reportFeatures = (): readonly ReportFeature[] =>
  hostFeatures.get().flatMap(({ report }) => report ?? []);
