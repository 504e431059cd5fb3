/** Phrases of each line mean the same. */
export const crafts = `
монтьор, механик, автомонтьор, автомеханик, монтьор на коли, Kfz Mechanikerin, автосервиз, Autowerkstatt, ремонт на коли, Automechaniker, car mechanic
автосервиз, Autowerkstatt, сервиз за коли, сервиз за автомобили, поправка на кола, поправка на автомобил, оправяне на кола, Werkstatt, Autoservice, ремонт на коли
чистач, хигиенист, чистачки, Putzfrau, Reinigungskraft, Raumpflegerin, Reinigungskräfte, cleaner, чистене на къщи, чистене на домове, почистване на домове, чистене по домовете, putzen
домашна прислужница, чистене на апартамент, домакиня помощница, Haushälterin, Haushaltshelferin, Haushaltskraft
хамалин, хамалин за преместване, хамали, преместване, Umzug, Umzugsfirma, превоз на мебели, превоз на багаж, Möbeltransport, Umzugshelfer, umziehen, Möbelpacker
превоз с бус, транспорт с бус, Transporter mit Fahrer, бус за преместване, бусаджия за преместване
гледачка за деца, детегледачка, Babysitter, жена за гледане, Babysitterin, гледане на бебе, Kindermädchen
изпращане на колети, пращане на колет, пращане на багаж, пратка, колет, Paket nach Bulgarien, Paket, Paketversand Bulgarien
бояджии, маляр, Maler, Anstreicher, боядисване, Wände streichen, цена за боядисване, майстор бояджия
тенекеджийски работи, улуци, водосточни тръби, смяна на улуци, Dachrinne, Regenrinne, Bauklempner
смяна на крушка, монтаж на лампа, окачване на лампа, Lampe anschließen
смяна на контакти, смяна на бушон, ел табло, Sicherungskasten, електрическо табло
теч от тръба, спукана тръба, Rohrbruch, Wasserrohrbruch, авария вода, теч на вода
смяна на батерия мивка, смяна на смесител, капе чешмата, Wasserhahn reparieren, tropfender Wasserhahn
свързване на пералня, монтаж на пералня, Waschmaschine anschließen
ремонт на бойлер, смяна на бойлер, Boiler Reparatur
газов котел, ремонт на котел, Gastherme, Thermenwartung, котли
термопомпа, Wärmepumpe, heat pump
пробиване на дупки, окачване на рафт, окачване на картини, Bohren und Aufhängen
камини, печка на дърва, Kaminofen, Holzofen
дърва за огрев, дърва за горене, Brennholz, Kaminholz, firewood
пелети, дървесни пелети, Pellets, Holzpellets
огради, монтаж на огради, Zaunbau
басейн в двора, строеж на басейн, Poolbau
бетон, готов бетон, Fertigbeton, Betonlieferung
строителни материали, строителен магазин, железария магазин, Baumarkt, Baustoffe, hardware store
строителен контейнер, контейнер за отпадъци, Container Bauschutt, Containerdienst, Schuttcontainer
строителни отпадъци, извозване на отпадъци строеж, Bauschutt, Bauschuttentsorgung
пясъкоструене, Sandstrahlen, пясъкоструй
реставрация на мебели, реставратор, Möbelrestaurierung, Restaurator
заточване на ножове, точене на ножове, Messer schleifen, Schleifservice
копиране на ключове, вадене на ключ, дубликат на ключ, Schlüssel nachmachen, Schlüsselkopie
гравиране, гравьор, гравиране на подаръци, Gravur, Graveur
печат на тениски, щампа на тениски, тениски с надпис, T-Shirt Druck, Textildruck
бродерия, машинна бродерия, Stickerei
плетене, плетива, ръчно плетене, Stricken
рамкиране, рамки за картини, Bilderrahmen, Einrahmung
паметници, надгробен камък, каменоделец, Grabstein, Steinmetz
кремация, Feuerbestattung, Einäscherung, cremation
погребение в България, погребвам в България, Bestattung in Bulgarien
гробище, Friedhof, cemetery
гробно място, парцел на гробище, Grabstelle
некролог, некролози, възпоменание, Todesanzeige, Traueranzeige
венци, погребален венец, траурни цветя, Trauerkranz, Trauerfloristik
пътни такси камион, Toll Collect, тол колект
хладилен превоз, хладилен транспорт, Kühltransport
превоз на автомобили, транспорт на коли, автовоз, Autotransport, Fahrzeugtransport
превоз на мотор, транспорт на мотоциклет, Motorradtransport
превоз на животни, превоз на куче България, Tiertransport, транспорт на кучета
превоз на мебели България, преместване до България, Umzug nach Bulgarien
складиране на мебели, съхранение на мебели, Möbeleinlagerung
опаковане на багаж, кашони за преместване, кашони, Umzugskartons, Umzugskisten
автостъкла, смяна на предно стъкло, пукнато стъкло, Autoglas, Windschutzscheibe, Scheibenwechsel
ремонт на скоростни кутии, Getriebereparatur, рециклиране скоростна кутия
ремонт на двигател, Motorreparatur, основен ремонт мотор
ремонт на мотори, мотосервиз, сервиз за мотори, Motorradwerkstatt
ремонт на камиони, сервиз за камиони, LKW Werkstatt
тунинг, чип тунинг, Tuning, Chiptuning
фолиране на кола, фолио за кола, тониране на стъкла, Folierung, Scheibentönung, Autofolierung
тапициране на волан, автотапицер, Autosattler, Autosattlerei
преглед преди покупка, оглед на кола, проверка на кола, Gebrauchtwagencheck, Fahrzeugcheck
фитнес програма, тренировъчна програма, Trainingsplan
солариум, Solarium, Sonnenstudio
сауна, Sauna
спа център, спа, Wellness, Spa
боядисване на коса, Haare färben, Haarfärbung, hair coloring
балеаж, кичури, Balayage, Strähnen
прическа за сватба, булчинска прическа, Brautfrisur, Hochzeitsfrisur
плитки, плетене на коса, Braids, Zöpfe
почистване на лице акне, акне, пъпки по лицето, acne
сватбен букет, булчински букет, Brautstrauß
сватбени покани, покани за сватба, Hochzeitseinladungen, покани за кръщене
сватбена торта, Hochzeitstorte, wedding cake
лимузина под наем, кола за сватба, сватбена кола, Hochzeitsauto, Limousine mieten
костюм за сватба, мъжки костюм, младоженски костюм, Hochzeitsanzug, Herrenanzug
сватбени халки, брачни халки, халки, Eheringe, Trauringe, wedding rings
официална рокля, бална рокля, вечерна рокля, Abendkleid, Ballkleid, evening dress
моминско парти, моминско, Junggesellinnenabschied
ергенско парти, ергенски запой, Junggesellenabschied, bachelor party
фотобудка, фото кабина, Fotobox, photo booth
наем на шатри, Zeltverleih, Partyzelt
озвучаване, наем на озвучаване, тонрежисьор, Tontechnik, Tontechniker, Beschallung
надуваем замък, надуваеми замъци, Hüpfburg, bouncy castle
фойерверки, илюминации, заря, Feuerwerk, fireworks
народни инструменти, български народни инструменти, bulgarische Volksinstrumente
тъпан, тъпанджия
зурна, зурли, зурнаджия, Zurna
готвач за вкъщи, личен готвач, Privatkoch, Mietkoch
бизнес консултант, бизнес консултации, Unternehmensberater, Unternehmensberatung, Gründungsberatung
коуч, лайф коуч, Coach, Coaching, коучинг
кариерен консултант, помощ със CV, написване на автобиография, Bewerbungscoaching, Bewerbungshilfe, Lebenslauf schreiben lassen
видео монтаж, видеомонтаж, Videoschnitt, video editing
копирайтър, писане на текстове, Texter, copywriter
преводач по телефона, телефонен преводач, Telefondolmetscher
придружител преводач, преводач за служби, Begleitung zu Behörden, Behördenbegleitung, Dolmetscher für Ämter
админ услуги, помощ със служби, помощ с бюрокрация, Behördenhilfe, Bürokratiehilfe
помощ при настаняване, помощ при преместване Германия, релокация, Relocation Service
шофьорски изпит, изпит за книжка, Führerscheinprüfung, Fahrprüfung
плочкар, плочки, Fliesenleger, майстор на плочки, поставяне на плочки, фаянсаджии, плочкаджии
шиене, шивачка, Schneiderei, скъсяване на панталон, смяна на цип, шиене по поръчка, скъсяване на дрехи, Nähen
покривджия, покриви, Dachdecker, покривни работи, покривни конструкции, теч от покрива, покривна фирма
превозвач, товарен превоз, Spedition, Fuhrunternehmen, Frachtführer, Transporteur
фотограф за сватба, фотограф, сватбен фотограф, фотограф за кръщене, Hochzeitsfotograf, Hochzeitsfotografin, wedding photographer
правене на сайт, изработка на сайтове, Webdesign, Webdesigner, програмист на сайтове, направа на сайт, web developer
гледане на градина, градинар, Gärtner, почистване на двор, поддръжка на двор, Gärtnerin
`
