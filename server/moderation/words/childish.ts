// CHILDISH INSULTS, data for the name filter: what children call each other, missing from lists of strong
// language.

import type { WordList } from '#server/moderation/words/wordList.ts';

export const childish: readonly WordList[] = [
  {
    language: 'en',
    words: `
      poop, poops, poopy, poopie, pooped, pooper, pooping, poopoo, peepee, weewee, doodoo,
      fart, farts, farted, farter, farting, farty, snot, snots, booger, boogers, crybaby,
      cry baby, stupid, stupids, stupidest, stupidhead, idiot, idiots, idiotic, imbecile, dork, dorks, dorky, dweeb,
      dweebs, doofus, dingus, nitwit, nitwits, dimwit, dimwits, halfwit, half wit, numbskull, numskull, birdbrain,
      bird brain, peabrain, pea brain, lamebrain, scatterbrain, airhead, fathead, bonehead, blockhead, meathead,
      knucklehead, dunderhead, fatso, fatsos, lardbutt, lard butt, weirdo, weirdos, scumbag, scum bag,
      dirtbag, dirt bag, sleazebag, pigface, pig face, ratface, rat face, horseface, horse face, ugly face, uglyface,
      loserface, loser face, big loser, you loser, ur ugly, so ugly, you suck, u suck, you stink, u stink, i hate you,
      i hate u, shut up, shutup, shut your mouth`,
    // Also surnames, places or dishes, or harmless next to another word.
    alone: `
      stinky, smelly, ugly, dumb, dummy, loser, losers, moron, morons, jerk, jerks, freak, freaks, creep, creeps,
      toilet`,
  },
  {
    language: 'es',
    words: `
      cacas, caquita, caquitas, cara caca, caracaca, cara de caca, cabeza de caca, cara culo, caraculo, cara pedo,
      cara de pedo, cara de moco, cara moco, caramoco, cara de mono, cara de cerdo, cara de sapo, cara de rata,
      pedorra, pedorras, pedorros, pedorreta, pedorretas, mocoso, mocosa, mocosos, meón, meona, meones, cagueta,
      tontaco, tontolaba, tontorrón, tontorrona, tonto del bote, tonto el que lo lea, eres tonto, eres tonta,
      el tonto, la tonta, muy tonto, muy tonta, qué tonto, super tonto, eres bobo, eres boba, eres feo, eres fea,
      eres un burro, bobalicón, bobalicona, estúpido, estúpida, estúpidos, estúpidas, cretino, cretina, cretinos,
      tarado, tarada, tarados, baboso, zopenco, zoquete, mentecato, mentecata, pazguato, pazguata, gordinflón,
      gordinflona, apestoso, apestosa, apestas, hueles mal, asqueroso, asquerosa, pringado, pringada, pringados,
      perdedor, perdedora, perdedores, llorica, lloricas, te odio, cierra la boca, cierra el pico`,
    alone: 'tonto, tonta, tontos, tontas, cerdo, guarro, guarra, cochino, cochina, puerco, puerca',
  },
];

/**
 * Poophead, stinky face, fart brain: every word of the first list before every word of the second, as one
 * word or two.
 */
export const NASTY = `
  poop, poopy, poopie, poo, pee, peepee, fart, farty, butt, booger, snot, snotty, stink, stinky, smelly, toilet, turd,
  dumb, dummy, doodoo, doody, puke, vomit, barf, loser`;
export const NASTY_END =
  'head, heads, face, faces, brain, brains, breath, pants, nose, mouth, bum, butt, bag, hole';
