// OFFENSIVE WORDS, data for the name filter: German, Dutch, Swedish, Norwegian, Danish.

import type { WordList } from '#server/moderation/words/wordList.ts';

export const germanic: readonly WordList[] = [
  {
    language: 'de',
    words: `
      arsch, arschloch, arschlöcher, arschgeige, arschgesicht, arschficker, arschlecker, arschkriecher,
      ficken, ficker, fickt, gefickt, fickdich, fick dich, fickfehler, hurensohn, hurensöhne, hurenkind,
      hure, huren, hurenbock, nutte, nutten, nuttensohn, schlampe, schlampen, wichser, wichsen, wichse,
      wixer, wixxer, gewichst, fotze, fotzen, pimmel, pimmelkopf, pimmelchen, schwanzlutscher,
      schwanzlutscherin, lutsch meinen, lutsch mein, titten, tittchen, scheiße, scheisse, scheiss, scheiß,
      scheisser, scheißer, scheißkerl, bescheuert, beschissen, dünnschiss, klugscheißer, kacke, kacken,
      kackbratze, kackwurst, kackhaufen, fresse halten, halt die fresse, halts maul, schwuchtel,
      schwuchteln, schwuchtelig, kampflesbe, tunte, spast, spasti, spasten, spacko, missgeburt,
      missgeburten, behindert, behinderter, kanake, kanaken, kanacke, neger, negerlein, bimbo, zigeuner,
      polacke, judensau, heil hitler, hitler, nazi, nazis, sieg heil, vergasen, pissen, pisser, piss,
      pisse, pinkeln, trottel, vollpfosten, vollidiot, idioten, wichsgesicht, hodensack, hoden,
      eierlecker, eichel lutscher, morgenlatte, orgasmus, onanieren, penis, penisse, porno, pornos,
      pornostar, bumsen, vögeln, pimpern, rammeln, blasen mir, blowjob, analritter, arschfick, nippel,
      möpse, nackt, flittchen, bratze, dirne, dreckshure, drecksau, drecksack, dreckskerl, saftsack,
      sackratte, schabracke, vergewaltiger, vergewaltigung, kinderficker, kindaficker, mutterficker,
      muttaficker, deine mutter, deine mudda, arschi, fick deine mutter, leck mich am arsch, leck mich,
      verpiss dich, verpisst euch, schwanz lutschen, großer schwanz, langer schwanz, mein schwanz,
      schnackeln, reudig, schniedel, schniedelwutz, bordell, muttersöhnchen, dödel`,
    exact: 'fkk, möse, mösen',
    parts:
      'arschloch, hurensohn, hurensöhn, wichser, schwuchtel, arschfick, schlampe, schwanzlutsch, mutterfick, missgeburt, scheißkerl',
    alone: 'schwanz, fick, muschi',
  },
  {
    language: 'nl',
    words: `
      kutwijf, kutkind, kutten, klootzak, klootzakken, kloothommel, hoer, hoeren, hoerenzoon, hoerenjong,
      kankerlijer, kankerhoer, kankerjood, kankermongool, kanker, teringlijer, tyfuslijer, godverdomme,
      gvd, neuken, neuk, geneukt, neukertje, flikker, flikkers, mongool, mongolen, slet, sletje, sletten,
      nikker, nikkers, schijt, sodemieter, lul de behanger, lullen, lulhannes, pijpen, pijpslet,
      moederneuker, tieten, kontneuker, kutje, stomme hoer, hou je bek, mietje, kakker, poep, drol, trut,
      trutten`,
    exact: 'kut',
    parts: 'kankerhoer, klootzak, hoerenzoon, moederneuk, teringlij, kankerlij',
    alone: 'lul, pik',
  },
  {
    language: 'sv',
    words: `
      fitta, fittor, fittan, kuk, kuken, kukar, horunge, jävla, jävel, jävlar, helvete, fan ta dig,
      knulla, knullar, knull, bög, bögar, bögjävel, rövhål, röv, slampa, slampor, blatte, neger,
      skitstövel, runka, runkar, satmara, fitte, fitter, pikk, pikken, knulle, faen, helvetes, drittsekk,
      jævla, jævel, kukhue, rasshøl, rasshull, ræv, fisse, fisser, luder, luderen, kælling, røvhul,
      kneppe, bøsserøv, perker`,
  },
];
