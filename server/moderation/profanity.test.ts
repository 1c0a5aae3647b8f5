import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICKNAME_COUNT, nicknameOf } from '#core/names/nicknames.ts';
import { PROFANE_DISPLAY_NAME } from '#core/names/profaneDisplayName.ts';
import { INNOCENT_NAMES } from '#server/testing/innocentNames.ts';
import { isProfane } from '#server/moderation/profanity.ts';

const DATA = '../shared/data';
const hasData = existsSync(`${DATA}/lists`);
if (!hasData) process.stdout.write(`lists of names and words: skipped, there is no ${DATA}\n`);

function linesOf(path: string): string[] {
  return readFileSync(`${DATA}/${path}`, 'utf8')
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const PROFANE = `
fuck, FUCK, fuuuuck, fuckyou, xXfuckXx, f u c k, f.u.c.k, f-u-c-k, f_u_c_k, f*ck, fu\u200Bck, fucк, ｆｕｃｋ,
𝖋𝖚𝖈𝖐, fvck, phuck, FuckFace, mother fucker, ʃṳ𝒸𝗄, 🅵🆄🅲🅺, shit, sh1t, $h1t, sh!t, shiiit, sh*t, S H I T,
shit2012, 99shit, bullshit, ShitHead, bitch, b1tch, biiitch, bitchy, cunt, c u n t, asshole, a55hole,
@sshole, ass, big ass, nigger, n1gga, niggaaa, faggot, pussy, penis, p3nis, PenisFace, whore, slut, sex,
s3xy, dick, D1ck, Dick 7, my dick, bigdick, BigDick, suck my dick, dickhead, cock, porn, P0rn, pornhub,
Ben Dover, BenDover, bendover, Mike Hunt, mike  hunt 3, Hugh Jass, M1ke Hunt, Deez Nuts, Moe Lester, Adolf
Hitler, h1tler, nazi, heil hitler, 1488, kkk, kill yourself, kys, 80085, puta, p u t a, PUTA!!!, puuuta,
puta123, hijo de puta, hijodeputa, gilipollas, coño, cabron, mierda, putain, connard, enculé, encule, fils
de pute, nique ta mère, nique ta mere, salope, Arschloch, arschl0ch, Hurensohn, hurensöhne, Fotze,
scheiße, SCHEISSE, wichser, fick dich, caralho, puta que pariu, filho da puta, buceta, vaffanculo, cazzo,
stronzo, porco dio, figlio di puttana, kurwa, KurwaMać, jebać, jebac, chuj, skurwysyn, spierdalaj,
kutwijf, klootzak, хуй, Хуй, xyй, х у й, пизда, пиздец, блядь, сука, cyка, мудак, пидорас, suka blyat, idi
nahuy, підарас, orospu, orospu çocuğu, siktir, amk, göt, yarrak, piç, amcık, AMCIK, kontol, ngentot,
anjing, jancok, putangina, tang ina, madarchod, bhenchod, ควย, เหี้ย, ไอ้เหี้ย, เย็ดแม่, สัส, หี,
ไอ้สัตว์, อีดอก, địt mẹ, lồn, vcl, 死ね, まんこ, ちんこ, 傻逼, 操你妈, 王八蛋, 他媽的, 씨발, 병신, 개새끼, ㅅㅂ, كس امك, शमा मादरचोद,
🖕, Max 🖕🏽, 🍆, 🔞`
  .trim()
  .split(/,\s+/u);

describe('profane names', () => {
  it.each(PROFANE)('%s', (name) => {
    expect(isProfane(name)).toBe(true);
  });
});

const CHILDISH = `
poophead, PoopHead, Poop Head, poop-head, p00phead, pooooophead, POOPYHEAD, Poopy Pants, Mr Poopface, poop, Poopy, big
poop, pooface, Poo Face, peehead, FartFace, fart brain, farthead, stinkyhead, Stinky Butt, stinky, smelly face,
SnotNose, booger, boogerface, toilet face, dumbhead, doodyhead, doodoohead, loserface, loser, LOSER!!!, dummy, stupid,
Stup1d, so stupid, idiot, 1diot, moron, dork, weirdo, fatso, nitwit, pea brain, crybaby, you suck, u stink, shut up,
caca, cacas, cara de caca, Caracaca, CaraCulo, cara de moco, cabeza de caca, tonto, Tonta!!, tonto el que lo lea,
eres tonto, Ana eres tonta, tontorrón, estúpido, estupida, pedorra, mocoso, meon, cretino, gordinflón, apestoso,
asquerosa, zoquete, hueles mal, te odio, cerdo`
  .trim()
  .split(/,\s+/u);

describe('childish insults', () => {
  it.each(CHILDISH)('%s', (name) => {
    expect(isProfane(name)).toBe(true);
  });
});

describe('innocent names', () => {
  it('all pass', () => {
    expect(INNOCENT_NAMES.length).toBeGreaterThan(500);
    expect(INNOCENT_NAMES.filter(isProfane)).toEqual([]);
  });

  it('include every nickname and the placeholder for profane names', () => {
    const nicknames = Array.from({ length: NICKNAME_COUNT }, (_, draw) => nicknameOf(draw));
    expect([...nicknames, PROFANE_DISPLAY_NAME].filter(isProfane)).toEqual([]);
  });

  it.runIf(hasData)('include Thai names and places, in Thai and in Latin letters', () => {
    const names = [
      ...linesOf('lists/thai/family_names_th.txt'),
      ...linesOf('lists/thai/countries_th.txt'),
      ...linesOf('lists/thai/thailand_provinces_th.csv').flatMap((line) => line.split(',')),
    ];
    expect(names.length).toBeGreaterThan(2_000);
    expect(names.filter(isProfane)).toEqual([]);
  });

  it.runIf(hasData)('include countries and capitals in 17 languages', () => {
    const cells = ['country', 'capital']
      .flatMap((table) => linesOf(`content/geography/${table}.csv`).slice(1))
      .flatMap((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/u))
      .map((cell) => cell.replaceAll('"', ''));
    expect(cells.length).toBeGreaterThan(8_000);
    expect(cells.filter(isProfane)).toEqual([]);
  });
});

describe('any text', () => {
  it('never causes an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(typeof isProfane(text)).toBe('boolean');
      }),
      { seed: 3, numRuns: 1_000 },
    );
    const regexLike = [
      'a*(b',
      '**',
      '*',
      '[a*]',
      'a**************************b',
      '((((*',
      '\\*d',
      '.*',
      'a|*|b',
    ];
    for (const text of [...regexLike, '', ' ', 'x'.repeat(100_000)])
      expect(typeof isProfane(text)).toBe('boolean');
  });

  it.runIf(hasData)('never causes an error: naughty strings', () => {
    const strings = JSON.parse(readFileSync(`${DATA}/lists/naughty-strings/blns.json`, 'utf8')) as string[];
    expect(strings.length).toBeGreaterThan(400);
    const profane = strings.filter(isProfane);
    expect(profane.length).toBeLessThan(5);
  });

  it('is judged the same regardless of case, spacing and what surrounds a word', () => {
    for (const word of ['shit', 'puta', 'arschloch', 'kurwa', 'хуй', 'orospu']) {
      for (const name of [
        word.toUpperCase(),
        ` ${word} `,
        `${word}!!!`,
        `${word}2014`,
        `Big ${word}`,
        `${word}\u200B`,
      ]) {
        expect(isProfane(name), name).toBe(true);
      }
    }
  });
});

describe.runIf(hasData)('third-party word lists', () => {
  // These lists hold much that is harmless as a name (bodies, practices, inflections), so the share is well
  // below 1.
  it.each([
    ['en', 0.6],
    ['es', 0.8],
    ['fr', 0.75],
    ['de', 0.8],
    ['pl', 0.9],
    ['ru', 0.6],
    ['tr', 0.7],
    ['ja', 0.3],
    ['zh', 0.4],
  ] as const)('%s: at least %f of the words are recognized', (language, least) => {
    const words = linesOf(`lists/profanity-ldnoobw/${language}.txt`);
    const known = words.filter(isProfane).length;
    process.stdout.write(`profanity ${language}: ${known} of ${words.length} known\n`);
    expect(known / words.length).toBeGreaterThanOrEqual(least);
  });
});
