// Names of real kinds that a careless filter hits, or that are near a word of its lists; read by the tests alone.

const NAMES = `
Scunthorpe, Penistone, Dickson, Dick Smith, Cockburn, Matsushita, Shiitake, Essex, Sussex, Assad, Cassandra,
Fanny, Willy, Willie, Randy, Peter, Dickens, Dickinson, Benedict, Benedick, Moby Dick, Hancock, Hitchcock,
Alcock, Cocker, Babcock, Woodcock, Peacock, Cox, Wilcox, Butt, Usman Butt, Button, Buttigieg, Titus, Titian,
Titouan, Matthias, Assumpta, Assunta, Assefa, Assia, Assane, Hassan, Hassane, Cassie, Grass, Bass,
Ambassador, Analise, Analía, Anali, Anala, Manal, Sanal, Janus, Stephanus, Hermanus, Uranus, Arsène,
Arsenal, Arsema, Larsen, Carson, Cummings, Cumberbatch, Cumhur, Fagan, Fagin, Fagundes, John Lee Hooker,
Slutsky, Pissarro, Rapee, Rapeepat, Rapunzel, Draper, Grape, Semenov, Semenyuk, Sexton, Middlesex, Titmuss,
Twatt, Wankhede, Georgy, Georgie, Orgyen, Fukuda, Fukuoka, Fukushima, Fu Wei, Wei Fu, Phuc, Phúc, Dung,
Dũng, Hồ Bích Ngọc, Bích, Nguyễn Thị Bích, Phương, Hưng, Cúc, Tít, Hạnh, Long, Đức, Tuấn, Lộc, Huy, Quân, Mỹ
Dung, Điểm, Bưởi, Porntip, Pornthip, Siriporn, Supaporn, Pornchai, Porn Srisai, Thitiporn, Sittiporn,
Wanporn, Kanokporn, Titiporn, Akshit, Harshit, Rakshit, Nishit, Ashit, Lakshit, Harshita, Shital, Kshitij,
Yoshito, Yoshitaka, Shitara, Boobalan, Boobesh, Gandhi, Chutima, Lund, Lundgren, Lauda, Niki Lauda, Randi,
Randi Olsen, Mona, Pippa, Pippi, Tanga, Titi, Tai, Asu, Ami, Amina, Aminata, Amı, Sike, Nique, Dominique,
Bander, Gerber, Rosette, Mufti, Latte, Vogel, Götte, Johnny Depp, Puff, Poppen, Peder, Downie, Pala, Rahat,
Subba, Hora, Mouni, Malakas, Adolf Fick, Schmidt, Schwanzer, Hurley, Angga, Rangga, Anggara, Tunggal,
Lingga, Bego, Begoña, Kuma, Malaya, Mavi, Tomba, Alberto Tomba, Shoga, Khara, Nick Cave, Dave Cave, Quim,
Joaquim, Kike Hernández, Alessandro Del Negro, Montenegro, Niger, Nigeria, Nigel, Níger, Mar Negro, Rio
Negro, Pablo Negrón, Black, White, Long Wang, Wang Long, Dong, Ding Dong, Dong Li, Hung Lo, Suk, Sukdeep,
Sukhdeep, Harmandeep, Gurdip, Jaspreet, Jap Singh, Gook Hyun, Hyun-sik, Yun Hyon-Sik, Bok-soon, Bok Choy,
Quinton de Cock, Greg Dyke, Van Dyke, Thorndyke, Coon Rapids, Cuckfield, Retamar, Bastien, Sebastian,
Bastarrica, Vaginova, Dildora, Dilnoza, Fatima, Fatma, Hitesh, Adolf, Adolfo, Nazih, Nazim, Nazir, Nazan,
Nazar, Nazanin, Isis, Osama, Usama, Jihad, Muhammad, Moe, Lester, Ben, Hugh, Mike, Mike Hunter, Hunt, Mikey,
Anita, Gabe, Jenny, Seymour, Phil, Harry, Harry Sack, Jack Goff, Dixie, Jenna, Barry, Eric Shun, Anita Cox,
Wayne King, Wilma, Candice, Connie, Rusty, Dover, Ben Doverton, Therapist, Analyst, Assistant, Assassin,
Classic, Classroom 5, Class 5a, Passion, Cockatoo, Cockpit, Cocktail, Dictionary, Document, Cucumber,
Circumference, Titan, Titanic, Title, Constitution, Institute, Competition, Attitude, Shuttle, Shirt,
Shifty, Shinji, Shih Tzu, Sheet, Sh, Fuchs, Fuchsia, Function, Funk, Fuzzy, Duck, Luck, Bucky, Buckley,
Puck, Truck, Sussy, Pussycat, Pussy Willow, Beach, Beaches, Bitcoin, Rich, Witch, Mitch, Bishop, Whorl,
Horne, Horn, Thorny, Corny, Cornelius, Con, Conor, Connor, Connie, Raccoon, Tycoon, Cocoon, Spice, Spicy,
Auspicious, Despicable Me, Spicer, Skunk, Nutella, Nutmeg, Peanuts, Snowball, Meatball, Dragon Ball, Kiwi,
Nipper, Nippon, Snip, Rapid, Rapper, Raptor, Therapy, Trapeze, Parapet, Drape, Crapaud, Scrap, Scrappy,
Wrap, Turing, Turdus, Saturday, Analog, Canal, Banal, Manual, Annual, Annals, Tanja, Anja, Sujit, Sujeet,
Suja, Sukarno, Suka Buku, Babi, Babette, Kontos, Memet, Mehmet, Pantea, Pukar, Lonteng, Perez, Pérez, Pico,
Pica Pica, Picasso, Porras, Porrini, Garza, Zorrilla, Vergara, Verger, Verónica, Concha Buika, Culkin,
Pollak, Pollard, Putin, Putnam, Puttanahalli, Putri, Puteri, Putu, Cabrera, Cabral, Marica Kovač, Mario,
Jodi, Jody, Pedro, Pepe, Pajares, Cazzola, Cazzaniga, Stronach, Troy, Merida, Mercedes, Coglan, Bocchino,
Figaro, Figo, Minch, Fontana, Pompidou, Scopa, Culotta, Cristina, Fotis, Photios, Arscott, Penn, Penner,
Mongolia, Mongo Santamaria, Spassky, Spasov, Kanak, Kanakis, Kurt, Dupont, Dupas, Dupré, Sukova, Suki,
Chuck, Hujer, Cipriano, Cipollini, Jebali, Jebb, Pizarro, Pizzi, Ciotti, Debilly, Аманда, Мандарин, Хуан,
Хуана, Хулио, Ебру, Себастьян, Лох-Несс, Блинов, Дима, Саша, Сучков, Говоров, Мудров, Херсон, Член клуба,
Андре Жид, Нигер, Игорь, Νίκος, Γιώργος, Μαρία, صالح, نيك, محمد, خولة, كسرى, زينب, 王小明, 陈操, 奶茶, 田中翔太, ショウタ,
しまんと, ファックス, さくら, 김시바, 정병, 보람, 지은, สมชาย, สุพร, พรทิพย์, ณัฐพร, กมลวรรณ, เหี้ยมหาญ, ดอกทองกวาว, สมหมาย,
หีบทอง, แดง, ขวัญ, ไก่, หมู, ควันหลง, Somchai, Supa, Kanya, Mário, João, Ana, Thiago, Iñaki, Xoán, Nuñez,
Muñoz, Łukasz, Małgorzata, Zdzisław, Jiří, Őri, Şule, Çağla, İpek, Işıl, Ağca, Özgür, Göktürk, Gotye, Gotti,
Sikandar, Sikorski, Siku, Amal, Amr, Bokhari, Boki, Yara, Tasha, Tasaki, Kaltenbrunner, Piccolo, Picard,
Player 1, Team 7, Tom 455, A55, Class 7a, 7b Max, Lea 2012, xX Anna Xx, O_o, :-), Mr. Bean, J. R. R.
Tolkien, A B C D, R2D2, C-3PO, 007, Mia ❤, Leo 🦊, 🐶 Max, Kim 🍑, 77 Ana, Zoé 😺, K K, Bob 88, Anna (7b), Team
<3, I ♥ cats, #1 Fan, ★ Luna ★, Café, Naïve, Coöperate, Alan Cumming, Mia Hooker, Troia Rossi, Robert Felch`;

export const INNOCENT_NAMES: readonly string[] = NAMES.trim().split(/,\s+/u);
