/** Phrases of each line mean the same. */
export const trouble = `
имотен адвокат, адвокат по имоти, адвокат недвижими имоти, Immobilienanwalt, Anwalt Immobilienrecht, property lawyer
измама с квартира, измама с наем, фалшива обява за квартира, измамник с квартири, измамен с квартира, Mietbetrug, Wohnungsbetrug, Wohnungsbetrüger, rental scam
онлайн измама, интернет измама, измамен в интернет, Internetbetrug, Onlinebetrug, online scam
фишинг, фалшив имейл, Phishing, Phishing Mail
телефонна измама, ало измама, телефонни измамници, Telefonbetrug, Enkeltrick, Schockanruf
кражба на самоличност, откраднати лични данни, Identitätsdiebstahl, identity theft
хакнат профил, хакнаха, хакнат акаунт, gehacktes Konto, Konto gehackt
измама с работа, фалшива работа, фалшива обява за работа, Jobbetrug, Job Betrug
открадната кола, кражба на кола, кражба на автомобил, gestohlenes Auto, Autodiebstahl, stolen car
откраднато колело, кражба на велосипед, кражба на колело, Fahrraddiebstahl, gestohlenes Fahrrad, stolen bike
откраднат телефон, кражба на телефон, Handy gestohlen, stolen phone
загубен телефон, изгубен телефон, Handy verloren, lost phone
джебчия, джебчийство, Taschendieb, Taschendiebstahl
обир на жилище, взлом, разбита квартира, Wohnungseinbruch, Einbruch, burglary
кражба от магазин, крадене в магазин, Ladendiebstahl, shoplifting
побой, сбиване, телесна повреда, набиха, Körperverletzung, Schlägerei
изнасилване, сексуално насилие, Vergewaltigung, rape
насилие над дете, малтретиране на дете, Kindesmisshandlung, Kindeswohlgefährdung
преследвач, следи ме бивш, Stalking, Stalker
обида, обиждане, обиждат, Beleidigung
клевета, наклеветяване, Verleumdung, üble Nachrede
изнудване, изнудват, Erpressung, blackmail
наркотици, наркотик, дрога, Drogen, drugs
алкохол зад волана, каране след пиене, шофиране в нетрезво състояние, Alkohol am Steuer, Trunkenheit am Steuer, drunk driving
шофиране без книжка, каране без книжка, Fahren ohne Führerschein, Fahren ohne Fahrerlaubnis
бягство от катастрофа, избягал от катастрофа, Fahrerflucht, Unfallflucht, hit and run
минаване на червено, червен светофар глоба, Rotlichtverstoß, über Rot gefahren
превишена скорост, каране с превишена скорост, снимаха ме с радар, Geschwindigkeitsüberschreitung, Tempoverstoß, geblitzt, speeding
радар, камера за скорост, Blitzer, Radarkontrolle, speed camera
неправилно паркиране, паркиране на забранено, Falschparken, Parkverstoß
вдигната кола, вдигнаха ми колата, паяк за коли, Auto abgeschleppt, колата ми я няма
каране без билет, пътуване без билет, глоба без билет, Schwarzfahren, erhöhtes Beförderungsentgelt, хванат без билет
телефон зад волана, говорене по телефон шофиране, Handy am Steuer
обжалване на глоба, жалба срещу глоба, Einspruch Bußgeldbescheid, Einspruch gegen Bußgeld
плащане на глоба, плащам глоба, Bußgeld bezahlen
обжалване джобцентър, жалба срещу джобцентър, Widerspruch Jobcenter, възражение джобцентър
неплатена глоба, Ersatzfreiheitsstrafe, unbezahlte Bußgelder
изчезнал човек, изчезнали хора, издирване на човек, vermisste Person, Vermisste, missing person
връщане на депозит, не ми връща депозита, Kaution zurück, Kautionsrückzahlung, Kaution zurückbekommen
уволнение при бременност, уволнена бременна, Kündigung in der Schwangerschaft, Kündigungsschutz Schwangere
уволнение през болничен, уволниха ме болен, krankheitsbedingte Kündigung, Kündigung wegen Krankheit
развод по взаимно съгласие, einvernehmliche Scheidung, бърз развод
признаване на развод, признаване чуждестранен развод, Anerkennung Scheidung, Anerkennung ausländischer Scheidung
подялба на имущество, делба след развод, Zugewinnausgleich, Vermögensaufteilung
отвличане на дете, отвлечено дете, Kindesentführung
таблица за издръжка, размер на издръжката, Düsseldorfer Tabelle, изчисляване на издръжка
приемно семейство, приемни родители, Pflegefamilie, Pflegeeltern, foster family
взето дете от югендамт, взеха ми детето, отнемане на дете, Inobhutnahme, Kindesentzug
настойник на дете, настойничество дете, Vormund, Vormundschaft
брак в Дания, женитба в Дания, Heiraten in Dänemark
еднополов брак, гей брак, gleichgeschlechtliche Ehe, Ehe für alle
годеж, Verlobung, engagement party
съжителство без брак, фактическо съжителство, живеене без брак, nichteheliche Lebensgemeinschaft
поръчител, поръчителство, Bürgschaft, Bürge
невръщане на пари, не ми връща парите, Geld zurückfordern, искам си парите
неплатени сметки, unbezahlte Rechnung, offene Rechnungen
спиране на тока, спряха ми тока, Stromsperre, Strom abgestellt
наемни дългове, неплатен наем, изоставане с наема, Mietschulden, Mietrückstand
връщане на поръчка, връщане на пратка, Retoure, Rücksendung, returns
забавен полет, закъснял полет, отменен полет, обезщетение за полет, Flugverspätung, Flugausfall, Fluggastrechte, flight delay
изгубен багаж, загубен куфар, изгубен куфар, Gepäck verloren, Koffer verloren, lost luggage
изгубена банкова карта, загубена банкова карта, блокиране на карта, Karte sperren, Sperrnotruf, 116116, card blocking
отпуск при смърт, отпуск за погребение, Sonderurlaub Todesfall
извънредна отпуска, специален отпуск, Sonderurlaub
неплатен отпуск, unbezahlter Urlaub
почивен, почивни дни, официални празници, Feiertag, gesetzliche Feiertage, public holidays
`
