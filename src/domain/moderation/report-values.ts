import type { ReportType } from './reports'

export const OTHER_REASON = 'Други'
/** Also of the site's own reports. */
export const SPAM_REASON = 'Спам'
const other = OTHER_REASON

/** Stored as shown. */
const reasons: Partial<Record<ReportType, readonly string[]>> = {
  contact: [
    'Грешен телефон или адрес',
    'Вече не практикува',
    'Невярна информация',
    'Лицето иска да бъде премахнато',
    other,
  ],
  small_ad: [
    'Измама',
    'Спам',
    'Забранена стока или услуга',
    'Обидно съдържание',
    'Грешна категория или изтекла',
    other,
  ],
  service: ['Измама', 'Невярна информация', 'Услугата не съществува', 'Спам', 'Обидно съдържание', other],
  apartment: [
    'Измама/искане на предплата',
    'Вече не е свободно',
    'Невярна цена или снимки',
    'Дискриминация',
    'Спам',
    other,
  ],
  social_post: ['Обида или тормоз', 'Език на омразата', 'Спам', 'Невярна/подвеждаща информация', other],
  social_comment: ['Обида или тормоз', 'Език на омразата', 'Спам', other],
  topic: ['Обида или тормоз', 'Език на омразата', 'Спам', 'Невярна/подвеждаща информация', other],
  comment: ['Обида или тормоз', 'Език на омразата', 'Спам', other],
  event: ['Измама', 'Невярна информация', 'Няма да се състои', 'Спам', other],
  store: ['Грешен телефон или адрес', 'Вече не работи', 'Невярна информация', other],
  document: ['Остаряла версия', 'Файлът не се отваря', 'Нарушава авторски права', other],
  profile: ['Фалшив профил', 'Обидно име или снимка', 'Обида или тормоз', 'Спам', other],
}

export const reportReasons = (type: ReportType | null | undefined): readonly string[] =>
  (type && reasons[type]) || [other]
