// XML writer. Every text and every attribute is escaped here.

/** Absent attributes are left out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Otherwise read as spaces.
  '\t': '&#9;',
  '\n': '&#10;',
};

export function escapeXml(words: string): string {
  // XML has one kind of line break.
  return words.replaceAll(/\r\n?/g, '\n').replaceAll(/[&<>"\t\n]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** `content` is XML. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escapeXml(String(value))}"`,
  );
  const inner = content.join('');
  const open = `<${name}${written.join('')}`;
  return inner === '' ? `${open}/>` : `${open}>${inner}</${name}>`;
}

/** Characters that XML can't have, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function onlyAllowed(xml: string): string {
  return xml.replaceAll(FORBIDDEN, '\ufffd');
}

export function xmlDocument(root: string): string {
  return onlyAllowed(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`);
}
