// Character references of HTML.

/** The names of U+00A0 to U+00FF, in order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const GREEK =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega';

const OTHERS: Readonly<Record<string, number>> = {
  amp: 0x26,
  lt: 0x3c,
  gt: 0x3e,
  quot: 0x22,
  apos: 0x27,
  OElig: 0x152,
  oelig: 0x153,
  Scaron: 0x160,
  scaron: 0x161,
  Yuml: 0x178,
  fnof: 0x192,
  circ: 0x2c6,
  tilde: 0x2dc,
  ensp: 0x2002,
  emsp: 0x2003,
  thinsp: 0x2009,
  ndash: 0x2013,
  mdash: 0x2014,
  lsquo: 0x2018,
  rsquo: 0x2019,
  sbquo: 0x201a,
  ldquo: 0x201c,
  rdquo: 0x201d,
  bdquo: 0x201e,
  dagger: 0x2020,
  Dagger: 0x2021,
  bull: 0x2022,
  hellip: 0x2026,
  permil: 0x2030,
  prime: 0x2032,
  Prime: 0x2033,
  lsaquo: 0x2039,
  rsaquo: 0x203a,
  euro: 0x20ac,
  trade: 0x2122,
  larr: 0x2190,
  uarr: 0x2191,
  rarr: 0x2192,
  darr: 0x2193,
  harr: 0x2194,
  rArr: 0x21d2,
  hArr: 0x21d4,
  forall: 0x2200,
  part: 0x2202,
  exist: 0x2203,
  empty: 0x2205,
  nabla: 0x2207,
  isin: 0x2208,
  notin: 0x2209,
  prod: 0x220f,
  sum: 0x2211,
  minus: 0x2212,
  radic: 0x221a,
  infin: 0x221e,
  ang: 0x2220,
  and: 0x2227,
  or: 0x2228,
  cap: 0x2229,
  cup: 0x222a,
  int: 0x222b,
  there4: 0x2234,
  sim: 0x223c,
  cong: 0x2245,
  asymp: 0x2248,
  ne: 0x2260,
  equiv: 0x2261,
  le: 0x2264,
  ge: 0x2265,
  sub: 0x2282,
  sup: 0x2283,
  perp: 0x22a5,
  sdot: 0x22c5,
  sigmaf: 0x3c2,
};

/** What formulas are written with. */
const MATH: Readonly<Record<string, number>> = {
  ApplyFunction: 0x2061,
  af: 0x2061,
  InvisibleTimes: 0x2062,
  it: 0x2062,
  InvisibleComma: 0x2063,
  ic: 0x2063,
  PlusMinus: 0xb1,
  OverBar: 0x203e,
  Hat: 0x5e,
  Sum: 0x2211,
  Product: 0x220f,
  Integral: 0x222b,
};

const NAMED = new Map<string, number>([
  ...LATIN_1.split(' ').map((name, index): [string, number] => [name, 0xa0 + index]),
  ...GREEK.split(' ').map((name, index): [string, number] => [name, 0x391 + index]),
  ...GREEK.split(' ').map((name, index): [string, number] => [name.toLowerCase(), 0x3b1 + index]),
  ...Object.entries(OTHERS),
  ...Object.entries(MATH),
]);

/** What is no reference, or one to an unknown name, stays as it stands. No-break spaces become spaces, soft hyphens nothing. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const decoded = text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]\w{1,31}));/g,
    (whole, decimal, hex, name) => {
      const code =
        name === undefined
          ? Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10)
          : NAMED.get(name);
      return code !== undefined && isText(code) ? String.fromCodePoint(code) : whole;
    },
  );
  return decoded.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');
}

/** Neither a control character nor half of a pair nor beyond Unicode. */
function isText(code: number): boolean {
  const control = code < 0x20 ? code !== 0x9 && code !== 0xa : code >= 0x7f && code < 0xa0;
  return !control && (code < 0xd800 || code > 0xdfff) && code <= 0x10ffff;
}
