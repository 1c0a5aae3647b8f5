// Join address shown to players: the best guess among the server's addresses, or the one the teacher picked
// on this device.

import { useSyncExternalStore } from 'react';
import type { RoomInfo } from '#core/views/playerView.ts';
import { useJoinAddresses } from '#src/host/session/useHost.ts';

const KEY = 'quizpeak:join-address';
const CHANGED = 'quizpeak:join-address-changed';

/** Returns the address as players type it, without the scheme. */
export function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/+$/, '');
}

/**
 * The link behind the QR code. It fills in the code and also names the room, so it keeps working while
 * someone is guessing codes.
 */
export function joinLink(address: string, { code, hash }: Pick<RoomInfo, 'code' | 'hash'>): string {
  return `${address.replace(/\/+$/, '')}/join?gc=${encodeURIComponent(code)}&room=${hash}`;
}

/** Link to an assigned game, straight to its name page. */
export function contestLink(address: string, { hash }: Pick<RoomInfo, 'hash'>): string {
  return `${address.replace(/\/+$/, '')}/join/contest/${hash}`;
}

/** Returns the address where a student practices this quiz alone, while its practice link is on. */
export function practiceLink(address: string, quizId: string): string {
  return `${address.replace(/\/+$/, '')}/join/quiz/${encodeURIComponent(quizId)}/start`;
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/**
 * `addresses` come from the server, `here` is this page's URL, `picked` is the teacher's choice.
 * A single address was set by the server's operator, so it wins; a page opened over the network proves that
 * its own address works.
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

/** Other windows, such as the projector's, update too. */
export function pickAddress(address: string): void {
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // Without storage, the choice is lost and the best guess is used.
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
  /** All addresses to pick from. */
  readonly addresses: readonly string[];
}

export function useJoinAddress(): JoinAddress {
  const served = useJoinAddresses();
  const picked = useSyncExternalStore(subscribe, readPicked, readPicked);
  const address = bestAddress(served, new URL(location.href), picked);
  return { address, addresses: served.includes(address) ? served : [address, ...served] };
}
