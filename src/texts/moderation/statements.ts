import { shortDate } from '#domain/time/dates'
import { appealUntil, type AppealState, type Reasons } from '#domain/moderation/statements'
import { reportTexts } from './reports'

export type Line = { term: string; text: string }

const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)

/** „Малка обява „Продавам велосипед““ */
export const statedItem = ({ itemType, itemTitle }: Pick<Reasons, 'itemType' | 'itemTitle'>): string =>
  itemTitle ? `${reportTexts.itemTypes[itemType]} „${itemTitle}“` : reportTexts.itemTypes[itemType]

const decided: Record<Reasons['action'], (day: string) => string> = {
  none: (day) => `На ${day} отбелязахме нарушение на правилата. Публикацията остава на сайта.`,
  hide: (day) => `Не се вижда на сайта от ${day}. Остава в профила Ви.`,
  delete: (day) => `Изтрихме я на ${day}. Изтритото не се пази.`,
}

const byPerson = 'Реши човек, без автоматични средства.'

/** Whether a program found it has to be said, too (Digital Services Act, Art. 17, 3c). */
const ways: Record<Reasons['source'], string> = {
  report: `По доклад на потребител. ${byPerson}`,
  notice: `По сигнал за незаконно съдържание. ${byPerson}`,
  site: 'Спря го автоматичната проверка за спам на сайта. После го прегледа и реши човек.',
}

/** A statement of reasons, a line for each thing that it has to say. */
export function statementLines(reasons: Reasons): Line[] {
  const { action, decidedAt, facts, ground, source } = reasons
  return [
    { term: 'За какво', text: statedItem(reasons) },
    { term: 'Какво решихме', text: decided[action](shortDate(decidedAt)) },
    { term: 'Защо', text: ended(facts) },
    { term: 'Основание', text: ended(ground) },
    { term: 'Как решихме', text: ways[source] },
    {
      term: 'Обжалване',
      text: `Безплатно, веднъж, до ${shortDate(appealUntil(decidedAt))}, от страницата на решението. Решава друг човек от екипа. Можете да се обърнете и към орган за извънсъдебно решаване на спорове или към съда.`,
    },
  ]
}

export const statementText = (reasons: Reasons): string =>
  statementLines(reasons)
    .map(({ term, text }) => `${term}: ${text}`)
    .join('\n')

export const statementTexts = {
  one: 'Мотиви на решение',
  many: 'Мотиви и обжалвания',
  member: 'Чие е',
  source: 'По какво',
  sources: {
    report: 'Доклад',
    notice: 'Сигнал за незаконно съдържание',
    site: 'Проверка за спам',
  } satisfies Record<Reasons['source'], string>,
  itemTitle: 'Заглавие',
  itemText: 'Текст при решението',
  ground: 'Основание',
  facts: 'Причина',
  appealState: 'Обжалване',
  appealStates: {
    none: 'Не е обжалвано',
    pending: 'Чака решение',
    kept: 'Решението остава',
    reversed: 'Решението е отменено',
  } satisfies Record<AppealState, string>,
  appeal: 'Какво пише авторът',
  appealedAt: 'Обжалвано на',
  answer: 'Отговор до автора',
  answeredBy: 'Обжалването реши',
  answeredAt: 'Обжалването е решено на',
  isSamePerson: 'Решено от същия човек',
  reversal: 'Какво стана с публикацията',
  factsOfNotice: 'Съдържанието е незаконно.',
  defaultGround: 'Общи условия, „Какво не се публикува“',
  ownItem: 'Случаят е за Ваше съдържание. Оставете решението на друг от екипа.',
} as const
