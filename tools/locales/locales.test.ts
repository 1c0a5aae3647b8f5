import { describe, expect, it } from 'vitest';
import { usageProblems } from './check.mjs';
import { textProblems } from './texts.mjs';
import { voiceProblems } from './voice.mjs';

type Texts = Record<string, Record<string, string>>;

const language = (texts: Texts) =>
  new Map(Object.entries(texts).map(([name, keys]) => [name, new Map(Object.entries(keys))]));
const compared = (en: Texts, es: Texts) =>
  textProblems(
    new Map([
      ['en', language(en)],
      ['es', language(es)],
    ]),
  );
const used = (en: Texts, source: string, file = 'src/X.tsx') =>
  usageProblems(language(en), [{ file, source }]);

describe('other languages compared with English', () => {
  it('accepts equal keys where each language has its own plural forms', () => {
    const es = {
      host: {
        players_one: 'Un jugador',
        players_many: '{{count}} de jugadores',
        players_other: '{{count}} jugadores',
      },
    };
    expect(
      compared({ host: { players_one: '{{count}} player', players_other: '{{count}} players' } }, es),
    ).toEqual([]);
  });

  it.each([
    ['a missing key', { a: 'A', b: 'B' }, { a: 'A' }, 'es/host:b is missing'],
    ['an extra key', { a: 'A' }, { a: 'A', b: 'B' }, 'es/host:b is not in en'],
    ['an empty text', { a: 'A' }, { a: ' ' }, 'es/host:a is empty'],
    ['a missing value', { a: 'Hi {{name}}' }, { a: 'Hola' }, 'es/host:a lacks {{name}}'],
    [
      'an unknown value',
      { a: 'Hi {{name}}' },
      { a: 'Hola {{name}} {{nombre}}' },
      'es/host:a has {{nombre}}, which en has not',
    ],
    ['a missing tag', { a: 'See <link>this</link>' }, { a: 'Ver esto' }, 'es/host:a lacks <link>'],
    [
      'a missing plural form',
      { a_one: '1', a_other: '{{count}}' },
      { a_one: '1', a_other: '{{count}}' },
      'es/host:a_many is missing: es has this plural form',
    ],
    [
      'a plural form unknown to the language',
      { a_one: '1', a_few: '2', a_other: '3' },
      { a_one: '1', a_many: '2', a_other: '3' },
      'en/host:a_few is never used: en has no such plural form',
    ],
  ])('finds %s', (_, en, es, problem) => {
    expect(compared({ host: en as Record<string, string> }, { host: es as Record<string, string> })).toEqual([
      problem,
    ]);
  });

  it('finds a missing file, and missing English texts', () => {
    expect(compared({ host: { a: 'A' } }, {})).toEqual(['locales/es/host.json is missing']);
    expect(textProblems(new Map())).toEqual(['locales/en is missing']);
  });
});

describe('English compared with the code', () => {
  it.each([
    ['a hook', `const { t } = useTranslation('host'); t('a');`],
    ['a renamed t', `const { t: text } = useTranslation('host'); text('a');`],
    ['a hook with several namespaces', `const { t } = useTranslation(['game', 'host']); t('a');`],
    ['a key prefix', `const { t } = useTranslation('host', { keyPrefix: 'deep' }); t('a');`, 'deep.a'],
    ['a whole key', `i18n.t('host:a');`],
    ['a typed parameter', `function f(t: TFunction<'host'>) { return t('a'); }`],
    ['an untyped parameter', `const f = (t) => t('a');`],
    ['a choice', `const { t } = useTranslation('host'); t(x ? 'a' : 'b');`, 'a', 'b'],
    ['a template', 'const { t } = useTranslation("host"); t(`state.${x}`);', 'state.a', 'state.b'],
    [
      'a template for the namespace',
      'const { t } = useTranslation("game"); t(`${area}:errors.${x}`);',
      'errors.a',
    ],
    ['a table of whole keys', `const labels = { one: 'host:a' };`],
    ['a Trans', `const x = <Trans ns="host" i18nKey="a" />;`],
    ['a comment', `// locale-keys: host:state.*`, 'state.a', 'state.b'],
    ['a plural', `const { t } = useTranslation('host'); t('a', { count: 2 });`, 'a_one', 'a_other'],
    ['a context', `const { t } = useTranslation('host'); t('a', { context: kind });`, 'a_team', 'a_solo'],
    ['a nested key', `const { t } = useTranslation('host'); t('a');`, 'a', 'b'],
  ])('counts %s as a use', (name, source, ...keys) => {
    const texts = Object.fromEntries((keys.length > 0 ? keys : ['a']).map((key) => [key, 'x']));
    if (name === 'a nested key') texts['a'] = '$t(b)';
    expect(used({ host: texts, game: {} }, source)).toEqual([]);
  });

  it('recognizes keys that scenes pass around', () => {
    const source =
      "const key = 'question.closed'; const hint = `question.hint.${kind}`; const other = 'no.key';";
    const scenes = { 'question.closed': 'C', 'question.hint.MCQ': 'H' };
    expect(used({ scenes }, source, 'scenes/x.ts')).toEqual([]);
  });

  it("recognizes the scenes' `strings` port, whose namespace is scenes", () => {
    expect(
      used(
        { scenes: { score: 'S', streak: 'T' } },
        `ports.strings('score'); strings('streak');`,
        'scenes/x.ts',
      ),
    ).toEqual([]);
  });

  it("doesn't mistake a name with several parts for a key", () => {
    const source = 'const { t } = useTranslation("host"); t("a"); stream(seed, `host:when:${seat}`);';
    expect(used({ host: { a: 'A' } }, source)).toEqual([]);
  });

  it.each([
    [
      'a missing key',
      `const { t } = useTranslation('host');\nt('b'); t('a', { name });`,
      'src/X.tsx:2 uses host:b, which is missing',
    ],
    [
      'the inner of two translators',
      `const { t } = useTranslation('game');\nfunction f() { const { t } = useTranslation('host'); t('s'); t('a', { name }) }`,
      'src/X.tsx:2 uses host:s, which is missing',
    ],
    [
      'a template that matches no key',
      'const { t } = useTranslation("host"); t("a", { name }); t(`none.${x}`);',
      'src/X.tsx:1 uses host:none.*, which is missing',
    ],
    [
      'a value not filled in',
      `const { t } = useTranslation('host'); t('a', { nam: 1 });`,
      'src/X.tsx:1 does not fill {{name}} of host:a',
    ],
    ['an unused text', ``, 'en/host:a is not used (in a table of keys write the whole key, "host:a")'],
  ])('finds %s', (_, source, problem) => {
    const problems = used({ host: { a: 'Hi {{name}}' }, game: { s: 'S' } }, `${source}\nx('game:s');`);
    expect(problems).toEqual([problem]);
  });

  it('finds a plural without its count', () => {
    const source = `const { t } = useTranslation('host'); t('a');`;
    expect(used({ host: { a_one: 'One', a_other: 'Many' } }, source)).toEqual([
      'src/X.tsx:1 does not fill {{count}} of host:a',
    ]);
  });
});

describe('the wording of texts', () => {
  const glossary = [
    '# Glossary',
    '## en',
    '| Term | Meaning | Where | Not |',
    '|---|---|---|---|',
    '| lobby | where players wait | everywhere | waiting room, hall |',
    'Tells of a translation: anew',
    '## es',
    '| sala | lobby | everywhere | espera |',
  ].join('\n');
  const spoken = (text: string) =>
    voiceProblems(
      new Map([
        ['en', language({ host: { a: text } })],
        ['es', language({ host: { a: 'La hall.' } })],
      ]),
      glossary,
    );

  it.each([
    ['a term that the glossary rules out', 'Open the waiting room', 'says “waiting room”'],
    ['the same with a capital letter', 'Hall', 'says “hall”'],
    ['a tell of a translation', 'Try it anew.', 'says “anew”'],
    ['a space before %', '{{percent}} %', 'has a space before % or …'],
    ['a space before …', 'Loading …', 'has a space before % or …'],
    ['three dots', 'Loading...', 'has three dots for …'],
    ['a straight apostrophe', "Time's up", 'has a straight quote'],
    ['straight quotes', 'Delete "it"', 'has a straight quote'],
    ['a period after a closing quote', 'Choose “Delete”.', 'has a period or comma after a closing quote'],
  ])('finds %s', (_, text, fault) => {
    expect(spoken(text)).toEqual([expect.stringContaining(`en/host:a ${fault}`)]);
  });

  it.each(['Open the lobby', 'Challenge', '{{anew}} {{percent}}%', 'Loading…', 'Time’s up', '“Delete”'])(
    'accepts %s',
    (text) => expect(spoken(text)).toEqual([]),
  );
});
