// OFFENSIVE WORDS, data for the name filter. English: whole words, and joke names meant to be read aloud.

import type { WordList } from '#server/moderation/words/wordList.ts';

export const english: WordList = {
  language: 'en',
  words: `
    fuck, fucks, fucked, fucker, fuckers, fucking, fuckin, fuckyou, fuckoff, motherfucker, bitch, bitches,
    bitchy, ass, asses, asshole, assholes, asshat, asswipe, assface, assclown, asslicker, assmunch, arse,
    arses, arsehole, arsewipe, dumbass, jackass, smartass, badass, fatass, lardass, kickass, kissass,
    anal, anals, analsex, anus, anuses, anilingus, ballsack, ballsacks, ball sack, ballbag, ball gag,
    bastards, bellend, beastiality, bestiality, bdsm, beaner, beaners, blow job, boob, boobs, boobies,
    boobie, bewbs, boner, boners, bollocks, bondage, bugger, buggery, bukkake, bulldyke, bullshit,
    bunghole, bung hole, bimbo, bimbos, busty, buttface, butthead, buttcheeks, butthole, buttplug,
    buttfuck, camel toe, cameltoe, camgirl, camslut, camwhore, carpet muncher, chink, chinks, chinky,
    circlejerk, circle jerk, clit, clits, clitoris, clusterfuck, cockhead, cocksucker, cocksucking,
    coprophilia, cornhole, coons, crap, crappy, creampie, cuck, cucks, cuckold, cum, cums, cumshot,
    cumshots, cumslut, cumdump, cummer, cunnilingus, cunt, cunts, darkie, darkies, daterape, date rape,
    deepthroat, deep throat, dickhead, dickheads, dickface, dickweed, dickwad, dicksucker, dickless,
    dicks, dickbutt, dickpic, dildo, dildos, dingleberry, dipshit, dogshit, doggystyle, doggy style,
    doggiestyle, doggie style, dominatrix, douche, douchebag, dumbfuck, dumb fuck, ejaculate, ejaculation,
    erection, erotic, faggot, faggots, fag, fags, faggy, fap, fapping, fapper, fecal, fellatio, femdom,
    fingerbang, fisting, footjob, frotting, fucktard, fudgepacker, fuking, fukin, fuker, fukboi, fuks,
    fck, fcker, fcking, gangbang, gang bang, gangbanged, gay sex, genitals, goatse, goddamn, god damn,
    group sex, gtfo, handjob, hand job, hentai, hitler, honkey, hookers, horny, horseshit, incest,
    intercourse, jackoff, jack off, jailbait, jail bait, jerkoff, jerk off, jigaboo, jiggaboo, jizz,
    jizzed, kys, kinky, knobhead, knobbing, kunt, kunts, lesbo, livesex, masturbate, masturbating,
    masturbation, masturbator, masterbate, milf, milfs, minge, molest, molester, molesting, muff diver,
    muffdiving, muthafucka, nazi, nazis, neonazi, nig, nigs, nig nog, nignog, nigga, niggas, niggaz,
    nigger, niggers, nipple, nipples, nsfw, nude, nudes, nudity, nudist, nutsack, nutsacks, nympho,
    nymphomania, nymphomaniac, onlyfans, orgasm, orgasms, orgy, orgies, paedo, paedos, paedophile,
    panties, pedo, pedos, pedobear, pedophile, pedophilia, pegging, penis, penises, phone sex, pikey,
    piss, pissed, pisser, pisses, pissing, pisshead, piss off, pissoff, playboy, poofter, poontang,
    punani, punany, poopchute, porno, pornos, pornhub, pornstar, pornography, prick, pricks, prostitute,
    pube, pubes, pubic, pussy, pussies, queef, queaf, queefs, raghead, rape, raped, raper, rapes, raping,
    rapist, rapists, rectum, retard, retards, retarded, rimjob, rimming, schlong, scrotum, sex, sexy,
    sexi, sexting, sexual, sexually, sexuality, sexo, sexcam, sexgod, sexygirl, sexyboy, sexmachine,
    shagger, shagging, shemale, shit, shits, shitty, shithead, shitface, shithole, shitbag, shitter,
    shitting, shite, batshit, apeshit, bull shit, skank, skanky, slag, slanteye, slut, sluts, slutty,
    smegma, smut, sodomy, sodomize, sodomite, spastic, spic, spics, splooge, spooge, stfu, strapon, strap
    on, stripper, strippers, strip club, swastika, testicle, testicles, threesome, tit, tits, titties,
    titty, titt, tosser, topless, towelhead, tranny, trannies, turd, turds, twat, twats, twatface,
    upskirt, vagina, vaginas, vajayjay, vibrator, viagra, voyeur, vulva, wank, wanker, wankers, wanking,
    wanked, wet dream, wetback, whore, whores, whorish, zoophilia, humping, dry hump, golden shower, foot
    fetish, tea bagging, teabagging, twink, spunk, juggs, two girls one cup, 2 girls 1 cup, fudge packer,
    booty call, reverse cowgirl, futanari, how to kill, how to murder, hardon, hard on, sadism, swinger,
    swingers, nambla, homoerotic, poop chute, big breasts, white power, heil hitler, sieg heil, gas the
    jews, kill yourself, kill urself, school shooter, osama bin laden, suck my, suck me, suck it, lick my,
    lick me, eat my ass, eat me out, eat shit, blow me, fuk u, fuk you, fuk yu, fuk off, fuk this, fuk me,
    suk my, suk mi, go fuk, mike hunt, mike oxlong, mike oxbig, mike oxmaul, mike rotch, mike oxhard, ben
    dover, hugh janus, hugh jass, hugh jarse, hugh g rection, phil mccracken, phil mcrackin, phil
    mccrevis, dixie normous, dixie wrecked, dixon cider, moe lester, mo lester, gabe itch, jack mehoff,
    jack meoff, jenny talia, jenna talia, jenna tulls, jenny tulls, anita dick, anita hardcock, heywood
    jablome, heywood jablowme, haywood jablome, haywood jablowme, seymour butts, harry balls, harry
    ballsack, barry mccockiner, barry mcockiner, barry mccaulkiner, wilma dickfit, wilma diqfit, wilma
    fingerdoo, ivana humpalot, craven morehead, pat mcgroin, holden mcgroin, stacy rect, tess tickles,
    tess tickle, buster hymen, deez nuts, deez nutz, deeznuts, deeznutz, ligma, ligma balls, sugma,
    sugondese, bofa deez, candice dick, connie lingus, dick hertz, dick butt, dick pic, dick head, dick
    face, dick cheese, eaton beaver, peter file, pete o file, pedo file, rusty kuntz, yuri nator, maya
    buttreeks`,
  exact: 'kkk, 1488, 80085, 8008135, 5318008, paki, pakis',
  alone: `
    dick, dik, cock, cocks, dyke, hooker, porn, fuk, kike, negro, coon, cumming, semen, jap, hoe, hoes,
    bich, wop, homo, gook, xxx`,
};

/**
 * Harmless on their own, as names or things, but not after one of the words in TEASING: Dick Smith stays, my
 * dick doesn't.
 */
export const TEASED =
  'dick, dik, cock, balls, ballz, nuts, nutz, butt, willy, wiener, weiner, coochie, boobs';
export const TEASING = `
  my, ur, your, yo, his, big, small, tiny, huge, long, fat, hard, thick, mini, micro, no, suck, sucks, sucking, lick, licks,
  eat, eats, kiss, touch, grab, show me, i love, i like, i eat, black, white, horse, giant, hairy`;
