// OFFENSIVE WORDS, data for the name filter: Indonesian and Malay, Filipino, Thai, Vietnamese, Japanese,
// Chinese, Korean, Hindi in Latin letters, Arabic, Swahili. Scripts without spaces need `parts`, which are
// long enough not to occur in names.

import type { WordList } from '#server/moderation/words/wordList.ts';

export const asian: readonly WordList[] = [
  {
    language: 'id',
    words: `
      anjing, anjeng, anjink, bangsat, bajingan, kontol, kontl, memek, ngentot, entot, ngewe, ewe gue,
      pepek, pukimak, puki mak, pantat, jancok, jancuk, dancok, dancuk, cok jan, goblok, goblog, tolol,
      lonte, pelacur, perek, sundal, jablay, bencong, banci, kampret, keparat, brengsek, taik, tai kucing,
      tahi kucing, itil, tempik, jembut, colmek, coli lu, bokep, bugil, ngaceng, titit, kimak, kepala
      butoh, burit, lancau, lanjiao, bodoh, bodo amat, haramjadah, haram jadah, anak haram, bapok, pondan,
      sialan, setan lu, monyet lu, babi lu, babi lo, anak babi, dasar babi, anjing lu, bangke, tetek,
      toket, ngocok, pecun, ayam kampus, memeq, kntl, ngntt, asu kowe, matamu, ndasmu, cukimai, cukimay`,
    parts: 'kontol, ngentot, jancok, jancuk, bangsat, pukimak, haramjadah, bajingan, cukimai',
    alone: 'monyet, puki',
  },
  {
    language: 'tl',
    words: `
      putangina, putang ina, putangina mo, tangina, tang ina, tangina mo, pota ka, puta ka, ulol,
      tarantado, tarantada, inutil, punyeta, kantot, kantutan, iyot, pekpek, burat, pokpok, hindot,
      hinayupak, kupal, pakshet, siraulo, gago ka, bobo ka, tanga ka, titi mo, puke mo, jakol, jakolero,
      tamod`,
    parts: 'putangin, tangina mo',
    alone: 'gago, puke',
  },
  {
    language: 'th',
    words: `
      เหี้ย, เหี้ยๆ, ควย, หี, เย็ด, สัส, สัสๆ, สัด, ไอ้สัตว์, ไอ้สัด, อีสัตว์, แม่ง, อีดอก, ดอกทอง,
      กะหรี่, กระหรี่, อีตัว, ร่าน, แรด, ตอแหล, แตด, จิ๋ม, กระเด้า, เงี่ยน, ส้นตีน, ระยำ, จัญไร, ชาติหมา,
      ชาติชั่ว, พ่อง, พ่อมึง, แม่มึง, ควาย, หมอย, สวะ, สถุล, เสือก, โคตรพ่อ, โคตรแม่, ตุ๊ด, กู, มึง,
      ไอ้บ้า, อีบ้า, หน้าหี, หัวควย, เลว, เปรต, ชิงหมาเกิด, ปัญญาอ่อน, โง่, ไอ้โง่, อีโง่, เอากัน, นมใหญ่,
      ขี้, ไข่ใหญ่, ai hia`,
    parts: `
      เหี้ย, ควย, เย็ด, ไอ้สัส, ไอ้สัตว์, ไอ้สัด, อีสัตว์, อีสัส, อีดอก, อีกะหรี่, ชาติหมา, ชาติชั่ว,
      พ่อมึง, แม่มึง, ส้นตีน, หน้าหี, หีแม่, เงี่ยน, ไอ้ควาย, อีควาย, กระเด้า, อีแรด, อีร่าน, ไอ้ระยำ,
      โคตรพ่อ, โคตรแม่`,
    alone: 'หำ, จู๋, ตูด',
  },
  {
    language: 'vi',
    words: 'vcl, vkl, clgt, dit me, dit me may, du ma may',
    exact: `
      địt, địt mẹ, địt mẹ mày, địt con mẹ, đụ má, đụ mẹ, đụ mẹ mày, đéo, lồn, cặc, con cặc, buồi, cứt, con
      đĩ, đĩ mẹ, đĩ chó, mẹ mày, vãi lồn, vãi cặc, đmm, đcm, óc chó, ngu lồn, thằng chó, chó đẻ, mặt lồn,
      đồ chó, đồ ngu, phò, điếm, hiếp dâm, thủ dâm, đụ, đĩ`,
  },
  {
    language: 'ja',
    words: `
      ちんこ, チンコ, ちんちん, ちんぽ, チンポ, ちんぽこ, まんこ, マンコ, おまんこ, オマンコ, うんこ, ウンコ, うんち, ウンチ, きんたま, キンタマ, 金玉, くそ, クソ,
      くそったれ, 糞, 死ね, しね, 殺す, 殺せ, ばか, バカ, 馬鹿, アホ, きちがい, キチガイ, 気違い, ガイジ, セックス, オナニー, フェラ, フェラチオ, レイプ, 強姦,
      おっぱい, オッパイ, 巨乳, 爆乳, 乳首, ちくび, やりまん, ヤリマン, ビッチ, ファック, ペニス, ヴァギナ, アナル, ブス, デブ, ホモ, オカマ, おかま, レズ, エロ,
      エッチ, 変態, 淫乱, 輪姦, ディルド, クンニ, 射精, 精液, 中出し, 勃起, 手コキ, 痴漢, 売春婦, 売春, ポルノ, ザーメン, 肛門, 陰毛, 陰茎, 膣, 近親相姦, 性交,
      獣姦, 乱交, オーガズム, マスターベーション, ディープスロート, クリトリス, おしっこ, おしり, ヌード, ロリータ, ロリコン, ニガー, 土人, 裸, 全裸, 緊縛, 騎乗位, 正常位,
      巨根, 童貞, 処女, ソープ嬢, ハメ撮り, パイパン, スカトロ, ぶっかけ, ふたなり, 痴女, 人妻`,
    parts: `
      おまんこ, オマンコ, ちんぽ, チンポ, セックス, オナニー, フェラチオ, 強姦, 輪姦, 近親相姦, 売春, 射精, 勃起, 手コキ, 中出し, 淫乱, 死ね, キチガイ, 巨乳, ポルノ,
      やりまん, ヤリマン, マスターベーション`,
  },
  {
    language: 'zh',
    words: `
      傻逼, 傻b, 煞逼, 尼玛, 卧槽, 我操, 我草, 草拟吗, 她妈的, 它妈的, 他马的, 你马的, 妳妈的, 他娘的, 干死你, 操死你, 日死你, 干你妈, 日你娘, 小鸡鸡, 骚比,
      nmsl, cnm, wcnm, 傻屄, 傻比, 煞笔, 操你妈, 操你媽, 操你, 肏你妈, 草泥马, 草你妈, 日你妈, 你妈逼, 你妈的, 你媽的, 妈的, 媽的, 他妈的, 他媽的, 他妈,
      他奶奶的, 妈逼, 妈个逼, 操逼, 操蛋, 鸡巴, 雞巴, 几巴, 鸡八, 鸡吧, 屌, 屌你, 屌丝, 大屌, 婊子, 臭婊子, 贱人, 賤人, 贱货, 贱逼, 妓女, 妓院, 卖淫, 賣淫,
      强奸, 強姦, 轮奸, 輪姦, 鸡奸, 做爱, 做愛, 性交, 性爱, 性無能, 口交, 乳交, 肛交, 阴道, 陰道, 阴茎, 陰莖, 阴蒂, 阴毛, 阴唇, 阴部, 乳房, 乳头, 奶子, 屁眼,
      屁股, 王八蛋, 王八, 混蛋, 狗屎, 狗屁, 狗娘养的, 狗日的, 狗杂种, 去死, 白痴, 白癡, 智障, 弱智, 脑残, 腦殘, 骚货, 騷貨, 骚逼, 荡妇, 蕩婦, 淫荡, 淫蕩, 淫妇,
      淫水, 色情, 情色, 射精, 精液, 精子, 打炮, 打飞机, 吹箫, 叫床, 抽插, 你老母, 丢你老母, 屌你老母, 仆街, 冚家鏟, 冚家铲, 咸家鏟, 撚樣, 屄, 肏, 逼样, 杂种,
      雜種, 滚蛋, 吃屎, 干你娘, 幹你娘, 幹你, 干你, 幹您娘, 靠北, 靠腰, 靠母, 靠爸, 機掰, 机掰, 龟孙子, 龟儿子, 龟头, 小瘪三, 瘪三, 烂货, 烂逼, 野鸡, 嫖娼,
      嫖客, 阳具, 阳萎, 包皮, 处女膜, 十三点, 下贱, 下三烂, 三级片, 支那猪, 黑鬼, 死全家, 你全家, 二逼, 装逼, 牛逼, 逼, 淫, 奸, 姦, 笨蛋, 傻子, 神经病, 裸体,
      自慰, 成人电影, 招妓, 插你, 射你, 想上你`,
    parts: `
      操你, 肏, 屄, 傻逼, 他妈的, 他媽的, 王八蛋, 鸡巴, 雞巴, 婊子, 强奸, 強姦, 轮奸, 卖淫, 妓女, 做爱, 做愛, 肛交, 骚货, 贱人, 賤人, 屁眼, 幹你娘, 干你娘,
      仆街, 你老母, 冚家, 阴茎, 陰莖, 阴道, 陰道, 淫, 妈逼, 狗日, 去死, 操逼, 杂种, 雜種, 智障, 脑残`,
  },
  {
    language: 'ko',
    words: `
      씨발, 시발, 씨빨, 씨바, 씨팔, 시팔, 씹, 씹새끼, 씹새, 좆, 좆같은, 좆까, 좆나, 존나, 병신, 븅신, 빙신, ㅂㅅ, ㅅㅂ, ㅄ, ㅈㄴ, ㅈㄹ, 개새끼, 개새, 개색기,
      새끼, 썅, 썅년, 썅놈, 미친년, 미친놈, 보지, 자지, 엿먹어, 지랄, 꺼져, 닥쳐, 창녀, 섹스, 야동, 자위, 니미, 니애미, 느금마, 엠창, 호로새끼, 후레자식, 강간,
      변태, 쪽바리, 짱깨, 깜둥이, 걸레년, 육갑, 염병, 등신, 또라이, 쌍년, 쌍놈, 애미, 느개비, 응디`,
    parts: '씨발, 씨빨, 씨팔, 병신, 개새끼, 좆, 씹, 썅, 미친년, 미친놈, 호로새끼, 니애미, 느금마',
  },
  {
    language: 'hi',
    words: `
      chutiya, chutiye, chutiyapa, chootiya, madarchod, maderchod, madarchot, bhenchod, behenchod,
      benchod, bhosdike, bhosdiwale, bhosdi, bhosda, gandu, gaandu, gaand, lawda, lavda, lavde, lodu,
      bhadwa, bhadve, chodu, jhaatu, jhant, haramkhor, haramzada, haramzade, kutte, kamine, kaminey, randi
      ki, teri maa ki, teri ma ki, maa ki chut, choot, suar ka, चूतिया, मादरचोद, भेनचोद, बहनचोद, भोसडीके,
      गांडू, गांड, लंड, लौड़ा, रंडी, हरामी, कुत्ता, चूत, झाटू`,
    parts: 'madarchod, bhenchod, behenchod, chutiya, bhosdik, चूतिया, मादरचोद',
  },
  {
    language: 'ar',
    words: `
      كس, كسمك, كس امك, كس أمك, كسختك, كس اختك, شرموطة, شرموطه, شرموط, شراميط, قحبة, قحبه, قحاب, منيوك,
      منيوكة, متناك, متناكة, طيز, خرا, خراء, زق, عرص, معرص, خول, لوطي, نيكك, انيك, زبي, ابن القحبة, ابن
      الشرموطة, يا حيوان, كلب ابن كلب, حمار, kosomak, kos omak, kos omk, ksomk, sharmouta, sharmoota,
      sharmuta, sharmota, manyak, manyook, ibn el sharmouta`,
  },
  {
    language: 'sw',
    words: 'kuma mamako, kumamako, mkundu, msenge, kutombana',
  },
];
