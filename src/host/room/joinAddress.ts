// Which of the server's addresses players are told: the best guess, or the one that the teacher has picked on this device.

import { useSyncExternalStore } from 'react';
import type { RoomInfo } from '#core/views/playerView.ts';
import { useJoinAddresses } from '#src/host/session/useHost.ts';

const KEY = 'quizpeak:join-address';
const CHANGED = 'quizpeak:join-address-changed';

/** Without the scheme, as one types it. */
export function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/+$/, '');
}

/** The link behind the QR code: it fills in the code, and names the room, so that it works while somebody tries codes. */
export function joinLink(address: string, { code, hash }: Pick<RoomInfo, 'code' | 'hash'>): string {
  return `${address.replace(/\/+$/, '')}/join?gc=${encodeURIComponent(code)}&room=${hash}`;
}

/** The link of an assigned game, straight to its name page. */
export function contestLink(address: string, { hash }: Pick<RoomInfo, 'hash'>): string {
  return `${address.replace(/\/+$/, '')}/join/contest/${hash}`;
}

/** Where a student plays this quiz alone, as long as its practice link is on. */
export function practiceLink(address: string, quizId: string): string {
  return `${address.replace(/\/+$/, '')}/join/quiz/${encodeURIComponent(quizId)}/start`;
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/**
 * `addresses` is what the server says, `here` where this page was opened, `picked` what the teacher chose.
 * One address alone was set by whoever runs the server, so it wins; a page opened from the network proves that its own address works.
 */
export function bestAddress(addresses: readonly string[], here: URL, picked: string | null): string {
  if (picked !== null && addresses.includes(picked)) return picked;
  const [first] = addresses;
  if (first === undefined) return here.origin;
  if (isLoopback(here.hostname) || addresses.length === 1) return first;
  return here.origin;
}

function readPicked(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Other windows, as the projector's, hear of it too. */
export function pickAddress(address: string): void {
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // Without storage the choice can't be kept, and the best guess stands.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

export interface JoinAddress {
  readonly address: string;
  /** All that can be picked. */
  readonly addresses: readonly string[];
}

export function useJoinAddress(): JoinAddress {
  const served = useJoinAddresses();
  const picked = useSyncExternalStore(subscribe, readPicked, readPicked);
  const address = bestAddress(served, new URL(location.href), picked);
  return { address, addresses: served.includes(address) ? served : [address, ...served] };
}
