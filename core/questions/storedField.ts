/** A field of stored JSON, which may be anything; undefined if it's missing. */
export function storedField(kept: unknown, name: string): unknown {
  return Object(kept)[name];
}
