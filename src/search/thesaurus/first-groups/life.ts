/** Phrases of each line mean the same. */
export const life = `
концерт, концерти, Konzert, Konzerte, concert, концертни билети турне
български концерт, концерт на български изпълнител, български звезди, турне на български певец, bulgarisches Konzert
празник, празници, тържество, тържества, празненство, Fest, Feier, Feierlichkeit, celebration
парти, купон, партита, купони, Party, Partys
българско парти, българска вечер, българска нощ, bulgarische Party, Bulgarian party
чалга парти, фолк парти, чалга, чалготека, поп фолк, попфолк, Chalga
балканско парти, балканска вечер, Balkan Party
събор, събори, народен събор, български събор, фестивал, фестивали, Volksfest, Festival
хоро, народни танци, хороводна група, народно хоро, български танци, хоротека, Volkstanz, Volkstänze, bulgarische Volkstänze, folk dance, хора и танци, хорце
танцов състав, фолклорен състав, ансамбъл за танци, танцова група, фолклорна група, Tanzgruppe, Volkstanzgruppe, Folkloregruppe, Tanzensemble, танцови състави, танцов клуб, ансамбъл
фолклор, народно творчество, български фолклор, Folklore
народна музика, фолклорна музика, народни песни, Volksmusik, bulgarische Volksmusik, folk music
народна носия, народни носии, носии, Tracht, Trachten, bulgarische Tracht, folk costume, носия под наем, народни костюми
гайда, гайди, гайдар, Dudelsack, bagpipe
певчески състав, хорово пеене, певчески хор, Gesangschor, choir, певческа група, хор за народни песни
танци, танцуване, Tanzen, Tanz, dance
салса, бачата, латино танци, Salsa, Bachata
сватба, сватби, сватбено тържество, Hochzeit, Hochzeiten, Hochzeitsfeier, хохцайт, wedding, женим, сватбено празненство
сватбена рокля, булчинска рокля, булчински рокли, сватбени рокли, Brautkleid, Hochzeitskleid, Brautmode, wedding dress, булчински, рокля за сватба, булка рокля
зала за сватба, зали за сватби, зала за тържества, зала под наем, празнична зала, Hochzeitssaal, Festsaal, Partyraum, Eventlocation, Saal mieten, wedding venue, салон за сватби
рожден, рождени дни, юбилей, Geburtstag, Geburtstagsfeier, birthday
имен ден, именни дни, Namenstag, name day
кръщене, кръщенета, кръщение, кръщавка, Taufe, Kindstaufe, тауфе, baptism, кръстини, кръщаване, кръщавам дете, свето кръщение
църковен брак, венчавка, църковна сватба, kirchliche Trauung, church wedding, венчаване, църковно венчание, църковен ритуал
църква, църкви, храм, храмове, Kirche, кирхе, church
православна църква, православен храм, българска църква, българска православна църква, orthodoxe Kirche, bulgarisch orthodoxe Kirche, Orthodox church, българска православна, българска църковна община
енория, църковна община, Kirchengemeinde, parish
църковна служба, неделна служба, литургия, богослужение, света литургия, Gottesdienst, Liturgie, готесдинст, church service
свещеник, свещеници, поп, отче, духовник, Priester, Pfarrer, priest, български свещеник, отец
джамия, джамии, мюсюлмански храм, Moschee, mosque
евангелска църква, протестантска църква, българска евангелска църква, петдесятна църква, evangelische Gemeinde, Freikirche, evangelische Kirche
панихида, помен, задушница, Totengedenken, Gedenkgottesdienst
Коледа, коледен, коледни празници, Бъдни вечер, Weihnachten, Weihnachtsfest, вайнахтен, Christmas
коледен базар, коледен пазар, коледни базари, Weihnachtsmarkt, вайнахтсмаркт, Christmas market
Дядо Коледа, Weihnachtsmann, Santa Claus
Великден, великденски, Възкресение Христово, Ostern, Osterfest, Easter
Нова година, новогодишен, новогодишна нощ, посрещане на Нова година, новогодишно парти, новогодишна вечер, Silvester, Neujahr, Silvesterparty, зилвестер, New Year
баба Марта, мартеница, мартеници, Martenitsa, Marteniza, първи март
Трети март, 3 март, национален празник, Ден на Освобождението, bulgarischer Nationalfeiertag
празник на буквите, 24 май, празник на азбуката, ден на буквите, Кирил и Методий, денят на писмеността
осми март, 8 март, международен ден на жената, Frauentag, Weltfrauentag
Гергьовден, 6 май, Георгьовден, Georgstag
Свети Валентин, Valentinstag, денят на влюбените
първи юни, 1 юни, международен ден на детето, Kindertag
Хелоуин, Halloween
карнавал, карнавали, маскарад, фашинг, Karneval, Fasching, Fastnacht, carnival
Октоберфест, Oktoberfest, празник на бирата, Wiesn
абитуриентски бал, абитуриентска вечер, бал на абитуриентите, Abiball, prom
театър, театри, театрален, театрална постановка, Theater, Theaterstück, театър на български, пиеса, постановка, Theateraufführung
кино, филм, филми, прожекция, Film, Kino, кинопрожекция, movie, cinema
българско кино, български филм, български филми, bulgarischer Film, bulgarisches Kino
стендъп, стендъп комедия, комедия, комедийно шоу, стендап, Standup, Comedy, stand up comedy
изложба, изложби, художествена изложба, Ausstellung, Kunstausstellung, exhibition
галерия, арт галерия, художествена галерия, Kunstgalerie, art gallery
музей, музеи, Museum, Museen
художник, художничка, художници, Künstler, Künstlerin, Kunstmaler, artist
представяне на книга, литературна вечер, Buchvorstellung, Lesung, Autorenlesung, book reading
изложение, панаир, търговски панаир, Messe, Fachmesse, trade fair
лекция, лекции, доклад, Vortrag, Vorträge, lecture
среща на българи, българска среща, среща на българите, сбирка на българи, Treffen der Bulgaren, Bulgarentreffen, bulgarischer Stammtisch, щамтиш, Stammtisch, запознанство с българи
сдружение, сдружения, дружество, Verein, ферайн, association
българско дружество, българско сдружение, българско културно дружество, bulgarischer Verein, bulgarischer Kulturverein
културен център, културни центрове, културен дом, Kulturzentrum, Kulturhaus
български културен институт, българският дом, bulgarisches Kulturinstitut
благотворителен, дарителска кампания, набиране на средства, Spende, Spenden, Spendenaktion
футбол, футболен отбор, футболен клуб, Fußball, Fußballverein, Fußballmannschaft, фусбал, football, soccer, футболна школа, футболисти, футболен мач
футболен турнир, футболни турнири, турнир по футбол, Fußballturnier
волейбол, волейболен отбор, Volleyball
баскетбол, баскетболен отбор, Basketball
тенис, тенис корт, Tennis
тенис на маса, пинг понг, Tischtennis
шах, шахмат, Schach, Schachverein, chess
спорт, спортен, спортуване, спортни занимания, Sport, Sporttreiben
спортен клуб, спортни клубове, спортно дружество, Sportverein, Sportclub, sports club
фитнес, фитнес зала, фитнес клуб, Fitness, Fitnessstudio, gym, фитнес център
йога, йога уроци, Yoga, Joga, Yogakurs
пилатес, Pilates
бойни изкуства, Kampfsport, Kampfkunst, martial arts
карате, Karate, уроци по карате
бокс, кикбокс, Boxen, Kickboxen, boxing
борба спорт, спортна борба, свободна борба, Ringen, wrestling
плуване, плувен спорт, Schwimmen, swimming
курс по плуване, уроци по плуване, Schwimmkurs
басейн, басейни, плувен басейн, Schwimmbad, Freibad, Hallenbad, швимбад, swimming pool, плувни басейни, аквапарк, Erlebnisbad
планински преход, планинарство, туризъм в планината, Wandern, Wanderung, hiking
ски, каране на ски, Skifahren, Ski, skiing
сноуборд, Snowboard
риболов, риболовен, въдичар, рибар, Angeln, ловене на риба, риболовци, Angler
лов, ловец, ловуване, Jagd, Jäger, hunting
колоездене, каране на колело, Radfahren, Radtour, cycling
бягане, тичане, Laufen, Jogging, running
маратон, Marathon
деца, дете, Kinder, Kind, киндер, children, kids
бебе, бебета, Baby, Babys, Säugling
майка, майки, млади майки, Mutter, Mütter, mother
родител, родители, Eltern, Elternteil, parents
детска количка, детски колички, бебешка количка, бебешки колички, Kinderwagen, Buggy, киндерваген, stroller, количка за бебе
детски дрехи, бебешки дрехи, дрехи за бебе, дрехи за деца, Kinderkleidung, Babykleidung, Babysachen, kids clothes, дрешки, бебешки дрешки, детски дрешки
детско легло, кошара, бебешко легло, креватче, Kinderbett, Babybett, Gitterbett, crib
играчка, играчки, детски играчки, Spielzeug, шпилцойг, toys
детска площадка, детски площадки, детски кът, Spielplatz, Spielplätze, шпилплац, playground
памперси, пелени, Windeln, diapers
семейство, семейства, фамилия, Familie, Familien, family, семейства с деца
запознанства, сериозна връзка, търся жена, търся мъж, Partnersuche, Dating, Bekanntschaften, Partnervermittlung, dating site, запознаване, търся приятелка, търся половинка
приятели, приятелство, нови приятели, търся приятели, намиране на приятели, Freunde, Freundschaft, Freunde finden, make friends
пенсионер, пенсионери, пенсионерка, възрастни хора, пенсионерски клуб, Rentner, Rentnerin, Senioren, retirees, възрастни хора клуб, стари хора
младеж, младежи, младежки, младежка група, Jugend, Jugendliche, Jugendgruppe, youth
клуб на жените, женска група, Frauengruppe
домашен любимец, домашни любимци, животно, животни, Haustier, Haustiere, pets
куче, кучета, хунд, dog, кученца и кучета
кученце, кученца, малко кученце, Welpe, Welpen, puppy
котка, котки, Katze, Katzen, катце
коте, котета, котенце, котенца, Kätzchen, kitten
папагал, папагали, Papagei, Wellensittich, parrot
птица, птици, птичка, Vogel, Vögel
изгубено куче, изчезнало куче, загубено куче, Hund vermisst, entlaufener Hund, Hund entlaufen, избягало куче, загуби се куче, изгубих кучето
изгубена котка, изчезнала котка, загубена котка, Katze vermisst, entlaufene Katze, Katze entlaufen
приют за животни, приют за кучета, осиновяване на куче, осиновяване на животно, Tierheim, Tierschutz, тирхайм, animal shelter, осиновявам куче, Tiervermittlung
храна за кучета, храна за котки, зоомагазин, стоки за животни, Tierfutter, Hundefutter, Katzenfutter, Zoohandlung, pet shop
изгубени вещи, загубени вещи, намерени вещи, изгубен предмет, Fundsachen, verloren gefunden, загубих нещо
изгубени документи, загубени документи, откраднати документи, verlorene Dokumente, lost documents
бежанец, бежанка, бежанци, търсещи убежище, Flüchtling, Flüchtlinge, Geflüchtete, Asylbewerber, refugee
имигрант, емигрант, мигрант, мигранти, емигранти, преселник, Migrant, Migranten, Einwanderer, Zuwanderer, immigrant
интеграция, интегриране, интеграция в Германия, Integration
живот в Германия, живея в Германия, емигриране в Германия, преместване в Германия, Auswandern nach Deutschland, Umzug nach Deutschland, life in Germany, живот тук Германия, искам в Германия, преселване в Германия
новодошъл, новодошли, новопристигнал, току що пристигнал, първи стъпки в Германия, neu in Deutschland, Ankommen in Deutschland, newcomer, дойдох в Германия, пристигам в Германия, току що дойдох
връщане в България, завръщане в България, прибиране в България, Rückkehr nach Bulgarien, return to Bulgaria, прибирам се в България, връщам се България, завръщам
българи, български, българска общност, българи в Германия, Bulgaren, bulgarisch, Bulgaren in Deutschland, Bulgarians
роми, ромска общност, цигани, Roma, Sinti und Roma
спешен телефон, спешен номер, телефон за спешни случаи, Notruf, Notrufnummer, emergency number
интернет, домашен интернет, интернет вкъщи, интернет доставчик, Internet, Internetanschluss, Internetanbieter, интернет абонамент, интернет в къщи, DSL, домашен нет
безжичен интернет, WLAN, велан, wifi
мобилен абонамент, телефонен абонамент, абонамент за телефон, мобилен тариф, Handyvertrag, Mobilfunkvertrag, Handytarif, хендифертраг, mobile plan, план за телефон, договор за телефон, Handyverträge
СИМ карта, сим карти, предплатена карта, SIM Karte, Prepaid Karte, Prepaid, зимкарте, sim card, ваучер за телефон, симка
мобилен оператор, телефонен оператор, мобилни оператори, Mobilfunkanbieter, Handyanbieter, mobile provider
банка, банки, банков клон, Bank, Bankfiliale, банки в Германия, Banken
шпаркасе, Sparkasse
банкова карта, дебитна карта, Bankkarte, EC Karte, Girocard, debit card
кредитна карта, кредитни карти, Kreditkarte, кредиткарте, credit card
кредит, кредити, заем, заеми, Kredit, Darlehen, loan, заем от банка, бърз кредит, потребителски кредит, Ratenkredit
паричен превод, пращане на пари, пари до България, Geldtransfer, Überweisung, Geld senden, юбервайзунг, money transfer, пращам пари България, Уестърн Юниън, Western Union, MoneyGram
обмяна на валута, обменно бюро, обмяна на пари, смяна на пари, Geldwechsel, Wechselstube, currency exchange, чейндж, чейндж бюро
спестявания, спестяване, влог, Sparkonto, savings
инвестиции, инвестиране, инвестиране на пари, Investieren, Geldanlage, investing
крипто, криптовалута, криптовалути, Kryptowährung, Krypto, crypto
биткойн, Bitcoin
евтино пазаруване, намаление, намаления, разпродажба, промоция, промоции, отстъпки, Rabatt, Sonderangebot, Schlussverkauf, discount
подарък, подаръци, идеи за подарък, Geschenk, Geschenke, гешенк, gifts
подарявам, подаряване, безплатно, без пари, zu verschenken, kostenlos, gratis, for free, подарява се, без пари давам, geschenkt
битпазар, битак, пазар за стари вещи, Flohmarkt, Trödelmarkt, фломаркт, flea market, битаци, пазар за старо
влак, влакове, жп билети, железница, Zug, Bahn, Deutsche Bahn, дойче бан, train, влак билет, влакове Германия, ДБ
градски транспорт, обществен транспорт, öffentliche Verkehrsmittel, ÖPNV, Nahverkehr, public transport, транспорт в града, градски автобус, Bus und Bahn
трамвай, трамваи, Straßenbahn, щрасенбан, tram
метро, метростанция, убан, subway
летище, летища, аерогара, Flughafen, флугхафен, airport, летище Дортмунд
полет, полети, самолет, самолети, Flug, Flüge, флуг, flight
пътуване, пътувания, пътешествие, Reise, Reisen, райзе, travel
екскурзия, екскурзии, еднодневна екскурзия, излет, Ausflug, Tagesausflug, day trip
време, прогноза за времето, Wetter, Wettervorhersage, weather
избори, гласуване, гласувам в чужбина, Wahl, Wahlen, elections, гласуване в чужбина, парламентарни избори, изборни
протест, протести, демонстрация, Demonstration, Demo, Protest
носталгия, носталгия по България, Heimweh, homesick
дрехи, облекло, дреха, Kleidung, Kleider, Klamotten, clothes, дрешник дрехи, дрехи мъжки
дрехи втора употреба, дрехи втора ръка, магазин втора ръка, секънд хенд, Second Hand, Secondhand, gebrauchte Kleidung, second hand clothes
обувки, обувка, Schuhe, shoes, обувчици, обуща
маратонки, кецове, Turnschuhe, Sneaker
бижу, бижута, Schmuck, jewelry
пръстен, пръстени, годежен пръстен, Verlobungsring, Fingerring
парфюм, парфюми, Parfüm, Parfum, perfume
козметични продукти, българска козметика, продукти за красота, Kosmetikprodukte, bulgarische Kosmetik, beauty products
книжен клуб, читателски клуб, Buchclub, Lesekreis, book club
музикални инструменти, музикален инструмент, Musikinstrumente, Musikinstrument, musical instruments
китара, китари, Gitarre, guitar
пиано, пиана, Klavier, piano
настолни игри, вечер на игрите, Brettspiele, Spieleabend, board games
казино, хазарт, залагания, Casino, Glücksspiel, Sportwetten, gambling
магазин за дрехи, бутик, модни дрехи, Boutique, Modegeschäft, Bekleidungsgeschäft, clothing store
`
