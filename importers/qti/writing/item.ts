// A question as an item of QTI 3, in a document of its own.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { readFormatted } from '#core/content/formatted.ts';
import { escapeMarkdown } from '#core/content/markdown.ts';
import { mediaLabel } from '#core/content/mediaLabel.ts';
import { shownWords } from '#core/questions/texts.ts';
import { shortItem } from '#importers/problems.ts';
import {
  BACK_FEEDBACK,
  cloudRules,
  HINT_SUPPORT,
  OWN_ATTRIBUTE,
  type OwnFields,
  ownJson,
  TOOL_NAME,
} from '#importers/qti/ownFields.ts';
import { type Answers, answersOf, open } from '#importers/qti/writing/answers.ts';
import { type Href, itemXml, mediaXml, textXml } from '#importers/qti/writing/texts.ts';
import { type Attributes, element, onlyAllowed, xmlDocument } from '#importers/qti/writing/xml.ts';

export interface ItemPlace {
  readonly identifier: string;
  readonly language: string | undefined;
  readonly href: Href;
  /** Identifier of the stimulus that it's about; null for none. */
  readonly stimulus: string | null;
}

/** Identifier of the catalog with an item's hints. */
const HINTS = 'HINTS';

/** Attributes of every document of the assessment. `own` is left out if it's empty. */
export function rootAttributes(
  identifier: string,
  title: string,
  language: string | undefined,
  own: OwnFields = {},
): Attributes {
  return {
    xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation':
      'http://www.imsglobal.org/xsd/imsqtiasi_v3p0 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0p1_v1p0.xsd',
    identifier,
    title: title.replaceAll(/\s+/g, ' ').trim(),
    'xml:lang': language,
    'tool-name': TOOL_NAME,
    [OWN_ATTRIBUTE]: Object.keys(own).length > 0 ? ownJson(own) : undefined,
  };
}

/** Short words for lists of questions. */
export function titleOf(question: AuthoredQuestion): string {
  const { text } = shownWords(question);
  return shortItem(text.trim() === '' && question.media ? mediaLabel(question.media) : text);
}

export function itemXmlOf(
  question: AuthoredQuestion,
  { identifier, language, href, stimulus }: ItemPlace,
): string {
  const { format, media, group, questionDisplayVariant, explanation = '', hints = [] } = question;
  const answers = answersOf(question, href) ?? asText(question);
  const feedback: readonly (readonly [string, string])[] = [
    ...(explanation.trim() === '' ? [] : [['EXPLANATION', textXml(explanation, format, 'block')] as const]),
    ...(question.type === 'FLASHCARD' ? [[BACK_FEEDBACK, backXml(question, href)] as const] : []),
  ];
  const own = {
    ...answers.own,
    ...(group !== undefined && { group }),
    ...(questionDisplayVariant && { questionDisplayVariant }),
  };
  const attributes = {
    ...rootAttributes(identifier, titleOf(question), language, own),
    'time-dependent': false,
  };
  const shown = media ? element('div', {}, mediaXml(media, href)) : '';
  return xmlDocument(
    element(
      'qti-assessment-item',
      attributes,
      answers.declarations,
      ...outcomes(
        answers,
        feedback.map(([id]) => id),
      ),
      stimulus === null
        ? ''
        : element('qti-assessment-stimulus-ref', { identifier: stimulus, href: `${stimulus}.xml` }),
      element(
        'qti-item-body',
        { 'data-catalog-idref': hints.length > 0 ? HINTS : undefined },
        shown + answers.body,
      ),
      hints.length === 0 ? '' : catalog(hints.map((hint) => textXml(hint, format, 'flow'))),
      answers.processing,
      ...feedback.map(modal),
    ),
  );
}

type Flashcard = Extract<AuthoredQuestion, { readonly type: 'FLASHCARD' }>;

function backXml({ back, backMedia, format }: Flashcard, href: Href): string {
  return itemXml({ text: back, ...(backMedia && { media: backMedia }) }, format, 'flow', href);
}

/** For a kind that QTI doesn't have: people write what they would say. */
function asText(question: AuthoredQuestion): Answers {
  const { text, format, type } = question;
  const asked = open({ stem: text.trim() === '' ? '' : textXml(text, format, 'block') });
  switch (type) {
    case 'WORDCLOUD':
      return { ...asked, own: { type, ...cloudRules(question) } };
    case 'FLASHCARD':
      return { ...asked, own: { type } };
    default:
      return asked;
  }
}

function outcomes({ processing }: Answers, feedback: readonly string[]): readonly string[] {
  const declared = (identifier: string, type: 'float' | 'identifier', values: readonly string[], more = {}) =>
    element(
      'qti-outcome-declaration',
      {
        identifier,
        cardinality: type === 'float' ? 'single' : 'multiple',
        'base-type': type,
        ...more,
      },
      element('qti-default-value', {}, ...values.map((value) => element('qti-value', {}, value))),
    );
  return [
    ...(processing === ''
      ? []
      : [declared('SCORE', 'float', ['0'], { 'normal-maximum': 1 }), declared('MAXSCORE', 'float', ['1'])]),
    // It's shown whatever the answer is.
    ...(feedback.length > 0 ? [declared('FEEDBACK', 'identifier', feedback)] : []),
  ];
}

function modal([identifier, content]: readonly [string, string]): string {
  return element(
    'qti-modal-feedback',
    { 'outcome-identifier': 'FEEDBACK', 'show-hide': 'show', identifier },
    element('qti-content-body', {}, content),
  );
}

/** Hints in the order in which they're shown. */
function catalog(hints: readonly string[]): string {
  const cards = hints.map((hint) =>
    element('qti-card', { support: HINT_SUPPORT }, element('qti-html-content', {}, hint)),
  );
  return element('qti-catalog-info', {}, element('qti-catalog', { id: HINTS }, ...cards));
}

type Passage = Extract<AuthoredQuestion, { readonly type: 'COMPREHENSION' }>;

/** The passage that questions are about, as a stimulus. */
export function stimulusXmlOf(question: Passage, { identifier, language, href }: ItemPlace): string {
  const { type: _, questions: __, passage, format, media, text, ...rest } = question;
  const title = titleOf(question);
  const read = readFormatted(text, format);
  const isTitle = read.text === onlyAllowed(title) && read.marks === undefined;
  const markup = (source: string) => (format ? source : escapeMarkdown(source));
  const own: OwnFields = {
    ...rest,
    ...(!isTitle && { text: markup(text) }),
    ...(rest.explanation !== undefined && { explanation: markup(rest.explanation) }),
    ...(rest.hints && { hints: rest.hints.map(markup) }),
  };
  return xmlDocument(
    element(
      'qti-assessment-stimulus',
      rootAttributes(identifier, title, language, own),
      element(
        'qti-stimulus-body',
        {},
        media ? element('div', {}, mediaXml(media, href)) : '',
        textXml(passage, format, 'block'),
      ),
    ),
  );
}
