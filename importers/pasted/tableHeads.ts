// Headings of the columns of a table of questions, as people name them.

import { headerText } from '#importers/sheets/sheetFormat.ts';

const ROLES = {
  number: /^(?:#|no\.?|nr\.?|num(?:ber)?|id|(?:question|q|item) ?(?:#|no\.?|number))$/,
  question:
    /^(?:questions?(?: ?text)?|prompts?|items?|stems?|problems?|statements?|query|q|preguntas?|enunciados?|fragen?)$/,
  /** Names the correct one among the options, by letter, number or words. */
  right:
    /^(?:(?:the )?(?:correct|right)(?: (?:answers?|options?|choices?|letters?))?|(?:answer )?key|t ?(?:\/|or) ?f|true ?(?:\/|or) ?false|v ?(?:\/|o) ?f|verdadero ?(?:\/|o) ?falso|(?:respuestas?|opci[oó]n|opciones) correctas?|correctas?|soluci[oó]n|solutions?)$/,
  /** Counts as such a heading, too, if there is only one; otherwise it's an option. */
  answer: /^(?:answers?|responses?|respuestas?|ans\.?)$/,
  /** Next to these, the correct answer isn't among the others. */
  wrong: /^(?:wrong|incorrect|false|distract|err[oó]ne|fals|incorrect)/,
  /** All of the options in one cell. */
  list: /^(?:(?:answer )?(?:options|choices)|alternatives|opciones|alternativas)$/,
  option:
    /^(?:(?:(?:answer )?options?|(?:answer )?choices?|answers?|ans\.?|alternatives?|opci[oó]n|respuesta|opt\.?) ?#?[-_]?(?:[a-j]|\d{1,2})|[a-j]|\d{1,2}|option|choice)$/,
  time: /^(?:time(?:r| ?limit)?|seconds?|secs?|duration|tiempo)\b/,
  points: /^(?:points?|pts\.?|marks?|score|worth|value|puntos)\b/,
  why: /^(?:explanations?|feedback|rationales?|reason(?:ing)?|why|explicaci[oó]n|retroalimentaci[oó]n)\b/,
  hint: /^(?:hints?|clues?|pistas?) ?\d?$/,
  term: /^(?:terms?|words?|vocab(?:ulary)?(?: words?)?|concepts?|front|t[eé]rminos?|palabras?)$/,
  meaning: /^(?:definitions?|meanings?|descriptions?|translations?|back|definici[oó]n|significados?)$/,
} as const;

/** Characters of a heading. */
const LONGEST = 60;

export type Role = keyof typeof ROLES;

/** The role of each column by its heading; null for a heading that says nothing. */
export type Roles = readonly (Role | null)[];

/** null if the row isn't a header. */
export function rolesOf(row: readonly string[]): Roles | null {
  const roles = row.map((cell) => roleOf(cell));
  const known = roles.filter((role) => role !== null);
  const isAsked = known.some((role) => role === 'question' || role === 'term' || role === 'meaning');
  return isAsked && (known.length > 1 || row.length === 1) ? resolved(roles) : null;
}

function roleOf(cell: string): Role | null {
  if (cell.length > LONGEST) return null;
  const name = headerText(cell)
    .replaceAll(/\*\*/g, '')
    .replace(/^\(?([a-j]|\d{1,2})[.)]$/, '$1')
    .replace(/ ?\([^)]*\)$/, '')
    .trim();
  const found = (Object.keys(ROLES) as Role[]).find((role) => ROLES[role].test(name));
  return found ?? null;
}

/** `Answer` alone names the correct one; next to `Correct` it's an option. */
function resolved(roles: Roles): Roles {
  const isNamed = roles.includes('right');
  const answers = roles.filter((role) => role === 'answer').length;
  return roles.map((role) => (role === 'answer' ? (isNamed || answers > 1 ? 'option' : 'right') : role));
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
