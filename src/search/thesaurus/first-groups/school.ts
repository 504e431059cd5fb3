/** Phrases of each line mean the same. */
export const school = `
детска градина, детски градини, градина за деца, градинка за деца, забавачка, Kita, Kindergarten, кита, Kindertagesstätte, детски ясли и градини, kindergartens
място в детска градина, място в градина, кандидатстване за градина, запис в градина, Kitaplatz, Kita Platz, Kindergartenplatz, записване в детска градина, чакане за градина, Kita Anmeldung
ясла, ясли, детска ясла, Krippe, Kinderkrippe, nursery, яслена група, U3 Betreuung
училище, училища, Schule, Schulen, шуле, school
начално училище, начални училища, първи клас, Grundschule, грундшуле, primary school
тръгване на училище, първолак, първолаци, първи учебен ден, Einschulung, Schulanfang, айншулунг
записване в училище, запис в училище, записване на училище, Schulanmeldung, Anmeldung Schule, school enrolment, записване първи клас, записване на дете училище
неделно училище, българско училище, българско неделно училище, съботно училище, училище за български деца, bulgarische Schule, Sonntagsschule, Bulgarian school, българско училище Германия, родно училище
уроци по български, български език, курс по български, български за деца, Bulgarischunterricht, Bulgarischkurs, Bulgarisch lernen, Bulgarian lessons, учител по български, учителка по български
гимназия, гимназии, Gymnasium, гимназиум
реално училище, реалшуле, Realschule
основно училище, хауптшуле, Hauptschule
обединено училище, гезамтшуле, Gesamtschule, Gemeinschaftsschule
занималня, занимални, целодневно обучение, следучилищна занималня, Hort, Ganztagsschule, Ganztagsbetreuung, OGS, after school care, следобедна занималня, целодневна, офене ганцтагсшуле
професионално училище, професионални училища, Berufsschule, Berufskolleg, беруфсшуле, vocational school
вечерно училище, завършване на училище, средно образование за възрастни, Abendschule, Abendgymnasium, Schulabschluss nachholen
специално училище, помощно училище, Förderschule, Sonderschule
матура, матури, зрелостен изпит, абитур, Abitur
ученик, ученичка, ученици, Schüler, Schülerin, pupil
ученически пособия, учебни пособия, тетрадки, училищни пособия, Schulsachen, school supplies, моливи и тетрадки, канцеларски материали, Schreibwaren
ученическа раница, ученически раници, училищна чанта, Schulranzen, Schultasche, Schulrucksack
учебник, учебници, Schulbuch, Lehrbuch, Schulbücher, textbook
родителска среща, родителски срещи, Elternabend, Elternsprechtag, елтернабенд, parents evening
ваканция, ваканции, училищна ваканция, ученическа ваканция, Schulferien, Ferien, ферийен, school holidays, ваканции дати, пролетна ваканция, есенна ваканция
летен лагер, детски лагер, лагер за деца, детски лагери, лятна академия, Ferienlager, Sommercamp, Kinderferienlager, summer camp
курс по немски, немски език, курсове по немски, уроци по немски, учене на немски, уча немски, Deutschkurs, Deutsch lernen, Deutschunterricht, Sprachkurs Deutsch, дойчкурс, German course
онлайн немски, немски онлайн, онлайн курс по немски, онлайн уроци по немски, Deutschkurs online, Online Deutschkurs
учител по немски, учителка по немски, преподавател по немски, Deutschlehrer, Deutschlehrerin, German teacher, частен учител немски, даскал по немски
езикова школа, езикови курсове, езиков курс, школа за езици, езиков център, Sprachschule, Sprachkurs, шпрахшуле, language school
уроци по английски, английски език, курс по английски, Englischkurs, Englisch lernen, Englischunterricht, English course, учител по английски, английски, учителка по английски
интеграционен курс, интеграционни курсове, курс за интеграция, Integrationskurs, интеграционскурс, integration course, интеграционс курс, курс от БАМФ, задължителен курс немски
изпит по немски, езиков изпит, Deutschprüfung, Sprachprüfung, Deutschtest, German exam, Deutschprüfungen, немски тест
немски A1, ниво A1, курс A1, A1 Deutsch, A1 Kurs, Deutsch A1, Start Deutsch 1
немски A2, ниво A2, курс A2, A2 Deutsch, A2 Kurs, Deutsch A2
немски B1, ниво B1, курс B1, B1 Deutsch, B1 Kurs, Deutsch B1
изпит B1, изпит за B1, сертификат B1, B1 Prüfung, Zertifikat B1, Deutschprüfung B1
немски B2, ниво B2, курс B2, B2 Deutsch, B2 Kurs, Deutsch B2
изпит B2, изпит за B2, сертификат B2, B2 Prüfung, Zertifikat B2, Deutschprüfung B2
немски C1, ниво C1, курс C1, C1 Deutsch, C1 Kurs, Deutsch C1
професионален немски, немски за професията, Berufssprachkurs, Berufsdeutsch, DeuFöV
медицински немски, немски за лекари, Fachsprachprüfung, Deutsch für Ärzte, Medizinisches Deutsch
народен университет, фолксхохшуле, Volkshochschule, VHS, фау ха ес
университет, университети, висше училище, Universität, Uni, university
университет за приложни науки, колеж, хохшуле, Hochschule, Fachhochschule, FH
следване, следване в Германия, висше образование, учене в Германия, Studium, Studium in Deutschland, Studieren in Deutschland, study in Germany
студент, студентка, студенти, Student, Studentin, Studierende
кандидат студент, кандидатстване в университет, прием в университет, кандидат студенти, Studienplatz, Hochschulzulassung, Uni Bewerbung, university application, кандидатствам в университет, записване в университет, Immatrikulation
подготвителен колеж, подготвителна година, Studienkolleg, щудиенколег
бакалавър, бакалавърска степен, бакалавър програма, Bachelor, Bachelorstudium
магистър, магистратура, магистърска степен, Master, Masterstudium
докторантура, докторант, докторска степен, Promotion Universität, Doktorarbeit, Doktorand, PhD
обучение за професия, аусбилдунг, професионално обучение, дуално обучение, учене на професия, Ausbildung, Berufsausbildung, duale Ausbildung, vocational training, учене на занаят
ученик по професия, чирак, чираци, Azubi, Auszubildender, Auszubildende, Lehrling, ацуби, apprentice
място за обучение, място за аусбилдунг, Ausbildungsplatz, Ausbildungsstelle
преквалификация, смяна на професия, Umschulung, умшулунг, retraining, курс за преквалификация
допълнителна квалификация, квалификация, повишаване на квалификация, Weiterbildung, Fortbildung, вайтербилдунг, further education
частни уроци, уроци, частен учител, индивидуални уроци, Nachhilfe, Privatunterricht, Nachhilfelehrer, Privatlehrer, нахилфе, tutoring, частен преподавател, репетитор
помощ за домашни, домашни работи, помощ с уроците, помощ за домашните, Hausaufgabenhilfe, Hausaufgabenbetreuung, homework help, учене с дете
уроци по математика, математика, частни уроци математика, учител по математика, Mathe Nachhilfe, Mathematik Nachhilfe, Matheunterricht, math tutor, учителка по математика, курс по математика, учене по математика
курсове, обучения, семинар, семинари, Kurse, Seminar, Schulungen, training courses
курс за мотокар, курс за мотокаристи, свидетелство за мотокар, Staplerschein, Staplerkurs, книжка за мотокар, документ за мотокар
курс за заварчици, сертификат за заварчик, Schweißerschein, Schweißkurs
курсове за деца, школи за деца, детски курсове, занимания за деца, извънкласни дейности, Kinderkurse, Freizeitangebote für Kinder
музикално училище, музикална школа, школа по музика, Musikschule, музикшуле, music school, уроци музика деца
рисуване, курс по рисуване, уроци по рисуване, Malkurs, Zeichenkurs, drawing lessons, учител по рисуване, школа по рисуване, художествена школа
програмиране за деца, роботика за деца, Programmieren für Kinder, Kinder Programmierkurs, компютри за деца, кодиране за деца
библиотека, библиотеки, читалня, Bibliothek, Bücherei, Stadtbibliothek, library
книга, книги, Buch, Bücher
български книги, книги на български, bulgarische Bücher, книги от България, българска книжарница
детски книги, детска книжка, Kinderbücher, Kinderbuch
книжарница, книжарници, Buchhandlung, Buchladen, bookstore
уроци по китара, учител по китара, курс по китара, Gitarrenunterricht, Gitarrenlehrer, guitar lessons
уроци по пеене, учител по пеене, вокален педагог, курс по пеене, Gesangsunterricht, Gesangslehrer, singing lessons
уроци по цигулка, учител по цигулка, Geigenunterricht, Geigenlehrer
уроци по барабани, учител по барабани, Schlagzeugunterricht
уроци по народни танци, курс по народни танци, школа народни танци, Volkstanzkurs
балет, балетна школа, уроци по балет, балет за деца, Ballettschule
уроци по физика, учител по физика, Physik Nachhilfe
уроци по химия, учител по химия, Chemie Nachhilfe
уроци по френски, френски език, курс по френски, учител по френски, Französischkurs, Französisch Nachhilfe
уроци по испански, испански език, курс по испански, учител по испански, Spanischkurs
уроци по турски, турски език, курс по турски, Türkischkurs
уроци по руски, руски език, курс по руски, Russischkurs
немски за деца, детски курс по немски, Deutsch für Kinder, Deutschkurs für Kinder
немски за начинаещи, немски от нулата, начален немски, Deutsch für Anfänger, German for beginners
разговорен немски, немски разговор, Konversationskurs Deutsch, Sprachcafé, говорене на немски
курс за неграмотни, ограмотяване, не мога да чета, Alphabetisierungskurs, Alphabetisierung
курсове за родители, немски за майки, Mama lernt Deutsch, Elternkurs
безплатен курс по немски, безплатен немски, kostenloser Deutschkurs, free German course
TestDaF, Тестдаф изпит
DSH, DSH Prüfung
изпит телк, telc Prüfung, телц
изпит Гьоте, Гьоте институт, Goethe Institut, Goethe Prüfung
шофьорски листовки, листовки, теория за книжка, Theorieprüfung Führerschein, Führerschein Theorie
кормуване изпит, практически изпит шофиране, Praxisprüfung Führerschein, praktische Fahrprüfung
подготвителен клас, международен клас, приветствен клас, Willkommensklasse, Vorbereitungsklasse, internationale Klasse, Seiteneinsteiger
смяна на училище, местене от училище, преместване в друго училище, Schulwechsel
задължително обучение, училищна задължителност, Schulpflicht
отсъствие от училище, бягане от училище, неизвинени отсъствия, Schulschwänzen, Fehlzeiten Schule
освобождаване от училище, Beurlaubung Schule, отпуск от училище
училищна храна, стол в училище, обяд в училище, Schulessen, Schulkantine, Mensa Schule
училищен автобус, автобус за училище, Schulbus, Schülerbeförderung
карта за ученик, ученическа карта, Schülerausweis, Schülerticket
тормоз в училище, булинг, Mobbing Schule, Cybermobbing, bullying
помощник в училище, личен асистент ученик, Schulbegleitung, Schulbegleiter, Integrationshelfer
майчин език, обучение на майчин език, herkunftssprachlicher Unterricht, HSU, Muttersprachlicher Unterricht
препоръка за гимназия, Schulempfehlung, Grundschulempfehlung
приспособяване в градина, адаптация в градина, Eingewöhnung
частна детска градина, private Kita, Privatkindergarten
българска детска градина, bulgarische Kita, градина на български
игрална група, майки и бебета, Krabbelgruppe, Spielgruppe, PEKiP
доброволческа година, FSJ, Freiwilliges Soziales Jahr, доброволна социална година
БФД, Bundesfreiwilligendienst, федерална доброволна служба
о пер, Au-pair, аупер, о пер програма
Еразъм, Erasmus, обмен на студенти, студентски обмен, Studentenaustausch
дистанционно обучение, задочно обучение, Fernstudium, онлайн обучение, distance learning
такса за семестър, семестриални такси, Semesterbeitrag, Semestergebühren
блокирана сметка студент, Sperrkonto, blocked account
дипломна работа, бакалавърска теза, Bachelorarbeit, Masterarbeit, thesis
обучение за медицинска сестра, учене за медсестра, Ausbildung Pflege, Pflegeausbildung, Ausbildung Pflegefachfrau
обучение за шофьор, аусбилдунг шофьор, Ausbildung Berufskraftfahrer
обучение за охрана, курс за охрана, Sachkundeprüfung 34a, Unterrichtung 34a, 34a Schein
курс маникюр, курс за маникюрист, Nageldesign Kurs
фризьорски курс, курс за фризьори, Friseurausbildung
курс за масажисти, курс по масаж, Massagekurs, Massageausbildung
курс ADR, АДР, ADR Schein, опасни товари, Gefahrgutführerschein
компютърен курс, компютърни курсове, курс по компютри, Computerkurs, EDV Kurs
курс по програмиране, уча програмиране, Programmierkurs, coding course
курс по готвене, готварски курс, Kochkurs, cooking class
курс по шиене, шивашки курс, Nähkurs
курс за фотография, фотографски курс, Fotokurs
`
