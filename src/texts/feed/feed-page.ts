import { POST_MAX } from '#domain/limits'
import { SMALL_AD_DAYS } from '#domain/limits'
import { formatNumber } from '#domain/text/format-number'
import { counted } from '#texts/text/numbers'

export const feedTexts = {
  lead: 'Кратък въпрос, новина или снимка. Отговарят хора от цяла Германия.',
  description: 'Въпроси, новини и снимки от българи в цяла Германия. Питайте накратко и отговорете на съсед.',
  list: 'Публикации',
  more: 'Покажи още',
  toNewest: 'Към най-новите',
  arrived: (count: number) => counted(count, 'нова публикация', 'нови публикации'),
  empty: 'Няма публикации все още',
  emptyText: 'Задайте първия въпрос или поздравете съседите си.',
  failed: 'Възникна проблем с връзката',
  failedText: 'Публикациите не се заредиха. Проверете интернета и опитайте отново.',
  found: 'Публикацията, която търсите',
  others: 'Най-новите публикации',
  missing: 'Тази публикация вече не съществува',
  missingText: 'Изтрита е от автора си или е скрита. Ето най-новите.',
  commentMissing: 'Този коментар вече не съществува',
  commentMissingText: 'Изтрит е или е скрит. Ето най-новите коментари под публикацията.',
} as const

export const tipTexts = {
  title: 'Преди да публикувате',
  city: 'Споменете града, за да Ви отговорят хора наблизо.',
  privacy: 'Не слагайте телефон и адрес на видно място.',
  adsBefore: 'За обяви ползвайте',
  adsAfter: `, там важат ${counted(SMALL_AD_DAYS, 'ден', 'дни')}.`,
} as const

export const composerTexts = {
  form: 'Нова публикация',
  label: 'Текст на публикацията',
  placeholder: 'Какво искате да попитате?',
  publish: 'Публикувайте',
  publishing: 'Публикува...',
  cancel: 'Отказ',
  count: (length: number) => `${length} / ${POST_MAX}`,
  countSpoken: (length: number) => `${formatNumber(length)} от ${counted(POST_MAX, 'знак', 'знака')}`,
  success: 'Публикацията е добавена успешно',
  failure: 'Възникна грешка при публикуването на поста.',
  joinText: 'Членовете питат, отговарят и харесват. Четенето е свободно.',
  join: 'Вход или регистрация',
  emoji: 'Емотикони',
  picture: 'Добавете снимка',
  alt: 'Какво се вижда на снимката',
  altHint: 'Чете се на незрящи и стои на мястото на снимката, ако тя не се зареди.',
  removePicture: 'Премахнете снимката',
  uploading: 'Качване на снимката',
  stopUpload: 'Спрете качването',
} as const

export const postCardTexts = {
  actions: 'Още действия',
  edit: 'Редактирайте',
  remove: 'Изтрийте',
  report: 'Подайте сигнал',
  alt: 'ALT: описание на снимката',
  altBadge: 'ALT',
  likeFailed: 'Възникна грешка при харесването на поста.',
  editTitle: 'Редактиране на публикацията',
  editLabel: 'Текст на публикацията',
  save: 'Запазете',
  saved: 'Публикацията е променена',
  saveFailed: 'Неуспешно обновяване на публикацията',
  deleteTitle: 'Изтриване на публикацията',
  deleteQuestion: 'Сигурни ли сте, че искате да изтриете този пост?',
  deleteConfirm: 'Изтрийте публикацията',
  deleted: 'Публикацията е изтрита',
  deleteFailed: 'Възникна грешка при изтриването на поста.',
  gone: 'Тази публикация беше изтрита',
  goneText: 'Вече никой не я вижда.',
  goneDraft: 'Ако сте писали коментар, той стои тук, за да можете да го копирате.',
  hide: 'Скрийте',
} as const

export const postCommentsTexts = {
  title: 'Коментари',
  open: (count: number) => counted(count, 'коментар', 'коментара'),
  earlier: (count: number) => counted(count, 'по-ранен коментар', 'по-ранни коментара'),
  later: (count: number) => counted(count, 'по-нов коментар', 'по-нови коментара'),
  none: 'Все още няма коментари. Напишете първия.',
  noneForVisitors: 'Все още няма коментари.',
  failed: 'Неуспешно зареждане на коментарите',
  write: 'Напишете коментар',
  send: 'Изпратете',
  sending: 'Изпраща се…',
  sendFailed: 'Неуспешно добавяне на коментара',
  kept: 'Текстът Ви е запазен.',
  remove: 'Изтрийте коментара',
  removed: 'Коментарът е изтрит',
  report: 'Подайте сигнал за коментара',
  actions: (name: string) => `Действия с коментара на ${name}`,
  fresh: 'Нов',
  retry: 'Изпратете отново',
  discard: 'Откажете се',
} as const
