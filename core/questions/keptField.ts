/** A field of what was kept as JSON, which may be anything; undefined where there is none. */
export function keptField(kept: unknown, name: string): unknown {
  return Object(kept)[name];
}
