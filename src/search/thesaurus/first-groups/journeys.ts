/** Phrases of each line mean the same. */
export const journeys = `
пътуване с автобус България, билет за автобус България, FlixBus, фликс бус
Евролайнс, Eurolines, Юнион Ивкони, Union Ivkoni
път до България, пътуване с кола България, шофиране до България, Autofahrt nach Bulgarien, Strecke nach Bulgarien
граница Сърбия, опашка на границата, чакане на граница, Grenzübergang, Wartezeit Grenze, гранични пунктове
винетка България, електронна винетка България, bulgarische Vignette, BGtoll
ферибот, Fähre, ferry
Дунав мост, Donaubrücke
нощувка по пътя, мотел, спане по път
ръчен багаж, багаж в самолет, Handgepäck, baggage allowance
Ryanair, Райънеър
Wizz Air, Уиз Еър, Уизеър, Wizzair
Eurowings, Юровингс, Евровингс
пътуване с бебе, летене с бебе, Fliegen mit Baby, Reisen mit Baby
пътуване с куче, куче в самолет, Reisen mit Hund, пътуване с кучета
пътуване с котка, Reisen mit Katze, котка в самолет
почивка на море, морска почивка, летуване, Badeurlaub, Strandurlaub
почивка в България, летуване България, Urlaub in Bulgarien, ваканция в България
хижа, планинска хижа, Berghütte, mountain hut
къмпинг, Camping, Campingplatz
палатка, Zelt, Campingzelt
спален чувал, Schlafsack
куфар, Koffer, Reisekoffer, suitcase
раница, Rucksack, backpack
увеселителен парк, лунапарк, Freizeitpark, Vergnügungspark, Фантазияленд, amusement park
зоопарк, зоологическа градина, зоо, Zoo, Tierpark
аквариум, рибки, Aquarium
езеро, Badesee
плаж, Strand, beach
парк, Stadtpark, разходка в парка
замък, замъци, Schloss, Burg, castle
забележителности, какво да видя, Sehenswürdigkeiten, sights
почивка последна минута, Last Minute, ласт минит, Pauschalreise
круиз, Kreuzfahrt, cruise
карта за влак, БанКард, BahnCard
разписание на влакове, разписание, Fahrplan, timetable
закъснял влак, закъснение на влак, Zugverspätung, Fahrgastrechte
колет изгубен, изгубена пратка, Paket verloren, Nachforschungsauftrag, lost parcel
проследяване на пратка, проследяване на колет, Sendungsverfolgung, Paketverfolgung, track parcel
DHL, ди ейч ел
Hermes, Hermes Paketshop
пакетомат, автомат за колети, Packstation, пакщацион
пощенски марки, Briefmarken, Porto
Еконт, Econt, еконт колет
Спиди, Speedy, спиди колет
митнически такси, мито за колет, плащане на мито, Zollgebühren, Einfuhrzoll, customs duty
пренос на цигари, цигари от България, Zigaretten aus Bulgarien, Tabak Zollgrenze
внос на алкохол, ракия през граница, Alkohol Freimenge
пренасяне на пари граница, деклариране на пари, Bargeldanmeldung, Barmittelanmeldung
Кауфланд, Kaufland
дрогерия, Drogeriemarkt
Медия Маркт, MediaMarkt
магазин за техника, магазин за електроника, Elektromarkt, Elektronikmarkt
Ебей Кляйнанцайген, eBay Kleinanzeigen, Kleinanzeigen App
Амазон, Amazon, поръчка от Амазон
неделя отворени магазини, магазини в неделя, verkaufsoffener Sonntag
бебешки стоки, стоки за бебе, бебешки неща, Babyartikel, Babyausstattung
столче за хранене, стол за хранене бебе, Hochstuhl
бебефон, Babyphone, бебешки монитор
биберон, шише за бебе, Schnuller, Babyflasche
кенгуру за бебе, слинг, Babytrage, Tragetuch
детски обувки, обувки за деца, Kinderschuhe
детски театър, куклен театър, Kindertheater, Puppentheater
детски концерт, концерт за деца, Kinderkonzert
закрита площадка, детски център, Indoorspielplatz, детска зала за игри
скаути, Pfadfinder
футбол за деца, детски футбол, детска футболна школа, Kinderfußball
плуване за деца, Seepferdchen, детски плувен курс, Kinderschwimmkurs
гимнастика, гимнастика за деца, Turnen, Kinderturnen, gymnastics
художествена гимнастика, Rhythmische Sportgymnastik, rhythmic gymnastics
танци за деца, детски танци, народни танци за деца, Kindertanz
джудо, Judo, уроци по джудо
таекуондо, Taekwondo
конна езда, езда, яздене, Reiten, Reitschule, horse riding
катерене, стена за катерене, Klettern, Kletterhalle, climbing
боулинг, Bowling, Kegeln
билярд, Billard
стрелба, стрелкови клуб, Schützenverein
турнир, състезание, Turnier, Wettkampf
зумба, Zumba, зумба танци
кучешки площадки, площадка за кучета, Hundewiese, Hundespielplatz
регистрация на куче, Hundeanmeldung, куче регистриране, Hund anmelden
опасни породи, опасно куче, Listenhund, Kampfhund
намордник, намордници, Maulkorb
кучешка каишка, повод за куче, Hundeleine
заек, зайци, зайчета, Kaninchen, rabbit
морско свинче, морски свинчета, Meerschweinchen
кон, Pferd, horse
гълъби, пощенски гълъби, Brieftauben
кокошки, Hühner, Legehennen
пчели, кошери, пчелин, Bienen, Bienenvolk
котешка тоалетна, Katzenstreu, котешки пясък
развъдник, развъждане на кучета, Hundezüchter, Hundezucht
намерено куче, намерих куче, Hund gefunden, zugelaufener Hund
намерена котка, намерих котка, Katze gefunden, zugelaufene Katze
Студентски празник, 8 декември, осми декември
Бабинден, 21 януари, празник на бабите
Никулден, 6 декември, Nikolaustag
Цветница, Връбница, Palmsonntag
Съединение, 6 септември
ден на независимостта, 22 септември, bulgarischer Unabhängigkeitstag
ден на будителите, 1 ноември, народни будители
Трифон Зарезан, празник на виното
Лазаровден, лазарки, лазаруване
кукери, кукерски игри, Kukeri
сирница, сирни заговезни, прошка
Васильовден, сурвакане, сурвакари, сурвачки
Рамазан, Ramadan
Байрам, Рамазан Байрам, Bayram, Zuckerfest
Курбан Байрам, Opferfest
курбан, Kurban
коледно парти, фирмено коледно парти, Weihnachtsfeier, Christmas party
коледна елха, елха, коледно дърво, Weihnachtsbaum, Tannenbaum
великденски яйца, боядисване на яйца, Ostereier
кумове, Trauzeuge, Trauzeugin
кръстник, кръстница, Taufpate, Taufpatin, Patenonkel
бебешко парти, бейби шауър, Babyparty, Babyshower, разкриване на пола
погача за бебе, бебешка погача, понуда
изповед, изповядване, Beichte
причастие, свето причастие, Kommunion
освещаване на дом, водосвет, Haussegnung
икона, православна икона, Ikonen
свещи, Kerzen, Kerze
манастир, Kloster, monastery
библия, Bibel
синагога, Synagoge
йеховисти, Свидетели на Йехова, Zeugen Jehovas
българска книга премиера, премиера на книга, Buchpremiere
поезия, стихове, поетична вечер, Poesie, Gedichte
писател, писателка, Schriftsteller, Autor, Autorin
българско радио, bulgarisches Radio
БНТ, БНТ онлайн, Българска национална телевизия
българска телевизия онлайн, IPTV, БГ телевизия, bulgarisches Fernsehen, български канали
подкаст, Podcast
влогър, ютюбър, YouTuber, Vlogger
инфлуенсър, Influencer
български вестник, вестник, вестници, Zeitung, newspaper
българска група майки, майки в Германия, мами в Германия, bulgarische Mütter
българи в Дортмунд, Bulgaren in Dortmund
българи в Берлин, Bulgaren in Berlin
българи в Мюнхен, Bulgaren in München
българи във Франкфурт, Bulgaren in Frankfurt
българи в Хамбург, Bulgaren in Hamburg
българи в Кьолн, Bulgaren in Köln
българи в Дуисбург, Bulgaren in Duisburg
български студенти, студенти от България, bulgarische Studierende, bulgarische Studenten
самота, самотен, Einsamkeit
културен шок, Kulturschock
пари назаем, кредит от човек, Privatkredit
фонд, ETF, индексни фондове
борсови акции, търговия с акции, Aktien, stocks
изкупуване на злато, купува злато, Goldankauf, Altgold
заложна къща, Pfandhaus, Leihhaus
банкомат, теглене на пари, Geldautomat, ATM
Револют, Revolut
ПейПал, PayPal
Уайз, Wise Überweisung, Transferwise
сметка без пощенски адрес, Basiskonto, базова сметка
прекъснат интернет, няма интернет, проблем с интернет, Internetstörung, Internetausfall
рутер, Router, Fritzbox
Телеком, Дойче Телеком
Водафон, Vodafone
O2, О2 оператор
Лайка, Lycamobile, Лайкамобайл
прехвърляне на номер, смяна на оператор, Rufnummernmitnahme, Anbieterwechsel
прекратяване на телефон, отказ от телефонен договор, Handyvertrag kündigen
роуминг, Roaming
код на Германия, телефонен код, Vorwahl, international dialing code
преводач приложение, Google Translate, Гугъл преводач, DeepL
лятно часово време, смяна на времето, Zeitumstellung
курс на еврото, евро лев, Wechselkurs
евро в България, въвеждане на еврото, Euro in Bulgarien, Euroeinführung Bulgarien
такса за боклук, такса смет, Müllgebühren
предупреждение за буря, буря, Unwetter, Unwetterwarnung
наводнение, Hochwasser, Überschwemmung
пожар, Brand, Feuer
газова миризма, миризма на газ, изтичане на газ, Gasgeruch
уча хоро, хоро, Volkstanz, клуб за народни танци, групи за хора, школа за хора
`
