// HTML tokenizer: splits any text into tags and text in one pass, and never fails.

export interface Tag {
  readonly kind: 'tag';
  /** In lowercase. */
  readonly name: string;
  readonly closing: boolean;
  /** Self-closing, as in `<mspace/>`; this means nothing for HTML's own elements. */
  readonly empty: boolean;
  readonly attributes: ReadonlyMap<string, string>;
}

export type HtmlToken = Tag | { readonly kind: 'text'; readonly text: string };

const NAME = /<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)/y;
/**
 * Matches anything, so that nothing is scanned twice: a picture embedded in a page has millions of
 * characters.
 */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?|[^]/g;
/** Elements whose content isn't text. */
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'title']);

export function* tokenizeHtml(html: string): Generator<HtmlToken> {
  // No tag can begin after the last >, which keeps searches from running to the end over and over.
  const lastEnd = html.lastIndexOf('>');
  let lower: string | null = null;
  let textStart = 0;
  let at = html.indexOf('<');
  while (at !== -1 && at < lastEnd) {
    const next = endOfMarkup(html, at);
    if (next === null) {
      at = html.indexOf('<', at + 1);
      continue;
    }
    if (at > textStart) yield { kind: 'text', text: html.slice(textStart, at) };
    textStart = next.end;
    if (next.tag) {
      yield next.tag;
      if (SILENT.has(next.tag.name) && !next.tag.closing) {
        lower ??= html.toLowerCase();
        const close = lower.indexOf(`</${next.tag.name}`, next.end);
        textStart = close === -1 ? html.length : close;
      }
    }
    at = html.indexOf('<', textStart);
  }
  if (textStart < html.length) yield { kind: 'text', text: html.slice(textStart) };
}

/** Finds the end of the tag or comment at `at`; null if the < is only a character. */
function endOfMarkup(html: string, at: number): { end: number; tag: Tag | null } | null {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 4);
    return { end: end === -1 ? html.length : end + 3, tag: null };
  }
  if (html.startsWith('<!', at) || html.startsWith('<?', at))
    return { end: html.indexOf('>', at) + 1, tag: null };
  NAME.lastIndex = at;
  const [opening, slash, name] = NAME.exec(html) ?? [];
  if (opening === undefined || name === undefined) return null;
  const end = endOfTag(html, at + opening.length);
  const attributes = new Map<string, string>();
  for (const [, key, double, single, bare] of html.slice(at + opening.length, end - 1).matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare;
    if (key !== undefined && value !== undefined) attributes.set(key.toLowerCase(), value);
  }
  return {
    end,
    tag: {
      kind: 'tag',
      name: name.toLowerCase(),
      closing: slash === '/',
      empty: html.charAt(end - 2) === '/',
      attributes,
    },
  };
}

/** Index after the > that ends a tag. A > within quotes doesn't count, unless the quotes never close. */
function endOfTag(html: string, from: number): number {
  for (let index = from; index < html.length; index += 1) {
    const character = html.charAt(index);
    if (character === '>') return index + 1;
    if (character !== '"' && character !== "'") continue;
    const quoteEnd = html.indexOf(character, index + 1);
    if (quoteEnd === -1) break;
    index = quoteEnd;
  }
  return html.indexOf('>', from) + 1 || html.length;
}

/** Elements that people type into a text by hand. */
const TYPED = new Set('b strong i em u sub sup p br ul ol li code pre span div a img tt kbd'.split(' '));
const EMPTY = new Set(['br', 'img']);

/** True if a text is meant as HTML: its tags are common ones, and they're closed properly. */
export function isMeantAsHtml(text: string): boolean {
  const open: string[] = [];
  let tags = 0;
  let formulas = 0;
  for (const token of tokenizeHtml(text)) {
    if (token.kind === 'text') continue;
    tags += 1;
    const isMath = token.name === 'math';
    // Elements of formulas are never typed anywhere else.
    if (!isMath && formulas === 0 && !TYPED.has(token.name)) return false;
    if (EMPTY.has(token.name) || token.empty) continue;
    if (isMath) formulas += token.closing ? -1 : 1;
    if (!token.closing) open.push(token.name);
    else if (open.pop() !== token.name) return false;
  }
  return tags > 0 && open.length === 0;
}
