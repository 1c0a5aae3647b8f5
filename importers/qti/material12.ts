// Texts of QTI 1.2 as HTML.

import { isMeantAsHtml } from '#importers/markup/htmlTokens.ts';
import { escapeHtml, htmlOf } from '#importers/qti/qtiHtml.ts';
import { attribute, isQtiElement, type QtiElement, rawWords } from '#importers/qti/qtiTree.ts';

/** HTML for an element; null to take its contents. */
export type Replace12 = (element: QtiElement) => string | null;

/** HTML of the materials in an element. In a line, they follow each other as words do. */
export function materialHtml(
  element: QtiElement | undefined,
  replace: Replace12 = () => null,
  inLine = false,
): string {
  return (element?.children ?? [])
    .map((child) => {
      const replaced = replace(child);
      if (replaced !== null) return replaced;
      switch (child.name) {
        case 'mattext':
        case 'matemtext':
          return textHtml(child);
        case 'matimage':
        case 'mataudio':
        case 'matvideo':
        case 'matapplet':
        case 'matapplication':
          return mediaHtml(child);
        case 'matbreak':
          return '<br>';
        case 'material': {
          const inner = materialHtml(child, replace, inLine);
          return inLine ? inner : `<div>${inner}</div>`;
        }
        case 'altmaterial':
        case 'response_label':
        case 'flow_label':
        case 'ims_render_object':
        case 'render_hotspot':
          return '';
        default:
          return materialHtml(child, replace, inLine);
      }
    })
    .join('');
}

function textHtml(element: QtiElement): string {
  // Some programs write the elements themselves instead of their source.
  if (element.content.some(isQtiElement)) return htmlOf(element.content);
  const text = rawWords(element);
  const isHtml = /html/i.test(attribute(element, 'texttype')) || isMeantAsHtml(text.trim());
  return isHtml ? text : escapeHtml(text);
}

function mediaHtml(element: QtiElement): string {
  const address = attribute(element, 'uri');
  return address === ''
    ? ''
    : `<img src="${escapeHtml(address)}" alt="${escapeHtml(attribute(element, 'label'))}">`;
}
