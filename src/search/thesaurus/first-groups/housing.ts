/** Phrases of each line mean the same. */
export const housing = `
квартира, апартамент, жилище, жилища, Wohnung, вонунг, Apartment, flat, вонунген
търся квартира, търся жилище, търсене на жилище, търся апартамент, търси квартира, Wohnungssuche, Wohnung gesucht, looking for apartment, търся апартамент под наем, търся да наема, Wohnung suchen
стая, стаи, Zimmer, цимер
стая под наем, стаи под наем, давам стая, Zimmer zu vermieten, Zimmer zur Miete, room for rent, търся стая, стая за един, свободна стая, Zimmer mieten
гарсониера, гарсониери, едностаен, едностаен апартамент, студио под наем, 1 Zimmer Wohnung, Einzimmerwohnung, Ein Zimmer Wohnung, studio apartment, боксониера, студио апартамент, едностайно жилище
двустаен, двустаен апартамент, двустайно жилище, 2 Zimmer Wohnung, Zweizimmerwohnung, Zwei Zimmer Wohnung
тристаен, тристаен апартамент, тристайно жилище, 3 Zimmer Wohnung, Dreizimmerwohnung, Drei Zimmer Wohnung
четиристаен, четиристаен апартамент, многостаен апартамент, 4 Zimmer Wohnung, Vierzimmerwohnung, Vier Zimmer Wohnung
мезонет, мезонети, двуетажен апартамент, Maisonette, Maisonettewohnung
таванско жилище, мансарда, таванска стая, Dachgeschosswohnung, Dachwohnung, Mansarde
партер, партерен апартамент, първи етаж, Erdgeschoss, Erdgeschosswohnung
сутерен, жилище в сутерен, Souterrain, Kellerwohnung
къща, къщи, Haus, Einfamilienhaus, house, дом, Häuser
къща под наем, къщи под наем, наем на къща, Haus zur Miete, Haus mieten, търся къща под наем
наем, под наем, наемане, давам под наем, за наем, Miete, мийте
квартира под наем, жилище под наем, апартамент под наем, наем на квартира, Wohnung mieten, Wohnung zur Miete, Wohnung zu vermieten, apartment for rent, Mietwohnung, Mietwohnungen, давам квартира
наемател, наематели, квартирант, квартиранти, Mieter, Mieterin, tenant
хазяин, хазяйка, наемодател, наемодатели, хазяи, Vermieter, Vermieterin, фермитер, landlord, собственик на квартира, хазяева, Vermietung
наемател за поемане, нов наемател, следващ наемател, Nachmieter, нахмитер
депозит, депозит за квартира, депозит за наем, Kaution, Mietkaution, кауцион, rental deposit, кауция, гаранция за квартира
студен наем, Kaltmiete, калтмийте
топъл наем, Warmmiete, вармийте
режийни, режийни разходи, консумативи, Nebenkosten, Betriebskosten, небенкостен, utilities, битови сметки, сметки за квартира, режийни сметки
обзаведен, обзаведено жилище, обзаведена квартира, möbliert, möblierte Wohnung, furnished
необзаведен, необзаведено жилище, unmöbliert, unfurnished
общежитие, общежития, Wohnheim, Wohnheimzimmer, вонхайм, dormitory
студентско общежитие, общежитие за студенти, Studentenwohnheim, Studierendenwohnheim
съквартирант, съквартиранти, съквартирантка, обща квартира, споделена квартира, споделено жилище, WG, WG Zimmer, Wohngemeinschaft, ве ге, shared flat, roommate
легло, легла, Bett, Betten
легло под наем, легло в стая, място за спане, Schlafplatz, Bett zu vermieten
квартира за работници, жилище за работници, настаняване на работници, квартири за монтьори, общежитие за работници, Monteurzimmer, Monteurwohnung, Monteurunterkunft, Arbeiterunterkunft, монтьорцимер, спане за работници, монтьорска квартира
нощувка, нощувки, преспиване, подслон, място за преспиване, Übernachtung, Unterkunft, accommodation, преспиване за нощ, място за нощувка, къде да спя
хотел, хотели, Hotel
хостел, хостели, Hostel, Jugendherberge
квартира за кратко, краткосрочен наем, временна квартира, временно жилище, жилище за кратко, Kurzzeitmiete, Wohnen auf Zeit, Zwischenmiete, short term rental, квартира за месец, квартира за няколко дни, Airbnb
почивно жилище, ваканционно жилище, къща за почивка, жилище за почивка, Ferienwohnung, Ferienhaus, holiday apartment, вила под наем, вила, апартамент за почивка
жилищна кооперация, жилищно дружество, Wohnungsgenossenschaft, Wohnungsbaugesellschaft, Baugenossenschaft, жилищна компания, Wohnungsgesellschaft
бездомен, бездомник, бездомни хора, Obdachlose, obdachlos, homeless
имот, имоти, недвижим имот, недвижими имоти, Immobilie, Immobilien, real estate, имоти продажба, недвижимост, Immobilienangebote
покупка на жилище, купуване на жилище, купувам апартамент, покупка на апартамент, Wohnung kaufen, Wohnungskauf, Eigentumswohnung, buy apartment, купуване на апартамент, апартамент за продажба
покупка на къща, купуване на къща, купувам къща, Haus kaufen, Hauskauf, buy house, къща за продажба, Hauskauf Deutschland
имоти в България, апартамент в България, жилище в България, имот в България, Immobilien in Bulgarien
къща в България, къщи в България, Haus in Bulgarien, Häuser in Bulgarien
парцел, парцели, място за строеж, Grundstück, Grundstücke, Baugrundstück, building plot
земеделска земя, ниви, нива, земи, Ackerland, Agrarland, farmland
ипотека, ипотечен кредит, жилищен кредит, кредит за жилище, Hypothek, Immobilienkredit, Baufinanzierung, mortgage, кредит за апартамент, кредит за къща, Baukredit
гараж, гаражи, гараж под наем, Garage, Garagen, търся гараж, Garage mieten
паркомясто, място за паркиране, паркоместа, Stellplatz, Parkplatz, Tiefgarage, parking space, паркинг, място за кола, подземен гараж
мазе, мазета, изба, избено помещение, Keller, Kellerraum, basement
склад под наем, складово помещение, място за съхранение, съхранение на багаж, Lagerraum, Lagerfläche, Selfstorage, storage
офис под наем, помещение под наем, търговско помещение, търговски площи, Gewerberaum, Gewerbefläche, Büro zu vermieten, Ladenlokal, магазин под наем, помещения, Gewerbeimmobilie
балкон, тераса, Balkon, Terrasse, terrace
градина, двор, Garten, garden
вилна градина, градинка под наем, Schrebergarten, Kleingarten, шребергартен
парно, отопление, парно отопление, Heizung, хайцунг, heating
радиатор, радиатори, Heizkörper
ток, електричество, електроенергия, Strom, щром, electricity, сметка за ток, електро енергия, Stromrechnung
доставчик на ток, смяна на доставчик, фирма за ток, Stromanbieter, Stromvertrag, Stromtarif, Stromanbieter wechseln
съсед, съседи, съседка, Nachbar, Nachbarn, Nachbarin, neighbour
асансьор, асансьори, Aufzug, Fahrstuhl, elevator, лифт в сграда, Lift
баня, Badezimmer, bathroom
тоалетна, тоалетни, Toilette, toilet
кухня, кухни, Küche, Einbauküche, kitchen
боклук, смет, изхвърляне на боклук, Müll, Abfall, garbage, кофи за боклук, контейнер за боклук, Mülltonne
разделно събиране, разделно изхвърляне, сортиране на отпадъци, Mülltrennung, recycling
оглед на жилище, оглед на квартира, оглед на апартамент, Wohnungsbesichtigung, Besichtigungstermin, apartment viewing
мебели, мебел, обзавеждане, Möbel, мьобел, furniture, мебелен магазин, Möbelhaus, мебели за дома
мебели втора употреба, стари мебели, употребявани мебели, мебели втора ръка, gebrauchte Möbel, second hand furniture
диван, канапе, Sofa, Couch, канапета, Sofas
ъглов диван, ъглово канапе, Ecksofa, Eckcouch
спалня, спални, спален комплект, Schlafzimmer, bedroom
двойно легло, двойни легла, Doppelbett
матрак, матраци, Matratze, матраце, mattress, матрак за легло, дюшек, дюшеци
гардероб, гардероби, шкаф за дрехи, Kleiderschrank, wardrobe
маса, маси, Tisch
трапезна маса, маса за хранене, Esstisch
стол, столове, столчета, Stuhl, Stühle, chair
бюро, бюра, работна маса, Schreibtisch, desk
секция, секции, холна секция, Wohnwand, Schrankwand
шкаф, шкафове, Schrank, cabinet
килим, килими, Teppich, Teppiche, carpet
перде, пердета, завеси, Vorhang, Vorhänge, Gardinen, curtains
лампа, лампи, осветление, полилей, Lampe, Lampen, Leuchten, lamp
пералня, перални, пералня машина, автоматична пералня, Waschmaschine, вашмашине, washing machine, пералня за дрехи машина, Waschmaschinen
сушилня, сушилни, Wäschetrockner, Trockner, dryer
миялна, съдомиялна, миялна машина, миялни машини, Geschirrspüler, Spülmaschine, Geschirrspülmaschine, dishwasher
хладилник, хладилници, Kühlschrank, кюлшранк, fridge, хладилник с фризер, Kühlschränke
фризер, фризери, Gefrierschrank, Gefriertruhe, Tiefkühlschrank
печка, печки, готварска печка, Herd, Elektroherd, електрическа печка
фурна за вграждане, електрическа фурна, Backofen, oven
котлон, котлони, керамични котлони, Kochfeld, Kochplatte, Cerankochfeld
микровълнова, микровълнова печка, микровълнови, Mikrowelle, microwave
прахосмукачка, прахосмукачки, Staubsauger, щаубзаугер, vacuum cleaner, робот прахосмукачка, Staubsauger gebraucht
бойлер, бойлери, водонагревател, Boiler, Warmwasserspeicher, Durchlauferhitzer
бяла техника, домакински уреди, битова техника, домакински електроуреди, Haushaltsgeräte, Elektrogeräte, home appliances
телевизор, телевизори, Fernseher, фернзеер, Smart TV, television, телевизия апарат, Fernsehgerät
покъщнина, домакински вещи, съдове за готвене, Haushaltswaren, household goods
спално бельо, чаршафи, завивки, Bettwäsche, Bettzeug, bedding
отоплителна печка, духалка, електрически радиатор, Heizlüfter, Heizgerät
вентилатор, Ventilator, fan cooler
ютия, ютии, Bügeleisen, iron
кафемашина, кафе машина, Kaffeevollautomat, coffee machine
шевна машина, Nähmaschine, sewing machine
тенджера, Kochtopf, Töpfe
тиган, Bratpfanne, Pfannen
чинии, чиния, Geschirr, dishes
прибори, вилици и лъжици, Besteck, cutlery
огледало, Spiegel, mirror
етажерка, рафтове, Regal, shelf
библиотека шкаф, Bücherregal
градински мебели, мебели за градина, Gartenmöbel, garden furniture
офис мебели, Büromöbel
офис стол, стол за бюро, Bürostuhl
детска стая, мебели за детска стая, Kinderzimmer, Kindermöbel
двуетажно легло, Etagenbett, Hochbett, Stockbett
разтегателен диван, диван легло, Schlafsofa, Schlafcouch
ИКЕА, икея
регистрация за ток, пускане на ток, Strom anmelden, Stromanmeldung
електромер, отчитане на ток, Stromzähler, Zählerstand, показания на електромер
водомер, Wasserzähler
сметка за вода, Wasserrechnung, water bill
доставчик на газ, газоснабдяване, Gasanbieter, Gasvertrag
сметка за газ, Gasrechnung
сметка за отопление, Heizkosten, Heizkostenabrechnung
питейна вода, вода от чешмата, Leitungswasser, Trinkwasser
авансово плащане, аванс, Vorauszahlung, Anzahlung
комисион на брокер, комисион за квартира, Maklerprovision, Maklergebühr, брокерска комисиона
самоописание за хазяин, Mieterselbstauskunft, Selbstauskunft Mieter, формуляр за наемател
кандидатстване за квартира, документи за квартира, Bewerbung Wohnung, Wohnungsbewerbung, Bewerbermappe Wohnung
индексиран наем, Indexmiete
квартира с куче, квартира с домашен любимец, Wohnung mit Hund, Wohnung mit Haustier
квартира за семейство, семейно жилище, апартамент за семейство, Familienwohnung
квартира за студенти, жилище за студенти, студентска квартира, Studentenwohnung
квартира без Шуфа, Wohnung ohne Schufa, жилище без Шуфа
достъпно жилище, жилище за инвалиди, barrierefreie Wohnung, behindertengerechte Wohnung
жилище за възрастни, betreutes Wohnen, защитено жилище
размяна на жилища, замяна на квартира, Wohnungstausch
изнасяне от квартира, напускане на жилище, Auszug aus Wohnung, изнасям
нанасяне в квартира, нанасям, Einzug, Einzug Wohnung
дребен ремонт наемател, козметичен ремонт, Schönheitsreparaturen, боядисване при изнасяне
повреда в квартира, дефект в жилище, Mangel in der Wohnung, Mängelanzeige, Wohnungsmängel
няма топла вода, повредено парно, Heizung defekt, Heizungsausfall, kein Warmwasser
изгубен ключ от квартира, Schlüsselverlust, загубен ключ от квартира
перално помещение, обща пералня, Waschküche, Waschkeller
етажна собственост, събрание на собственици, Eigentümergemeinschaft, Eigentümerversammlung
домоуправител, домоуправление, управител на етажна собственост, Hausverwaltung, Hausverwalter
наем на машини, инструменти под наем, Werkzeugverleih, Maschinenverleih, Baumaschinenverleih
търг на имоти, имоти от съдия-изпълнител, Zwangsversteigerung
оценка на имот, оценител на имоти, Immobilienbewertung, Immobiliengutachter
строеж на къща, построяване на къща, Hausbau, Haus bauen
сглобяема къща, Fertighaus, prefab house
контейнер за живеене, жилищен контейнер, Wohncontainer
кредит без Шуфа, Kredit ohne Schufa, заем без Шуфа
търся съквартирант, съквартирант, WG, WG gesucht, съжителство в квартира, Mitbewohner, Mitbewohnerin
`
