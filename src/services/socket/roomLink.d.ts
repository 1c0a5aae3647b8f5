import type { Signal } from '#core/features/viewTypes.ts';
import { RequestError } from '#src/services/requests/requestError.ts';
import type { AnswerFor } from '#src/services/requests/wire.ts';
import type { Transport } from '#src/services/socket/transport.ts';
export type Role = 'player' | 'host' | 'projector';
export type ViewOf<R extends Role> = Extract<AnswerFor<'reconnectRoom'>, {
    readonly role: R;
}>['view'];
/** What a push says; its patch is part of the reader's view. */
export interface RoomPush extends Signal {
    readonly roomHash: string;
    readonly seq: number;
    readonly patch: Readonly<Record<string, unknown>>;
    readonly removedPlayers?: readonly string[];
}
/** joining: no view yet. live: pushes arrive. polling: only HTTP works. offline: nothing does. gone: the room or seat is no more. */
export type LinkState = 'joining' | 'live' | 'polling' | 'offline' | 'gone';
export interface RoomLinkOptions<R extends Role> {
    readonly transport: Transport;
    readonly role: R;
    readonly roomHash: string;
    readonly playerId?: string;
    /** The player's ticket. */
    readonly seat?: string;
    readonly onView: (view: ViewOf<R>) => void;
    readonly onPush: (push: RoomPush, event: string) => void;
    readonly onState: (state: LinkState) => void;
    /** The room or the seat is no more; nothing is tried after this. */
    readonly onGone: (error: RequestError) => void;
    readonly pollMs?: number;
}
export interface RoomLink {
    /** Asks for the present view now. */
    refresh(): void;
    close(): void;
}
export declare function openRoomLink<R extends Role>(options: RoomLinkOptions<R>): RoomLink;
