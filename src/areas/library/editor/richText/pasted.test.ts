// @vitest-environment happy-dom
import { DOMParser } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { PASTED_HTML, pastedHtml } from '#src/areas/library/editor/richText/pasted.ts';
import { linesOf, schema } from '#src/areas/library/editor/richText/schema.ts';

function linesIn(html: string) {
  const page = new window.DOMParser().parseFromString(pastedHtml(html), 'text/html');
  return linesOf(DOMParser.fromSchema(schema).parse(page.body));
}
const wordsIn = (html: string) =>
  linesIn(html).map((line) =>
    line.kind === 'code' ? line.text : line.pieces.map(({ text }) => text).join(''),
  );

it('numbers pasted items up to three digits', () => {
  const items = Array.from({ length: 1_002 }, (_, n) => `<li>Item ${n}</li>`).join('');
  const signs = linesIn(`<ol>${items}</ol>`).map((line) => line.kind === 'line' && line.sign);
  expect([signs[0], signs[1], signs[997], signs[998], signs[1_001]]).toEqual([
    '1. ',
    '2. ',
    '998. ',
    '999. ',
    '999. ',
  ]);
});

it('reads the words behind large pictures, and stops where it gets too long', () => {
  const picture = `<img src="data:image/png;base64,${'A'.repeat(PASTED_HTML)}" onerror="alert(1)">`;
  expect(wordsIn(`<p>Before${picture}</p><p>After</p>`)).toEqual(['Before', 'After']);
  expect(pastedHtml('<p>x</p>'.repeat(PASTED_HTML))).toHaveLength(PASTED_HTML);
});

it('keeps words only: no scripts, links, pictures or styles of other pages', () => {
  const html =
    '<script>alert(1)</script><style>p{}</style><a href="javascript:alert(1)" onclick="x()">go</a> <svg onload="x()"></svg><b style="position:fixed">bold</b><iframe srcdoc="<p>y</p>"></iframe>';
  expect(wordsIn(html)).toEqual(['go bold']);
});

it('takes signs only of lists, not what another page keeps in the same attribute', () => {
  const signs = (html: string) => linesIn(html).map((line) => line.kind === 'line' && line.sign);
  expect(signs('<p data-sign="•">a</p><p data-sign="2)">b</p><p data-sign="plus one">c</p>')).toEqual([
    '- ',
    '2) ',
    '',
  ]);
});
