// A formula in a text field, as the server draws it; its words until the drawing has loaded.

import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { texWords } from '#core/content/texWords.ts';
import { drawingOf } from '#src/ui/formatted/formulas.ts';

/** `language`: BCP 47 tag for the spoken text. */
export function formulaView({ attrs }: Node, language: string): NodeView {
  const tex = String(attrs['tex']);
  const dom = document.createElement('span');
  dom.className = 'rich-formula';
  if (attrs['display'] === true) dom.dataset['display'] = '';
  dom.role = 'img';
  dom.dir = 'ltr';
  const words = texWords(tex);
  dom.ariaLabel = words;
  dom.textContent = words;
  const source = attrs['display'] === true ? `\\displaystyle ${tex}` : tex;
  void drawingOf(source, language).then((drawing) => {
    if (!drawing) return;
    const { width, height, depth, url } = drawing;
    const picture = document.createElement('span');
    picture.className = 'formatted-formula';
    picture.style.width = `${width}em`;
    picture.style.aspectRatio = `${width} / ${height}`;
    picture.style.setProperty('--depth', `${depth}em`);
    picture.style.setProperty('--formula', `url("${url}")`);
    dom.replaceChildren(picture);
    dom.ariaLabel = drawing.words ?? words;
  });
  return { dom };
}
