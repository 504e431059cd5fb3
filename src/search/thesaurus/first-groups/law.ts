/** Phrases of each line mean the same. */
export const law = `
адвокат, юрист, правник, Rechtsanwalt, Anwalt, Anwältin, Rechtsanwältin, Anwälte, адвокатка, юристка, lawyer, анвалт, attorney
адвокатска кантора, Kanzlei, Anwaltskanzlei, Rechtsanwaltskanzlei, правна кантора, law firm, адвокатско дружество, адвокатско бюро
български адвокат, адвокат говорещ български, bulgarischer Anwalt, bulgarischsprachiger Anwalt, адвокат българин, българскоговорящ адвокат, bulgarische Anwältin, bulgarischer Rechtsanwalt, български юрист
правна консултация, правен съвет, юридическа консултация, Rechtsberatung, legal advice, юридически съвет, правни услуги, правна помощ, юридически услуги, консултация с адвокат, съвет от адвокат
безплатна правна помощ, безплатен адвокат, Beratungshilfe, Beratungsschein, Beratungshilfeschein, Rechtsberatungsschein, нямам пари за адвокат, безплатен юрист, безплатна консултация адвокат
съдебна помощ, Prozesskostenhilfe, PKH, Verfahrenskostenhilfe, помощ за съдебни разноски
правна застраховка, застраховка правна защита, Rechtsschutzversicherung, Rechtsschutz, legal insurance, застраховка за адвокат, застраховка за дела
трудово право, Arbeitsrecht, labour law, employment law
адвокат по трудово право, Fachanwalt für Arbeitsrecht, Anwalt Arbeitsrecht, трудов адвокат, трудов юрист, Arbeitsrechtler, Arbeitsrechtsanwalt, адвокат за уволнение, адвокат по трудови дела, Anwalt Kündigung, адвокат срещу работодател, employment lawyer
семейно право, Familienrecht, family law
адвокат по семейно право, Fachanwalt für Familienrecht, Anwalt Familienrecht, семеен адвокат, Familienanwalt, адвокат семейни дела, family lawyer
наемно право, жилищно право, Mietrecht, tenancy law
адвокат по наемно право, Fachanwalt für Mietrecht, Anwalt Mietrecht, Mietrechtsanwalt, адвокат за наем, адвокат за квартира, адвокат срещу наемодател
наказателно право, Strafrecht, criminal law
адвокат по наказателно право, Strafverteidiger, Fachanwalt für Strafrecht, наказателен адвокат, Anwalt Strafrecht, Strafverteidigerin, защитник по наказателно дело, Strafrechtler, адвокат наказателно дело, Strafrechtsanwalt, криминален адвокат, criminal lawyer
служебен защитник, служебен адвокат, Pflichtverteidiger, Pflichtverteidigerin
наследствено право, Erbrecht, inheritance law
адвокат по наследствено право, Fachanwalt für Erbrecht, Anwalt Erbrecht, адвокат наследство, наследствен адвокат, Erbrechtsanwalt, адвокат завещание
социално право, осигурително право, Sozialrecht, social law
адвокат по социално право, Fachanwalt für Sozialrecht, Anwalt Sozialrecht, социален адвокат, Sozialrechtsanwalt, адвокат срещу джобцентър
миграционно право, право за чужденците, Ausländerrecht, Migrationsrecht, Aufenthaltsrecht, immigration law, имиграционно право
адвокат по миграционно право, имиграционен адвокат, Fachanwalt für Migrationsrecht, Anwalt Ausländerrecht, миграционен адвокат, адвокат за чужденци, Anwalt Migrationsrecht, immigration lawyer
право на убежище, Asylrecht, убежище, Asyl
данъчно право, Steuerrecht, tax law
данъчен адвокат, Fachanwalt für Steuerrecht, адвокат по данъчно право, Anwalt Steuerrecht, Steueranwalt, Steuerrechtsanwalt, tax lawyer
пътно право, транспортно право, Verkehrsrecht, traffic law
адвокат катастрофа, Fachanwalt für Verkehrsrecht, Anwalt Verkehrsrecht, адвокат по пътно право, Verkehrsanwalt, адвокат ПТП, транспортен адвокат, адвокат за глоби, адвокат шофьорска книжка
търговско право, Handelsrecht, commercial law
дружествено право, фирмено право, Gesellschaftsrecht, corporate law
адвокат за фирми, фирмен адвокат, Wirtschaftsanwalt, Fachanwalt für Gesellschaftsrecht, търговски адвокат, корпоративен адвокат, адвокат по търговско право
договорно право, Vertragsrecht, contract law
гражданско право, Zivilrecht, civil law, bürgerliches Recht
административно право, Verwaltungsrecht, administrative law
строително право, Baurecht, building law
имотно право, право на недвижими имоти, Immobilienrecht, вещно право, Grundstücksrecht
медицинско право, Medizinrecht, Arzthaftungsrecht, medical law
застрахователно право, Versicherungsrecht
авторско право, Urheberrecht, copyright
патент, Patent, патентна защита, Patentschutz
търговска марка, Marke anmelden, Markenrecht, регистрация на марка, Markenanmeldung, trademark
защита на личните данни, лични данни, Datenschutz, DSGVO, GDPR, защита на данните
права на потребителите, защита на потребителите, Verbraucherschutz, Verbraucherrecht, потребителски права
развод, развеждане, Scheidung, Ehescheidung, divorce, бракоразводно дело, развеждам, разведен, разтрогване на брак, sich scheiden lassen
адвокат развод, адвокат по разводи, Scheidungsanwalt, Scheidungsanwältin, бракоразводен адвокат, Anwalt Scheidung, divorce lawyer
раздяла, Trennung, separation, разделени съпрузи, разделяне със съпруг
година на раздяла, Trennungsjahr, година разделени
издръжка, Unterhalt, алименти, Alimente, унтерхалт
издръжка за дете, детска издръжка, Kindesunterhalt, child support, пари за дете издръжка
издръжка на съпруг, Ehegattenunterhalt, Trennungsunterhalt, nachehelicher Unterhalt
попечителство, родителски права, Sorgerecht, child custody, упражняване на родителски права, зоргерехт, попечителство над дете, родителски права дете, Sorgeberechtigte, право над детето
общо попечителство, съвместно попечителство, gemeinsames Sorgerecht, общи родителски права
право на свиждане, режим на свиждане, Umgangsrecht, лични отношения с дете, Umgangsregelung, виждане на дете, свиждане с детето, право да виждам
припознаване, припознаване на дете, Vaterschaftsanerkennung, признаване на бащинство, Anerkennung der Vaterschaft, установяване на бащинство, бащинство, признаване на дете
тест за бащинство, Vaterschaftstest, ДНК тест
осиновяване, Adoption
брачен договор, предбрачен договор, Ehevertrag, prenup
сключване на брак, брак, женитба, Eheschließung, Heirat, heiraten, граждански брак, женене, женя, подписване в общината, standesamtliche Trauung, heiraten in Deutschland
домашно насилие, häusliche Gewalt, насилие в семейството, domestic violence, бие ме мъжът, насилие от мъж, пребита от мъж
убежище за жени, кризисен център жени, Frauenhaus, фрауенхаус, кризисен център, приют за жени, дом за жени
горещ телефон насилие, Hilfetelefon, Hilfetelefon Gewalt gegen Frauen
забрана за доближаване, ограничителна заповед, Kontaktverbot, Annäherungsverbot, Gewaltschutz
наследство, Erbe, Erbschaft, inheritance, наследяване, наследници, делба на наследство, inherit
завещание, Testament, last will, саморъчно завещание, Testament schreiben
запазена част, Pflichtteil, запазена част от наследство
удостоверение за наследници, удостоверение за наследство, Erbschein, наследствено удостоверение, ербшайн
отказ от наследство, Erbausschlagung, Erbe ausschlagen
данък наследство, Erbschaftsteuer, Erbschaftssteuer
дарение, дарение на имот, Schenkung, Schenkungsvertrag
глоба, Bußgeld, Geldbuße, глоби, глобиха, Strafe zahlen, глобен
фиш за глоба, глоба за скорост, Bußgeldbescheid, Strafzettel, Knöllchen, щрафцетел, Blitzer Bescheid, глоба за паркиране, акт за глоба, катаджийска глоба, bußgeldbescheid erhalten
точки за нарушения, Punkte in Flensburg, наказателни точки, точки за шофьори, Punkte Führerschein
отнемане на книжка, Führerscheinentzug, отнета книжка, Fahrverbot, забрана за шофиране, Führerschein weg, взеха ми книжката, отнета шофьорска книжка, Führerschein abgenommen
психологически тест шофьори, MPU, Idiotentest, МПУ, Medizinisch-Psychologische Untersuchung, психотест за книжка, психологически тест книжка, идиотен тест
катастрофа, пътнотранспортно произшествие, ПТП, Verkehrsunfall, Autounfall, Unfall mit Auto, car accident, пътен инцидент, удариха ми колата, автопроизшествие, катастрофирах, удар с кола
автоексперт, автотехническа експертиза, Kfz-Gutachter, Kfz-Sachverständiger, Unfallgutachter, Kfz-Gutachten, оценка на щета, експерт за катастрофа, вещо лице автомобили, експертиза на кола, Gutachter Auto
обезщетение, Schadensersatz, Schadenersatz, компенсация за вреди
обезщетение за болки, неимуществени вреди, Schmerzensgeld
жалба, обжалване, възражение, Einspruch, Widerspruch, видершпрух, обжалвам, писмо за възражение, оплакване, обжалване на решение, Widerspruch einlegen, Beschwerde
съдебна жалба, иск, исково заявление, Klage, завеждане на дело, Klage einreichen, lawsuit
въззивна жалба, Berufung vor Gericht, въззивно обжалване
съд, Gericht, court, съдилища, Gerichte, съдебна палата
районен съд, Amtsgericht, амтсгерихт
окръжен съд, Landgericht
трудов съд, Arbeitsgericht, съд за трудови спорове, labour court
трудово дело, иск за уволнение, Kündigungsschutzklage, дело за уволнение, дело срещу работодател, съдя работодателя, Klage gegen Kündigung
социален съд, Sozialgericht
административен съд, Verwaltungsgericht
семеен съд, Familiengericht
финансов съд, данъчен съд, Finanzgericht
съдия, Richter, Richterin, judge
прокурор, прокуратура, Staatsanwalt, Staatsanwaltschaft, Staatsanwältin, прокурорка
съдебен изпълнител, частен съдебен изпълнител, Gerichtsvollzieher, Gerichtsvollzieherin, ЧСИ, bailiff, съдия изпълнител, герихтсфолцийер
съдебен превод, Gerichtsdolmetscher, Gerichtsdolmetscherin, съдебен преводач
съдебни разноски, Gerichtskosten, съдебни такси
адвокатски хонорар, Anwaltskosten, Anwaltsgebühren, цена на адвокат, адвокатски такси
призовка, Vorladung, Ladung vom Gericht, съдебна призовка, призовка за съд, призовка от полицията, Gerichtsladung
свидетел, Zeuge, Zeugin, witness
обвинение, Anklage, обвинителен акт
жалба в полиция, Strafanzeige, подаване на жалба полиция, Anzeige erstatten, Anzeige bei Polizei, оплакване в полицията, подаване на сигнал полиция, Anzeige erstatten Polizei
осъждане, присъда, Strafurteil, Verurteilung
наказателна заповед, Strafbefehl, щрафбефел
условна присъда, Bewährung, Bewährungsstrafe
предварителен арест, арест, Untersuchungshaft, U-Haft, задържане
затвор, Gefängnis, JVA, Justizvollzugsanstalt, prison
измама, измамници, Betrug, Betrüger, fraud, scam, измамен, измамиха, излъгаха, измамник, мошеник, scammer
кражба, откраднато, Diebstahl, gestohlen, theft, ограбен, окраден, крадец, откраднаха
заплаха, заплахи, Bedrohung, Drohung
дискриминация, Diskriminierung, discrimination, Antidiskriminierung
расизъм, Rassismus, racism
тормоз на работа, мобинг, Mobbing, Mobbing am Arbeitsplatz, bullying at work, шеф ме тормози
сексуален тормоз, sexuelle Belästigung, sexual harassment
трудова експлоатация, Ausbeutung, Arbeitsausbeutung, експлоатация на работници
трафик на хора, Menschenhandel, human trafficking
неизплатена заплата, не ми плащат, Lohn nicht bezahlt, неплатена заплата, ausstehender Lohn, Lohnklage, неизплатени възнаграждения, не ми плащат заплата, забавена заплата, неплатен труд, шефът не плаща
черна работа, работа на черно, Schwarzarbeit, шварцарбайт, работа без осигуровки
минимална заплата, Mindestlohn, минимална работна заплата, миндестлон, МРЗ, minimum wage
уволнение, уволнен, Entlassung, уволниха, изгониха ме от работа, изхвърлен от работа, gefeuert, уволняване, get fired
незабавно уволнение, fristlose Kündigung, уволнение без предизвестие
защита при уволнение, Kündigungsschutz, закрила при уволнение
обезщетение при уволнение, Abfindung, абфиндунг, severance, обезщетение за напускане, обезщетение от работодател
споразумение за напускане, Aufhebungsvertrag, прекратяване по взаимно съгласие
предупреждение от работодател, Abmahnung, абманунг, писмено предупреждение
извънреден труд, Überstunden, извънредни часове, юберщунден, overtime, неплатени извънредни, овъртайм
работно време, Arbeitszeit, Arbeitszeiten, working hours
платен отпуск, отпуск, Urlaub, Urlaubsanspruch, paid leave, полагаем отпуск, Jahresurlaub, урлауб, неизползван отпуск, дни отпуск, годишен отпуск
изпитателен срок, пробен период, Probezeit, probation period, пробецайт
работнически съвет, Betriebsrat, бетрибсрат
профсъюз, синдикат, Gewerkschaft, trade union, геверкшафт, Gewerkschaften, Ver.di
тарифен договор, колективен трудов договор, Tarifvertrag
командироване, командировани работници, Entsendung, entsandte Arbeitnehmer, posted workers
работа под наем, лизинг на персонал, Zeitarbeit, Leiharbeit, Arbeitnehmerüberlassung, цайтарбайт, Personaldienstleister, фирма под наем
нотариус, Notar, Notarin, нотариуси, notary, нотариална кантора, Notariat, нотариуси в Германия, нотариални услуги
нотариална заверка, notarielle Beglaubigung, заверка на подпис, Unterschriftsbeglaubigung, заверка при нотариус
нотариален акт, notarielle Urkunde, notarieller Kaufvertrag, нотариален договор
преводач, преводачка, Übersetzer, Übersetzerin, Dolmetscher, Dolmetscherin, translator, interpreter, юберзецер, долмечер, устен преводач, Übersetzerinnen
заклет преводач, beeidigter Übersetzer, vereidigter Übersetzer, vereidigter Dolmetscher, beeidigter Dolmetscher, beeidigte Übersetzerin, лицензиран преводач, оторизиран преводач, ermächtigter Übersetzer, sworn translator, заклета преводачка, vereidigte Dolmetscherin
превод, Übersetzung, преводи, translation, юберзецунг, превеждане, преводачески услуги, übersetzen, Übersetzungen, Übersetzungsbüro, преводаческо бюро, преводаческа агенция
превод на документи, Dokumentenübersetzung, Übersetzung von Dokumenten, документен превод, Urkundenübersetzung, превод на диплома, превод акт за раждане
заверен превод, легализиран превод, официален превод, beglaubigte Übersetzung, превод с печат, certified translation, заверени преводи
пълномощно, Vollmacht, фолмахт, power of attorney, упълномощаване, упълномощавам, Bevollmächtigung
нотариално пълномощно, notarielle Vollmacht, пълномощно при нотариус
генерално пълномощно, Generalvollmacht, пълно пълномощно
предварително пълномощно, Vorsorgevollmacht, пълномощно при болест
пациентско разпореждане, Patientenverfügung, предварителна воля пациент
запрещение, законен настойник, rechtliche Betreuung, gesetzlicher Betreuer, Rechtsbetreuung, настойничество на възрастен
данъчен консултант, Steuerberater, Steuerberaterin, счетоводител, счетоводителка, щойербератер, tax advisor, tax consultant, accountant, данъчен съветник, експерт счетоводител, данъчник
счетоводна къща, счетоводна кантора, Steuerbüro, Steuerkanzlei, Buchhaltungsbüro, данъчна кантора, Steuerberatungskanzlei, счетоводни услуги, счетоводна фирма
счетоводство, Buchhaltung, водене на счетоводство, Buchführung, бухалтунг, bookkeeping
сдружение за данъчна помощ, Lohnsteuerhilfeverein, Lohnsteuerhilfe, Steuerhilfeverein, данъчно сдружение, VLH, лонщойерхилфе
дългове, задължения, Schulden, debts, задлъжнялост, дължа пари, задлъжнял, заборчлял, Schulden haben
консултация за дългове, Schuldnerberatung, Schuldenberatung, шулднербератунг, debt counselling, помощ при дългове, съвет за дългове, помощ за длъжници
личен фалит, фалит на физическо лице, Privatinsolvenz, Verbraucherinsolvenz, частна неплатежоспособност, обявяване на фалит, фалирам, персонална несъстоятелност, потребителски фалит
фалит на фирма, несъстоятелност, Firmeninsolvenz, Insolvenz, инсолвенц, банкрут, bankruptcy
събиране на дългове, колектор, Inkasso, Inkassobüro, инкасо, колекторска фирма, колектори, Inkassounternehmen, писмо от инкасо, Inkassobrief, инкасо фирма
напомнително писмо, напомняне за плащане, Mahnung, манунг, Zahlungserinnerung
съдебно напомняне, заповед за плащане, Mahnbescheid, Mahnverfahren
запор, запор на сметка, Kontopfändung, Pfändung, пфендунг, запор на заплата, запорирана сметка, Lohnpfändung, блокирана сметка, запорирана заплата
защитена сметка, P-Konto, Pfändungsschutzkonto, несеквестируема сметка
разсрочване, разсрочено плащане, Ratenzahlung, Zahlung in Raten, плащане на вноски, плащане на части, вноски, изплащане на вноски
давност, изтекла давност, Verjährung, погасителна давност
лихва за просрочие, Verzugszinsen, наказателна лихва
договор, Vertrag, фертраг, contract
договор за покупко-продажба, Kaufvertrag, договор за продажба
договор за изработка, Werkvertrag, граждански договор, веркфертраг
прекратяване на договор, Vertragskündigung, Vertrag kündigen, разваляне на договор, разтрогване на договор, прекъсване на договор, отказ от абонамент, прекратяване на абонамент
право на отказ, Widerrufsrecht, Widerruf, отказ от договор, отказ от поръчка, 14 Tage Widerruf
гаранция, гаранционен срок, Gewährleistung, рекламация, Reklamation, warranty, връщане на стока, гаранция на стока
общи условия, AGB, Allgemeine Geschäftsbedingungen
imprint, Impressum, импресум
закон, Gesetz, законодателство, law
немски граждански кодекс, BGB, Bürgerliches Gesetzbuch
съдебен процес, съдебно дело, Gerichtsverfahren, Prozess vor Gericht, court case, дело в съда, водя дело
съдебно решение, Gerichtsurteil, Urteil
медиация, медиатор, Mediation, Mediator, Mediatorin
помирителен орган, омбудсман, Schlichtungsstelle, Ombudsmann, Ombudsstelle
изгонване от жилище, Räumungsklage, извеждане от жилище, Zwangsräumung, принудително извеждане, гонят ме от квартира, изваждане от квартира, изгонване от квартира, хазяинът ме гони
повишаване на наема, Mieterhöhung, увеличение на наема, митерхьоунг, вдигане на наема, вдигнаха наема, по-висок наем
намаляване на наема, Mietminderung, Miete mindern
таван на наема, Mietpreisbremse, ограничение на наеми
мухъл в жилище, мухъл, Schimmel in der Wohnung, Schimmel, mould, плесен, плесен в апартамента, влага и мухъл
съсед шум, шумни съседи, Lärmbelästigung, Ruhestörung, Nachbarschaftsstreit, шумни съседи нощем, вдига шум
депортация, депортиране, Abschiebung, deportation, изгонване от Германия, експулсиране, Ausweisung
право на свободно движение, Freizügigkeit, свободно движение ЕС, Freizügigkeitsrecht, freedom of movement
отнемане на свободно движение, Verlust der Freizügigkeit, Verlustfeststellung
двойно гражданство, doppelte Staatsbürgerschaft, doppelte Staatsangehörigkeit, Mehrstaatigkeit, dual citizenship, две гражданства, второ гражданство
немско гражданство, германско гражданство, deutsche Staatsbürgerschaft, deutsche Staatsangehörigkeit, Einbürgerung, айнбюргерунг, натурализация, German citizenship, немски паспорт гражданство, германски паспорт, Staatsbürgerschaft
тест за гражданство, Einbürgerungstest, тест за немско гражданство, изпит за гражданство, citizenship test, въпроси за гражданство, тест за паспорт
тест живот в Германия, Leben in Deutschland, LiD-Test
отказ от гражданство, освобождаване от българско гражданство, Entlassung aus Staatsangehörigkeit
постоянно пребиваване, право на постоянно пребиваване, Daueraufenthalt, Niederlassungserlaubnis, permanent residence, Daueraufenthaltsrecht
събиране на семейство, Familiennachzug, Familienzusammenführung, family reunification, фамилиенцузамменфюрунг, докарване на семейство
трудов инспекторат, инспекция по труда, Gewerbeaufsichtsamt, Gewerbeaufsicht, Arbeitsschutzbehörde
съкращение, съкратен от работа, betriebsbedingte Kündigung, съкращаване на щата
уволнение от работодателя, Kündigung durch Arbeitgeber, Arbeitgeberkündigung
`
