import { expect, test } from 'vitest';
import { htmlToText } from '#src/areas/library/importer/htmlToText.ts';

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['line<br>break<br/>here', 'line\nbreak\nhere'],
  ['  much \n\t space  ', 'much space'],
  ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['<pre>\n  keep\n    this\n</pre>', 'keep\n    this'],
  ['x<sup>2</sup> + y<sup>10</sup>', 'x² + y¹⁰'],
  ['H<sub>2</sub>O', 'H₂O'],
  ['2<sup>k</sup> and 2<sup>a+b</sup> and v<sub>max</sub>', '2^k and 2^(a+b) and v_(max)'],
  ['see <a href="https://a.example/x">this page</a>', 'see this page (https://a.example/x)'],
  ['<a href="https://a.example/">https://a.example/</a>', 'https://a.example/'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['a &lt; b &amp;&amp; c &#62; d &#x3e; e', 'a < b && c > d > e'],
  ['&eacute;&ntilde;&alpha;&Omega;&ndash;&nbsp;&hellip;', 'éñαΩ– …'],
  ['&unknown; &amp &#0; &#xd800; &#1114112;', '&unknown; &amp &#0; &#xd800; &#1114112;'],
  ['3 < 4 and 5 > 2', '3 < 4 and 5 > 2'],
  ['a <b', 'a <b'],
  ['<!-- hidden <b>x</b> -->shown', 'shown'],
  ['<script>alert("<p>")</script>ok<style>p{}</style>', 'ok'],
  ['<script>never closed', ''],
  ['<img src="x" onerror="alert(1)">text', 'text'],
  ['<span title="a > b">c</span>', 'c'],
  ['<b>bold</b> <i>it', 'bold it'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\n\nc'],
])('%s', (html, text) => {
  expect(htmlToText(html).text).toBe(text);
});

test('pictures and what is embedded are told apart', () => {
  const html =
    '<p>Look: <img alt="A dog" src=\'https://a.example/dog.png\'> <img src=b.png><video src="c.mp4"></video></p>';
  expect(htmlToText(html)).toEqual({
    text: 'Look:',
    pictures: [
      { url: 'https://a.example/dog.png', alt: 'A dog' },
      { url: 'b.png', alt: '' },
    ],
    embeds: ['video'],
    formatted: false,
  });
});

test('looks that get lost are noticed', () => {
  expect(htmlToText('<p>plain <span>words</span></p>').formatted).toBe(false);
  expect(htmlToText('<p><strong>bold</strong></p>').formatted).toBe(true);
});

test.each([
  ['<', 'the same'],
  ['&', 'the same'],
  ['</', 'the same'],
  ['<a ', 'nothing'],
  ["<a '>", 'only the end'],
  ['<sup>', 'only the end'],
  ['<!--', 'nothing'],
  ['<script>', 'nothing'],
] as const)('%s fifty thousand times is %s, without its time growing with the square', (piece, outcome) => {
  const html = piece.repeat(50_000) + '>';
  expect(htmlToText(html).text).toBe({ 'the same': html, 'only the end': '>', nothing: '' }[outcome]);
});
