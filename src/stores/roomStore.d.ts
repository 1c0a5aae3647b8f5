import { type StoreApi } from 'zustand/vanilla';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { RoomPush } from '#src/services/socket/roomLink.ts';
interface Versioned {
    readonly seq: number;
    readonly room: {
        readonly hash: string;
    };
}
export interface RoomState<View> {
    readonly view: View | null;
}
export interface RoomStore<View> extends StoreApi<RoomState<View>> {
    /** Takes a whole view, unless a later one is here already. */
    put(view: View): void;
    /**
     * Takes a push: its sections, and rows of the host's lists, replace those of the view. Older pushes are dropped. Nothing here
     * makes up for one that is missing: that does the whole view which follows a broken line.
     */
    apply(push: RoomPush): void;
}
export type Merge<View> = (view: View, push: RoomPush) => View;
export declare function createRoomStore<View extends Versioned>(merge?: Merge<View>): RoomStore<View>;
/** Rows of players and questions come alone when they changed. */
export declare function mergeHostRows(view: HostView, push: RoomPush): HostView;
/** Climbers come alone when they moved, and none where there is no climb any more. */
export declare function mergeClimbers(view: ProjectorView, push: RoomPush): ProjectorView;
export declare function createProjectorStore(): RoomStore<ProjectorView>;
export declare function createHostStore(): RoomStore<HostView>;
export {};
