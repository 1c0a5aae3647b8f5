// SVG serializer that writes only shapes and letters and drops everything else.

/** A node as MathJax creates it. */
export interface LiteElement {
  readonly kind: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: readonly (LiteElement | { readonly kind: '#text'; readonly value: string })[];
}

interface Root {
  /** In pixels, at a font size of `em` pixels. */
  readonly width: number;
  readonly height: number;
  /** Distance it reaches below the baseline. */
  readonly depth: number;
  readonly em: number;
  readonly words: string;
}

const SHAPES = new Set(['svg', 'g', 'path', 'rect', 'line', 'polygon', 'ellipse', 'text', 'tspan']);
const NUMBERS = new Set(
  'x y x1 x2 y1 y2 cx cy rx ry width height viewBox points d transform stroke-width stroke-linecap stroke-dasharray font-size font-style font-weight'.split(
    ' ',
  ),
);
const PLAIN = /^[A-Za-z0-9 .,()+\-%]*$/;

export function writeSvg(drawing: LiteElement, { width, height, depth, em, words }: Root): string {
  const { viewBox } = drawing.attributes;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${rounded(width)}" height="${rounded(height)}" ` +
    `viewBox="${escaped(String(viewBox))}" data-depth="${rounded(depth)}" data-em="${em}" ` +
    `role="img" aria-label="${escaped(words)}" fill="#fff" stroke="#fff" stroke-width="0">` +
    `${drawing.children.map(written).join('')}</svg>`
  );
}

function written(node: LiteElement['children'][number]): string {
  if ('value' in node) return escaped(node.value);
  if (!SHAPES.has(node.kind)) return '';
  const attributes = Object.entries(node.attributes)
    .filter(([name, value]) => NUMBERS.has(name) && PLAIN.test(String(value)))
    .map(([name, value]) => ` ${name}="${String(value)}"`);
  const family = node.kind === 'text' ? ' font-family="serif"' : '';
  return `<${node.kind}${family}${attributes.join('')}>${node.children.map(written).join('')}</${node.kind}>`;
}

const rounded = (pixels: number): number => Math.round(pixels * 100) / 100;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text and drops characters that XML doesn't allow. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
