import { letterDocument } from './shape'

export const noticeOfTenancy = letterDocument({
  name: 'Прекратяване на договор за наем: писмо',
  description:
    'Kündigung des Mietvertrags с тримесечния срок за наематели: писмо на немски за попълване и обяснение как се изпраща.',
  letter: {
    sender: ['Name aller Mieter', 'Anschrift der Wohnung'],
    addressee: ['Vermieter/in oder Hausverwaltung', 'Anschrift'],
    subject: 'Ordentliche Kündigung des Mietvertrags vom ______________',
    basis: '§ 573c Abs. 1 BGB',
    body: [
      {
        paragraph:
          'hiermit kündige ich den Mietvertrag über die oben genannte Wohnung (Lage im Haus: ______________) ordentlich und fristgerecht zum ______________, hilfsweise zum nächstmöglichen Termin.',
      },
      {
        paragraph:
          'Bitte bestätigen Sie mir schriftlich den Erhalt dieser Kündigung und das Datum, zu dem das Mietverhältnis endet.',
      },
      {
        paragraph:
          'Für die Übergabe der Wohnung, das Ablesen der Zähler und die Rückgabe aller Schlüssel schlage ich den ______________ um ________ Uhr vor.',
      },
      { paragraph: 'Die Kaution überweisen Sie bitte nach der Abrechnung auf dieses Konto:' },
      { fields: ['Kontoinhaber/in', 'IBAN', 'Meine neue Anschrift'] },
    ],
    signature: 'Unterschriften aller Mieter',
  },
  notes: [
    { title: 'Как се попълва и изпраща' },
    { heading: 'Срокът' },
    {
      paragraph:
        'Писмото трябва да е при наемодателя най-късно на третия работен ден от месеца. Тогава договорът свършва в края на по-следващия месец: получено в началото на март, край на 31 май. По-дълъг срок за наемателя в договора обикновено не важи.',
    },
    { heading: 'Формата' },
    {
      list: [
        'На хартия и с подпис на ръка (§ 568 BGB). Имейл, снимка и съобщение не стигат.',
        'Подписват всички, които са наематели по договора.',
        'Причина не се пише.',
      ],
    },
    { heading: 'Изпращането' },
    {
      steps: [
        'Направете копие на подписаното писмо.',
        'Изпратете го с Einwurf-Einschreiben и пазете разписката, или го предайте лично и поискайте подпис върху копието.',
        'Ако до две седмици няма отговор, напомнете писмено.',
        'В деня на предаването попълнете протокол: образец има в „Документи“.',
      ],
    },
    { heading: 'Кога да питате първо' },
    {
      paragraph:
        'Ако договорът е за определено време (befristet) или в него сте се отказали за известно време от правото да го прекратите (Kündigungsverzicht), попитайте Mieterverein, преди да изпратите писмото.',
    },
  ],
})

export const subletConsent = letterDocument({
  name: 'Молба за разрешение за поднаемане',
  description:
    'Untervermietungserlaubnis: искане до наемодателя да приемете човек в жилището си, с място за неговото съгласие.',
  letter: {
    sender: ['Name', 'Anschrift der Wohnung'],
    addressee: ['Vermieter/in oder Hausverwaltung', 'Anschrift'],
    subject: 'Bitte um Erlaubnis zur Untervermietung',
    basis: '§ 553 Abs. 1 BGB',
    body: [
      {
        paragraph:
          'ich bin Mieter/in der oben genannten Wohnung (Mietvertrag vom ______________). Ab dem ______________ möchte ich einen Teil der Wohnung, und zwar dieses Zimmer: ______________, folgender Person überlassen:',
      },
      { fields: ['Name', 'Geburtsdatum', 'Beruf oder Tätigkeit'] },
      {
        paragraph:
          'Mein berechtigtes Interesse daran ist nach Abschluss des Mietvertrags entstanden, und zwar aus diesem Grund:',
      },
      { fields: ['Grund'] },
      {
        paragraph:
          'Ich selbst wohne weiterhin in der Wohnung. Bitte stimmen Sie bis zum ______________ schriftlich zu; dafür können Sie den Abschnitt unten verwenden.',
      },
    ],
    signature: 'Unterschrift Mieter/in',
    reply: [
      { heading: 'Zustimmung des Vermieters oder der Vermieterin' },
      {
        paragraph: 'Der Untervermietung an die oben genannte Person ab dem ______________ stimme ich zu.',
      },
      { signatures: ['Ort, Datum', 'Unterschrift Vermieter/in'] },
    ],
  },
  notes: [
    { title: 'Как се попълва и изпраща' },
    {
      list: [
        'Причината (berechtigtes Interesse) трябва да се е появила след подписването на договора: по-нисък доход, раздяла, работа за известно време в друг град, желание да не живеете сами.',
        'Законът дава право да поднаемете част от жилището. За цялото жилище § 553 не важи.',
        'Наемодателят може да откаже, ако важна причина е в самия човек, ако жилището би се пренаселило или ако по друга причина съгласието не може да се иска от него.',
        'Понякога той може да постави условие наемът да се увеличи умерено (§ 553, ал. 2 BGB).',
        'За съпруг и собствени деца разрешение не се иска, но съобщете на наемодателя, че живеят при Вас.',
        'Не приемайте човека преди съгласието: за поднаем без разрешение договорът може да бъде прекратен.',
      ],
    },
    { heading: 'След съгласието' },
    {
      paragraph:
        'Сключете писмен договор за поднаем и дайте на човека Wohnungsgeberbestätigung за адресната регистрация: тук Вие сте този, който дава жилището.',
    },
  ],
})

export const noticeOfMould = letterDocument({
  name: 'Писмо до наемодателя за мухъл',
  description: 'Mängelanzeige на немски със срок за отстраняване и съвети какво да запишете и снимате.',
  letter: {
    sender: ['Name', 'Anschrift der Wohnung'],
    addressee: ['Vermieter/in oder Hausverwaltung', 'Anschrift'],
    subject: 'Mängelanzeige: Schimmel in der Wohnung',
    basis: '§ 536c Abs. 1 BGB',
    body: [
      {
        paragraph:
          'in meiner Wohnung (Mietvertrag vom ______________) habe ich folgenden Mangel festgestellt, den ich Ihnen hiermit anzeige:',
      },
      { fields: ['Raum', 'Stelle (Wand, Decke, Fenster)', 'Größe der Fläche', 'Festgestellt am'] },
      {
        paragraph:
          'Ich bitte Sie, die Ursache untersuchen zu lassen und den Mangel bis zum ______________ zu beseitigen (§ 535 Abs. 1 Satz 2 BGB).',
      },
      { paragraph: 'Für eine Besichtigung schlage ich vor: ______________ oder ______________.' },
      {
        paragraph:
          'Bis zur Beseitigung zahle ich die Miete unter Vorbehalt. Eine Minderung der Miete nach § 536 BGB behalte ich mir vor.',
      },
      { paragraph: 'Anlagen: ______ Fotos vom ______________' },
    ],
    signature: 'Unterschrift',
  },
  notes: [
    { title: 'Как се попълва и изпраща' },
    {
      list: [
        'Пишете веднага, щом видите мухъла. Който мълчи, може да отговаря за вредата, която е можела да се избегне (§ 536c, ал. 2 BGB).',
        'Срокът зависи от вредата; две седмици са обичайни. При теч или спряло отопление поискайте отстраняване веднага и се обадете и по телефона.',
        'Снимайте мястото отблизо и отдалеч, така че да се вижда стаята, и запишете датата.',
        'Водете си бележки: кога проветрявате, колко е топло и влажно. Евтин влагомер помага.',
        'Изпратете писмото с Einwurf-Einschreiben и пазете копие и разписка.',
      ],
    },
    { heading: 'Намаляването на наема' },
    {
      paragraph:
        'Не намалявайте наема, преди да сте питали Mieterverein или адвокат: ако процентът е грешен, се натрупва дълг, заради който договорът може да бъде прекратен. Плащането „под резерва“ (unter Vorbehalt) пази правото Ви да си върнете парите по-късно.',
    },
  ],
})
