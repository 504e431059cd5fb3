import type { AppealDecision } from '#domain/moderation/appeals'
import type { DecidingRefusal, Reversal } from '#domain/moderation/statements'
import { shortDate } from '#domain/time/dates'

/** What the member reads about the item after a reversal. */
export const reversalTexts: Record<Reversal, string> = {
  shown: 'Публикацията вече не е скрита.',
  stillHidden: 'Публикацията остава скрита: има и друго решение за нея или чака одобрение.',
  gone: 'Публикацията вече я няма и не може да бъде върната: изтритото не се пази. Можете да я публикувате отново.',
  nothing: 'Публикацията не беше скривана.',
}

type Answered = { decision: AppealDecision; name: string; answer: string }

const named = (name: string) => (name ? `„${name}“` : 'публикацията Ви')

/** For members: the page of a decision, the notification and the form. */
export const appealTexts = {
  title: 'Решение за Ваша публикация',
  description: 'Какво реши екипът за Ваша публикация, защо и как се обжалва.',
  back: 'Всички решения',
  itemText: 'Текстът при решението',
  appeal: 'Обжалване',
  lead: (until: string) =>
    `Ако смятате, че сме сгрешили, напишете защо. Обжалването е безплатно и може да се подаде веднъж, до ${shortDate(until)}.`,
  field: 'Защо не сте съгласни',
  hint: 'Посочете какво не сме взели предвид. Ще го прочете само екипът.',
  submit: 'Обжалвайте',
  saving: 'Изпраща...',
  sent: 'Обжалването е изпратено. Ще получите отговор като известие и по имейл.',
  failed: 'Обжалването не е изпратено. Написаното е запазено.',
  late: (until: string) =>
    `Срокът за обжалване изтече на ${shortDate(until)}. Можете да се обърнете към съда.`,
  twice: 'Вече сте обжалвали това решение. Всяко решение се обжалва веднъж.',
  waits: (at: string) => `Обжалвахте на ${shortDate(at)}. Решава друг човек от екипа; ще Ви пишем.`,
  yours: 'Какво написахте',
  decided: {
    kept: 'Решението остава в сила',
    reversed: 'Решението е отменено',
  } satisfies Record<AppealDecision, string>,
  answer: 'Нашият отговор',
  answeredAt: (at: string) => `Отговорихме на ${shortDate(at)}.`,
  samePerson:
    'В екипа няма втори човек, който да реши. Затова обжалването разгледа същият човек, но не в деня, в който го получи.',
  final: 'Това решение е окончателно за нас. Можете да се обърнете и към съда.',
  notification: ({ decision, name, answer }: Answered) => ({
    title: decision === 'kept' ? 'Обжалването е отхвърлено' : 'Обжалването е уважено',
    message:
      decision === 'kept'
        ? `Решението за ${named(name)} остава в сила. ${answer}`
        : `Отменихме решението за ${named(name)}. ${answer}`,
  }),
} as const

/** For staff. */
export const appealScreenTexts = {
  many: 'Обжалвания',
  title: (name: string) => `Обжалване за „${name}“`,
  untitled: 'Без заглавие',
  back: 'Към докладите',
  heads: { since: 'Подадено', item: 'За какво', first: 'Първо решение', actions: 'Действия' },
  open: 'Отворете',
  first: 'Първото решение',
  who: 'Кой реши',
  when: 'Кога',
  member: 'Автор',
  appealed: 'Какво пише авторът',
  appealedAt: (at: string) => `Подадено на ${at}`,
  notAppealed: 'Авторът не е обжалвал.',
  unknownMember: 'Неизвестен потребител',
  decision: 'Вие сте вторият човек',
  decisionAlone: 'Решавате отново сами',
  decisionLabel: 'Първото решение',
  verbs: { kept: 'Оставете в сила', reversed: 'Отменете' } satisfies Record<AppealDecision, string>,
  answer: 'Отговор до автора',
  answerHint: 'Получава го като известие и по имейл, заедно с възможностите за спор извън сайта.',
  effect: {
    shown: 'Ако го отмените, публикацията се показва отново.',
    stillHidden:
      'Ако го отмените, публикацията остава скрита: има и друго решение за нея или чака одобрение.',
    gone: 'Публикацията е изтрита и не може да се върне, дори да отмените решението. Отговорът го казва на автора.',
    nothing: 'Публикацията не е скрита; отменя се само решението.',
  } satisfies Record<Reversal, string>,
  refused: {
    own: 'Обжалването е Ваше. Решава го друг човек от екипа.',
    first: 'Вие взехте първото решение, затова обжалването чака друг човек.',
    tomorrow:
      'Вие взехте първото решение и в екипа няма друг. Може да решите обжалването от утре; авторът ще прочете, че сте решили сами.',
  } satisfies Record<DecidingRefusal, string>,
  others: (names: string) => `Могат да решат: ${names}.`,
  submit: 'Запишете решението',
  saving: 'Запазва...',
  failed: 'Решението не е записано',
  saved: { kept: 'Решението остава в сила', reversed: 'Решението е отменено' } satisfies Record<
    AppealDecision,
    string
  >,
  alreadyDecided:
    'Друг човек от екипа вече реши това обжалване. Презаредете страницата, за да видите решението.',
  nothingToDecide: 'Това решение не е обжалвано.',
  answered: 'Отговорът',
  answeredBy: (name: string, at: string) => `Реши ${name} на ${at}`,
} as const

type Answer = { answer: string; reversal: Reversal | null; isSamePerson: boolean }

/** The answer of staff with what it means, as the member reads it. */
export const answerText = ({ answer, reversal, isSamePerson }: Answer): string =>
  [answer, reversal && reversalTexts[reversal], isSamePerson && appealTexts.samePerson]
    .filter(Boolean)
    .join(' ')
