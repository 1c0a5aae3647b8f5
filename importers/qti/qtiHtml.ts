// HTML of QTI's texts: what QTI adds to HTML is replaced or left out.

import { kindOfMedia } from '#importers/files/ImportedFiles.ts';
import { isMeantAsHtml } from '#importers/markup/htmlTokens.ts';
import { TEXT_NAME } from '#importers/qti/ownFields.ts';
import { attribute, isQtiElement, type QtiElement, type QtiNode, rawWords } from '#importers/qti/qtiTree.ts';

/** HTML for an element of QTI; null to take its contents. */
export type Replace = (element: QtiElement) => string | null;

/** Elements of QTI that stand on lines of their own. */
const BLOCKS = new Set(
  'prompt itembody contentbody stimulus stimulusbody assessmentstimulus passage rubricblock templateblock'.split(
    ' ',
  ),
);
/** Elements of QTI within a line. */
const INLINE = new Set(
  'templateinline hottext simplechoice inlinechoice gaptext gapimg simpleassociablechoice label value'.split(
    ' ',
  ),
);
/** Never read: code, looks, and what only some people see. Feedback is read on its own. */
const UNREAD = new Set(
  'script style stylesheet catalog cataloginfo feedbackinline feedbackblock modalfeedback infocontrol companionmaterialsinfo'.split(
    ' ',
  ),
);
const ATTRIBUTES =
  'src alt href start class display encoding mathvariant linethickness open close separators width';
const KEPT: readonly string[] = [...ATTRIBUTES.split(' '), TEXT_NAME];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

export function htmlOf(content: readonly QtiNode[], replace: Replace = () => null): string {
  return content.map((node) => nodeHtml(node, replace)).join('');
}

function nodeHtml(node: QtiNode, replace: Replace): string {
  // Programs put whole paragraphs of HTML into a CDATA section.
  if (!isQtiElement(node))
    return node.isCdata && isMeantAsHtml(node.words.trim()) ? node.words : escapeHtml(node.words);
  const { name, content } = node;
  const replaced = replace(node);
  if (replaced !== null) return replaced;
  if (UNREAD.has(name) || isHiddenRubric(node)) return '';
  const media = mediaHtml(node);
  if (media !== null) return media;
  const inner = htmlOf(content, replace);
  if (INLINE.has(name)) return inner;
  if (BLOCKS.has(name) || name.endsWith('interaction')) return `<div>${inner}</div>`;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return inner;
  const attributes = KEPT.flatMap((key) => {
    const value = attribute(node, key);
    return value === '' ? [] : ` ${key}="${escapeHtml(value)}"`;
  });
  const open = `<${name}${attributes.join('')}`;
  return name === 'br' || name === 'img' || name === 'hr' ? `${open}>` : `${open}>${inner}</${name}>`;
}

/** True for guidance that isn't meant for players. */
export function isHiddenRubric(element: QtiElement): boolean {
  const view = attribute(element, 'view');
  return element.name === 'rubricblock' && view !== '' && !/candidate/i.test(view);
}

/**
 * Media elements as `<img>`, which texts report with their address; null for any other element. Its `kind` says
 * what it is if the address doesn't.
 */
function mediaHtml(node: QtiElement): string | null {
  if (!['object', 'audio', 'video', 'embed', 'picture'].includes(node.name)) return null;
  const [source] = node.content
    .filter(isQtiElement)
    .filter(({ name }) => name === 'source' || name === 'img');
  const addresses = [attribute(node, 'data'), attribute(node, 'src'), attribute(source, 'src')];
  const address = addresses.find((each) => each !== '');
  if (address === undefined) return null;
  const [kind = ''] = attribute(node, 'type').split('/');
  const isPicture = kind === 'image' || (kind === '' && node.name !== 'audio' && node.name !== 'video');
  const isPlayed = node.name === 'audio' || node.name === 'video';
  const isStream = isPlayed && /^https:/i.test(address);
  // Only a file can be played; anything else is reported by its name.
  if (!isPicture && !isStream && kindOfMedia(address) === null) return `<${node.name}></${node.name}>`;
  const words = attribute(node, 'alt') || rawWords(node).replaceAll(/\s+/g, ' ').trim();
  const kindOf = isPlayed ? ` kind="${node.name}"` : '';
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(words)}"${kindOf}>`;
}
