// OFFENSIVE WORDS, data for the name filter: Polish, Russian (in Latin letters too), Ukrainian, Czech,
// Serbian, Croatian.

import type { WordList } from '#server/moderation/words/wordList.ts';

export const slavic: readonly WordList[] = [
  {
    language: 'pl',
    words: `
      kurwa, kurwy, kurwo, kurwi, kurwą, kurwę, kurew, kurewski, kurewka, kurwiszon, kurwica, kurwić,
      chuj, chuja, chuje, chuju, chujem, chujowy, chujowo, chujnia, chujek, huj, huje, huju, hujowy,
      jebać, jebany, jebana, jebane, jebani, jebaniec, jebie, jebnij, jebnięty, jebie mnie, jeb się, jeb
      sie, zjeb, zjeby, zjebany, pojeb, pojeby, pojebany, pojebana, wyjebane, wyjebać, zajebać, zajebisty,
      zajebista, zajebiście, rozjebać, ujebać, pierdol, pierdolić, pierdolę, pierdole, ja pierdolę, ja
      pierdole, pierdolony, pierdolona, pierdolnąć, pierdolnięty, pierdolec, pierdoła, pierdoły,
      pierdzieć, popierdolony, popierdolona, spierdalaj, spierdalać, spierdolony, wypierdalaj, odpierdol,
      odpierdol się, wpierdol, pizda, pizdy, pizdo, pizdę, pizdą, cipa, cipy, cipka, cipki, cipeczka,
      dupa, dupy, dupie, dupek, dupki, duperele, dupcia, dziwka, dziwki, dziwko, dziwkarz, szmata, szmaty,
      szmato, kutas, kutasa, kutasy, kutasie, kutafon, fiut, fiuta, fiuty, skurwysyn, skurwysyny,
      skurwysynu, skurwiel, skurwiele, skurwysyński, wkurwiać, wkurwić, wkurwiony, gówno, gówna, gównem,
      gówniarz, gówno prawda, sraczka, srać, sranie, sraj, ruchać, ruchanie, rucham, wyruchać, cwel,
      cwele, cwelu, ciota, cioty, ciotą, pedzio, pedały, debil, debile, debilu, debilka, burdel,
      burdelmama, cycki, cycek, cycata, obciągać, obciągać chuja, obciągać fiuta, obciągać loda,
      obciągnij, zrób loda, robić loda, lizać pałę, lizać cipę, do kurwy nędzy, huj ci w dupę, chuj ci w
      dupę, w dupę, pieprzyć, pieprzony, pieprzona, pieprz się, dmuchać, rzygać, szczać, walić konia,
      konia bić, frajer, frajerzy, idioto, idiota, kretyn, debilny, parówa jebana, żyd jebany, czarnuch,
      czarnuchy, ciapaty, jebanko, suka jebana, skurwić`,
    exact: 'pedał, syf, jajco',
    parts:
      'kurwa, jebać, jebac, jebany, pierdol, skurwy, spierdal, wypierdal, zajebi, pojeban, rozjeb, zjeban',
    alone: 'suka',
  },
  {
    language: 'ru',
    words: `
      хуй, хуи, хуя, хую, хуем, хуев, хуйня, хуйню, хуйней, хуиня, хуево, хуёво, хуевый, хуёвый, хуесос,
      хуесосы, хуеплет, хуила, хуило, хуйло, хуйнуть, хуяк, хуячить, нахуячиться, хер, хера, херня, херню,
      хрен, хрена, хер с ним, хер с ней, пизда, пизды, пизде, пизду, пиздой, пиздец, пиздатый, пиздато,
      пиздеть, пиздит, пиздишь, пиздюк, пиздюли, пиздюлина, пиздобол, спиздить, распиздяй, опездол,
      опесдол, дать пизды, получить пизды, в пизду, во пизду, ебать, ебал, ебала, ебало, ебальник, ебаный,
      ёбаный, ебаная, ебанный, ебанутый, ебануться, ебанат, ебло, ебнуть, ебись, ебёт, ебет, не ебет, ёб
      твою мать, еб твою мать, ебу, ебут, ёбарь, ебарь, ёбнутый, заебал, заебать, заебись, заебок,
      заебало, наебать, наебал, наебениться, наебнуть, наебнуться, невебенный, уебок, уёбок, уебки,
      уебище, уёбище, уебан, выебать, выебон, выёбываться, долбоеб, долбоёб, далбаеб, долбаеб, отъебись,
      проебать, поебень, разъебай, съебать, съебаться, въебать, злоебучий, трахать, траxать, трахаться,
      трахнуть, трахну, трахал, блядь, бляди, бляд, блядина, блядский, блядство, блядовать, блядки, бля,
      блять, блеать, сука, суки, суку, сучка, сучки, сучара, сукин сын, мудак, мудаки, мудака, мудаку,
      мудила, мудило, мудозвон, муда, измудохать, отмудохать, мразь, мрази, гандон, гандоны, гондон,
      гондоны, говно, говна, говном, говнюк, говноед, дерьмо, дерьма, жопа, жопу, жопы, жопе, жопой,
      жопка, жополиз, жопошник, залупа, залупу, засранец, засранцы, срать, насрать, посрать, просрать,
      обосраться, обосрался, ссать, зассать, обоссать, обоссаться, обоссался, обоссан, дрочить, дрочит,
      дрочер, дрочила, дроч, задрот, вздроченный, манда, мандавошка, мандавошки, малафья, малофья, педик,
      педики, пидор, пидоры, пидора, пидорас, пидорасы, пидарас, пидарасы, пидар, пидары, пидр, пидрила,
      шлюха, шлюхи, шлюху, шалава, шалавы, проститутка, проститутки, потаскуха, сиськи, сиська, сисечки,
      секс, порно, порнуха, минет, отсос, отсоси, соси хуй, соси член, пососи, выблядок, ублюдок, ублюдки,
      чмо, чмошник, лохи, лошара, дебил, дебилы, даун, дауны, хохол, хохлы, хач, хачи, чурка, чурки, жиды,
      ниггер, нигга, урод, уроды, сволочь, сволочи, падла, падлы, охуел, охуеть, охуенно, охуенный,
      охуительно, охуительный, ахуеть, ахуенно, нахуй, нахуя, похуй, похую, на хуй, на хуя, на хую, по
      хуй, ни хуя, нихуя, ни за хуй, иди на хуй, иди нахуй, пошел нахуй, пошёл нахуй, пошел на хуй, пошёл
      на хуй, на фиг, нафиг, фига, офигеть, пердеть, пердун, перд, бздёнок, бздун, встать раком, половое
      сношение, обнаженный, черножопый, вафлёр, твою мать, иди в жопу, пошел в жопу, очко твое,
      насиловать, изнасиловать, blyat, blyad, blyadi, bliat, bljad, blya, suka blyat, cyka blyat, suka
      bljad, sukin syn, pizda, pizdato, pizdatyi, pizdec, pizdets, pizdetc, pizdet, pizduk, raspizdyai,
      pidor, pidory, pidar, pidoras, pidaras, pidoraz, huinya, huynya, hujnya, khuy, huilo, huylo, huesos,
      nahuy, nahui, nahuj, nahuya, pohuy, pohui, po khuy, idi nahui, idi nahuy, poshel nahui, yebat,
      ebalo, ebalnik, ebanat, ebaniy, zaebal, zaebat, zaebis, naebal, uebok, uebishe, proebat, dolboeb,
      dolboeby, dolbaeb, dolboyob, yob tvoyu, yeb vas, yob tvoyu mat, mudak, mudaki, mudack, mudila,
      gandon, gondon, govno, govnyuk, zhopu, shlyuha, shluha, shalava, pedik, svoloch, ublyudok, zalupa,
      zasranec, zasranets, srat, prosrat, posrat, drochit, trahat, trakhat, otsosi, perdet, chmo,
      chernozhopyi, styervo`,
    exact: 'padlo, padla',
    parts: `
      пизд, пидор, пидар, бляд, мудак, гандон, долбоеб, долбоёб, далбаеб, хуйл, хуес, охуе, ахуе, нахуй,
      похуй, залуп, шлюх, заеба, наеба, выеба, уебищ, уёбищ, ебальн, злоебуч, pidoras, pidaras, dolboeb,
      dolbaeb, pizdec, pizdet`,
    alone: 'член, лох, жид',
  },
  {
    language: 'uk',
    words: `
      курва, курви, хуйло, підар, підари, підарас, підор, пизда, пиздець, йобаний, йобана, їбати, їбать,
      заїбав, заїбало, їбав, довбойоб, довбойоби, гівно, гівна, лайно, срака, сраку, шльондра, сучка,
      блядь, мудак, дупа, похуй, нахуй, виїбуватися`,
    parts: 'підарас, довбойоб, заїба',
  },
  {
    language: 'cs',
    exact: 'píča, píčo, piča',
    words: `
      kurva, kurvy, kurvo, čurák, čuráci, kokot, kokoti, kokote, mrdat, mrdka, zmrd, zmrdi, hovno, hovna,
      prdel, prdele, debil, děvka, buzerant, buzna, jebat, jebe, zkurvysyn, zasraný, seru na to, vyser si,
      do piče, do píče, kurvin, jebem, jebo te, jebem ti, pička, picka, pičke, pizda, kurac, kurca, kurcu,
      pusi kurac, puši kurac, drolja, govno, pederi, pederčina, sisaj, guzica, šupak`,
    parts: 'zkurvy, čurák',
  },
];
