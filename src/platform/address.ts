// What the address says: settings for this visit, the game code, and what is kept or taken away while one moves about.

import { featureSwitches, type Settings } from '#src/platform/storage/savedSettings.ts';
import { isTheme } from '#src/platform/theme/themes.ts';

/** A code in the address is cut to this many characters. */
export const CODE_MAX_LENGTH = 10;
/** Milliseconds after which parameters that have served are taken out of the address. */
export const CLEAN_UP_MS = 100;

const ONCE = ['from', 'ld'];
/** Parameters that go along when one moves to another page. */
const KEPT = ['fromApp', 'isFLMS', 'redirOnGameExit', 'startSource', 'referrer', 'studentShare', 'webgl'];

/** Root settings of the address; whatever is not known is left out. */
export function visitSettings(search: string, languages: readonly string[]): Partial<Settings> {
  const query = new URLSearchParams(search);
  const onOff = (name: string) => {
    const value = query.get(name);
    return value === 'on' || value === 'off' ? value === 'on' : null;
  };
  const [music, effects] = [onOff('music'), onOff('sfx')];
  const switches = featureSwitches().map((name) => [name, onOff(name)] as const);
  const webgl = query.get('webgl');
  const language = query.get('locale');
  const theme = query.get('theme');
  return {
    ...(music !== null && { music }),
    ...(effects !== null && { effects }),
    ...Object.fromEntries(switches.filter(([, on]) => on !== null)),
    ...(webgl === 'off' || webgl === 'on' ? { webgl } : {}),
    ...(language !== null && languages.includes(language) && { language }),
    ...(theme !== null && isTheme(theme) && { theme }),
  };
}

/** The game code of the address; null without one. */
export function codeOf(search: string): string | null {
  const code = new URLSearchParams(search).get('gc')?.trim().slice(0, CODE_MAX_LENGTH) ?? '';
  return code === '' ? null : code;
}

/** The room that a link names beside its code; null without one. */
export function linkedRoomOf(search: string): string | null {
  const room = new URLSearchParams(search).get('room') ?? '';
  return /^[0-9a-f]{24}$/.test(room) ? room : null;
}

/** The source that a link names which friends bring each other into a game with (specification 1, section 2 "gc"). */
export const FROM_FRIENDS = 'challengeFriends';

/** Whether the address is such a link. */
export function isFromFriends(search: string): boolean {
  return new URLSearchParams(search).get('from') === FROM_FRIENDS;
}

/** The address without the parameters that are for arriving alone; null when there is nothing to take away. */
export function cleanedAddress(href: string): string | null {
  const url = new URL(href);
  const found = ONCE.filter((name) => url.searchParams.has(name));
  for (const name of found) url.searchParams.delete(name);
  return found.length > 0 ? url.pathname + url.search + url.hash : null;
}

/** The same place with the parameters that go along. */
export function withKept(to: string, search: string): string {
  const here = new URLSearchParams(search);
  const url = new URL(to, 'http://page');
  for (const name of KEPT) {
    const value = here.get(name);
    if (value !== null && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.pathname + url.search + url.hash;
}

/** Whether search engines are to leave this address alone: it opens one class's game. */
export function isPrivateAddress(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('gc') || query.has('c');
}
