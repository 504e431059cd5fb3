import { OTHER_REASON } from '#domain/moderation/report-values'
import type { Decision, DecisionState } from '#domain/moderation/decisions'
import type { ReportAction, ReportType } from '#domain/moderation/reports'
import { badgeName, kindTexts } from '#texts/kinds'

const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)
const named = (name: string) => (name ? `„${name}“` : 'публикацията')

export const reportTexts = {
  one: 'Доклад',
  many: 'Доклади',
  itemType: 'Какво е докладвано',
  itemTypes: {
    contact: kindTexts.contacts.one,
    small_ad: badgeName('small-ads'),
    service: kindTexts.services.one,
    apartment: kindTexts.apartments.one,
    social_post: kindTexts.posts.one,
    social_comment: 'Коментар към публикация',
    topic: 'Тема във форума',
    comment: 'Коментар във форума',
    event: kindTexts.events.one,
    store: 'Магазин или ресторант',
    document: kindTexts.documents.one,
    profile: 'Профил',
  } satisfies Record<ReportType, string>,
  itemId: 'Докладваното',
  itemInfo: 'Съдържание при подаването',
  itemInfoNames: {
    name: 'Име',
    title: 'Заглавие',
    content: 'Текст',
    category: 'Категория',
    city: 'Град',
    pictures: 'Снимки',
  },
  reason: 'Причина',
  reasonRequired: 'Изберете причина.',
  additionalInfo: 'Допълнителна информация',
  reporter: 'Подаден от',
  reporterEmail: 'Имейл на подалия',
  isFromSite: 'От самия сайт',
  action: 'Какво става с докладваното',
  actions: { none: 'Остава', hide: 'Скрива се', delete: 'Изтрива се' } satisfies Record<ReportAction, string>,
  signInFirst: 'Трябва да влезете в профила си',
  itemGone: 'Това, за което подавате доклад, вече не съществува.',
  onlyOne: 'Вече сте подали доклад за това и го разглеждаме. Ще Ви известим за решението.',
  decided: {
    approved: 'Докладът беше одобрен',
    rejected: 'Докладът беше отхвърлен',
  } satisfies Record<Decision, string>,
  /** Of what the site itself held; `none` shows it. */
  heldDecided: {
    none: 'Публикацията вече се вижда.',
    hide: 'Публикацията остава скрита.',
    delete: 'Публикацията е изтрита.',
  } satisfies Record<ReportAction, string>,
  removed: 'Докладът е изтрит.',
  removeFailed: 'Неуспешно изтриване на доклада',
  rejectedHasNoAction: 'Отхвърлен доклад не променя съдържанието. Изберете „Остава“.',
  actionOnNothing: 'Докладваното вече не съществува. Решете доклада с „Остава“.',
  heldNeedsAction: 'Това още не се вижда. Изберете дали да се скрие, или да се изтрие.',
  correctedMeanwhile: 'Авторът промени текста, докато го четяхте. Прочетете го пак и решете.',
  heldFirst: 'Първо решете дали публикацията да се покаже.',
  cannotHide: 'Това не може да се скрие, само да остане или да се изтрие.',
  cannotDelete:
    'Това може да изтрие само администратор. Изберете друго действие или оставете решението на него.',
  /** Without a note from staff the owner reads the reason that was chosen from the list. */
  grounds: ({ reason, note }: { reason: string; note?: string | null }) =>
    note || (reason === OTHER_REASON ? 'Не отговаря на правилата на сайта.' : reason),
  toReporter: ({ decision, name }: { decision: Decision; name: string }) =>
    decision === 'approved'
      ? {
          title: 'Докладът Ви е уважен',
          message: `Прегледахме доклада Ви за ${named(name)} и го уважихме. Благодарим Ви!`,
        }
      : {
          title: 'Докладът Ви е отхвърлен',
          message: `Прегледахме доклада Ви за ${named(name)} и не открихме нарушение. Благодарим Ви!`,
        },
  toOwner: ({ action, name, grounds }: { action: ReportAction; name: string; grounds: string }) =>
    ({
      none: {
        title: 'Уважен доклад',
        message: `Прегледахме доклад за ${named(name)} и го уважихме. Причина: ${ended(grounds)} Вижте мотивите и как се обжалва.`,
      },
      hide: {
        title: 'Скрито съдържание',
        message: `Скрихме ${named(name)}. Причина: ${ended(grounds)} Вижте мотивите и как се обжалва.`,
      },
      delete: {
        title: 'Изтрито съдържание',
        message: `Изтрихме ${named(name)}. Причина: ${ended(grounds)} Вижте мотивите и как се обжалва.`,
      },
    })[action],
} as const

export const decisionTexts = {
  status: 'Състояние',
  states: {
    pending: 'Чака решение',
    approved: 'Уважен',
    rejected: 'Отхвърлен',
  } satisfies Record<DecisionState, string>,
  note: 'Мотиви',
  decidedBy: 'Решен от',
  decidedAt: 'Решен на',
  alreadyDecided: 'Друг модератор вече реши този случай. Презаредете страницата, за да видите решението.',
} as const

export const hiddenTexts = { hidden: 'Скрито от модератор', reason: 'Причина за скриването' } as const
