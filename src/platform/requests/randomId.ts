// Random ids that also work on a page served without TLS in the classroom (crypto.randomUUID doesn't).

/** 22 characters of A-Z, a-z, 0-9, - and _: 128 random bits. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
