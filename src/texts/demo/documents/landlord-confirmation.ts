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
        ],
      },
      { small: 'Тази страница е за Вас, в общината я оставете у себе си.' },
    ],
  ],
}
