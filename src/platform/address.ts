// Address parameters: settings for this visit, the game code, and what to keep or drop on navigation.

import { featureSwitches, type Settings } from '#src/platform/storage/savedSettings.ts';
import { isOpenTheme } from '#src/platform/theme/themes.ts';

/** Longer codes in the address are cut to this many characters. */
export const CODE_MAX_LENGTH = 10;
/** Milliseconds until one-time parameters are removed from the address. */
export const CLEAN_UP_MS = 100;

const ONCE = ['from', 'ld'];
/** Parameters that carry over to the next page. */
const KEPT = ['fromApp', 'isFLMS', 'redirOnGameExit', 'startSource', 'referrer', 'studentShare', 'webgl'];

/** Settings from the address; unknown values are left out. */
export function settingsFromUrl(search: string, languages: readonly string[]): Partial<Settings> {
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
    ...(theme !== null && isOpenTheme(theme) && { theme }),
  };
}

/** The game code from the address; null if there is none. */
export function codeOf(search: string): string | null {
  const code = new URLSearchParams(search).get('gc')?.trim().slice(0, CODE_MAX_LENGTH) ?? '';
  return code === '' ? null : code;
}

/** The room that a link names besides its code; null if there is none. */
export function linkedRoomOf(search: string): string | null {
  const room = new URLSearchParams(search).get('room') ?? '';
  return /^[0-9a-f]{24}$/.test(room) ? room : null;
}

/** `from` value of the invitation links that friends share (specification 1, section 2 "gc"). */
export const FROM_FRIENDS = 'challengeFriends';

/** True if the address is an invitation from a friend. */
export function isFromFriends(search: string): boolean {
  return new URLSearchParams(search).get('from') === FROM_FRIENDS;
}

/** The address without its one-time parameters; null if it has none. */
export function withoutOneTimeParams(href: string): string | null {
  const url = new URL(href);
  const found = ONCE.filter((name) => url.searchParams.has(name));
  for (const name of found) url.searchParams.delete(name);
  return found.length > 0 ? url.pathname + url.search + url.hash : null;
}

/** The target address with the carried-over parameters added. */
export function withKeptParams(to: string, search: string): string {
  const here = new URLSearchParams(search);
  const url = new URL(to, 'http://page');
  for (const name of KEPT) {
    const value = here.get(name);
    if (value !== null && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.pathname + url.search + url.hash;
}

/** True if search engines should skip this address because it opens one class's game. */
export function isPrivateAddress(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('gc') || query.has('c');
}
