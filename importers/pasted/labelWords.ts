// Words of labels, headings and statements in the languages of pastes: English, Spanish, German and French.
// Each is part of a regular expression without groups that capture.

/** `true` and `false` without their letters. */
export const TRUE = 'true|verdader[oa]|ciert[oa]|richtig|wahr|vraie?';
export const FALSE = 'false|fals[oa]|falsch|faux';
export const OR = String.raw`\s*(?:\/|\bor?\b|\boder\b|\bou\b)\s*`;
/** A choice of true and false: `T/F`, `T  F`, `vrai ou faux`. */
export const TRUE_OR_FALSE = String.raw`(?:[TV](?:${OR}|\s+)F|(?:${TRUE})${OR}(?:${FALSE}))`;

const RIGHT = 'correct|right|correctas?|richtige[nrs]?|bonnes?|correctes?';
export const ANSWER = String.raw`answers?|ans\.?|respuestas?|resp\.?|rta\.?|antwort(?:en)?|réponses?`;
/** Also with an article, or with the word for correct on either side. */
export const RIGHT_ANSWER = String.raw`(?:(?:the|las?|die|les?)\s+)?(?:(?:${RIGHT})\s+)?(?:${ANSWER})(?:\s+(?:${RIGHT}))?`;
/** The same with nothing else, as forms print it above the answer. */
export const ONLY_RIGHT_ANSWER = String.raw`(?:(?:correct|right)\s+answers?|respuestas?\s+correctas?|richtige\s+antwort(?:en)?|bonnes?\s+réponses?)`;
export const SOLUTION = 'soluci[oó]n(?:es)?|lösung(?:en)?|corrigé';
/** Answers to all of the questions. */
export const ANSWER_KEY = String.raw`(?:the\s|las\s|die\s|les\s)?(?:(?:${RIGHT})\s)?(?:answers|answer\s(?:keys?|sheet)|keys?|respuestas(?:\scorrectas)?|soluciones|solucionario|clave(?:\sde\s(?:las\s)?respuestas)?|antworten|lösung(?:en|sschlüssel)|réponses|corrigé)`;

export const QUESTION = 'question|pregunta|frage';
export const WHY =
  'feedback|explanation|explicaci[oó]n|retroalimentaci[oó]n|rationale|reason(?:ing)?|why|erklärung|begründung|explication|justification';
export const HINT = 'hint|clue|pista|hinweis|tipp|indice';
export const POINTS = String.raw`points?|pts?\.?|marks?|puntos?|ptos?\.?|punkte?|pkt\.?`;
export const TIME = 'time|tiempo|zeit|temps';
/** Blanks at the top of a worksheet. */
export const FORM_FIELD =
  'name|date|period|class|teacher|score|hour|block|grade|nombre|fecha|curso|datum|klasse|nom|prénom|classe';
export const DIRECTIONS =
  'directions?|instructions?|instrucciones|word (?:bank|box|list)|banco de palabras|anweisung(?:en)?|wortkasten|consignes?|objectives?';
