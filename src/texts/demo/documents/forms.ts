import type { DemoDocument } from './shape'

export const landlordConfirmation: DemoDocument = {
  name: 'Wohnungsgeberbestätigung: образец с обяснения',
  description: 'Потвърждение от наемодателя за адресна регистрация, на немски, с обяснение на всяко поле.',
  language: 'de',
  pages: [
    [
      { title: 'Wohnungsgeberbestätigung' },
      { paragraph: 'nach § 19 Abs. 3 des Bundesmeldegesetzes (BMG)' },
      { heading: 'Wohnungsgeber' },
      { fields: ['Name', 'Anschrift'] },
      { boxes: ['Der Wohnungsgeber ist Eigentümer der Wohnung.', 'Der Wohnungsgeber ist nicht Eigentümer.'] },
      { fields: ['Name des Eigentümers'] },
      { heading: 'Wohnung' },
      {
        fields: [
          'Straße, Hausnummer',
          'Postleitzahl, Ort',
          'Lage im Haus (Stockwerk, Nummer)',
          'Datum des Einzugs',
        ],
      },
      { heading: 'Eingezogene Personen' },
      {
        table: [
          ['', 'Familienname', 'Vorname'],
          ['1', '', ''],
          ['2', '', ''],
          ['3', '', ''],
          ['4', '', ''],
          ['5', '', ''],
        ],
        widths: [8, 46, 46],
      },
      {
        paragraph:
          'Ich bestätige, dass die genannten Personen zum angegebenen Datum in die Wohnung eingezogen sind. Mir ist bekannt, dass es verboten ist, eine Anschrift für eine Anmeldung anzubieten, wenn dort niemand einzieht oder einziehen will (§ 19 Abs. 6 BMG).',
      },
      { signatures: ['Ort, Datum', 'Unterschrift Wohnungsgeber oder Beauftragter'] },
    ],
    [
      { title: 'Обяснение на полетата' },
      {
        table: [
          ['Поле', 'Какво се пише'],
          [
            'Wohnungsgeber',
            'Този, който дава жилището: собственикът, фирмата, която го управлява, или главният наемател, ако живеете при него.',
          ],
          ['Eigentümer der Wohnung', 'Отбелязва се дали същият човек е и собственик на жилището.'],
          ['Name des Eigentümers', 'Само името, и то само ако собственикът е друг. Адресът му не се иска.'],
          ['Straße, Hausnummer, Ort', 'Адресът на жилището, с пощенски код.'],
          [
            'Lage im Haus',
            'Етаж и номер, например „2. OG links“: така Ви намират и в регистъра, и пощальонът.',
          ],
          [
            'Datum des Einzugs',
            'Денят, в който сте се нанесли, не денят на договора. От него тече срокът от две седмици.',
          ],
          [
            'Eingezogene Personen',
            'Всички, които се регистрират, и децата; имената са както в личната карта.',
          ],
          ['Ort, Datum, Unterschrift', 'Подписва на ръка този, който дава жилището, или негов пълномощник.'],
        ],
        widths: [32, 68],
      },
      {
        list: [
          'Потвърждението се носи в общината заедно с личните документи в срок от две седмици след нанасянето (§ 17 BMG). Договорът за наем не го заменя.',
          'Наемодателят е длъжен да го даде. Ако откаже, кажете го в общината веднага, без да чакате срокът да мине.',
          'За издаване на потвърждение пари не се искат.',
        ],
      },
      { small: 'Тази страница е за Вас, в общината я оставете у себе си.' },
    ],
  ],
}

const days = Array.from({ length: 31 }, (_, index) => [`${index + 1}`, '', '', '', '', ''])

export const workingTime: DemoDocument = {
  name: 'Дневник на работното време',
  description:
    'Таблица за един месец: начало, край, почивки и часове. Помага като доказателство при спор за заплата.',
  language: 'de',
  pages: [
    [
      { title: 'Arbeitszeitnachweis' },
      { fields: ['Name', 'Firma, Arbeitsort', 'Monat, Jahr'] },
      {
        table: [
          ['Tag', 'Beginn', 'Ende', 'Pause', 'Stunden', 'Tätigkeit, Ort, Zeugen'],
          ...days,
          ['Summe', '', '', '', '', ''],
        ],
        widths: [11, 12, 12, 12, 13, 40],
      },
      { signatures: ['Datum, Unterschrift', 'Gesehen: Vorarbeiter/in oder Kollege/Kollegin'] },
    ],
    [
      { title: 'Как се води' },
      {
        list: [
          'Пишете всеки ден, още същата вечер. Бележки, написани наведнъж в края на месеца, тежат по-малко.',
          'Beginn и Ende са часовете, в които наистина сте започнали и свършили, Pause е почивката в минути, Stunden са часовете без почивката.',
          'В последната колона запишете обекта, какво сте правили и кой е бил с Вас.',
          'Ако може, поискайте подпис от колега или бригадир. Без подпис таблицата пак е полезна.',
          'Пазете съобщенията, с които Ви викат на работа, и снимка на графика.',
        ],
      },
      { heading: 'Какво казва законът' },
      {
        table: [
          ['Въпрос', 'Правило'],
          [
            'Колко на ден',
            'Осем часа, най-много десет, ако за шест месеца средното е осем (§ 3 от закона за работното време, ArbZG).',
          ],
          ['Почивка', '30 минути при повече от шест часа работа, 45 минути при повече от девет (§ 4 ArbZG).'],
          ['Между две смени', 'Поне единадесет часа без прекъсване (§ 5 ArbZG).'],
          ['Кой записва', 'Работодателят е длъжен да записва работното време. Вашият дневник е за проверка.'],
        ],
        widths: [28, 72],
      },
      {
        paragraph:
          'В много договори претенцията за неплатени часове изтича след три месеца (Ausschlussfrist). Поискайте парите писмено, преди да е минал срокът. Faire Mobilität съветва безплатно и на български.',
      },
    ],
  ],
}

export const handover: DemoDocument = {
  name: 'Протокол за предаване на жилище',
  description:
    'Übergabeprotokoll на две страници: броячи, ключове, състояние по стаи и подписи, на немски с превод на полетата.',
  language: 'de',
  pages: [
    [
      { title: 'Wohnungsübergabeprotokoll' },
      { boxes: ['Einzug (нанасяне)', 'Auszug (изнасяне)'] },
      {
        fields: [
          'Wohnung (адрес, етаж)',
          'Vermieter/in (наемодател)',
          'Mieter/in (наемател)',
          'Datum, Uhrzeit (дата, час)',
          'Weitere Anwesende (присъстват)',
        ],
      },
      { heading: 'Zählerstände (броячи)' },
      {
        table: [
          ['Zähler', 'Zählernummer (номер)', 'Stand (показание)'],
          ['Strom (ток)', '', ''],
          ['Gas (газ)', '', ''],
          ['Kaltwasser (студена вода)', '', ''],
          ['Warmwasser (топла вода)', '', ''],
          ['Heizung (отопление)', '', ''],
        ],
        widths: [34, 33, 33],
      },
      { heading: 'Schlüssel (ключове)' },
      {
        table: [
          ['Schlüssel', 'Anzahl (брой)', 'Bemerkung (бележка)'],
          ['Haustür (вход)', '', ''],
          ['Wohnungstür (жилище)', '', ''],
          ['Briefkasten (пощенска кутия)', '', ''],
          ['Keller (мазе)', '', ''],
        ],
        widths: [34, 22, 44],
      },
      { heading: 'Rauchwarnmelder (датчици за дим)' },
      { fields: ['Anzahl, geprüft (брой, проверени)'] },
    ],
    [
      { heading: 'Zustand der Räume (състояние на стаите)' },
      {
        table: [
          ['Raum', 'in Ordnung', 'Mängel, Schäden (забележки, щети)'],
          ['Flur (антре)', '☐', ''],
          ['Küche (кухня)', '☐', ''],
          ['Bad, WC (баня, тоалетна)', '☐', ''],
          ['Wohnzimmer (хол)', '☐', ''],
          ['Schlafzimmer (спалня)', '☐', ''],
          ['Kinderzimmer (детска)', '☐', ''],
          ['Balkon (балкон)', '☐', ''],
          ['Keller (мазе)', '☐', ''],
          ['Fenster, Türen (прозорци, врати)', '☐', ''],
          ['Wände, Böden (стени, подове)', '☐', ''],
        ],
        widths: [34, 14, 52],
      },
      { heading: 'Vereinbarungen (уговорки)' },
      { fields: ['Mängel beheben bis, durch', 'Möbel, die bleiben', 'Sonstiges', 'Fotos (Anzahl)'] },
      {
        paragraph:
          'Das Protokoll hält den Zustand bei der Übergabe fest. Jede Seite erhält eine unterschriebene Ausfertigung. (Протоколът описва състоянието при предаването; всяка страна получава подписан екземпляр.)',
      },
      { signatures: ['Ort, Datum', 'Vermieter/in', 'Mieter/in'] },
      {
        small:
          'Не подписвайте „alles in Ordnung“, ако има щети: първо ги впишете и снимайте. Не поемайте с подпис ремонти, за които не сте сигурни.',
      },
    ],
  ],
}
