// Tags in the parts of a workbook, found by name in the raw text.

const ATTRIBUTES = String.raw`((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>`;

/** Matches opening tags with their attributes and, if a tag has no content, its slash. */
export function openingTag(names: string, flags: string): RegExp {
  return new RegExp(`<(?:[\\w.-]+:)?(${names})${ATTRIBUTES}`, flags);
}

export function* tagsOf(xml: string, name: string): Generator<{ readonly attributes: string }> {
  for (const [, , attributes = ''] of xml.matchAll(openingTag(name, 'g'))) yield { attributes };
}

const PATTERNS = new Map<string, RegExp>();

/** Raw value of an attribute, with or without a prefix in its name; null if it's missing. */
export function attributeOf(attributes: string, name: string): string | null {
  let pattern = PATTERNS.get(name);
  if (!pattern) {
    pattern = new RegExp(String.raw`(?:^|\s)(?:[\w.-]+:)?${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`);
    PATTERNS.set(name, pattern);
  }
  const found = pattern.exec(attributes);
  return found ? (found[1] ?? found[2] ?? '') : null;
}
