// OFFENSIVE WORDS, data for the name filter: Turkish, Azerbaijani, Hungarian, Greek.

import type { WordList } from '#server/moderation/words/wordList.ts';

export const turkic: readonly WordList[] = [
  {
    language: 'tr',
    words: `
      orospu, orospular, orospunun, orospuluk, orospu çocuğu, orospu cocugu, orospucocugu, orospuçocuğu,
      orospu evladı, amk, amq, amına koyayım, amına koyim, amina koyayim, amina koyim, aminakoyim,
      amınakoyim, amcık, amcıklar, amcığa, amcığı, amcığın, amcıkta, amcık ağızlı, ananı sikeyim, anani
      sikeyim, ananı sikim, anani sikim, ananın amı, ananı avradını, sikeyim, sikerim, siker, sikersin,
      sikik, sikikler, sikim, sikimi, sikime, sikiş, sikişmek, sikişen, sikmek, sikmemek, siktir, siktir
      git, siktirgit, siktir lan, siktirir, sikti, siktim, siktin, sikicem, sikilir, sikiyor, sikici,
      sikko, siktiri boktan, yarak, yarrak, yarağı, yarağa, yarağın, yarağım, yarrağı, yarraklar,
      yaraklar, yarakta, dalyarak, dalyarrak, götveren, götverenler, götlek, götü, götün, götler, götünü,
      götüne, götlalesi, göt veren, göt lalesi, pezevenk, pezevenkler, kaltak, kaltaklar, kaltağa,
      kaltağı, kaltağın, kaltakta, kaltaktan, kahpe, kahpeler, fahişe, fahişeler, ibne, ibneler, ibnelik,
      gavat, kavat, puştlar, piçler, piç kurusu, pic kurusu, boktan, bok ye, bok gibi, taşak, taşaklar,
      taşağa, taşağı, taşağın, taşakta, taşaktan, taşşak, dallama, saksocu, saksocular, sakso, sakso çek,
      otuzbirci, otuz birci, otuz bir çek, sıçmak, sıçarım, sıçtım, sıçayım, şerefsiz, şerefsizler,
      gerizekalı, gerizekâlı, geri zekalı, aptal, yavşak, yavşaklar, kancık, kevaşe, sürtük, götten
      bacaklı, döl israfı, amcık hoşafı, ağzına sıçayım, meme ucu, porno, domal, domalan, çük, çükü,
      çingene, çingeneler, hassiktir, hasiktir, mk çocuğu`,
    exact: 'göt, piç, oç, amlar, sikin, sikler, siklere, sikleri, sikte, sikten, puşt',
    parts:
      'orospu, siktir, götveren, gotveren, taşak, taşağ, yarrağ, çingene, amcık, yarrak, dalyara, saksocu, pezevenk, sikeyim, gerizekal, otuzbirci, kaltak',
    alone: 'sik, bok',
  },
  {
    language: 'az',
    words: 'qəhbə, qəhbələr, götverən, oğraş, cındır, peysər, sikdir, sikim, dalbayob, bicbala, gijdillag',
  },
  {
    language: 'hu',
    words: `
      kurva, kurvák, geci, gecik, faszfej, faszom, faszok, fasz, picsa, picsába, baszd meg, bazdmeg,
      bazmeg, baszni, basszátok, seggfej, seggfejek, segg, buzi, buzik, köcsög, köcsögök, szopd, szopjál,
      anyád, kurva anyád, rohadj`,
    exact: 'szar, szarok',
  },
  {
    language: 'el',
    words: `
      μαλάκας, μαλάκα, μαλάκες, μαλακία, μαλακισμένο, γαμώτο, γαμώ, γαμήσου, γαμιέσαι, πούτσα, πούτσος,
      πουτάνα, πουτάνες, πούστης, πούστη, μουνί, μουνιά, αρχίδι, αρχίδια, καριόλα, καριόλης, σκατά, σκατό,
      κώλος, κώλο, βυζιά, malaka, poutsa, poutana, gamoto, gamisou`,
  },
];
