/** Phrases of each line mean the same. */
export const offices = `
гражданска служба, служба за граждани, Bürgeramt, Bürgerbüro, бюргерамт, бюргербюро, Bürgerservice, Kundenzentrum der Stadt, служба за услуги граждани, бюргер амт, бюргер бюро, граждански център
адресна служба, служба по адресна регистрация, Einwohnermeldeamt, Meldebehörde, Meldestelle, Einwohnermelde, мелдеамт, Meldeamt, Einwohneramt, мелде амт, регистрация на населението
кметство, община, Rathaus, ратхаус, town hall, общинска администрация, Stadtverwaltung, Gemeindeverwaltung
кмет, Bürgermeister, Bürgermeisterin, Oberbürgermeister, кметица, mayor
областна управа, окръжна администрация, Landratsamt, Kreisverwaltung, ландратсамт, Landkreisamt, окръжна управа, крайсамт
районна администрация, Bezirksamt, бецирксамт, районно кметство
служба за чужденци, Ausländerbehörde, Ausländeramt, ауслендербехьорде, имиграционна служба, Landesamt für Einwanderung, immigration office, Amt für Migration, Auslandsamt
служба за гражданство, Einbürgerungsbehörde, Staatsangehörigkeitsbehörde, Einbürgerungsamt
федерална служба за миграция, BAMF, Bundesamt für Migration, БАМФ
консултация за мигранти, MBE, Migrationsberatung, миграционна консултация, Migrationsberatungsstelle, Migrationsdienst, помощ за мигранти, съвет за мигранти
младежка миграционна служба, JMD, Jugendmigrationsdienst
джобцентър, джоб център, Jobcenter, йобцентър, жобцентър, ARGE, джобцентр, джопцентър, Jobcenter Antrag, социално джобцентър
бюро по труда, агенция по заетостта, Agentur für Arbeit, Arbeitsamt, Arbeitsagentur, арбайтсамт, Bundesagentur für Arbeit, трудова борса, трудово бюро, борса на труда, арбайтс амт, Arbeitsagenturen
регистрация бюро по труда, регистрация като безработен, arbeitslos melden, Arbeitslosmeldung, записване бюро по труда, записване като безработен, arbeitslos gemeldet
регистрация търсещ работа, arbeitssuchend melden, Arbeitsuchendmeldung, arbeitsuchend melden
кариерен център, професионално ориентиране, Berufsberatung, Berufsinformationszentrum, BIZ, кариерна консултация
данъчна служба, данъчното, финанцамт, Finanzamt, tax office, данъчна администрация, финанц амт, данъчни власти
федерална данъчна служба, Bundeszentralamt für Steuern, BZSt
НАП, Национална агенция приходи, bulgarisches Finanzamt, данъчни България
НОИ, Национален осигурителен институт, bulgarische Rentenversicherung, НОИ България
НЗОК, Национална здравноосигурителна каса, bulgarische Krankenkasse, българска здравна каса
служба за младежта, служба за закрила, закрила на детето, Jugendamt, югендамт, отдел закрила на детето, youth welfare office, служба за децата, югенд амт, закрила на деца
гражданско състояние, Standesamt, щандесамт, служба гражданско състояние, registry office, ЕСГРАОН, щандес амт, ритуална зала
здравна каса, Krankenkasse, кранкенкасе, здравноосигурителна каса, болнична каса, Krankenkassen, gesetzliche Krankenkasse, осигурителна каса, кранкен касе
АОК, AOK, AOK Krankenkasse
Техникер, TK, Techniker Krankenkasse, Die Techniker
BARMER, Бармер, Barmer Krankenkasse
DAK, ДАК, DAK-Gesundheit
IKK Krankenkasse, Innungskrankenkasse
BKK, Betriebskrankenkasse
Knappschaft, Кнапшафт, KBS Krankenkasse
Minijob-Zentrale, Миниджоб Централе, Minijobzentrale, служба за миниджоб
консулство, Konsulat, Generalkonsulat, генерално консулство, consulate, консулска служба, българско консулство, bulgarisches Konsulat, консулски отдел, генконсулство, консулски услуги, Konsularabteilung
почетно консулство, почетен консул, Honorarkonsul, Honorarkonsulat
посолство, Botschaft, българско посолство, embassy, bulgarische Botschaft, посолство на България
час за консулство, записване за консулство, Termin Konsulat, час в консулството, е-консулство запазване час
изнесен консулски ден, изнесени консулски дни, изнесен консулски прием, Konsularsprechtag, консулски ден
каса за детски надбавки, Familienkasse, фамилиенкасе, семейна каса, служба детски надбавки, фамилиен касе, служба за детски, Familienkassen
служба за родителски надбавки, Elterngeldstelle, елтернгелдщеле
служба за жилищни помощи, Wohngeldstelle, Wohngeldbehörde, вонгелдщеле
жилищна служба, Wohnungsamt, служба по жилищно настаняване, Amt für Wohnungswesen, вонунгсамт
КАТ, Zulassungsstelle, Kfz-Zulassungsstelle, служба регистрация коли, Straßenverkehrsamt, Kfz-Behörde, цуласунгсщеле, Kfz Zulassungsbehörde, автомобилна регистрация служба, Zulassungsbehörde
регистрация на автомобил, регистрация на кола, Autoanmeldung, Auto anmelden, Kfz-Zulassung, Kfz-Anmeldung, car registration, регистриране на кола, пререгистрация на кола, Fahrzeuganmeldung, Auto ummelden, прехвърляне на кола
дерегистрация на кола, отписване на кола, Autoabmeldung, Kfz-Abmeldung, Auto abmelden, Außerbetriebsetzung, спиране от движение, снемане от отчет, сваляне на номера, бракуване на кола
служба шофьорски книжки, Führerscheinstelle, Fahrerlaubnisbehörde, фюрершайнщеле, Führerscheinbehörde, книжки служба, Führerscheinamt
митница, Zoll, Zollamt, Hauptzollamt, customs office, митническа служба, митнически, Zollbehörde
финансова инспекция черен труд, Finanzkontrolle Schwarzarbeit, FKS, контрол на черния труд
полиция, Polizei, police, полицай, полицаи, 110, ченгета, Polizist, Polizistin
полицейски участък, Polizeiwache, Polizeirevier, Polizeistation, районно управление полиция, районно полиция, полицейски участъци, Polizeidienststelle, полицейско управление
федерална полиция, гранична полиция, Bundespolizei, border police
общинска полиция, служба обществен ред, Ordnungsamt, орднунгсамт
пожарна, пожарникари, Feuerwehr, пожарникар, fire brigade, фойервер
училищен отдел, Schulamt, училищна служба, шуламт, Schulbehörde, Schulverwaltungsamt
служба за детски градини, Kita-Eigenbetrieb, Kita-Platz-Vergabe, Kitaamt, разпределение детски градини
социална служба, Sozialamt, социалните, социално подпомагане служба, зоциаламт, welfare office, социални служби, зоциал амт, социално подпомагане
социален работник, Sozialarbeiter, Sozialarbeiterin, социална работничка, social worker, Streetworker, Sozialpädagoge, социални работници, социална работа, Sozialarbeit
защита на потребителя център, Verbraucherzentrale, потребителски център, фербраухерцентрале, Verbraucherberatung
сдружение на наемателите, Mieterverein, митерферайн, Mieterbund, Mieterschutzbund, Mieterschutzverein, асоциация на наемателите, съюз на наемателите, помощ за наематели
здравна служба, РЗИ, Gesundheitsamt, гезундхайтсамт, здравна инспекция, хигиенна инспекция, ХЕИ, гезундхайтс амт
здравна книжка за работа, Gesundheitszeugnis, Infektionsschutzbelehrung, Hygienebelehrung, rote Karte Gesundheitsamt, Belehrung Infektionsschutzgesetz, здравна книжка, роте карте, санитарна книжка
ветеринарна служба, Veterinäramt, БАБХ
служба за увреждания, Versorgungsamt, служба увреждания
Integrationsamt, Inklusionsamt
пенсионна служба, пенсионно осигуряване Германия, Deutsche Rentenversicherung, DRV, Rentenversicherungsträger, пенсионен фонд Германия, рентенферзихерунг, Rentenversicherung, пенсионна каса, rentenkasse
пенсионна консултация, Rentenberatung, консултация за пенсия, Rentenberater, Rentenberaterin
професионално сдружение злополуки, Berufsgenossenschaft, БГ застраховка злополука, gesetzliche Unfallversicherung
търговско-промишлена палата, търговска камара, IHK, Industrie- und Handelskammer, chamber of commerce, търговско промишлена
занаятчийска камара, занаятчийска палата, Handwerkskammer, HWK, хандверкскамер, занаятчийска, Handwerksrolle
адвокатска колегия, Rechtsanwaltskammer, Anwaltskammer
лекарска камара, Ärztekammer, лекарски съюз, Landesärztekammer
нотариална камара, Notarkammer, Bundesnotarkammer
служба за търговия, Gewerbeamt, гевербеамт, служба регистрация на фирми, Gewerbemeldestelle, гевербе амт, Gewerbebehörde
търговски регистър, Handelsregister, фирмен регистър, commercial register
имотен регистър, кадастър, Grundbuchamt, Grundbuch, кадастрална служба, грундбух, Katasteramt
строителна служба, служба по строителство, Bauamt, Bauordnungsamt, бауамт
служба за отпадъци, сметосъбиране, Abfallwirtschaft, Müllabfuhr, Entsorgungsbetriebe, извозване на боклук, боклукчии, сметоизвозване, Müllentsorgung
депо за отпадъци, Recyclinghof, Wertstoffhof, пункт за рециклиране, вертщофхоф, сметище, къде се хвърля боклук, Deponie, пункт за отпадъци
едрогабаритни отпадъци, Sperrmüll, извозване стари мебели, шперрмюл, шпермюл, стари мебели на улицата, изхвърляне на диван, Sperrmüllabholung, Sperrmüllabfuhr
служба загубени вещи, Fundbüro, бюро изгубени вещи, lost and found
поща, Postfiliale, Deutsche Post, пощенски клон, пощенска станция, post office, Post, Postamt, DHL Filiale
служба признаване квалификации, Anerkennungsstelle, Anerkennungsberatung, консултация признаване квалификация, IQ Netzwerk
централна служба чуждестранно образование, ZAB, Zentralstelle für ausländisches Bildungswesen
студентски служби, Studentenwerk, Studierendenwerk
студентска канцелария, Studierendensekretariat, Studentensekretariat, Immatrikulationsamt, Studierendenbüro
служба за международни студенти, International Office, Akademisches Auslandsamt
служба за стипендии, BAföG-Amt, Amt für Ausbildungsförderung, бафьог служба
ДАИ, автомобилна администрация, ИААА
ТЮФ, TÜV, технически преглед, Hauptuntersuchung, годишен технически преглед, ГТП, ГТП на кола, преглед на кола, TÜV Termin, HU AU, Hauptuntersuchung Auto, преглед за движение
пътна помощ, Pannenhilfe, Pannendienst, Pannenservice, roadside assistance, авария на пътя, закъсах с колата, аварийна помощ път
репатрак, Abschleppdienst, Abschleppwagen, теглене на кола, пътна помощ с репатрак, превоз на закъсала кола, abschleppen, Abschleppservice
ADAC, АДАЦ, автомобилен клуб, Automobilclub
благотворителна организация, Wohlfahrtsverband, благотворителност, Hilfsorganisation, charity
Caritas, Каритас, Caritasverband
Diakonie, Диакони, Diakonisches Werk
червен кръст, DRK, Rotes Kreuz, Deutsches Rotes Kreuz, Red Cross, Германски червен кръст
социален магазин храна, Tafel, хранителна банка, food bank, раздаване на храна, Lebensmittelausgabe, безплатна храна, храна за бедни, храна за нуждаещи се
бездомници, приют за бездомни, Obdachlosenheim, Notunterkunft, Obdachlosenunterkunft, нощен приют, Notschlafstelle, подслон за бездомни, нощувка за бездомни
консултация за бежанци, Flüchtlingsberatung, Asylberatung
консултация за работници, Faire Mobilität, Arbeit und Leben, Fair Mobility, справедлива мобилност
антидискриминационна служба, Antidiskriminierungsstelle, служба срещу дискриминация
ЦИК, Централна избирателна комисия
изборна секция, избирателна секция, Wahllokal, секции за гласуване, polling station, изборни секции, къде да гласувам
дрехи за нуждаещи, Kleiderkammer, безплатни дрехи
социален магазин, Sozialkaufhaus
МОН, Министерство на образованието, bulgarisches Bildungsministerium
МВР, Министерство на вътрешните, bulgarisches Innenministerium
външно министерство, МВнР, Министерство външните работи, Außenministerium
агенция българи в чужбина, ИАБЧ, Изпълнителна агенция българи чужбина
електронни услуги, онлайн услуги, Online-Dienste Behörde, електронни административни услуги, Onlinedienste
работно време на службите, приемно време, Öffnungszeiten Amt, Sprechzeiten Behörde, Öffnungszeiten Behörde
записване за час, запазване на час, Terminvereinbarung, Termin buchen, онлайн час, Terminbuchung, Termin vereinbaren, book appointment, запазвам час, онлайн записване, термин, запазване термин
час за служба, Behördentermin, Termin beim Amt, час в служба, термин в служба, термин в общината
ГРАО, адресно бюро, служба ГРАО
приемно време консулство, работно време консулство, Öffnungszeiten Konsulat
консулство Франкфурт, българско консулство Франкфурт, Generalkonsulat Frankfurt
консулство Мюнхен, българско консулство Мюнхен, Generalkonsulat München
посолство Берлин, българско посолство Берлин, bulgarische Botschaft Berlin
служба за грижи деца, дневна майка служба, Fachberatung Kindertagespflege
консултация за жени, женски консултативен център, Frauenberatungsstelle, Frauenberatung
семейна консултация помощ, Erziehungsberatung, Erziehungsberatungsstelle, консултация за родители, Familienberatung
помощ за родители, помощник в семейството, Familienhilfe, sozialpädagogische Familienhilfe
социална консултация, социални съвети, Sozialberatung, soziale Beratung
консултация за безработни, помощ за безработни център, Erwerbslosenberatung, Arbeitslosenberatung
районен мениджмънт, квартален център, Quartiersmanagement, Nachbarschaftszentrum, Stadtteilzentrum, Stadtteilbüro
интеграционен съвет, Integrationsrat, Ausländerbeirat, Integrationsbeirat
Wohnraumhilfe, помощ загуба на жилище, Fachstelle Wohnungsnotfälle, Wohnungsnotfallhilfe
пощенски код, Postleitzahl, PLZ, zip code
пощенска кутия, пощенски кутии, Briefkasten, Postkasten, mailbox
гише за информация, информационен център, Infopoint, Touristeninformation, Tourist Info
`
