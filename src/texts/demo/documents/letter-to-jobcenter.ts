import { letterDocument } from './shape'

export const objectionToJobcenter = letterDocument({
  name: 'Възражение срещу решение на Jobcenter',
  description:
    'Widerspruch на немски с място за мотивите и искане за преглед на преписката. Срокът е един месец от получаването.',
  letter: {
    sender: ['Name', 'Anschrift', 'Nummer der Bedarfsgemeinschaft'],
    addressee: ['Jobcenter', 'Anschrift'],
    subject: 'Widerspruch gegen den Bescheid vom ______________, Aktenzeichen ______________',
    basis: '§§ 83, 84 SGG',
    body: [
      {
        paragraph:
          'gegen den oben genannten Bescheid, der mir am ______________ zugegangen ist, lege ich hiermit Widerspruch ein. Ich beantrage, ihn aufzuheben oder zu meinen Gunsten zu ändern.',
      },
      { bold: 'Begründung' },
      { fields: ['', '', '', ''] },
      { boxes: ['Eine ausführliche Begründung reiche ich bis zum ______________ nach.'] },
      {
        paragraph:
          'Außerdem bitte ich um Einsicht in meine Akte durch Übersendung von Kopien (§ 25 SGB X) und um eine schriftliche Bestätigung, dass dieser Widerspruch eingegangen ist.',
      },
      { paragraph: 'Anlagen: Kopie des Bescheids, ______________' },
    ],
    signature: 'Unterschrift',
  },
  notes: [
    { title: 'Как се попълва и изпраща' },
    { heading: 'Срокът' },
    {
      list: [
        'Един месец, откакто сте получили решението (§ 84 SGG). Писмо, пратено по пощата, се смята за получено на четвъртия ден след изпращането, освен ако е дошло по-късно или изобщо не е дошло.',
        'Ако в решението не пише как се обжалва или е написано грешно, срокът е една година (§ 66 SGG).',
        'Срокът е за самото възражение. Мотивите може да изпратите и по-късно.',
      ],
    },
    { heading: 'Формата' },
    {
      list: [
        'На хартия, с подпис на ръка, или устно на място, където го записват (zur Niederschrift). Обикновен имейл не стига.',
        'Предайте го срещу печат „Eingang“ върху копието или го изпратете с Einwurf-Einschreiben.',
        'Пишете кое е грешно и приложете доказателство: фиш, договор, извлечение, сметка за наем.',
      ],
    },
    { heading: 'После' },
    {
      list: [
        'Възражението е безплатно. По правило то не спира решението: питайте консултация, ако трябва нещо спешно от съда (einstweiliger Rechtsschutz).',
        'Ако откажат, имате един месец за иск пред социалния съд (Sozialgericht); съдебни такси за Вас няма.',
        'Помагат безплатно Caritas, Diakonie и други социални консултации. С Beratungshilfeschein от Amtsgericht адвокатът струва 15 € (в Хамбург и Бремен има други консултации).',
      ],
    },
  ],
})
