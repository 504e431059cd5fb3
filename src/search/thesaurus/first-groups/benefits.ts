/** Phrases of each line mean the same. */
export const benefits = `
детски надбавки, детски добавки, Kindergeld, киндергелд, детски пари, пари за дете, child benefit, детски помощи, надбавки за деца, кинд гелд, помощ за деца
заявление за детски надбавки, Kindergeldantrag, Antrag auf Kindergeld, молба за детски надбавки, кандидатстване за киндергелд, подаване за детски надбавки, формуляр за детски, Kindergeld beantragen
допълнителна детска надбавка, Kinderzuschlag, киндерцушлаг, KiZ, добавка за деца, добавка ниски доходи, киндер цушлаг, Kinderzuschlag beantragen
родителски надбавки, родителски пари, Elterngeld, елтернгелд, parental allowance, Elterngeld Plus, ElterngeldPlus, елтерн гелд, пари за бебе, Elterngeld beantragen, Elterngeldantrag
отпуск за отглеждане, родителски отпуск, Elternzeit, елтернцайт, отпуск отглеждане на дете, parental leave, отпуска за дете, елтерн цайт, Elternzeit beantragen
отпуск по майчинство, Mutterschutz, мутершуц, закрила на майчинството, Mutterschutzfrist, maternity leave, излизане в майчинство
обезщетение за майчинство, майчинство, майчински, Mutterschaftsgeld, мутершафтсгелд, пари за майчинство, maternity pay, майчински пари, майчинство в Германия
бащинство отпуск, бащински отпуск, Vätermonate, отпуск за баща, Vaterschaftsurlaub, paternity leave, татковци отпуск, отпуск при раждане баща
аванс за издръжка, Unterhaltsvorschuss, унтерхалтсфоршус, издръжка от държавата
самотен родител, самотна майка, alleinerziehend, Alleinerziehende, single parent, самотни родители, сама майка, сама с дете, самотен баща
помощ за училище, Bildung und Teilhabe, BuT, Bildungspaket, Bildungs- und Teilhabepaket, помощ учебни пособия, Schulbedarf
помощ при раждане, Erstausstattung Baby, бебешка екипировка помощ, Babyerstausstattung, еднократна помощ раждане
жилищна помощ, помощ за жилище, Wohngeld, вонгелд, помощ за наем, добавка за наем, housing benefit, Mietzuschuss, пари за наем, помощ за квартира, пари за жилище, вон гелд
социално жилище, общинско жилище, Sozialwohnung, социални жилища, social housing, евтино жилище от общината, общинска квартира, социална квартира
удостоверение социално жилище, WBS, Wohnberechtigungsschein, право на социално жилище, вонберехтигунгсшайн, вебеес, ве бе ес, WBS Schein
социална помощ, социални помощи, Bürgergeld, бюргергелд, Hartz 4, Hartz IV, харц 4, харц IV, ALG 2, Arbeitslosengeld 2, социал, бюргер гелд
помощ от социална служба, Sozialhilfe, SGB XII, зоциалхилфе
базово осигуряване старост, Grundsicherung, Grundsicherung im Alter, грундзихерунг
продължаване на бюргергелд, Weiterbewilligungsantrag, WBA, удължаване на социална помощ
допълване на заплатата, Aufstocker, aufstocken, ауфщокер, доплащане от джобцентър
разходи за жилище джобцентър, Kosten der Unterkunft, KdU, наем от джобцентър
санкция от джобцентър, Sanktion Jobcenter, Leistungsminderung, намаляване на бюргергелд
обезщетение за безработица, Arbeitslosengeld, Arbeitslosengeld 1, ALG 1, помощ за безработни, unemployment benefit, безработица обезщетение, пари за безработни, борсата пари, обезщетение безработен, арбайтслосенгелд
безработица, безработен, arbeitslos, Arbeitslosigkeit, unemployed, арбайтслос, останах без работа, безработни, arbeitslose, загубих работата си
спиране на обезщетението, Sperrzeit, Sperrfrist, шперцайт, наказателен срок безработица
ваучер за обучение, Bildungsgutschein, ваучер за квалификация, билдунгсгутшайн
ваучер за трудово посредничество, Vermittlungsgutschein, AVGS
помощ за стартиране бизнес, Gründungszuschuss, субсидия за самонаети, Einstiegsgeld
обезщетение за болест, болнични пари, Krankengeld, кранкенгелд, пари за болнични, sick pay, обезщетение при болест, пари от здравна каса
заплата при болест, Lohnfortzahlung, Entgeltfortzahlung, платени болнични от работодател
пари за болно дете, Kinderkrankengeld, детски болнични, обезщетение болно дете
съкратено работно време помощ, Kurzarbeitergeld, Kurzarbeit, курцарбайт
обезщетение при фалит, Insolvenzgeld, инсолвенцгелд, заплати при фалит
надбавка лошо време, Schlechtwettergeld, Saison-Kurzarbeitergeld, зимни пари строители, Winterausfallgeld
отпуск строители каса, SOKA-BAU, Urlaubskasse Bau, зока бау, SOKA BAU Urlaub, строителна каса за отпуск
студентска помощ, студентски заем държавен, BAföG, бафьог, бафьог студент, помощ за студенти, бафьок
студентски кредит, студентски заем, Studienkredit, KfW-Studienkredit, student loan
стипендия, Stipendium, стипендии, scholarship, Stipendien, стипендии за студенти, стипендианти
помощ за обучаващи, Berufsausbildungsbeihilfe, помощ за аусбилдунг, BAB Ausbildung
пенсия, Rente, ренте, пенсии, пенсии Германия
пенсия за старост, Altersrente, Regelaltersrente, old age pension
пенсиониране, in Rente gehen, излизане в пенсия, пенсиониране в Германия, пенсионирам, кандидатстване за пенсия, Rente beantragen, Rentenantrag, заявление за пенсия
пенсия за инвалидност, инвалидна пенсия, Erwerbsminderungsrente, EM-Rente, пенсия по болест, Invalidenrente, инвалидност пенсия, ТЕЛК пенсия, инвалидска пенсия
наследствена пенсия, вдовишка пенсия, Witwenrente, Hinterbliebenenrente, пенсия вдовица, Witwerrente
пенсия за сираци, Waisenrente, сирашка пенсия, Halbwaisenrente
основна пенсия надбавка, Grundrente, Grundrentenzuschlag
ранно пенсиониране, Frührente, vorzeitige Rente, по-ранно пенсиониране, Rente mit 63
международна пенсия, пенсия от България, EU-Rente, чуждестранна пенсия, пенсия две държави, Auslandsrente, две пенсии, българска пенсия, zwei Renten, пенсия от чужбина
пенсионна възраст, Renteneintrittsalter, възраст за пенсия, Rentenalter, retirement age
осигурителен стаж, трудов стаж, Versicherungszeiten, Beitragszeiten, стаж за пенсия, Rentenzeiten, Beitragsjahre, години стаж, трудов стаж България, осигурителни години
справка за осигуряване, Rentenverlauf, Versicherungsverlauf, Rentenauskunft, Renteninformation, осигурителна справка
изясняване на осигурителен стаж, Kontenklärung, изясняване на пенсионна сметка, удостоверяване на стаж
връщане на пенсионни вноски, Beitragserstattung, възстановяване на осигуровки, Erstattung von Rentenbeiträgen
частна пенсия, допълнителна пенсия, private Altersvorsorge, пенсионен план, private Rente
фирмена пенсия, betriebliche Altersvorsorge, bAV, Betriebsrente, служебна пенсия
социални осигуровки, осигуровки, Sozialversicherung, социално осигуряване, Sozialversicherungsbeiträge, зоциалферзихерунг, social security, осигурителни вноски
осигурителен номер, Sozialversicherungsnummer, SV-Nummer, Rentenversicherungsnummer, социалноосигурителен номер, номер на осигуровка, social security number, социален номер, RV-Nummer, SVN, рентен нумер, SV Ausweis
ДОО, държавно обществено осигуряване
осигуровка за безработица, Arbeitslosenversicherung, осигуряване срещу безработица
помощ за грижи, пари за грижи, Pflegegeld, пфлегегелд, надбавка гледане болен, пари гледане възрастен, пари за гледане, плащане за гледане болен
гледане на болен близък, pflegende Angehörige, гледане на родител, Angehörigenpflege
отпуск за грижи, Pflegezeit, Familienpflegezeit
помощи за увреждания, Eingliederungshilfe, Teilhabeleistungen, помощ при увреждане
степен на увреждане, Grad der Behinderung, GdB, процент инвалидност, процент увреждане, проценти ТЕЛК
инвалидност, увреждане, Behinderung, disability, инвалид, хора с увреждания, Behinderte, Menschen mit Behinderung, disabled
тежко увреждане, Schwerbehinderung, schwerbehindert
помощ за незрящи, Blindengeld, надбавка за слепота
помощ за бежанци, Asylbewerberleistungen, Asylbewerberleistungsgesetz
помощ за отопление, Heizkostenzuschuss, помощ за ток
помощ за погребение, Sterbegeld, Bestattungskosten Sozialamt, обезщетение при смърт
трудова злополука, злополука на работа, Arbeitsunfall, арбайтсунфал, work accident, инцидент на работа, пострадах на работа, нараняване на работа
професионална болест, Berufskrankheit, професионално заболяване
данък, данъци, Steuer, Steuern, taxes, щойер
данъчна декларация, подаване на данъци, Steuererklärung, щойерерклерунг, годишна данъчна декларация, tax return, Einkommensteuererklärung, деклариране на данъци, Lohnsteuerjahresausgleich, данъчно деклариране, декларация за данъци, подаване на данъчна
връщане на данъци, възстановяване на данъци, Steuererstattung, Steuerrückerstattung, Steuerrückzahlung, tax refund, данъци обратно, Steuer zurück, върнати данъци, взимане на данъци обратно, връщане на данък
данъчно решение, Steuerbescheid, щойербешайд, данъчна оценка, данъчен акт, tax assessment
данъчен клас, Steuerklasse, щойеркласе, данъчни класове, данъчна група, tax class, Lohnsteuerklasse, данъчен клас 3, трети данъчен клас, щойер класе
смяна на данъчен клас, Steuerklassenwechsel, Steuerklasse wechseln, промяна на данъчен клас
данъчен номер, Steuer-ID, Steueridentifikationsnummer, щойер ид, щойер айди, tax ID, данъчен идентификационен номер, IdNr, Steuer-Identifikationsnummer, TIN, персонален данъчен номер, щойерид
щойернумер, Steuernummer, данъчен номер за фирма, фирмен данъчен номер, tax number, щойер нумер, стойер номер
номер по ДДС, ДДС номер, Umsatzsteuer-ID, USt-IdNr, VAT number, Umsatzsteuer-Identifikationsnummer, ИН по ДДС
ДДС, данък добавена стойност, Mehrwertsteuer, Umsatzsteuer, MwSt, USt, VAT, мервертщойер, умзацщойер
освобождаване от ДДС, Kleinunternehmer, Kleinunternehmerregelung, малък предприемач, клайнунтернемер, Kleinunternehmerin
данък общ доход, подоходен данък, данък върху доходите, Einkommensteuer, income tax, ДОД
данък върху заплатата, Lohnsteuer, лонщойер, удържан данък заплата, payroll tax
данъчно удостоверение заплата, Lohnsteuerbescheinigung, лонщойербешайнигунг, годишна справка заплата, служебна бележка доходи
църковен данък, Kirchensteuer, кирхенщойер, данък църква, church tax
излизане от църквата, Kirchenaustritt, отказ от църковен данък
данък солидарност, Solidaritätszuschlag, Soli
данък фирма, Gewerbesteuer, данък търговия, гевербещойер, trade tax
корпоративен данък, Körperschaftsteuer, данък печалба
данък автомобил, данък кола, Kfz-Steuer, кфц щойер, Autosteuer, Kraftfahrzeugsteuer, данък МПС, пътен данък кола, данъци коли
данък куче, Hundesteuer, хундещойер, dog tax
данък сгради, данък имот, Grundsteuer, грундщойер, property tax, данък недвижими имоти
данък при покупка имот, Grunderwerbsteuer, данък придобиване на имот
двойно данъчно облагане, Doppelbesteuerung, Doppelbesteuerungsabkommen, спогодба двойно облагане, DBA, СИДДО, double taxation
данъчен резидент, unbeschränkt steuerpflichtig, местно лице данъци, steuerlicher Wohnsitz
необлагаем минимум, Grundfreibetrag, данъчен минимум, Steuerfreibetrag
детски данъчни облекчения, Kinderfreibetrag, данъчно облекчение за деца, детско данъчно облекчение
разходи за приспадане, Werbungskosten, професионални разходи, данъчни разходи, приспадане на разходи
пътни разходи до работа, Pendlerpauschale, Entfernungspauschale, надбавка за пътуване, Fahrtkosten Steuer
двойно домакинство, doppelte Haushaltsführung, второ домакинство данъци
програма за данъци, ELSTER, Елстер, електронна данъчна декларация, Elster-Zertifikat, данъчен портал
миниджоб, мини джоб, Minijob, минижоб, 520-Euro-Job, 538-Euro-Job, 450-Euro-Job, geringfügige Beschäftigung, 556-Euro-Job, мини работа, минижобче, 603 Euro Job
мидиджоб, Midijob, миди джоб, Übergangsbereich
краткосрочна заетост, kurzfristige Beschäftigung, сезонна заетост 70 дни, 70-Tage-Regelung
частична заетост, непълно работно време, Teilzeit, тайлцайт, part-time, половин работен ден, Teilzeitstelle, Halbtagsjob
пълно работно време, пълен работен ден, Vollzeit, фолцайт, full-time, Vollzeitstelle
коледни пари, коледен бонус, Weihnachtsgeld, тринадесета заплата, 13. Gehalt, вайнахтсгелд, 13 заплата, коледна премия, 13-та заплата
пари за отпуск, надбавка за отпуск, Urlaubsgeld, урлаубсгелд
нощен труд добавка, Nachtzuschlag, нощни надбавки, Nachtarbeitszuschlag, доплащане за нощен труд
такса радио и телевизия, Rundfunkbeitrag, GEZ, ГЕЦ, рундфункбайтраг, GEZ-Gebühr, телевизионна такса, Rundfunkgebühr, Beitragsservice, такса телевизия, гец такса, АРД такса
освобождаване от GEZ, Rundfunkbeitrag Befreiung, освобождаване от телевизионна такса, GEZ-Befreiung, отказ от GEZ, не плащам GEZ
кредитна история, Schufa, шуфа, Schufa-Auskunft, SCHUFA-Auskunft kostenlos, кредитен рейтинг, Bonitätsauskunft, справка Шуфа, Schufa-Eintrag, кредитно досие, Bonität, удостоверение шуфа
социален билет, Sozialticket, социална карта транспорт, билет намаление бюргергелд
Дойчланд тикет, Deutschlandticket, 49-Euro-Ticket, карта за цяла Германия, D-Ticket, билет 49 евро, билет 58 евро, 58-Euro-Ticket, дойчландтикет, 63-Euro-Ticket, дойчланд билет, билет за цяла Германия
такса детска градина, Kitagebühren, Kita-Gebühren, такси за детска градина, Kindergartenbeitrag, Elternbeitrag Kita
освобождаване такса градина, Kita-Gebührenbefreiung, безплатна детска градина, Beitragsfreiheit Kita
ваучер за детска градина, Kita-Gutschein, Kitagutschein, кита гутшайн
такси за училищна храна, Mittagessen Schule Zuschuss, безплатен обяд училище, Schulessen Zuschuss
Riester, Riester-Rente, Ристер
Sozialpass, социален паспорт
детски от България, български детски надбавки, bulgarisches Kindergeld
надбавки дете в България, Kindergeld Kind in Bulgarien, детски дете в България
номер за детски надбавки, Kindergeldnummer
изчисляване на заплата, калкулатор заплата, брутно нетно, Brutto Netto Rechner, Gehaltsrechner
нетна заплата, чиста заплата, заплата на ръка, Nettolohn, netto Gehalt, Nettogehalt
брутна заплата, бруто заплата, Bruttolohn, Bruttogehalt
аванс от заплата, Lohnvorschuss, Gehaltsvorschuss
повишение на заплатата, увеличение на заплата, Gehaltserhöhung, Lohnerhöhung
дневни пари, командировъчни, командировъчни пари, Spesen, Verpflegungsmehraufwand, диети командировка
лихвен процент, Zinssatz, Zinsen, лихва
помощ за бебе, помощи за бременни, Bundesstiftung Mutter und Kind, помощ за бременна майка
Stromschulden Hilfe, дългове за ток
инфлационна премия, Inflationsausgleichsprämie
еднократна помощ, Einmalzahlung, einmalige Leistung, еднократна сума
заем от джобцентър, Darlehen Jobcenter, кредит от джобцентър
пари за преместване, Umzugskosten Jobcenter, разходи за преместване
обзавеждане от джобцентър, Erstausstattung Wohnung, помощ за обзавеждане
социална карта намаления, карта за намаления, Familienpass, семейна карта
прехвърляне на стаж, прехвърляне трудов стаж, Übertragung Versicherungszeiten
пенсия превод България, Rente ins Ausland
здравно осигуряване на пенсионери, осигуряване на пенсионер, Krankenversicherung der Rentner, KVdR
майчинство в България, българско майчинство, Mutterschaftsgeld Bulgarien
социалка, социална помощ, Bürgergeld, Grundsicherungsgeld
заявление за бюргергелд, Bürgergeld beantragen, Bürgergeld Antrag, кандидатстване за социални
`
