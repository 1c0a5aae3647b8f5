// What the pages of players lie below: /join for schools, /pro/join for companies; the pages are the same.

export type Base = '/join' | '/pro/join';

/** The base that an absolute path lies under; null outside of both. */
export function baseOf(path: string): Base | null {
  const under = (base: string) => path === base || path.startsWith(`${base}/`);
  if (under('/join')) return '/join';
  return under('/pro/join') ? '/pro/join' : null;
}

/** Where a visitor of this path belongs when nothing stands there. */
export function homeOf(path: string): Base {
  return path === '/pro' || path.startsWith('/pro/') ? '/pro/join' : '/join';
}
