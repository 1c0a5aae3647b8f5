import type { RoomInfo } from '#core/views/playerView.ts';
import { message, type Message, type Words } from '#scenes/message.ts';

export interface CountdownView {
  readonly room: RoomInfo;
}

export interface CountdownModel {
  readonly title: string;
  readonly line: Message;
  /** Server time in ms; null when no countdown runs. */
  readonly endsAt: number | null;
}

export const READY: Message = message('scenes:countdown.ready');

export function countdownModel({ room }: CountdownView): CountdownModel {
  return { title: room.title, line: READY, endsAt: room.countdownEndsAt };
}

/** The plate's text with this many seconds left. */
export function plateWords(seconds: number): Words {
  return seconds > 0 ? String(seconds) : message('scenes:countdown.go');
}

/** Seconds left, rounded up; 0 when the countdown is over or none runs. Both times in ms. */
export function secondsLeft(endsAt: number | null, now: number): number {
  return endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
