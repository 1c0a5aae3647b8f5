// What a feature of a game adds to its host's pages: its part `host`.

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
import { handedDown } from '#src/platform/handedDown.ts';

export interface HostPartProps {
  readonly view: HostView;
  readonly controls: RoomControls;
}

export interface RosterProps extends HostPartProps {
  /** Those who were let in. */
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

/** What can be done for one player. */
export interface RowAction {
  readonly isOffered: (view: HostView) => boolean;
  /** In the row of the player in the table. */
  readonly Button: ComponentType<{
    readonly player: HostPlayerRow;
    readonly onPress: (player: HostPlayerRow) => void;
  }>;
  /** What the button opens. */
  readonly Dialog: ComponentType<
    HostPartProps & { readonly player: HostPlayerRow; readonly onClose: () => void }
  >;
}

/** Beside the name in the table: who it is, whether the player is here, and how far the player has come. */
export type BadgePlace = 'identity' | 'presence' | 'progress';

/** How a game that is played away from this app, and recorded by its host, is set up and spoken of. */
export interface RecordedGame {
  /** All of its options. */
  readonly optionGroups: readonly OptionGroup[];
  readonly StartIcon: LucideIcon;
  readonly startText: (t: TFunction<'host'>) => string;
  /** What ranks players with the same points. */
  readonly tiesText: (t: TFunction<'host'>) => string;
}

/** What a feature says of a scene that it adds to the projector. */
export interface FeatureProjectorScene {
  /** Loaded as it is needed. */
  readonly Twin: ComponentType<ProjectorTwinProps>;
  /** How many layers of its music are heard. */
  readonly layers: (view: ProjectorView) => number;
  /** What a screen reader is told as it comes, and as somebody else leads. */
  readonly says: (view: ProjectorView) => Message;
}

export interface HostFeature {
  readonly report?: ReportFeature;
  /** Where several fill the same place, the lowest comes first; absent: 0. Of the same order they stand as players' pages have them. */
  readonly order?: number;
  /** A page in place of the room's own, for as long as it says. */
  readonly page?: {
    readonly stands: (view: HostView) => boolean;
    readonly Page: ComponentType<HostPageProps>;
  };
  /** Beside the type of the game, in the bar of the room: that the game has it; null where it has not. */
  readonly fact?: (t: TFunction<'host'>, room: RoomInfo) => string | null;
  /** Drawn over every page of the room, and over the projector's: of what passes, all that the stage does not show. */
  readonly Overlay?: ComponentType<OverlayProps>;
  /** Players who wait for the host: above all others, before the game and in it. */
  readonly Waiting?: ComponentType<HostPartProps>;
  /** Buttons: before the game beside the heading of the players, in the game below its figures. */
  readonly Tools?: ComponentType<HostPartProps>;
  /** The players before the game, in place of the plain list. */
  readonly Roster?: ComponentType<RosterProps>;
  /** Who is ahead, in the game and after it, in place of the podium. */
  readonly Standings?: ComponentType<Pick<HostPartProps, 'view'>>;
  /** What the projector can show over a game that runs, by a button of its own. */
  readonly projectorPanel?: {
    readonly Icon: LucideIcon;
    readonly label: (t: TFunction<'host'>) => string;
    readonly Panel: ComponentType<{ readonly view: ProjectorView }>;
  };
  /** The namespace of what the projector says of it, in a room that has it; null in any other. */
  readonly projectorWords?: (room: RoomInfo) => string | null;
  /** The scenes that it adds to the projector. */
  readonly projectorScenes?: { readonly [Id in ProjectorSceneId]?: FeatureProjectorScene };
  /** What is said of a player in the lists before the game. */
  readonly ChipNote?: ComponentType<Pick<PlayerNoteProps, 'player'>>;
  /** What is said of a player beside the name in the table. */
  readonly badge?: { readonly at: BadgePlace; readonly Badge: ComponentType<PlayerNoteProps> };
  /** A sign behind the name of a player on the podium. */
  readonly Sign?: ComponentType<Pick<PlayerNoteProps, 'player'>>;
  /** Columns of the table of players, behind its own. */
  readonly columns?: readonly PlayerColumn[];
  readonly rowAction?: RowAction;
  /** Fields on the page where a game is set up, by the group in which they stand. */
  readonly options?: { readonly [Id in OptionGroupId]?: (type: GameType) => readonly OptionField[] };
  /** Of the options of a game that is hosted again, those that the server has nothing for any more. */
  readonly lostOptions?: (host: Host, options: GameOptions) => Promise<readonly (keyof GameOptions)[]>;
  /** Where nobody plays in the room: nobody is here or away, nothing is timed, and it opens at once. */
  readonly recorded?: RecordedGame;
}

export interface NamedHostFeature extends HostFeature {
  readonly id: string;
}

export const hostFeatures = handedDown<readonly NamedHostFeature[]>([]);

export const reportFeatures = (): readonly ReportFeature[] =>
  hostFeatures.get().flatMap(({ report }) => report ?? []);
