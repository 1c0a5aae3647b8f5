// Base path of player pages: /join for schools, /pro/join for companies. The pages are the same.

export type Base = '/join' | '/pro/join';

/** The base of an absolute path; null outside both. */
export function baseOf(path: string): Base | null {
  const under = (base: string) => path === base || path.startsWith(`${base}/`);
  if (under('/join')) return '/join';
  return under('/pro/join') ? '/pro/join' : null;
}

/** Home page for a visitor of this path, even if the path has no page. */
export function homeOf(path: string): Base {
  return path === '/pro' || path.startsWith('/pro/') ? '/pro/join' : '/join';
}
