// OFFENSIVE WORDS, data for the name filter: Spanish, French, Portuguese, Italian, Romanian.

import type { WordList } from '#server/moderation/words/wordList.ts';

export const romance: readonly WordList[] = [
  {
    language: 'es',
    words: `
      puta, putas, puto, putos, putita, putilla, putón, hijo de puta, hija de puta, hijoputa, hijaputa,
      hijueputa, hideputa, hijos de puta, mierda, mierdas, mierdoso, coño, coños, gilipollas, jilipollas,
      gilipichis, gilipolla, pendejo, pendeja, pendejos, pendejada, cabrón, cabrona, cabrones, maricón,
      maricones, mariconazo, maricas, follar, follador, folladora, fóllame, fóllate, culo, culos, culero,
      culera, culeros, culiao, culiado, lameculos, verga, vergas, vergón, polla, pollas, pollón,
      chupapollas, chupapolla, soplapollas, soplapolla, comepollas, soplagaitas, zorra, zorras, ramera,
      rameras, prostituta, prostitutas, mamada, mamadas, mamón, mamona, mamahuevo, mamaguevo, mamabicho,
      chingar, chinga, chingada, chingado, chingón, chinga tu madre, chingatumadre, pinche, pinches,
      pinche puto, joder, jódete, jodido, jodida, huevón, huevones, conchetumare, conchatumadre, concha de
      tu madre, conchesumadre, carajo, carajos, vete al carajo, vete a la mierda, me cago en, cagada,
      cagar, cagón, cagona, pajero, pajillero, pajearse, hacer una paja, hacerse una paja, esperma,
      pezones, sexo, sexo oral, tetas, tetona, tetonas, tetas grandes, tía buena, macizorra, chupada,
      chupamela, chúpamela, chupame la, cómeme la, bollera, bolleras, tortillera, travesti, travelo,
      pervertido, pervertida, idiota, idiotas, imbécil, imbéciles, subnormal, subnormales, retrasado,
      retrasada, malparido, malparida, gonorrea, hdp, coprofagia, orina, pedo, pedorro, kapullo, capullo,
      zoofilia, puticlub, putero, bastardo, sudaca, sudacas, negro de mierda, nazi, racista, haciendo el
      amor, fiesta de salchichas, sádico, violador, violadores, perra puta, perro de mierda`,
    exact: 'caca',
    parts: 'gilipoll, hijoput, hijueput, chupapoll, comepoll, conchetum, soplapoll, malparid, chingatu',
    alone: 'concha, asno, pija, marica',
  },
  {
    language: 'fr',
    words: `
      putain, putains, pute, putes, salope, salopes, salopard, salaud, salauds, connard, connards,
      connasse, connasses, conne, gros con, sale con, petit con, ptit con, pauvre con, enculé, enculés,
      enculée, enculer, enculeur, enculeurs, enculeuse, merde, merdes, merdeux, merdeuse, merdique,
      emmerder, emmerdeur, emmerdeuse, emmerdant, chier, chieur, chieuse, chiant, chiotte, chiottes,
      chiasse, couille, couilles, couillon, foutre, foutu, branler, branleur, branleurs, branleuse,
      branlette, branlage, niquer, niquez, nique ta mère, nique ta race, nique ta, fils de pute, fille de
      pute, fils de chien, la putain de ta mère, fdp, tapette, tapettes, gouine, gouines, pouffiasse,
      poufiasse, pouffe, grognasse, grogniasse, trou du cul, trouduc, trouducul, chatte, chattes, teub,
      teubs, teuch, suce, suceuse, sucer, suce ma, bâtard, bâtards, bougnoule, bougnoul, nègre, nègres,
      youpin, ta gueule, tagueule, ferme ta gueule, gueule de con, va te faire foutre, va te faire
      enculer, va chier, partouze, clito, clitoris, sac à merde, sac à foutre, turlute, tringler,
      troncher, palucher, caca boudin, pisser, pisseuse, déconne, déconner, zigounette, cramouille,
      bloblos, brackmard, bordel, bordel de merde, baiser, baise, baiseur, baisé, brouter le cresson,
      ménage à trois, grande folle, pousse-crotte, étron, étrons, pétasse, pétasses, garce, enfoiré,
      enfoirée, enfoirés, abruti, abrutis, débile, mongolien, clodo, zob, salop, encule ta`,
    exact: 'cul, niqué, pédé, pédés, ntm, caca, négro',
    parts: 'connard, enculé, encule, pouffiass, poufiass, emmerd, branleu, trouduc',
    alone: 'bite',
  },
  {
    language: 'pt',
    words: `
      caralho, caralhos, caralha, karalho, porra, puta, putas, putaria, putinha, foda, fodas, foda-se,
      fodase, fodasse, foder, fodido, fodida, fodão, fodendo, buceta, bucetas, bucetuda, boceta, bocetas,
      cuzão, cuzões, cuzao, merda, merdas, bosta, bostas, viado, viados, viadinho, viadão, bicha, bichona,
      boiola, boiolas, piroca, pirocas, pirocudo, punheta, punhetas, punheteiro, punheteira, arrombado,
      arrombada, arrombados, desgraçado, desgraçada, vadias, vagabunda, vagabundas, otário, otária, corno
      manso, cornudo, chifrudo, filho da puta, filha da puta, filhadaputa, filhodaputa, fdp, vai tomar no
      cu, tomar no cu, tomanocu, vai se foder, vai te foder, vtnc, vsf, pqp, puta que pariu, xoxota,
      xoxotas, xereca, xerecas, paneleiro, paneleiros, caralhinho, escroto, broxa, babaca, babacas, cagão,
      cagar, peidão, peidar, tesão, tesuda, suruba, boquete, boquetes, boqueteira, siririca, retardado,
      retardada, mongoloide, cabaço, gozada, putão, cacete, rabuda, safada, safado, vai pro inferno, vai à
      merda, estupro, estuprador, traveco, sapatão, sapatona, xibiu, pau no cu, enfia no cu`,
    parts: 'caralh, buceta, punhet, foda-se, arrombad, fodase, filhadaput, filhodaput',
    exact: 'piça',
    alone: 'pica, corno, fica, vadia',
  },
  {
    language: 'it',
    words: `
      cazzo, cazzi, cazzone, cazzoni, cazzata, cazzate, cazzuto, stronzo, stronza, stronzi, stronze,
      stronzetto, stronzata, stronzate, merda, merde, merdoso, merdosa, puttana, puttane, puttanella,
      puttaniere, vaffanculo, fanculo, affanculo, vaffa, coglione, coglioni, cogliona, coglionazzo,
      minchia, minchione, minchiata, figa, fighe, culo, culi, culattone, culattoni, frocio, froci,
      frocetto, ricchione, ricchioni, bastardo, bastarda, bastardi, zoccola, zoccole, mignotta, mignotte,
      troietta, troione, pompino, pompini, pompinara, scopare, scopata, scopami, segaiolo, segaioli,
      cagare, cagata, cacca, tette, tettona, inculare, inculata, incularsi, porco dio, porcodio, dio cane,
      diocane, dio porco, dioporco, dio bestia, porca madonna, porcamadonna, porca troia, porca puttana,
      madonna puttana, figlio di puttana, figlio di troia, figli di puttana, pezzo di merda, testa di
      cazzo, testa di minchia, faccia di merda, rompicoglioni, rompipalle, vai a cagare, vai a fanculo,
      succhiacazzi, leccaculo, leccaculi, sfigato, deficiente, cretino, idiota, handicappato, mongoloide,
      ritardato, terrone, terroni, negro di merda, sborra, sborrare, sborrata, pisciare, pisciata,
      scoreggia, ditalino, cornuto, battona, fottiti, fottere, fottuto, fottuta`,
    parts: 'vaffancul, porcodi, diocan, porcamadonn, succhiacazz, rompicoglion, pompinar',
    alone: 'troia, finocchio',
  },
  {
    language: 'ro',
    exact: 'căcat',
    alone: 'pula, curva',
    words: `
      muie, muist, muistule, pizdă, pizda, pizde, futu-ți, futuți, futu-ti, futut, fututi, du-te dracu,
      curvă, căcat, bulangiu, poponar, labagiu`,
  },
];
