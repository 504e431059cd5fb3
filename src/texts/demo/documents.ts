/** Texts of our own, offered as files. A line that starts with „# “ is a heading. */
export type DemoDocument = { name: string; description: string; format: 'rtf' | 'txt'; lines: string[] }

export const demoDocuments: DemoDocument[] = [
  {
    name: 'Wohnungsgeberbestätigung: образец с обяснения',
    description: 'Потвърждение от наемодателя за адресна регистрация, на немски, с обяснение на всяко поле.',
    format: 'rtf',
    lines: ['# Wohnungsgeberbestätigung (§ 19 BMG)', 'Wohnungsgeber: ____________', 'Anschrift der Wohnung: ____________', 'Einzug am: ____________', 'Eingezogene Personen: ____________', 'Datum, Unterschrift: ____________', '# Обяснение', 'Wohnungsgeber е този, който дава жилището: собственик, главен наемател или негов пълномощник.', 'Подписва се на ръка. Общината го иска до две седмици след нанасянето.'],
  },
  {
    name: 'Прекратяване на договор за наем: писмо',
    description: 'Kündigung des Mietvertrags с тримесечен срок, готово за попълване.',
    format: 'rtf',
    lines: ['# Kündigung des Mietvertrags', 'Sehr geehrte Damen und Herren,', 'hiermit kündige ich den Mietvertrag über die Wohnung ____________ fristgerecht zum ____________.', 'Bitte bestätigen Sie den Erhalt und nennen Sie mir einen Termin für die Übergabe.', 'Mit freundlichen Grüßen', '# Как се изпраща', 'На хартия, подписано, с препоръчано писмо. Трябва да пристигне до третия работен ден на месеца.'],
  },
  {
    name: 'Молба за разрешение за поднаемане',
    description: 'Untervermietungserlaubnis: искане до наемодателя да приемете човек в жилището.',
    format: 'rtf',
    lines: ['# Bitte um Erlaubnis zur Untervermietung', 'ich möchte ab dem ____________ ein Zimmer meiner Wohnung an Frau/Herrn ____________ überlassen.', 'Ich bitte um Ihre Zustimmung bis zum ____________.', '# Бележка', 'Наемодателят може да откаже само с причина, свързана с човека или с пренаселване.'],
  },
  {
    name: 'Пълномощно за учреждения в България',
    description: 'Общо пълномощно за подаване и получаване на документи, за заверка в консулството.',
    format: 'rtf',
    lines: ['# Пълномощно', 'Долуподписаният/ата ____________, ЕГН ____________, с адрес в Германия ____________,', 'упълномощавам ____________, ЕГН ____________, да ме представлява пред общината, НАП и НОИ, като подава и получава документи от мое име.', 'Дата и подпис: ____________', '# Бележка', 'Подписът се заверява пред консула. За имоти се иска и заверка на съдържанието; текста го съставя нотариусът.'],
  },
  {
    name: 'Декларация за пътуване на дете в чужбина',
    description: 'Съгласие от родителя, който не пътува. Заверява се от нотариус или консул.',
    format: 'rtf',
    lines: ['# Декларация', 'Съгласен/на съм детето ми ____________, родено на ____________, да пътува с ____________ от Република България до държавите от Европейския съюз и обратно, многократно, до ____________.', 'Дата и подпис: ____________'],
  },
  {
    name: 'Kindergeld: кое поле какво иска',
    description: 'Обяснение на формуляра KG1 и приложението за дете, поле по поле, на български.',
    format: 'rtf',
    lines: ['# Формуляр KG1', 'Поле 1: данните на родителя, който подава. Номерът е данъчният (Steuer-ID), 11 цифри.', 'Поле 2: съпругът или другият родител, дори ако живее в България.', 'Поле 6: сметката в евро, може и в България.', '# Приложение Kind', 'За всяко дете по един лист. Ако няма немски данъчен номер, попълва се ЕГН.', '# Срок', 'Плаща се най-много за шест месеца преди месеца на подаване.'],
  },
  {
    name: 'A1, S1, U1: кой формуляр за какво е',
    description: 'Трите европейски формуляра на една страница: командировка, здравно осигуряване, стаж.',
    format: 'rtf',
    lines: ['# A1', 'Доказва, че сте осигурени в България, докато сте командировани. Издава го НАП.', '# S1', 'Здравно осигуряване за пенсионери и семейства, издава се от касата, която плаща.', '# U1', 'Осигурителният стаж за обезщетение при безработица. Издава го НОИ или Agentur für Arbeit.'],
  },
  {
    name: 'Първите 30 дни: списък с отметки',
    description: 'Какво се върши след пристигането, в правилния ред.',
    format: 'txt',
    lines: ['[ ] Адресна регистрация до 14 дни', '[ ] Име на пощенската кутия', '[ ] Здравна каса', '[ ] Банкова сметка', '[ ] Данъчният номер идва по пощата', '[ ] Rundfunkbeitrag', '[ ] Училище или градина', '[ ] Застраховка Haftpflicht'],
  },
  {
    name: 'Възражение срещу решение на Jobcenter',
    description: 'Widerspruch с място за причините. Срокът е един месец от получаването.',
    format: 'rtf',
    lines: ['# Widerspruch', 'gegen Ihren Bescheid vom ____________, Aktenzeichen ____________, lege ich Widerspruch ein.', 'Begründung: ____________', 'Ich beantrage Akteneinsicht.', '# Бележка', 'Мотивите могат да се пратят и по-късно, срокът е за самото възражение.'],
  },
  {
    name: 'Автобиография за немски работодател',
    description: 'Таблична Lebenslauf с примерни изрази за занаяти и грижи.',
    format: 'rtf',
    lines: ['# Lebenslauf', 'Persönliche Daten: Name, Anschrift, Telefon', 'Berufserfahrung: MM/JJJJ – MM/JJJJ, Firma, Aufgaben', 'Ausbildung: Schule, Abschluss', 'Sprachen: Bulgarisch (Muttersprache), Deutsch (B1)', 'Führerschein: B'],
  },
  {
    name: 'Дневник на работното време',
    description: 'Таблица за отбелязване на часове и почивки, приема се като доказателство.',
    format: 'rtf',
    lines: ['# Arbeitszeitnachweis', 'Месец: ____________  Фирма: ____________', 'Дата | Начало | Край | Почивка | Часове | Подпис', '__.__ | __:__ | __:__ | __:__ | ____ | ________', '__.__ | __:__ | __:__ | __:__ | ____ | ________'],
  },
  {
    name: 'Протокол за предаване на жилище',
    description: 'Übergabeprotokoll: броячи, ключове, забележки по стаи.',
    format: 'rtf',
    lines: ['# Übergabeprotokoll', 'Strom: ______ Gas: ______ Wasser: ______', 'Schlüssel: Anzahl ____', 'Küche: ____________', 'Bad: ____________', 'Zimmer: ____________', 'Unterschriften: ____________'],
  },
  {
    name: 'Разговор с лекар: 60 израза',
    description: 'Болки, алергии, лекарства и направления на български и немски.',
    format: 'txt',
    lines: ['Боли ме гърлото. – Ich habe Halsschmerzen.', 'Имам температура. – Ich habe Fieber.', 'Алергичен съм към пеницилин. – Ich bin gegen Penicillin allergisch.', 'Трябва ми болничен. – Ich brauche eine Krankschreibung.', 'Вие ли приемате нови пациенти? – Nehmen Sie neue Patienten auf?'],
  },
  {
    name: 'Писмо до наемодателя за мухъл',
    description: 'Mängelanzeige със срок за отстраняване.',
    format: 'rtf',
    lines: ['# Mängelanzeige', 'in meiner Wohnung ist seit dem ____________ folgender Mangel aufgetreten: Schimmel im ____________.', 'Ich bitte Sie, den Mangel bis zum ____________ zu beseitigen. Fotos liegen bei.'],
  },
  {
    name: 'Данъчна декларация с Elster накратко',
    description: 'Кои приложения попълва нает човек и какви разходи се признават.',
    format: 'rtf',
    lines: ['# Приложения', 'Hauptvordruck, Anlage N (заплата), Anlage Vorsorgeaufwand (осигуровки), Anlage Kind (деца).', '# Разходи', 'Път до работа, работно облекло, курсове, преместване заради работа, домашна работа.', '# Срок', 'Доброволно: до четири години назад.'],
  },
  {
    name: 'Абитуриентска и студентска среща: покана',
    description: 'Готова покана за печат за българска среща, с място за дата и адрес.',
    format: 'rtf',
    lines: ['# Покана', 'Каним Ви на среща на българите в ____________', 'Дата: ____________  Час: ______', 'Място: ____________', 'Елате с добро настроение и нещо за хапване.'],
  },
] // prettier-ignore
