import type { DemoDocument } from './shape'

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
