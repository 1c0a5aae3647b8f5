import { expect, test } from 'vitest';
import { readMarkdown } from '#core/content/markdown.ts';
import { htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['line<br>break<br/>here', 'line\nbreak\nhere'],
  ['  much \n\t space  ', 'much space'],
  ['<ul><li>a</li><li>b</li></ul>', '• a\n• b'],
  ['<pre>\n  keep\n    this\n</pre>', '  keep\n    this'],
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
])('%s is read in words', (html, text) => {
  expect(htmlToMarkdown(html).text.words).toBe(text);
});

test('pictures and embedded media are reported separately', () => {
  const html =
    '<p>Look: <img alt="A dog" src=\'https://a.example/dog.png\'> <img src=b.png><video src="c.mp4"></video></p>';
  expect(htmlToMarkdown(html)).toEqual({
    text: MarkedText.plain('Look:'),
    pictures: [
      { url: 'https://a.example/dog.png', alt: 'A dog' },
      { url: 'b.png', alt: '' },
    ],
    embeds: ['video'],
    lost: false,
  });
});

test.each([
  ['<b>bold</b> and <em>slanted</em>', '**bold** and *slanted*'],
  ['<b><i>both</i></b>', '***both***'],
  ['<i>a <b>b</b> c</i>', '*a* ***b*** *c*'],
  ['<b> spaced </b>out', '**spaced** out'],
  ['<b>two<br>lines</b>', '**two**\n**lines**'],
  ['<h2>Head</h2>text', '**Head**\ntext'],
  ['x<sup>2</sup>, H<sub>2</sub>O', 'x<sup>2</sup>, H<sub>2</sub>O'],
  ['10<sup>-3</sup><sub>max</sub>', '10<sup>-3</sup><sub>max</sub>'],
  ['a<ul><li>one</li><li><p>two</p></li></ul>b', 'a\n- one\n- two\nb'],
  ['<ol start="3"><li>c</li><li>d</li></ol>', '3. c\n4. d'],
  ['<ol class="bracketed"><li>a</li><li>b</li></ol>', '1) a\n2) b'],
  ['<code>a*b</code> and <code>x ` y</code>', '`a*b` and ``x ` y``'],
  ['<pre>if (a)\n  b();</pre>What?', '```\nif (a)\n  b();\n```\nWhat?'],
  [String.raw`\(x^2\) and \( a &lt; b \)`, '$x^2$ and $a < b$'],
  [String.raw`Solve \[\frac{1}{2}\] now`, 'Solve\n$$\\frac{1}{2}$$\nnow'],
  ['$$x$$', '$$x$$'],
  ['<b>a</b> $5 and $6, 2*3*4', '**a** $5 and $6, 2*3*4'],
  ['<b>a</b> *not* `code` $x$', '**a** \\*not\\* \\`code\\` \\$x\\$'],
  ['<b>a</b><br>- no item<br>1. nor this', '**a**\n\\- no item\n1\\. nor this'],
  ['<b>a</b> &lt;sub&gt;2&lt;/sub&gt; &lt;script&gt;', '**a** \\<sub>2</sub> <script>'],
])('%s becomes %s', (html, source) => {
  const { text, lost } = htmlToMarkdown(html);
  expect(text.source).toBe(source);
  expect(readMarkdown(source).text).toBe(text.words);
  expect(lost).toBe(false);
});

test.each([
  ['part<i>ly</i> slanted', 'partly slanted'],
  ['<u>line</u> <b>bold</b>', 'line **bold**'],
  [String.raw`\(x\)2`, 'x2'],
  ['<table><tr><td>a</td></tr></table>', 'a'],
])('formatting that the markup lacks is reported: %s', (html, source) => {
  const { text, lost } = htmlToMarkdown(html);
  expect({ source: text.source, lost }).toEqual({ source, lost: true });
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
] as const)('%s fifty thousand times is %s, in linear time', (piece, outcome) => {
  const html = piece.repeat(50_000) + '>';
  expect(htmlToMarkdown(html).text.words).toBe(
    { 'the same': html, 'only the end': '>', nothing: '' }[outcome],
  );
});
