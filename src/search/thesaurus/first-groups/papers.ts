/** Phrases of each line mean the same. */
export const papers = `
адресна регистрация, регистрация на адрес, Anmeldung, анмелдунг, Wohnsitzanmeldung, регистриране на адрес, address registration, регистрация по местоживеене, Wohnsitz anmelden, прописване, регистрация в общината, анмелдунг адрес
удостоверение за адрес, удостоверение адресна регистрация, Meldebescheinigung, мелдебешайнигунг, Anmeldebestätigung, Meldebestätigung, анмелдебещетигунг, Anmeldebescheinigung, потвърждение адресна регистрация, registration certificate
отписване от адрес, Abmeldung, абмелдунг, дерегистрация на адрес, Wohnsitz abmelden, отписване от Германия, Wohnsitzabmeldung, отписване от общината, отписвам, абмелден
смяна на адрес, пререгистрация, Ummeldung, умелдунг, промяна на адрес, Adressänderung, Wohnsitz ummelden, change of address, смяна на адресна регистрация, умелден, нов адрес регистрация
пренасочване на поща, Nachsendeauftrag, препращане на поща, пренасочване на писма, нахзендеауфтраг, пощата на нов адрес
потвърждение от наемодателя, Wohnungsgeberbestätigung, вонунгсгебербещетигунг, Vermieterbescheinigung, документ от наемодателя, Wohnungsgeberbescheinigung, удостоверение от хазяина, landlord confirmation, Wohnungsgeber, потвърждение от хазяина, бележка от хазяина
втори адрес, второ жилище регистрация, Zweitwohnsitz, Nebenwohnsitz
настоящ адрес, промяна на настоящ адрес, смяна на настоящ адрес, aktuelle Adresse Bulgarien
постоянен адрес, промяна на постоянен адрес, смяна на постоянен адрес, ständige Adresse Bulgarien
адресна карта, удостоверение за постоянен адрес, удостоверение за настоящ адрес
лична карта, ЛК, Personalausweis, аусвайс, Ausweis, перзоналаусвайс, подновяване на лична карта, ID card, документ за самоличност, лични карти, нова лична карта, Perso
изгубена лична карта, загубена лична карта, Personalausweis verloren, открадната лична карта, Ausweis verloren, загубих лична карта, загубена ЛК
задграничен паспорт, паспорт, международен паспорт, Reisepass, райзепас, passport, подновяване на паспорт, нов паспорт, подмяна на паспорт
детски паспорт, паспорт за дете, паспорт за бебе, Kinderreisepass, Reisepass für Kind, паспорт на новородено, паспорт на дете, бебешки паспорт
временен паспорт, Passersatz, временен паспорт за завръщане, vorläufiger Reisepass, Reisedokument, паспорт завръщане, временен документ за пътуване
изгубен паспорт, загубен паспорт, Reisepass verloren, откраднат паспорт, загубих паспорта, открадната паспорт, lost passport
български лични документи, подмяна на лични документи, bulgarische Ausweispapiere, издаване на лични документи, български документи за самоличност
електронна лична карта, eID, Online-Ausweis, AusweisApp, електронна идентичност, онлайн идентификация, Online-Ausweisfunktion
електронен подпис, КЕП, квалифициран електронен подпис, elektronische Signatur, qualifizierte elektronische Signatur
паспортна снимка, снимка за документи, Passfoto, Passbild, биометрична снимка, biometrisches Foto, biometrisches Passbild, passport photo, снимка за паспорт, фото за документи
ЕГН, единен граждански номер, bulgarische Personenkennziffer
ЛНЧ, личен номер на чужденец
шофьорска книжка, свидетелство за управление, Führerschein, фюрершайн, шофьорска, Fahrerlaubnis, СУМПС, ШК, driving licence, driver's license, шофьорски книжки, книжка за кола, права за кола
смяна на шофьорска книжка, подмяна на шофьорска книжка, Führerscheinumtausch, Führerschein umschreiben, обмяна на шофьорска книжка, Umschreibung Führerschein, Führerschein umtauschen, замяна на шофьорска книжка, сменям шофьорска книжка, подновяване на шофьорска книжка, изтекла шофьорска книжка
изгубена шофьорска книжка, Führerschein verloren, загубена книжка, Führerschein Ersatz
международна шофьорска книжка, internationaler Führerschein, международно свидетелство за управление
категория С, шофьорска за камион, Lkw-Führerschein, Führerschein Klasse C, книжка за камион, C1 Führerschein, камионска книжка, книжка за тир, категория CE, C CE Führerschein
код 95, карта за квалификация водач, Berufskraftfahrerqualifikation, Modul 95, Schlüsselzahl 95, Code 95, Fahrerqualifizierungsnachweis, професионална компетентност водач
тахографска карта, карта за тахограф, Fahrerkarte, карта дигитален тахограф, digitale Fahrerkarte, дигитална карта шофьор, шофьорска карта тахограф
удостоверение за раждане, акт за раждане, Geburtsurkunde, гебуртсуркунде, birth certificate, удостоверения за раждане, дубликат на акт раждане, гебуртс уркунде
международен акт за раждане, многоезично извлечение раждане, internationale Geburtsurkunde, mehrsprachiges Formular, международно удостоверение за раждане
регистриране на дете България, акт за раждане България, вписване на дете, bulgarische Geburtsurkunde, български акт за раждане, нанасяне на раждане България
брачно свидетелство, удостоверение за брак, акт за граждански брак, Heiratsurkunde, Eheurkunde, хайратсуркунде, marriage certificate, удостоверение за граждански брак, акт за брак, брачен акт, свидетелство за брак
удостоверение за семейно положение, семейно положение удостоверение, Ledigkeitsbescheinigung, удостоверение неженен, Familienstandsbescheinigung
удостоверение за сключване брак, Ehefähigkeitszeugnis, брак с чужденец удостоверение
решение за развод, съдебно решение развод, Scheidungsurteil, Scheidungsurkunde, Scheidungsbeschluss, divorce decree
смъртен акт, акт за смърт, препис-извлечение акт смърт, Sterbeurkunde, щербеуркунде, удостоверение за смърт, death certificate, смъртни актове, документ за смърт, щербе уркунде
транспорт на починал, превоз на тленни останки, Leichenpass, Überführung Verstorbener, репатриране на починал, Leichenüberführung, превоз на покойник, превоз на починал, транспорт на тяло, прибиране на починал България
европейско удостоверение за наследство, европейско удостоверение наследство, Europäisches Nachlasszeugnis
удостоверение за идентичност имена, различни имена удостоверение, Namensidentität, идентичност на имена, удостоверение различни имена
смяна на име, промяна на име, Namensänderung, промяна на фамилия, смяна на фамилия, name change, Nachnamen ändern, смяна на имена, сменям фамилията, имена след брак
удостоверение за гражданство, Staatsangehörigkeitsausweis, Staatsangehörigkeitsnachweis, доказателство за гражданство, сертификат за гражданство
съгласие за пътуване дете, декларация пътуване дете, Reisevollmacht Kind, пълномощно за дете, разрешение пътуване дете, Einverständniserklärung Reise Kind, декларация съгласие родител, нотариално съгласие дете, дете пътува сам, разрешение от баща, декларация от родител, пътуване на дете
апостил, апостил на документи, Apostille, апостиране, поставяне на апостил, апостилиране, апостил в България
легализация, Legalisation, легализация на документи, легализиране, легализиране на документи
заверено копие, заверка на копие, beglaubigte Kopie, Beglaubigung, заверка на документи, amtliche Beglaubigung, заверка на документ, certified copy, беглаубигунг, Kopie beglaubigen
свидетелство за съдимост, съдимост, Führungszeugnis, фюрунгсцойгнис, полицейско свидетелство, polizeiliches Führungszeugnis, certificate of conduct, криминално досие, удостоверение за съдимост, справка за съдимост, чисто съдебно минало, фюрунгс цойгнис
разширено свидетелство за съдимост, erweitertes Führungszeugnis, съдимост за работа деца
признаване на диплома, признаване на образование, Anerkennung Diplom, Diplomanerkennung, признаване на квалификация, Anerkennung ausländischer Abschlüsse, легализация на диплома, Anerkennung Ausbildung, anerkannter Abschluss, призната диплома, признаване на професия, recognition of qualifications
оценка на диплома, Zeugnisbewertung, Statement of Comparability, Анабин, anabin, сравняване на диплома, Zeugnisbewertung ZAB
диплома за висше образование, университетска диплома, Hochschulabschluss, Diplom Hochschule, висше образование диплома, Hochschulzeugnis, дипломи висше, академична диплома
диплома за средно образование, Schulabschluss, Abschlusszeugnis, диплома средно, матурно свидетелство, диплома гимназия
академична справка, Leistungsnachweis, Notenspiegel, Transcript of Records, справка с оценки
уверение от университет, студентско удостоверение, Immatrikulationsbescheinigung, удостоверение за студент, Studienbescheinigung
свидетелство от училище, училищна характеристика, Schulzeugnis, Zeugnis Schule, училищна бележка, бележник с оценки
служебна бележка от училище, Schulbescheinigung, удостоверение от училище, удостоверение за ученик, шулбешайнигунг
препоръка от работодател, Arbeitszeugnis, характеристика от работа, арбайтсцойгнис, препоръка от работа, Zeugnis vom Arbeitgeber, характеристика от работодател, референция, препоръчително писмо
удостоверение за език, езиков сертификат, Sprachzertifikat, Deutschzertifikat, сертификат по немски, Sprachnachweis, Goethe-Zertifikat, сертификат за немски, Telc Zertifikat, language certificate, езикови сертификати, документ за немски
А1 удостоверение, A1-Bescheinigung, формуляр А1, A1 Formular, удостоверение A1, A1 bescheinigung Entsendung, А1 форма, а едно формуляр
U1, У1, формуляр U1, U1 Formular, удостоверение U1, PD U1, E301, Е301
U2, формуляр U2, U2 Formular, PD U2, E303
S1, формуляр S1, S1 Formular, E121, удостоверение S1, PD S1
E104, Е104, формуляр E104, удостоверение за осигурителни периоди, Formular E104
E401, формуляр E401, Familienstandsbescheinigung E401, Е401
удостоверение за доход, доказателство за доходи, Einkommensnachweis, Verdienstbescheinigung, Einkommensbescheinigung, документ за доходи, удостоверение за доходи, income proof, документ за заплата
трудова книжка, трудова книжка България, bulgarisches Arbeitsbuch
трудов договор, договор за работа, Arbeitsvertrag, арбайтсфертраг, работен договор, employment contract, трудови договори, арбайтс фертраг, Arbeitsverträge
безсрочен договор, безсрочен трудов договор, unbefristeter Vertrag, unbefristeter Arbeitsvertrag, унбефристет
срочен договор, срочен трудов договор, befristeter Vertrag, befristeter Arbeitsvertrag
удостоверение от работодател, служебна бележка, Arbeitsbescheinigung, Arbeitgeberbescheinigung, арбайтсбешайнигунг, служебна бележка от работа, Bescheinigung vom Arbeitgeber
фиш за заплата, Lohnabrechnung, Gehaltsabrechnung, лонабрехнунг, фишове за заплата, Lohnzettel, Verdienstabrechnung, Gehaltszettel, payslip, фиш от заплата, лонцетел, Entgeltabrechnung
предизвестие, Kündigung, Kündigungsschreiben, кюндигунг, писмо за напускане, заявление за напускане, подавам предизвестие, молба за напускане, напускане на работа, kündigen, молба за напускане работа, кюндигунг работа
срок на предизвестие, Kündigungsfrist, кюндигунгсфрист, месечно предизвестие, notice period
автобиография, CV, Lebenslauf, лебенслауф, curriculum vitae, автобиографии, резюме за работа, резюме, професионална автобиография, CV Lebenslauf, resume
мотивационно писмо, Bewerbungsschreiben, Motivationsschreiben, cover letter, Anschreiben, придружително писмо, мотивационни писма, Begleitschreiben, писмо за работа, кавър летър, писмо за кандидатстване
документи за кандидатстване, Bewerbungsunterlagen, документи за работа, Bewerbungsmappe
разрешение за работа, Arbeitserlaubnis, арбайтсерлаубнис, work permit
разрешение за пребиваване, Aufenthaltstitel, Aufenthaltserlaubnis, карта за пребиваване, ауфентхалтстител, Aufenthaltskarte, residence permit, ауфентхалтсерлаубнис
синя карта, Blaue Karte EU, Blue Card, Blaue Karte, синя карта ЕС
виза, Visum, visa, визи
наемен договор, договор за наем, Mietvertrag, митфертраг, rental contract, наемен контракт, наемни договори, Wohnungsmietvertrag, договор за квартира, Mietverträge
прекратяване на наем, Wohnungskündigung, прекратяване на наемен договор, Kündigung Mietvertrag, Wohnung kündigen, предизвестие за квартира, Kündigung der Wohnung, Mietvertrag kündigen, напускане на квартира, предизвестие на хазяин, освобождаване на квартира
приемо-предавателен протокол, Übergabeprotokoll, протокол за предаване жилище, Wohnungsübergabeprotokoll, Wohnungsübergabe, юбергабепротокол
липса на наемни дългове, Mietschuldenfreiheitsbescheinigung, Mietschuldenfreiheit
договор за преотдаване, Untermietvertrag, договор за пренаемане, договор за поднаем
поднаем, Untermiete, преотдаване под наем, унтермите, sublet
вътрешен ред дом, Hausordnung, хаусорднунг, правила на етажна собственост
отчет разходи наем, Nebenkostenabrechnung, Betriebskostenabrechnung, годишна сметка наем, небенкостенабрехнунг, изравнителна сметка
талон на автомобил, талон на кола, малък талон, Fahrzeugschein, Zulassungsbescheinigung Teil 1, фарцойгшайн, регистрационен талон, регистрационен талон кола, фарцойг шайн
голям талон, паспорт на кола, Fahrzeugbrief, Zulassungsbescheinigung Teil 2, фарцойгбриф, голям талон кола, фарцойг бриф
застрахователен номер кола, eVB-Nummer, eVB, EVB номер, ЕВБ номер
зелена карта автомобил, зелена карта застраховка, Grüne Karte, зелена карта кола
табели за кола, регистрационен номер кола, Kennzeichen, Nummernschild, регистрационни табели, номера за кола, кола номер, Autokennzeichen, license plate, автомобилни номера, регистрационен номер
транзитни номера, експортни номера, Ausfuhrkennzeichen, Zollkennzeichen, износни номера, Exportkennzeichen, транзитни табели, транзит номера, червени номера износ
временни номера кола, Kurzzeitkennzeichen, краткосрочни номера, Überführungskennzeichen
екологичен стикер, екостикер, Umweltplakette, Feinstaubplakette, grüne Plakette, зелена плакетка, умвелтплакете, стикер за екозона, зелен стикер, стикер за кола, умвелт плакете
винетка, Vignette, винетки, електронна винетка, винетка Австрия, винетка Унгария, винетка Румъния
договор за кола, договор покупка кола, Kfz-Kaufvertrag, Kaufvertrag Auto, договор продажба автомобил, Autokaufvertrag, договор за покупка автомобил, договор за продажба кола
сертификат за съответствие кола, COC-Papiere, COC, COC документ, Certificate of Conformity
паркинг карта инвалид, паркиране за инвалиди, Schwerbehindertenparkausweis, blauer Parkausweis, карта за паркиране инвалиди, Behindertenparkausweis
карта за паркиране, Bewohnerparkausweis, Anwohnerparkausweis, паркинг карта, Parkausweis, паркиране за живущи, Anwohnerparken
карта за увреждания, Schwerbehindertenausweis, инвалидна карта, швербехиндертенаусвайс, удостоверение за инвалидност, Behindertenausweis
застраховка, Versicherung, ферзихерунг, insurance, застраховки, застраховане, застрахователни услуги, Versicherungen, застраховки Германия
застрахователна полица, Versicherungspolice, Versicherungsschein, insurance policy
лична гражданска отговорност, Haftpflichtversicherung, Privathaftpflicht, Haftpflicht, хафтпфлихт, застраховка отговорност, Privathaftpflichtversicherung, liability insurance, хафтпфлихт застраховка, отговорност към трети лица
гражданска отговорност, гражданска отговорност автомобил, Kfz-Haftpflicht, Kfz-Haftpflichtversicherung
автомобилна застраховка, застраховка кола, Kfz-Versicherung, Autoversicherung, застраховка автомобил, car insurance, застраховка на кола, застраховане на кола, автозастраховка, Autoversicherungen
пълно каско, каско, Vollkasko, автокаско, Vollkaskoversicherung, каско застраховка
частично каско, Teilkasko, тайлкаско, Teilkaskoversicherung
бонус малус, Schadenfreiheitsklasse, SF-Klasse, клас без щети, шаденфрайхайтсклассе
застраховка домашно имущество, Hausratversicherung, хаусрат, застраховка на имущество, домашна застраховка
застраховка на сграда, Wohngebäudeversicherung, Gebäudeversicherung, застраховка на къща
застраховка злополука, Unfallversicherung, застраховка за злополука
застраховка живот, Lebensversicherung, животозастраховка, Risikolebensversicherung, life insurance
застраховка неработоспособност, Berufsunfähigkeitsversicherung, загуба на работоспособност, BU-Versicherung
застраховка на куче, Hundehaftpflicht, Hundehaftpflichtversicherung, застраховка за куче
паспорт на куче, EU-Heimtierausweis, Heimtierausweis, паспорт на домашен любимец, международен паспорт куче, паспорт на котка, европейски паспорт домашен любимец
регистрация на фирма, Gewerbeanmeldung, откриване на фирма, Gewerbe anmelden, гевербе, регистрация на гевербе, гевербеанмелдунг, Gewerbeschein, гевербешайн, отваряне на фирма, Gewerbe, trade licence
закриване на фирма, Gewerbeabmeldung, Gewerbe abmelden, отписване на гевербе
свободна практика, самонаето лице, самоосигуряващ, Freiberufler, Selbstständiger, selbstständig, freelancer, фрилансър, фрайберуфлер, Selbstständigkeit, зелбщендиг, самонает
фактура, Rechnung, фактури, invoice, рехнунг, издаване на фактура, фактуриране, Rechnungen, rechnung schreiben
квитанция, касова бележка, Quittung, Kassenbon, квитунг, касов бон, receipt
оферта, Kostenvoranschlag, предварителна оферта, костенфораншлаг, оферта с цена, Angebot, quote, ценова оферта
банкова сметка, сметка в банка, Girokonto, Bankkonto, откриване на сметка, жиросметка, bank account, Konto eröffnen, жироконто, отваряне на сметка, Bankkonto eröffnen, откривам сметка
банков превод, превод на пари, Banküberweisung, Geld überweisen, изпращане на пари, bank transfer, Geldtransfer, паричен трансфер, Auslandsüberweisung
SEPA-Mandat, Lastschriftmandat, SEPA-Lastschrift, Einzugsermächtigung, директен дебит, Lastschrift, автоматично теглене
нареждане за превод, Dauerauftrag, постоянно нареждане, даурауфтраг
извлечение от сметка, банково извлечение, Kontoauszug, контоаусцуг, bank statement, Kontoauszüge
кредитно споразумение, договор за кредит, Kreditvertrag, договор за заем, Darlehensvertrag
формуляр, бланка, Formular, формуляри, Vordruck, бланки
попълване на формуляри, помощ с документи, Ausfüllhilfe, помощ за формуляри, Formularhilfe, Hilfe beim Ausfüllen, попълване на документи, Formulare ausfüllen
образец, шаблон, Vorlage, Muster, template, Mustervorlage, образци, примерен образец
заявление, Antrag, антраг, application form, подаване на заявление, Antragstellung, молба, Anträge, подаване на молба
клетвена декларация, eidesstattliche Erklärung, eidesstattliche Versicherung, affidavit
подпис, Unterschrift, signature, унтершрифт, подписване, unterschreiben
фирмен печат, Stempel, щемпел, гумен печат, Firmenstempel
удостоверение, Bescheinigung, бешайнигунг, certificate, служебно удостоверение
решение от служба, Bescheid, бешайд, писмо с решение, отговор от служба
доказателство за плащане, Zahlungsnachweis, платежно нареждане, proof of payment
консулска такса, консулски такси, Konsulargebühr, такса в консулството
документи, документ, Dokumente, Unterlagen, Papiere, documents, унтерлаген, документация, книжа, документи Германия
дубликат на документ, препис от акт, препис-извлечение, Zweitschrift
удостоверение за живот, Lebensbescheinigung, декларация за живот, пенсия удостоверение за живот
разрешително за риболов, Angelschein, риболовен билет, Fischereischein, ангелшайн
разрешително за оръжие, Waffenschein, оръжеен лиценз, Waffenbesitzkarte
членска карта, Mitgliedsausweis, карта на член
студентска карта, Studentenausweis, Studierendenausweis, студентска книжка, карта за студент
библиотечна карта, Bibliotheksausweis, Büchereiausweis, читателска карта
транспортна карта абонамент, Monatskarte, месечна карта, абонаментна карта, Monatsticket, карта за транспорт, карта за автобус, карта за метро
европейска автобиография, Europass, Europass Lebenslauf
работна виза, Arbeitsvisum, work visa
IBAN, айбан, номер на сметка, Kontonummer
застраховка на мобилен, застраховка на телефон, Handyversicherung
застраховка пътуване, туристическа застраховка, Reiseversicherung, travel insurance
застраховка за отмяна, Reiserücktrittsversicherung, застраховка отказ пътуване
застраховка на велосипед, застраховка на колело, Fahrradversicherung
професионална отговорност, застраховка професионална отговорност, Berufshaftpflicht, Berufshaftpflichtversicherung
фирмена застраховка, застраховка за фирми, Betriebshaftpflicht, Firmenversicherung, Betriebshaftpflichtversicherung
погребална застраховка, застраховка за погребение, Sterbegeldversicherung
ЕТ, едноличен търговец, Einzelunternehmen, Einzelunternehmer, sole trader
ЕООД, ООД, GmbH, гембеха, дружество ограничена отговорност
UG, унтернемергезелшафт, Unternehmergesellschaft, Mini-GmbH
GbR, гражданско дружество, Gesellschaft bürgerlichen Rechts
бизнес план, Businessplan, Geschäftsplan
майсторско свидетелство, майсторски изпит, Meisterbrief, Meisterprüfung, Meisterschule
удостоверение за данъци, удостоверение липса на задължения, Unbedenklichkeitsbescheinigung, steuerliche Unbedenklichkeitsbescheinigung
освобождаване от данък строителство, Freistellungsbescheinigung, фрайщелунгсбешайнигунг
преместване на фирма, Gewerbeummeldung, Gewerbe ummelden, пререгистрация на фирма
касов апарат, касови апарати, Registrierkasse, Kassensystem
молба за отпуск, заявление за отпуск, Urlaubsantrag
длъжностна характеристика, Stellenbeschreibung, описание на длъжността
отчет на часове, часове работа отчет, Stundenzettel, Arbeitszeitnachweis
подписване на договор, Vertrag unterschreiben, подписвам договор
медицинско за работа, медицинско свидетелство, ärztliches Attest, Attest, лекарска бележка
медицинско за книжка, медицински преглед шофьори, ärztliche Untersuchung Führerschein, преглед за шофьори
очен тест за книжка, Sehtest Führerschein, зрение за шофьорска книжка
извинителна бележка, извинителна за училище, Entschuldigung Schule, Entschuldigungsschreiben
снимков материал биометрия, отпечатъци, пръстови отпечатъци, Fingerabdrücke
гражданство на дете, българско гражданство за дете, bulgarische Staatsangehörigkeit Kind
българско гражданство, bulgarische Staatsbürgerschaft, bulgarische Staatsangehörigkeit, Bulgarian citizenship
избор на име дете, имена за бебе, имена за деца, Babynamen, Vornamen
деклариране на брак България, вписване на брак, признаване на брак, Anerkennung Ehe
пощенски адрес, адрес за кореспонденция, Postanschrift, Postadresse
препоръчано писмо, Einschreiben, registered mail
писмо, официално писмо, Brief
жълто писмо, жълт плик, gelber Brief, Zustellungsurkunde
писмо от служба, не разбирам писмо, Brief vom Amt, Behördenbrief
превод на писмо, обяснение на писмо, Brief übersetzen
размножаване на документи, ксерокс, копирен център, копиране, Copyshop, Kopierladen, Kopieren
сканиране на документи, сканиране, Scannen, Dokumente scannen
пълномощно за кола, Kfz Vollmacht, пълномощно за автомобил, пълномощно шофиране
фиш за заплата, Lohnabrechnung, бележка за заплата, ведомост за заплата, документ за заплатата, Lohnabrechnungen, лонцетл, абрехнунг
признаване на диплома, Anerkennung Diplom, нострификация, приравняване на диплома, анеркенунг, диплома от България, Berufsanerkennung
регистрация на фирма, Gewerbeanmeldung, Gewerbe, отварям фирма, регистриране на фирма, започване на бизнес, собствен бизнес, Gewerbe gründen, Firmengründung, Existenzgründung, гевербе шайн
предизвестие, Kündigung, пускам предизвестие, как се напуска работа
`
