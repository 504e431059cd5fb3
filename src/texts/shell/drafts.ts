import { DRAFT_DAYS } from '#domain/limits'
import { counted } from '#texts/text/numbers'

const days = counted(DRAFT_DAYS, 'ден', 'дни')

export const draftTexts = {
  offer: (time: string) => `Продължете започнатото от ${time}`,
  /** „Обущар в Аугсбург“, заглавие и описание. */
  contains: (start: string, fields: readonly string[]) =>
    [start && `„${start}“`, inSentence(fields)].filter(Boolean).join(', ') + '.',
  picture: 'снимка',
  continue: 'Продължете',
  startAnew: 'Започнете отначало',
  deleted: { title: 'Черновата е изтрита' },
  closed: { title: 'Написаното е запазено', text: `Отворете формата отново до ${days}, за да продължите.` },
  savedHere: (time: string) => `Запазено на това устройство в ${time} ч.`,
  noConnection: { title: 'Няма връзка', text: 'Пишете спокойно. Ще изпратим, щом има връзка.' },
  waiting: 'Чака връзка',
  willBeSent: { title: 'Чака връзка', text: 'Ще изпратим написаното, щом има връзка.' },
  ended: {
    title: 'Сесията Ви приключи. Написаното е тук.',
    text: 'Влезте отново, без да напускате формата.',
    form: 'Вход във формата',
    signInAndSend: 'Вход и изпращане',
    signInOnly: 'Само вход',
    forgot: 'Забравена парола',
    otherAccount: 'Друг акаунт',
  },
} as const

function inSentence(words: readonly string[]): string {
  const all = words.map((word) => word.toLocaleLowerCase('bg'))
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} и ${all.at(-1)}` : (all[0] ?? '')
}
