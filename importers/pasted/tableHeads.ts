// Headings of the columns of a table of questions, as people name them.

import {
  ANSWER,
  FALSE,
  HINT,
  ONLY_RIGHT_ANSWER,
  POINTS,
  SOLUTION,
  TRUE,
  TRUE_OR_FALSE,
  WHY,
} from '#importers/pasted/labelWords.ts';
import { headerText } from '#importers/sheets/sheetFormat.ts';

const ROLES = {
  number: /^(?:#|no\.?|nr\.?|num(?:ber|mer)?|id|(?:question|q|item) ?(?:#|no\.?|number))$/,
  question:
    /^(?:questions?(?: ?text)?|prompts?|items?|stems?|problems?|statements?|query|q|preguntas?|enunciados?|fragen?|aufgaben?|énoncés?)$/,
  /** Names the correct one among the options, by letter, number or words. */
  right: new RegExp(
    String.raw`^(?:(?:the )?(?:correct|right)(?: (?:answers?|options?|choices?|letters?))?|(?:answer )?key|${TRUE_OR_FALSE}|(?:opci[oó]n|opciones) correctas?|${ONLY_RIGHT_ANSWER}|correctas?|${SOLUTION}|solutions?)$`,
    'i',
  ),
  /** Counts as such a heading, too, if there is only one; otherwise it's an option. */
  answer: new RegExp(`^(?:responses?|${ANSWER})$`),
  /** Next to these, the correct answer isn't among the others. */
  wrong: /^(?:wrong|incorrect|false ?\w|distract|err[oó]ne|fals\w+ (?:antwort|respuesta)|mauvaise)/,
  /** All of the options in one cell. */
  list: /^(?:(?:answer )?(?:options|choices)|alternatives|opciones|alternativas)$/,
  option: new RegExp(
    String.raw`^(?:(?:(?:answer )?options?|(?:answer )?choices?|alternatives?|opci[oó]n|opt\.?|choix|${ANSWER}) ?#?[-_]?(?:[a-j]|\d{1,2})|[a-j]|\d{1,2}|option|choice)$`,
  ),
  /** A mark below one of these two says whether the statement is true. */
  isTrue: new RegExp(`^(?:${TRUE}|t|v)$`),
  isFalse: new RegExp(`^(?:${FALSE})$`),
  time: /^(?:time(?:r| ?limit)?|seconds?|secs?|duration|tiempo|zeit|temps)\b/,
  points: new RegExp(String.raw`^(?:${POINTS}|score|worth|value)(?!\p{L})`, 'u'),
  why: new RegExp(String.raw`^(?:answer )?(?:explanations?|rationales?|${WHY})(?!\p{L})`, 'u'),
  hint: new RegExp(String.raw`^(?:${HINT})s? ?\d?$`),
  term: /^(?:terms?|words?|vocab(?:ulary)?(?: words?)?|concepts?|front|t[eé]rminos?|palabras?|wort|wörter|begriffe?|vokabeln?|mots?|termes?)$/,
  meaning:
    /^(?:definitions?|meanings?|descriptions?|translations?|back|definici[oó]n|significados?|traducci[oó]n|bedeutung|übersetzung|définitions?|traductions?)$/,
} as const;

/** Characters of a heading. */
const LONGEST = 60;

export type Role = keyof typeof ROLES;

/** The role of each column by its heading; null for a heading that says nothing. */
export type Roles = readonly (Role | null)[];

/** null if the row isn't a header. */
export function rolesOf(row: readonly string[]): Roles | null {
  const names = row.map(nameOf);
  const isTruth = names.some((name) => ROLES.isTrue.test(name));
  const roles = names.map((name) => (isTruth && name === 'f' ? 'isFalse' : roleOf(name)));
  const known = roles.filter((role) => role !== null);
  const isAsked = known.some((role) => role === 'question' || role === 'term' || role === 'meaning');
  return isAsked && (known.length > 1 || row.length === 1) ? resolved(roles) : null;
}

/** '' for a cell that is too long for a heading. */
const nameOf = (cell: string) =>
  cell.length > LONGEST
    ? ''
    : headerText(cell)
        .normalize('NFC')
        .replaceAll(/\*\*/g, '')
        .replace(/^\(?([a-j]|\d{1,2})[.)]$/, '$1')
        .replace(/ ?\([^)]*\)$/, '')
        .trim();

function roleOf(name: string): Role | null {
  const found = (Object.keys(ROLES) as Role[]).find((role) => ROLES[role].test(name));
  return found ?? null;
}

/** Roles that only one column can have; another one says nothing. */
const SINGLE: readonly (Role | null)[] = ['question', 'term', 'meaning', 'time', 'points'];

/** `Answer` alone names the correct one; next to `Correct` it's an option. */
function resolved(roles: Roles): Roles {
  const isNamed = roles.includes('right');
  const isAsked = roles.includes('question');
  const answers = roles.filter((role) => role === 'answer').length;
  return roles.map((role, column) => {
    if (SINGLE.includes(role) && roles.indexOf(role) < column) return null;
    if (isAsked ? role === 'term' || role === 'meaning' : role === 'right' || role === 'answer') return null;
    // Only the two of them together say whether a statement is true.
    if (role === 'isTrue' && !roles.includes('isFalse')) return 'right';
    if (role === 'isFalse' && !roles.includes('isTrue')) return 'wrong';
    if (role !== 'answer') return role;
    return isNamed || answers > 1 ? 'option' : 'right';
  });
}

/** Seconds as people write them: `30`, `45 sec`, `1 min`, `1:30`; undefined if it's empty. */
export function secondsOf(cell: string): number | string | undefined {
  const said = cell.trim();
  if (said === '') return undefined;
  const [, minutes, seconds] = /^(\d{1,2}):(\d{2})$/.exec(said) ?? [];
  if (minutes !== undefined) return Number(minutes) * 60 + Number(seconds);
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]*)\.?$/i.exec(said) ?? [];
  if (number === undefined) return said;
  return Number(number) * (/^m/i.test(unit) ? 60 : 1);
}
