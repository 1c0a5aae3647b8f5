// Documents of a content package: the questions in their order and groups, as a test, items and stimuli, and
// the manifest that names them all.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { itemXmlOf, rootAttributes, stimulusXmlOf, titleOf } from '#importers/qti/writing/item.ts';
import type { Href } from '#importers/qti/writing/texts.ts';
import { element, escapeXml, xmlDocument } from '#importers/qti/writing/xml.ts';

export interface PackageDocument {
  /** In the archive. */
  readonly name: string;
  /** Its XML. A thousand questions take a while, so each is written when it's needed. */
  readonly write: () => string;
}

type ResourceType = 'imsqti_test_xmlv3p0' | 'imsqti_item_xmlv3p0' | 'imsqti_stimulus_xmlv3p0' | 'webcontent';

interface Resource {
  readonly identifier: string;
  readonly type: ResourceType;
  readonly name: string;
  /** Identifiers of the resources that it refers to. */
  readonly needs?: readonly string[];
}

const FOLDER = 'items';
const TEST = 'test.xml';

/** `media`: names of the media files in the archive. `href`: addresses of media for documents in a folder. */
export function packageDocuments(
  quiz: AuthoredQuiz,
  media: readonly string[],
  href: Href,
): readonly PackageDocument[] {
  const writer = new PackageWriter(quiz, href);
  const sections = writer.sections(quiz.questions);
  const { items, stimuli } = writer;
  const resources: readonly Resource[] = [
    {
      identifier: 'RES-TEST',
      type: 'imsqti_test_xmlv3p0',
      name: TEST,
      needs: items.map(({ identifier }) => resourceOf(identifier)),
    },
    ...items.map(({ identifier, name, stimulus }) => ({
      identifier: resourceOf(identifier),
      type: 'imsqti_item_xmlv3p0' as const,
      name,
      ...(stimulus !== null && { needs: [resourceOf(stimulus)] }),
    })),
    ...stimuli.map(({ identifier, name }) => ({
      identifier: resourceOf(identifier),
      type: 'imsqti_stimulus_xmlv3p0' as const,
      name,
    })),
    ...media.map((name, index) => ({
      identifier: `RES-MEDIA-${index + 1}`,
      type: 'webcontent' as const,
      name,
    })),
  ];
  return [
    { name: 'imsmanifest.xml', write: () => manifestXml(quiz, resources) },
    { name: TEST, write: () => testXml(quiz, sections) },
    ...items,
    ...stimuli,
  ];
}

const resourceOf = (identifier: string) => `RES-${identifier}`;

interface Written extends PackageDocument {
  readonly identifier: string;
}

/** Lists items and stimuli, and writes the sections of the test that name them. */
class PackageWriter {
  readonly items: (Written & { readonly stimulus: string | null })[] = [];
  readonly stimuli: Written[] = [];
  readonly #language: string | undefined;
  readonly #href: Href;
  #groups = 0;

  constructor({ language }: AuthoredQuiz, href: Href) {
    this.#language = language;
    this.#href = href;
  }

  /** Neighbors of one group are a section of their own, whose items stay together. */
  sections(questions: readonly AuthoredQuestion[]): string {
    const parts: string[] = [];
    for (let at = 0; at < questions.length; ) {
      const { group } = questions[at] ?? {};
      let end = at + 1;
      while (group !== undefined && questions[end]?.group === group) end += 1;
      const refs = questions.slice(at, end).map((question) => this.#question(question));
      parts.push(group === undefined ? refs.join('') : this.#section(group, refs));
      at = end;
    }
    return parts.join('');
  }

  #section(title: string, content: readonly string[], jumble = false): string {
    this.#groups += 1;
    return element(
      'qti-assessment-section',
      { identifier: `SECTION-${this.#groups}`, title, visible: false, 'keep-together': true },
      jumble ? element('qti-ordering', { shuffle: true }) : '',
      ...content,
    );
  }

  #question(question: AuthoredQuestion): string {
    if (question.type !== 'COMPREHENSION') return this.#item(question, null);
    const identifier = `PASSAGE-${this.stimuli.length + 1}`;
    const place = { identifier, language: this.#language, href: this.#href, stimulus: null };
    const name = `${FOLDER}/${identifier}.xml`;
    this.stimuli.push({ identifier, name, write: () => stimulusXmlOf(question, place) });
    const refs = question.questions.map((child) => this.#item(child, identifier));
    return this.#section(titleOf(question), refs, question.jumble);
  }

  #item(question: AuthoredQuestion, stimulus: string | null): string {
    const identifier = `ITEM-${this.items.length + 1}`;
    const name = `${FOLDER}/${identifier}.xml`;
    const place = { identifier, language: this.#language, href: this.#href, stimulus };
    this.items.push({ identifier, name, stimulus, write: () => itemXmlOf(question, place) });
    const { timeSeconds, marks } = question;
    return element(
      'qti-assessment-item-ref',
      { identifier, href: name },
      timeSeconds === undefined ? '' : element('qti-time-limits', { 'max-time': timeSeconds }),
      marks === undefined ? '' : element('qti-weight', { identifier: 'MARKS', value: marks }),
    );
  }
}

function testXml({ title, language }: AuthoredQuiz, sections: string): string {
  return xmlDocument(
    element(
      'qti-assessment-test',
      rootAttributes('TEST', title, language),
      element(
        'qti-test-part',
        { identifier: 'PART-1', 'navigation-mode': 'nonlinear', 'submission-mode': 'individual' },
        element(
          'qti-assessment-section',
          { identifier: 'SECTION-0', title: title.replaceAll(/\s+/g, ' ').trim(), visible: false },
          sections,
        ),
      ),
    ),
  );
}

const NAMESPACE = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';

function manifestXml(quiz: AuthoredQuiz, resources: readonly Resource[]): string {
  return xmlDocument(
    element(
      'manifest',
      { xmlns: NAMESPACE, 'xmlns:lom': 'http://ltsc.ieee.org/xsd/LOM', identifier: 'MANIFEST' },
      element(
        'metadata',
        {},
        element('schema', {}, 'QTI Package'),
        element('schemaversion', {}, '3.0.0'),
        lomXml(quiz),
      ),
      element('organizations', {}),
      element('resources', {}, ...resources.map(resourceXml)),
    ),
  );
}

function resourceXml({ identifier, type, name, needs = [] }: Resource): string {
  const href = addressOf(name);
  return element(
    'resource',
    { identifier, type, href },
    element('file', { href }),
    ...needs.map((identifierref) => element('dependency', { identifierref })),
  );
}

/** Relative address of a file in the archive. */
export function addressOf(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/');
}

/** What the quiz says of itself, as metadata for learning objects. */
function lomXml({ title, description, language, subject, grade }: AuthoredQuiz): string {
  const said = (name: string, words: string | undefined) =>
    words === undefined
      ? ''
      : element(`lom:${name}`, {}, element('lom:string', { 'xml:lang': language }, escapeXml(words)));
  const filed = (purpose: string, words: string | undefined) =>
    words === undefined
      ? ''
      : element(
          'lom:classification',
          {},
          element('lom:purpose', {}, element('lom:source', {}, 'LOMv1.0'), element('lom:value', {}, purpose)),
          element('lom:taxonPath', {}, element('lom:taxon', {}, said('entry', words))),
        );
  return element(
    'lom:lom',
    {},
    element(
      'lom:general',
      {},
      said('title', title),
      language === undefined ? '' : element('lom:language', {}, escapeXml(language)),
      said('description', description),
    ),
    filed('discipline', subject),
    filed('educational level', grade),
  );
}
