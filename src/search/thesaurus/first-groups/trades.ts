/** Phrases of each line mean the same. */
export const trades = `
електротехник, електротехници, електричар, електромонтьор, ел техник, ел майстор, електроуслуги, ел услуги, Elektriker, Elektrikerin, електрикер, electrician, ток майстор
електроинсталация, ел инсталация, електрическа инсталация, Elektroinstallation, Elektroarbeiten
водопроводчик, ВиК, ВиК майстор, ВиК услуги, ВиК ремонт, Klempner, Installateur, Sanitärinstallateur, клемпнер, plumber, водопроводчици, водопроводни услуги
отпушване на канали, отпушване на тръби, запушен канал, запушена мивка, Rohrreinigung, Abflussreinigung, Kanalreinigung, каналджия, отпушване на мивка, запушена тоалетна, Rohrreinigungsdienst
ремонт на парно, монтаж на парно, отоплителна инсталация, отоплителна техника, Heizungsbauer, Heizungsinstallateur, Heizungstechnik, парнаджия, майстор на парно, монтьор на парно, Heizungsmonteur, ремонт на отопление
климатик, климатици, климатична инсталация, монтаж на климатици, Klimaanlage, Klimatechnik, air conditioning, климатикчия, ремонт на климатик, Klimatechniker
боядисване, бояджия, бояджийски услуги, боядисване на стени, Maler, Malerarbeiten, Malerbetrieb, Maler und Lackierer, painter, боядисване на апартамент, боядисване на жилище
шпакловка, шпакловане, Spachteln, Spachtelarbeiten, шпакловчик, шпаклова, шпакловане на стени
мазилка, измазване, мазач, Verputzer, Putzarbeiten, Verputzarbeiten, Innenputz
тапети, тапетиране, лепене на тапети, Tapezieren, Tapeten, Tapezierer, Tapezierarbeiten, тапетаджия, сваляне на тапети
гипсокартон, сухо строителство, монтаж на гипсокартон, окачен таван, окачени тавани, Trockenbau, Trockenbauer, трокенбау, Rigips, drywall, гипсокартонджия, майстор на гипсокартон
плочки, плочкаджия, лепене на плочки, редене на плочки, фаянс, фаянсаджия, теракот, Fliesen, Fliesenleger, флизен, tiler
подови настилки, полагане на под, подово покритие, Bodenleger, Bodenbeläge, майстор на подове, Fußbodenleger, поставяне на под
паркет, редене на паркет, паркетчия, Parkett, Parkettleger, майстор на паркет, циклене на паркет, лакиране на паркет, Parkett schleifen
ламинат, редене на ламинат, Laminat, поставяне на ламинат, ламинатджия, Laminat verlegen
замазка, подова замазка, изравняване на под, Estrich, Estrichleger
зидар, зидария, зидарски услуги, зидане, Maurer, Maurerarbeiten, Mauerarbeiten, зидаромазач
бетонни работи, кофражист, кофраж, арматурист, Betonbauer, Schalung, Einschaler, Betonarbeiten, бетонджия, бетониране
покриви, ремонт на покриви, ремонт на покрив, майстор на покриви, тенекеджия, Dachdecker, Dacharbeiten, Dachreparatur, Spengler, roofer
хидроизолация, хидроизолации, изолация срещу влага, Abdichtung, Abdichtungsarbeiten, waterproofing
топлоизолация, саниране, изолация на фасада, изолация на фасади, външна изолация, Wärmedämmung, Dämmung, Fassadendämmung, Vollwärmeschutz, саниране на къща, изолация на къща, майстор на изолация
скеле, скелета, строително скеле, скеледжия, Gerüst, Gerüstbau, Gerüstbauer, монтаж на скеле
къртене, къртач, събаряне, разрушаване, демонтажни работи, Abbruch, Abbrucharbeiten, Abriss, Abrissarbeiten, Entkernung, събаряне на стена, къртене на плочки
изкопи, изкопни работи, багерни услуги, услуги с багер, Erdarbeiten, Baggerarbeiten, Tiefbau
павета, редене на павета, павиране, Pflasterarbeiten, Pflasterer, Pflastersteine
ремонт на жилища, ремонт на апартаменти, ремонт на квартира, строителни ремонти, довършителни работи, вътрешни ремонти, Renovierung, Renovierungsarbeiten, Sanierung, Innenausbau, renovation, основен ремонт
ремонт на баня, ремонт на бани, обновяване на баня, Badsanierung, Badrenovierung, Badezimmer Renovierung, майстор за баня, майстор на бани, цялостен ремонт баня, правене на баня
строителна фирма, строителни услуги, Baufirma, Bauunternehmen, Bauunternehmer, construction company
майстор за дома, майстор за всичко, домашен майстор, дребни ремонти, битови ремонти, Handwerker, хандверкер, handyman, майстор дребни ремонти, сръчен човек вкъщи, мъж за час, Handwerkerservice
домоуправител на сграда, портиер на сграда, хаусмайстор, Hausmeister, Hausmeisterservice, Hausmeisterdienst, портиер, Hausmeister Job, поддръжка на сгради
дърводелец, дърводелци, дърводелски услуги, столар, столарски услуги, мебелист, Tischler, Schreiner, Tischlerei, Schreinerei, carpenter, дърводелство
мебели по поръчка, кухни по поръчка, изработка на мебели, Möbel nach Maß, Möbelbau, майстор на мебели, изработка на кухни, гардероб по поръчка
сглобяване на мебели, монтаж на мебели, монтаж на кухня, монтаж на кухни, Möbelmontage, Möbelaufbau, Küchenmontage, сглобяване на икеа, монтажник на мебели, Ikea Aufbau, монтаж на гардероб
тапицер, тапицерия, тапициране, претапициране, тапицерски услуги, Polsterer, Polsterei
дограма, смяна на дограма, монтаж на дограма, прозорци, монтаж на прозорци, Fenster, Fensterbauer, Fenstermontage, дограмаджия, смяна на прозорци, ремонт на дограма, PVC дограма
врати, монтаж на врати, монтаж на врата, интериорни врати, Türen, Türmontage, смяна на врата, майстор на врати
щори, ролетни щори, външни щори, монтаж на щори, Rollladen, Jalousien, Rollos, Rolladenbau, ремонт на щори, щораджия, комарници
стъклар, стъкларски услуги, смяна на стъкла, Glaser, Glaserei
железарски услуги, метални конструкции, изработка на парапети, парапети, Metallbau, Schlosserei, Metallbauer, железар, ковач, метални изделия
ключар, ключарски услуги, отключване на врата, отваряне на врати, аварийно отключване, смяна на ключалка, Schlüsseldienst, Schlüsselnotdienst, шлюселдинст, locksmith, заключих се вън, изгубен ключ
коминочистач, коминочистачи, почистване на комин, Schornsteinfeger, Kaminkehrer, chimney sweep, чистене на комин, коминджия
соларни панели, фотоволтаици, фотоволтаична инсталация, слънчеви панели, соларна инсталация, Photovoltaik, Solaranlage, Solar
охранителни камери, видеонаблюдение, алармени системи, сигнално охранителна техника, Überwachungskameras, Videoüberwachung, Alarmanlage
сателитни антени, сателитна антена, монтаж на антени, българска телевизия, Satellitenschüssel, Satellitenanlage, SAT Anlage, антени, сателитен техник, настройка на антена
чистачка, почистване, чистене, почистване на дома, домашна помощница, хигиенистка, Reinigung, Putzfrau, Putzhilfe, Reinigungskraft, Haushaltshilfe, cleaning
почистваща фирма, фирма за почистване, професионално почистване, почистване на офиси, Reinigungsfirma, Gebäudereinigung, Gebäudereiniger, Büroreinigung, Unterhaltsreinigung, почистване на входове, почистване на стълбища, Treppenhausreinigung
миене на прозорци, почистване на прозорци, Fensterputzer, Fensterreinigung, Glasreinigung, миене на стъкла, чистач на прозорци, Fenster putzen
пране на килими, пране на мека мебел, почистване на килими, Teppichreinigung, Polsterreinigung, изпиране на килим, пране на дивани, пране на матраци
химическо чистене, пералня за дрехи, химическо, Textilreinigung, Chemische Reinigung, Wäscherei, dry cleaning, перални услуги, обществена пералня, Waschsalon
гладене, гладачка, гладене на дрехи, Bügelservice, Bügelhilfe, Bügeln
хамали, хамалски услуги, преместване, преместване на багаж, пренасяне на багаж, преместване на квартира, Umzug, Umzugsfirma, Umzugsunternehmen, Umzugshilfe, умцуг, moving company
изхвърляне на мебели, извозване на отпадъци, чистене на мазета, изпразване на жилище, разчистване на жилище, Entrümpelung, Haushaltsauflösung, Wohnungsauflösung, изнасяне на боклуци, извозване на мебели, изчистване на мазе, изхвърляне на боклуци
транспорт до България, превоз до България, транспорт Германия България, пътуване до България, Transport nach Bulgarien, пътнически превози, превоз на пътници, транспорт за България, превоз за България
колети, пратки, куриер, куриерски услуги, куриерска фирма, колети за България, пратки до България, багаж до България, Paket, Pakete, Kurier, Paketdienst
автобус, автобуси, автобусни линии, автобусни билети, автобус до България, Reisebus, Fernbus, Busreise, автобус за България
товарен превоз, товарни превози, транспортни услуги, транспортна фирма, международен транспорт, спедиция, Gütertransport, Spedition, Transportunternehmen, Transporte, freight
такси, таксиметрови услуги, Taxi, Taxiunternehmen, таксита, поръчка на такси
трансфер до летище, трансфер от летище, превоз до летище, Flughafentransfer, airport transfer, такси до летището, кола до летище
автосервиз, автомонтьор, автомеханик, ремонт на автомобили, ремонт на коли, автосервизи, Autowerkstatt, Kfz Werkstatt, Kfz Mechaniker, Kfz Mechatroniker, Autoreparatur, car repair
автотенекеджия, автобояджия, боядисване на коли, автобоядисване, изчукване на кола, Karosseriebau, Autolackierer, Lackiererei, тенекеджия за коли, тенекеджийски услуги, автобояджийски услуги, Karosserie
гумаджия, смяна на гуми, сервиз за гуми, Reifenwechsel, Reifenservice, Reifendienst, гумаджийница, вулканизатор
автомивка, миене на коли, автомивки, Autowäsche, Waschanlage, Waschstraße, car wash, мивка за коли, измиване на кола
пране на автомобилни салони, автокозметика, полиране на автомобил, Fahrzeugaufbereitung, Autoaufbereitung, Autopflege, car detailing
автоелектротехник, автоелектричар, автодиагностика, компютърна диагностика на автомобил, Autoelektriker, Kfz Elektriker, Fahrzeugdiagnose, авто електричар, диагностика на кола, ел. диагностика кола
автошкола, шофьорски курс, уроци по шофиране, кормуване, шофьорски курсове, Fahrschule, фаршуле, driving school, курс за шофьори, Führerschein machen, Fahrstunden, курс за книжка
вносител на коли, внос на коли, внос на автомобили, коли от Германия, Autoimport, Autoexport, внос кола Германия, докарване на кола
фризьор, фризьорка, фризьорски салон, подстригване, коафьор, прически, Friseur, Friseurin, Frisör, Friseursalon, фризьорство, hairdresser
бръснар, бръснарница, барбър, барбершоп, мъжки фризьор, Barbershop, Herrenfriseur, barber, мъжко подстригване, бръснене
маникюр, маникюристка, ноктопластика, гел лак, нокти, Nagelstudio, Maniküre, Nageldesign, Nägel, nails, маникюристи, нокти гел
педикюр, педикюристка, Pediküre, Fußpflege
козметик, козметичка, козметични услуги, козметично студио, почистване на лице, козметичен салон, Kosmetik, Kosmetikerin, Kosmetikstudio, beautician, салон за красота, Beautysalon
мигли, удължаване на мигли, мигли косъм по косъм, миглопластика, Wimpern, Wimpernverlängerung, lashes, поставяне на мигли, изкуствени мигли
вежди, оформяне на вежди, Augenbrauen, скубане на вежди, ламиниране на вежди, Augenbrauenlifting
микроблейдинг, перманентен грим, Microblading, Permanent Make up
грим, гримьор, гримьорка, професионален грим, Visagist, Visagistin, makeup artist
епилация, обезкосмяване, епилации, Haarentfernung, епилиране, фотоепилация
лазерна епилация, Laser Haarentfernung, Laserepilation
кола маска, Waxing, депилация
удължаване на коса, екстеншъни, екстеншън, Haarverlängerung, hair extensions
татуировка, татуировки, татуист, тату студио, студио за татуировки, Tattoo, Tätowierer, Tattoostudio, татуиране, татуистка, Tätowierung, тату
пиърсинг, пробиване на уши, Piercing, Ohrlöcher
личен треньор, персонален треньор, фитнес инструктор, фитнес треньор, Personal Trainer, Fitnesstrainer, треньор, фитнес треньорка
фотограф, фотографка, фотографи, фотографски услуги, фотосесия, фотография, Fotograf, Fotografin, Fotoshooting, photographer, фотографски
видеооператор, видеозаснемане, видео заснемане, видеограф, Videograf, Kameramann, Hochzeitsvideo, videographer, оператор за сватба, сватбено видео
диджей, DJ, диджей за сватба, ди джей, Discjockey, DJ за сватба
музикална група, оркестър, оркестър за сватба, жива музика, Liveband, Musikband, live music, музиканти, музиканти за сватба
певец, певица, певец за сватба, народна певица, Sänger, Sängerin, singer
водещ на сватба, тамада, водещ на тържество, водещ на събития, Hochzeitsmoderator, Moderator
сватбен агент, сватбена агенция, организиране на сватби, организация на сватби, организиране на събития, Hochzeitsplaner, Eventplaner, Eventagentur, wedding planner
украса за сватба, сватбена украса, парти украса, украса за тържество, Hochzeitsdeko, Partydeko, декорация за сватба, украсяване на зала, Dekoration Hochzeit
балони, украса с балони, арка от балони, Ballondeko, Luftballons
детски аниматор, аниматор, аниматори за деца, клоун, Kinderanimation, Clown, Kinderanimateur, клоун за деца, аниматорка
детски рожден ден, парти за деца, детско парти, Kindergeburtstag, Kinderparty, рожден ден на дете, рожден ден за деца
кетъринг, храна за тържества, доставка на храна, готвене за тържества, Catering, Partyservice, catering service
торти по поръчка, торти, торта за рожден ден, домашни торти, Torten, Tortenbäcker, Geburtstagstorte, cakes, детска торта
цветар, цветарка, цветя, цветарски магазин, букети, Florist, Floristin, Blumen, Blumenladen, цветарница, доставка на цветя
шивачка, шивач, шивашки услуги, шивашко ателие, шивашко студио, поправка на дрехи, преправка на дрехи, Schneiderei, Schneider, Schneiderin, Änderungsschneiderei, tailor
обущар, ремонт на обувки, поправка на обувки, обущарски услуги, Schuster, Schuhmacher, Schuhreparatur, обущарница, смяна на токчета, Schuhmacherei
часовникар, ремонт на часовници, поправка на часовник, Uhrmacher, Uhrenreparatur
златар, бижутер, златарско ателие, Juwelier, Goldschmied, jeweller
ремонт на компютри, компютърен сервиз, компютърни услуги, компютърен техник, ремонт на лаптопи, Computerreparatur, PC Reparatur, Computerservice, IT Service, computer repair, компютърджия, поправка на компютър
ремонт на телефони, сервиз за телефони, смяна на дисплей, GSM сервиз, Handyreparatur, Handy Reparatur, phone repair, поправка на телефон, телефонджия, счупен дисплей
ремонт на бяла техника, ремонт на битова техника, ремонт на перални, поправка на пералня, ремонт на уреди, Haushaltsgeräte Reparatur, Waschmaschinen Reparatur, майстор на перални, техник бяла техника, ремонт на хладилник
ремонт на телевизори, сервиз за телевизори, TV сервиз, Fernsehreparatur, Fernseher Reparatur, телевизионен техник, поправка на телевизор
изработка на сайтове, изработка на сайт, уеб дизайн, уебсайт, уеб дизайнер, създаване на сайт, уеб разработка, Webdesign, Webentwicklung, Webseite erstellen, web design, уеб програмист
онлайн маркетинг, дигитален маркетинг, реклама във Фейсбук, интернет реклама, Online Marketing, digital marketing
рекламна агенция, рекламни услуги, Werbeagentur, advertising agency, изработка на реклама
графичен дизайн, графичен дизайнер, изработка на лого, дизайн на лого, Grafikdesign, Grafikdesigner, logo design
печатница, печатни услуги, визитки, отпечатване, Druckerei, Visitenkarten, printing, печат на визитки, флаери
архитект, архитектка, архитектурно бюро, проектиране на къща, Architekt, Architektin, Architekturbüro, architect
интериорен дизайн, интериорен дизайнер, обзавеждане по проект, Innenarchitekt, Innenarchitektur, interior design
детегледачка, гледане на деца, бавачка, гледане на дете, детегледане, Babysitter, Kinderbetreuung, Kinderfrau, бейбиситър, Nanny, babysitting
дневна майка, дневна детегледачка, Tagesmutter, тагесмутер, Kindertagespflege
болногледачка, гледане на възрастни, грижа за възрастни, гледане на болен, Altenpflege, Altenbetreuung, Seniorenbetreuung, алтенпфлеге, elderly care, гледане на стари хора, грижа за стари хора, гледане на баба
гледане на кучета, разхождане на кучета, разходка на кучета, гледане на куче, хотел за кучета, Hundesitter, Hundebetreuung, Gassigeher, dog sitting, гледач на куче, Hundepension, Tierpension
подстригване на кучета, груминг, фризьор за кучета, кучешки фризьор, Hundefriseur, Hundesalon, dog grooming
дресьор на кучета, дресировка, дресировка на кучета, Hundetrainer, Hundeschule
градинар, градинари, градинарство, градински услуги, поддръжка на градини, озеленяване, Gärtner, Gartenarbeit, Gartenpflege, Gartenbau, Landschaftsbau, gardener
рязане на дървета, кастрене на дървета, Baumfällung, Baumpflege
косене на трева, косене, Rasenmähen, Rasen mähen, окосяване на трева, косач
почистване на сняг, снегопочистване, Winterdienst, Schneeräumung, чистене на сняг, Räumdienst, ринене на сняг
туристическа агенция, туристически агенции, туристическо бюро, Reisebüro, Reiseagentur, travel agency
самолетни билети, самолетен билет, евтини полети, Flugtickets, cheap flights, билети за самолет, авиобилети, резервация на полет
полет до България, полети до България, самолет до България, Flüge nach Bulgarien, полет за София, полети до Варна, самолет София
екскурзовод, гид, български екскурзовод, Reiseleiter, Stadtführer, Fremdenführer, tour guide, екскурзоводка, туристически водач, Gästeführer
погребална агенция, погребални услуги, погребение, траурна агенция, погребални агенции, Bestatter, Bestattung, Bestattungsinstitut, Beerdigung, funeral, погребално бюро, Beerdigungsinstitut
брокер на имоти, брокер, агенция за имоти, агенция за недвижими имоти, брокер на жилища, Immobilienmakler, Makler, маклер, real estate agent, брокерка, имотна агенция, имотен брокер
застраховател, застрахователен агент, застрахователен брокер, Versicherungsmakler, Versicherungsvertreter, застрахователка, застраховки агент, Versicherungsagent
финансов консултант, финансови консултации, финансови съвети, Finanzberater, Finanzberatung, financial advisor
охрана, охранител, охранителна фирма, бодигард, Security, Sicherheitsdienst, Sicherheitsmitarbeiter, Wachdienst, security guard, пазач, Wachmann
детектив, частен детектив, детективска агенция, Detektiv, Privatdetektiv, Detektei
борба с вредители, дезинсекция, пръскане срещу хлебарки, обезпаразитяване на жилище, Schädlingsbekämpfung, Kammerjäger, pest control, дезинсектор, хлебарки, дървеници, мишки вкъщи, унищожаване на хлебарки
врачка, гадателка, гледане на карти, карти таро, таро, ясновидка, Wahrsagerin, Kartenlegen, Tarot, гледачка на карти, гледане на кафе, ясновидец
астролог, астроложка, хороскоп, астрология, Astrologe, Astrologin, Astrologie, Horoskop
ръчна изработка, ръчно изработени подаръци, ръчно изработени, хендмейд, Handarbeit, handgemacht, handmade
ремонт на велосипеди, ремонт на колела, веломеханик, велосервиз, Fahrradwerkstatt, Fahrradreparatur, Fahrradladen
спешен майстор, авариен майстор, денонощен майстор, Notdienst Handwerker
уроци по музика, уроци по пиано, учител по музика, учител по пиано, музикални уроци, Musikunterricht, Klavierunterricht, Musiklehrer, piano lessons, учителка по пиано, преподавател по музика, музикален педагог
уроци по танци, школа по танци, танцова школа, Tanzschule, Tanzkurs, Tanzunterricht, уча танци, учител по танци, танцов курс
`
