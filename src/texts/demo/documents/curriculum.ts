import type { DemoDocument } from './shape'

export const curriculum: DemoDocument = {
  name: 'Автобиография за немски работодател',
  description: 'Таблична Lebenslauf за попълване и примерни изрази за занаяти и грижи на немски и български.',
  language: 'de',
  pages: [
    [
      { title: 'Lebenslauf' },
      { heading: 'Persönliche Daten' },
      {
        fields: ['Name', 'Anschrift', 'Telefon', 'E-Mail', 'Geburtsdatum, Geburtsort', 'Staatsangehörigkeit'],
      },
      { heading: 'Berufserfahrung' },
      {
        table: [
          ['Zeitraum (MM/JJJJ)', 'Tätigkeit', 'Firma, Ort, Aufgaben'],
          ['____ – heute', '', ''],
          ['____ – ____', '', ''],
          ['____ – ____', '', ''],
        ],
        widths: [24, 28, 48],
      },
      { heading: 'Schule, Ausbildung und Studium' },
      {
        table: [
          ['Zeitraum (MM/JJJJ)', 'Abschluss', 'Schule, Ort'],
          ['____ – ____', '', ''],
          ['____ – ____', '', ''],
        ],
        widths: [24, 28, 48],
      },
      { heading: 'Kenntnisse' },
      {
        table: [
          ['Bereich', 'Stand'],
          ['Sprachen', 'Bulgarisch (Muttersprache), Deutsch (____), ____________'],
          ['Führerschein', 'Klasse ____'],
          ['Kurse, Zertifikate', ''],
          ['Computer', ''],
        ],
        widths: [24, 76],
      },
      { signatures: ['Ort, Datum', 'Unterschrift'] },
    ],
    [
      { title: 'Примерни изрази' },
      { heading: 'Занаяти и производство' },
      {
        table: [
          ['На немски', 'На български'],
          ['Verlegen von Fliesen und Naturstein', 'полагане на плочки и естествен камък'],
          ['Spachteln, Tapezieren und Streichen', 'шпакловане, тапети и боядисване'],
          ['Trockenbau: Wände und Decken', 'сухо строителство: стени и тавани'],
          ['Elektroinstallation im Neubau', 'електроинсталации в ново строителство'],
          ['Bedienen und Einrichten von CNC-Maschinen', 'работа и настройка на CNC машини'],
          ['Kommissionieren und Verpacken von Waren', 'събиране и опаковане на стоки'],
          ['Gabelstaplerschein vorhanden', 'имам карта за мотокар'],
          ['Lesen von technischen Zeichnungen', 'разчитане на технически чертежи'],
        ],
        widths: [50, 50],
      },
      { heading: 'Грижи и домакинство' },
      {
        table: [
          ['На немски', 'На български'],
          ['Grundpflege und Unterstützung im Alltag', 'основни грижи и помощ в ежедневието'],
          ['Betreuung von Menschen mit Demenz', 'грижа за хора с деменция'],
          ['Dokumentation der Pflege', 'водене на документацията за грижите'],
          ['Gabe von Medikamenten nach Plan', 'даване на лекарства по план'],
          ['Begleitung zu Arztterminen', 'придружаване до лекар'],
          ['Betreuung von Kindern ab einem Jahr', 'гледане на деца от една година'],
          ['Reinigung von Zimmern und Gemeinschaftsräumen', 'почистване на стаи и общи помещения'],
          ['Kochen nach Ernährungsplan', 'готвене по хранителен режим'],
        ],
        widths: [50, 50],
      },
      {
        list: [
          'Най-новото стои най-горе. До всяка работа напишете две-три задачи, не само длъжността.',
          'Снимка, семейно положение, деца и вяра не се искат.',
          'Една до две страници. Подписът и датата са обичай, не задължение.',
        ],
      },
    ],
  ],
}
