// The cookies that a request brings. A browser may send several of one name (of another path, or of a neighbour's domain), in any order.

/** All values of the cookie, in the order in which they came. */
export function cookieValues(header: string | undefined, name: string): readonly string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const equals = pair.indexOf('=');
    if (equals === -1 || pair.slice(0, equals).trim() !== name) return [];
    return decoded(pair.slice(equals + 1).trim());
  });
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
