/** Phrases of each line mean the same. */
export const work = `
работа, Arbeit, Job, Jobs, Stelle, Stellenangebot, Stellenangebote, работно място, обява за работа, обяви за работа, свободно работно място, арбайт
търся работа, търсене на работа, търси работа, Arbeitssuche, Jobsuche, Arbeit suchen, Stellengesuch, job search, търсещ работа, Arbeitsuchende, Arbeitssuchender
търсим работници, търсим служители, набиране на персонал, търся работник, търсим персонал, Mitarbeiter gesucht, Personal gesucht, Arbeiter gesucht, наемаме работници, търсят се работници, Personal suchen, Wir suchen Mitarbeiter
фирма за временна заетост, лизингова фирма, работа на лизинг, Zeitarbeitsfirma, Leihfirma, ляйфирма, лизингови фирми, цайтарбайт фирма, Leiharbeitsfirma
агенция за подбор, посредничество за работа, подбор на персонал, Arbeitsvermittlung, Jobvermittlung, Personalvermittlung
шофьор, шофьорка, Fahrer, Fahrerin, Kraftfahrer, Berufskraftfahrer, фарер, driver, Fahrer gesucht, шофьорска работа
шофьор на камион, шофьор на тир, тираджия, шофьор категория С, Lkw Fahrer, LKW Fahrerin, truck driver, камионджия, международен шофьор, шофьор CE, Fernfahrer
шофьор на автобус, автобусен шофьор, Busfahrer, Busfahrerin, bus driver, автобусен водач, шофьор категория D
шофьор на такси, таксиметров шофьор, таксиджия, Taxifahrer, Taxifahrerin
шофьор на бус, доставчик, разнос на пратки, разносвач на пратки, доставки, Lieferfahrer, Zusteller, Paketzusteller, Auslieferungsfahrer, Kurierfahrer, delivery driver, бусаджия
готвач, готвачка, готварство, Koch, Köchin, главен готвач, Küchenchef
помощник кухня, кухненски помощник, помощник готвач, помощник в кухня, работа в кухня, Küchenhilfe, Küchenhelfer, кюхенхилфе, kitchen helper, кухня работник, работнички кухня, Küchenkraft
мияч на чинии, миячка на чинии, мияч на съдове, миене на чинии, Spülkraft, Spüler, Tellerwäscher, шпюлер, dishwasher job
сервитьор, сервитьорка, келнер, келнерка, Kellner, Kellnerin, Servicekraft, waiter, waitress, Bedienung
барман, барманка, барманство, Barkeeper, Barmann, bartender, Barkeeperin
камериерка, камериер, камериерки, Zimmermädchen, Roomboy, Housekeeping, цимермедхен, housekeeper, почистване на стаи, чистене на хотел, Zimmerreinigung, Hotelreinigung
рецепционист, рецепционистка, работа на рецепция, Rezeptionist, Rezeptionistin, Empfangsmitarbeiter, receptionist
работа в хотел, хотелски персонал, хотелиерство, Hotelfachmann, Hotelfachfrau, Hotelmitarbeiter, Arbeit im Hotel
пекар, хлебар, работа в пекарна, Bäcker, Bäckerin, хлебопекар, Bäckergeselle
сладкар, сладкарка, Konditor, Konditorin, pastry chef
месар, касапин, работа в месарница, Metzger, Fleischer, butcher, касапи, Fleischerin
работа в кланица, кланица, кланици, Schlachthof, Schlachthelfer
обезкостяване, обезкостител, транжор, Fleischzerleger, Zerleger
заварчик, заварчици, заваряване, Schweißer, Schweißerin, швайсер, welder, заварки, аргонист, Schweißen, WIG Schweißer
шлосер, монтьор на машини, Schlosser, Industriemechaniker, Metallarbeiter, fitter, металик, металоработник
стругар, стругари, Dreher
фрезист, фрезисти, Fräser
оператор на ЦПУ, оператор ЦНЦ, CNC оператор, CNC Dreher, CNC Fräser, Zerspanungsmechaniker
строител, строителен работник, строителни работници, общ строителен работник, работа на строеж, работа в строителството, Bauarbeiter, Bauhelfer, бауарбайтер, баухелфер, construction worker, работници за строеж
багерист, оператор на багер, Baggerfahrer, excavator operator
кранист, оператор на кран, Kranführer, Kranfahrer, crane operator
технически ръководител, строителен инженер, ръководител обект, Bauleiter, Bauingenieur
складов работник, работа в склад, складови работници, работник склад, Lagerarbeiter, Lagerhelfer, Lagerist, Lagermitarbeiter, лагерарбайтер, warehouse worker, склададжия, Lagerarbeit
комисионер, комисиониране, Kommissionierer, Kommissionierung, комисионирер, order picker
мотокарист, водач на мотокар, мотокар, високоповдигач, Staplerfahrer, Gabelstaplerfahrer, Gabelstapler, щаплер, forklift driver, мотокарджия
опаковане, опаковач, опаковачка, пакетиране, работа на опаковка, Verpacker, Verpackung, Packer, Packhelfer, Verpackungshelfer, пакетировач
работа във фабрика, работа в завод, работник в производство, работа в цех, Produktionshelfer, Produktionsmitarbeiter, Fabrikarbeiter, Fabrikarbeit, factory worker, фабрика, завод, работници във фабрика
общ работник, помощен работник, общи работници, работник без квалификация, Helfer, Hilfsarbeiter, Aushilfe, helper, помощни работници, Helferjob
сезонна работа, сезонен работник, сезонни работници, Saisonarbeit, Saisonarbeiter, Saisonkraft, seasonal work, сезонни, сезонна работа Германия, Saisonjob
беритба, бране на плодове, бране на реколта, Erntehelfer, Erntearbeit, бране на ябълки, бране на грозде, работа на полето
бране на ягоди, ягодобер, Erdbeerernte, Erdbeerpflücker
бране на аспержи, рязане на аспержи, Spargelernte, Spargelstecher
земеделски работник, работа във ферма, работа на село, селскостопански работник, Landwirtschaftshelfer, farm worker, работа на полето ферма, Erntehilfe Bauernhof, гледане на животни ферма
продавач, продавачка, продавач консултант, работа в магазин, магазинер, Verkäufer, Verkäuferin, феркойфер, salesperson, Verkaufskraft
касиер, касиерка, работа на каса, Kassierer, Kassiererin, cashier, каса в магазин, Kassenkraft
зареждане на рафтове, редене на стока, Regalauffüller, Warenverräumer, Regalservice, shelf stacking
програмист, програмистка, разработчик на софтуер, софтуерен инженер, софтуерен разработчик, Programmierer, Softwareentwickler, Informatiker, software engineer, айти специалист, IT специалист, девелопър
системен администратор, мрежов администратор, системни администратори, Systemadministrator, Fachinformatiker, system administrator
инженер, инженерка, инженери, Ingenieur, Ingenieurin, engineer
офис работа, работа в офис, административна работа, Büroarbeit, Bürojob, Bürokraft, office job, офис служител, административен асистент, работа на бюро, Bürokauffrau Job
секретарка, секретар, офис асистент, Sekretärin, Bürokauffrau, Bürokaufmann, Sekretariat, офис мениджър
работа от вкъщи, работа от къщи, работа от дома, дистанционна работа, хоумофис, работа вкъщи, Homeoffice, Heimarbeit, home office, remote job, работа онлайн, хоум офис
непълен работен ден, почасова работа, на половин ден, работа на половин ден, Teilzeit, Teilzeitjob, почасова заетост, работа за няколко часа, Stundenjob, на час работа
нощна работа, нощна смяна, нощни смени, Nachtschicht, Nachtarbeit, нахтшихт, night shift, работа през нощта, работа нощем
работа на смени, сменна работа, Schichtarbeit, Schichtdienst, Wechselschicht, shift work
работа през уикенда, работа събота и неделя, съботна работа, Wochenendjob, Wochenendarbeit, Samstagsjob
лятна работа, лятна работа за студенти, ваканционна работа, Ferienjob, Sommerjob, summer job
студентска работа, работа за студенти, Studentenjob, Werkstudent, Nebenjob für Studenten, student job, студентски джоб
допълнителна работа, втора работа, странична работа, допълнителен доход, Nebenjob, Zweitjob, Nebentätigkeit, side job, хоноруван, втори джоб, работа след работа
работа с квартира, работа с осигурена квартира, работа с жилище, работа с настаняване, Arbeit mit Unterkunft, Job mit Unterkunft, работа с подслон, работа с общежитие
работа без немски, работа без език, без знание на език, Arbeit ohne Deutschkenntnisse, Job ohne Deutsch, работа без знаене немски, работа с български език, ohne Deutsch arbeiten
работа за двойки, работа за семейства, работа за семейна двойка, Arbeit für Paare, Paar sucht Arbeit
заплата, заплати, възнаграждение, заплащане, Lohn, Gehalt, лон, гехалт, salary, wage, месечна заплата, Gehälter
напускам работа, предизвестие за напускане, Eigenkündigung, Kündigung Arbeitnehmer, напуснах работа, как да напусна работа, Job kündigen, selbst kündigen
пробен, пробна работа, Probetag, Probearbeiten, Probearbeit
работодател, работодатели, шеф на фирма, Arbeitgeber, арбайтгебер, employer, шеф, началник, Chef, шефка
работник, служител, Arbeitnehmer, Mitarbeiter, арбайтнемер, employee
колега, колежка, колеги, Kollege, Kollegin, Arbeitskollegen
интервю за работа, събеседване, Vorstellungsgespräch, Bewerbungsgespräch, job interview, интервю, интервюта, форщелунгсгешпрех
кандидатстване за работа, кандидатура за работа, Bewerbung, бевербунг, job application, кандидатствам за работа, sich bewerben, бевербунген
работно облекло, работни дрехи, Arbeitskleidung, Berufskleidung, workwear
работни обувки, защитни обувки, Arbeitsschuhe, Sicherheitsschuhe
стаж, стажант, стажантска програма, практика във фирма, Praktikum, Praktikant, практикум, internship, стажове за студенти
доброволец, доброволци, доброволчество, доброволна работа, доброволен труд, Ehrenamt, ehrenamtlich, Freiwilligenarbeit, volunteer
сортировач, сортиране, работа на сортировка, Sortierer, Sortierhelfer
учител, учителка, преподавател, преподавателка, Lehrer, Lehrerin, Lehrkraft, teacher
възпитател, възпитателка, детска учителка, учителка детска градина, Erzieher, Erzieherin, ерцийер, kindergarten teacher, педагог, педагози, Pädagogin
кол център, оператор кол център, работа с клиенти, Callcenter, Call Center, Kundenberater, Kundenservice
разнос на храна, разносвач на храна, куриер на храна, Essenslieferant, Fahrradkurier, food delivery job
разнасяне на вестници, разнос на вестници, разнос на брошури, Zeitungszusteller, Zeitungsausträger, Prospektverteiler
манекен, манекенка, фотомодел, работа като модел, Fotomodell, Model gesucht
работа за жени, работа за жена, Arbeit für Frauen
електроженист, електрожен, Elektroschweißer
монтажник, монтажници, Monteur, Monteurin
индустриален монтаж, монтажи, работа по монтажи, Industriemontage, Montagearbeit
поддръжка на машини, техник поддръжка, Instandhaltung, Instandhalter, Wartungstechniker
електроник, мехатроник, Elektroniker, Mechatroniker, Mechatronikerin
логистик, работа в логистика, Logistiker
диспечер, спедитор, диспечер транспорт, Disponent, Disponentin, Speditionskaufmann, dispatcher
пощальон, пощальонка, раздавач на поща, Briefträger, Postbote, Briefzusteller
машинист, машинист на влак, Lokführer, Triebfahrzeugführer, train driver
кондуктор, кондукторка, Zugbegleiter, Schaffner
стюардеса, стюард, Flugbegleiter, Flugbegleiterin, flight attendant
работа на летище, летищен работник, Flughafenmitarbeiter, Bodenpersonal
товарач, товарене и разтоварване, разтоварване на камиони, Be- und Entladen, Entlader, loader
работа в Амазон, Амазон склад, Amazon Lager, Amazon Job
счетоводител работа, Buchhalter, Buchhalterin, оперативен счетоводител, accounting job
търговски представител, търговец на терен, Vertriebsmitarbeiter, Außendienst, Handelsvertreter, sales rep
мениджър, управител, Geschäftsführer, Manager, Filialleiter, управител на магазин
икономист, икономистка, Betriebswirt, BWL
лаборант, лаборантка, Laborantin
перач, работа в пералня, пералня работник, Wäschereimitarbeiter
шивач работа, работа в шивашки цех, шивашки цех, Näherin, Näher
цех за месо, работа с месо, Fleischindustrie, Fleischfabrik
работа в птицекланица, птицекланица, Geflügelschlachthof
гледане на крави, доене, доячка, Melker, Melkerin, работа в кравеферма
оранжерия, работа в оранжерия, Gewächshaus
лозя, работа на лозе, гроздобер, Weinlese, Weinberg
горски работник, дървосекач, работа в гората, Forstarbeiter, Holzfäller
пътен строител, асфалтиране, пътно строителство, Straßenbau, Straßenbauer
прокарване на кабели, оптични кабели, монтаж на оптика, Glasfaser, Glasfasermonteur, Kabelverleger
монтаж на соларни панели, соларен монтьор, Solarmonteur, Solarteur
бетоновоз, миксер бетон шофьор, Betonmischerfahrer
сигнализация на път, Verkehrssicherung
бригада, строителна бригада, бригада майстори, Bautrupp, Kolonne
подизпълнител, Subunternehmer, Nachunternehmer, subcontractor
работа на акорд, акорд, Akkordarbeit, Akkordlohn
пет дни работна седмица, работна седмица, Arbeitswoche, Wochenarbeitszeit
почасово заплащане, заплащане на час, пари на час, Stundenlohn, hourly wage
работа с дневно плащане, плащане всеки ден, Tageslohn, Tagelöhner, надничар
бърза работа, спешно търся работа, работа веднага, Arbeit sofort, ab sofort arbeiten
работа за пенсионери, Rentnerjob, работа след пенсия, Job für Rentner
работа за ученици, Schülerjob, ученическа работа
работа хора с увреждания, Behindertenwerkstatt, Arbeit für Behinderte, Werkstatt für behinderte Menschen
работа за медицински сестри, Stellenangebote Krankenschwester
работа за лекари, Stellenangebote Arzt, Assistenzarzt
работа за строители, работа за майстори, Bauarbeiter gesucht
работа за шофьори, търся работа шофьор, Fahrer Job
работа като болногледачка, работа гледане на възрастни, Job Altenpflege, Pflegejob
работа като чистачка, работа почистване, Putzjob, Reinigungsjob
бременна на работа, работа при бременност, Beschäftigungsverbot, забрана за работа бременна
инструктаж, инструктаж безопасност, Sicherheitsunterweisung, Arbeitsschutz, безопасност на труда
строителна каска, защитна каска, Schutzhelm, Bauhelm
строителна карта, карта строители, SOKA Karte
работни места, работа, Job, Stelle, работа в Германия, оферти за работа, Arbeitsplatz, Stellenanzeigen, предлагам работа
пакетчик, шофьор на бус, Paketzusteller, Paketfahrer, Paketbote, разнасяне на пакети
`
