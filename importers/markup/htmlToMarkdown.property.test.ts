import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMarkdown } from '#core/content/markdown.ts';
import { htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';
import { moodleMarkdown } from '#importers/moodle/moodleMarkdown.ts';
import { cellString } from '#importers/workbook/cellStrings.ts';

const word = fc.constantFrom(
  'one',
  'Zwei',
  '3',
  '漢字',
  'مرحبا',
  '*',
  '**',
  '`',
  '$',
  '$5',
  '\\',
  '- ',
  '1. ',
  '&lt;sub&gt;',
  'a_b',
  '~',
  '\u202E',
  '\u200B',
);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const element = (tag: string) => (inner: string) => `<${tag}>${inner}</${tag}>`;
const { html } = fc.letrec<{ html: string }>((tie) => ({
  html: fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: words },
        ...['b', 'i', 'strong', 'em', 'code', 'p', 'span', 'u', 'pre', 'h2', 'td'].map((tag) =>
          tie('html').map(element(tag)),
        ),
        tie('html').map((inner) => `<ul><li>${inner}</li><li>x</li></ul>`),
        fc.constantFrom(
          '<br>',
          '<script>alert(1)</script>',
          '<style>p{}</style>',
          '<p onclick="alert(1)">',
          '<img src=x onerror=alert(1)>',
          '</b>',
          '<i>',
        ),
      ),
      { maxLength: 5 },
    )
    .map((all) => all.join('')),
}));

/** The words alone: no whitespace, no bullets, nothing invisible. */
const bare = (text: string) => text.replaceAll(/[\s•]/gu, '');
const wordsIn = (source: string) =>
  bare(
    source
      .replaceAll(/<(script|style)>.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  );

test('HTML keeps its words', () => {
  fc.assert(
    fc.property(html, (source) => {
      const { text } = htmlToMarkdown(source);
      expect(bare(readMarkdown(text.source).text)).toBe(wordsIn(source));
      expect(readMarkdown(text.source).text).toBe(text.words);
    }),
    { seed: 1, numRuns: 3_000 },
  );
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<style>body{display:none}</style>',
  '<img src=x onerror="alert(1)">',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<a href="javascript:alert(1)" onclick="alert(1)">link</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<math><mi href="javascript:alert(1)" onclick="alert(1)">x</mi></math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<math><mtext></mtext><mglyph><style></math><img src onerror=alert(1)></style></math>',
  '<math><maction actiontype="statusline#javascript:alert(1)"><mi>x</mi></maction></math>',
  '<b style="position:fixed" onmouseover="alert(1)">bold</b>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<template><img src=x onerror=alert(1)></template>',
];

test.each(HOSTILE)('only words remain of %s', (source) => {
  const { text } = htmlToMarkdown(`before ${source} after`);
  expect(text.source).toMatch(/^before /);
  expect(text.source).not.toMatch(
    /<(?!\/?su[bp]>)[a-z/!]|onerror|onclick|onload|onmouseover|javascript:|position:fixed|display:none/i,
  );
});

describe('hostile text', () => {
  const readers: Readonly<Record<string, (text: string) => unknown>> = {
    html: htmlToMarkdown,
    tag: (text) => htmlToMarkdown(`<img ${text}>`),
    formula: (text) => htmlToMarkdown(`<math>${text}`),
    moodle: moodleMarkdown,
    cell: cellString,
  };
  const traps = [
    '*',
    '**',
    '[',
    '![',
    '](',
    '$',
    '$$',
    '\\(',
    '\\[',
    '\\',
    '`',
    '``a',
    '<',
    '<b>',
    '<i><b>',
    '</b>',
    '<sub>',
    '<sup>',
    '<a href=x>',
    '<ul><li>',
    '<pre>',
    '<code>',
    '<!--',
    '<script>',
    '<p ',
    'a ',
    'a=',
    'a="',
    "='",
    '&',
    '&#',
    '*a ',
    '_a',
    '***a ',
    '- ',
    '1. ',
    '\n',
    ' \n',
    '```\n',
    '\u202E',
    '\u200B',
    '<r><t>',
    '<r>',
    '</r>',
    '<r><rPr><b/></rPr><t>a</t></r>',
    '<t ',
    '<vertAlign ',
    '_x0041_',
    '<h2>',
    '~~~\n',
    '\\\\(',
    '<math>',
    '</math>',
    '<math><mi>',
    '<mo>(</mo>',
    '<mi>x</mi>',
    '<mfrac><mn>1</mn><mn>2</mn></mfrac>',
    '<msup>',
    '</msup>',
    '<mtext>$}',
    '<mo>α',
    'α',
    '</mrow>',
    '<mtable><mtr><mtd>',
    '<annotation>',
  ];
  /** Milliseconds of processor time: other load on the machine spoils fewer tries. */
  const timed = (read: (text: string) => unknown, text: string) => {
    const began = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  };

  test.each(Object.keys(readers))('takes linear time to read as %s', (name) => {
    const read = readers[name] ?? (() => undefined);
    for (const trap of traps) {
      // Eight times as much may take eight times as long; quadratic time would be 64. Shared
      // caches may still spoil a try, so one good try out of several is enough.
      const ratio = () => timed(read, trap.repeat(16_000)) / Math.max(2, timed(read, trap.repeat(2_000)));
      let least = ratio();
      for (let tries = 1; least > 40 && tries < 8; tries += 1) least = Math.min(least, ratio());
      expect({ trap, slow: least > 40 }).toEqual({ trap, slow: false });
    }
  });
});
