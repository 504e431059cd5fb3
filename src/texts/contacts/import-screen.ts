import type { ImportField } from '#domain/contacts/contact-import'
import type { Twin } from '#domain/contacts/contact-twins'
import type { ImportState, PreviewState } from '#domain/contacts/import-answers'
import type { ImportSlot } from '#domain/contacts/import-values'
import { IMPORT_FILE_MAX_BYTES, IMPORT_ROWS_MAX, IMPORT_UNDO_HOURS } from '#domain/limits'
import { formatNumber } from '#domain/text/format-number'
import { counted, megabytes } from '#texts/text/numbers'
import { contactTexts } from './contacts'

const contacts = (count: number) => counted(count, 'контакт', 'контакта')
const rows = (count: number) => counted(count, 'ред', 'реда')

export const importStepTexts = {
  steps: { file: 'Файл', columns: 'Колони', preview: 'Преглед', run: 'Внос' },
  stepsLabel: 'Стъпки на вноса',
  done: ' (готово)',
  back: 'Назад',
} as const

export const importFileTexts = {
  title: 'Файл и общи стойности',
  lead: 'Нищо не се записва, преди да видите преглед.',
  drop: 'Пуснете файл тук',
  paste: 'или го поставете с Ctrl + V, също и клетки от отворена таблица',
  choose: 'Изберете файл',
  limits: `до ${formatNumber(IMPORT_ROWS_MAX)} реда и ${megabytes(IMPORT_FILE_MAX_BYTES)}; кодировката се разпознава`,
  remove: (name: string) => `Махнете файла ${name}`,
  pasted: 'Поставени редове',
  pastedHint: 'Редът „sep=;“ и заглавията над таблицата се прескачат сами.',
  pastedAs: 'Поставени редове',
  forAll: 'За целия файл',
  forAllHint: 'Попълва само празните клетки. Написаното в реда остава.',
  noCategory: 'Както е във файла',
  optional: 'по желание',
  sourceHint: 'Вижда се само в панела, до всеки внесен контакт.',
  remember: 'Запомнете за следващия внос',
  next: 'Към колоните',
  reading: 'Чете се...',
  nothing: 'Изберете файл или поставете редове.',
  tooLarge: `Файлът е над ${megabytes(IMPORT_FILE_MAX_BYTES)}. Разделете го.`,
} as const

export const importColumnTexts = {
  title: 'Съпоставяне на колоните',
  about: ({ name, rows: count, columns }: { name: string; rows: number; columns: number }) =>
    `${name} · ${rows(count)} · ${counted(columns, 'колона', 'колони')}`,
  without: (count: number) => (count === 1 ? '1 колона още няма поле' : `${count} колони още нямат поле`),
  withoutHint: 'Няма да се внесат, ако не изберете къде отиват. Стойностите им остават само във Вашия файл.',
  required: 'Задължителни:',
  forAll: (label: string) => `${label}, за целия файл`,
  missing: (label: string) => `${label} липсва`,
  remember: 'Запомнете съпоставянето',
  heads: ['Колона във файла', 'Наше поле', 'Състояние'],
  fieldFor: (column: string) => `Наше поле за ${column}`,
  unnamed: (at: number) => `Колона ${at}`,
  skip: 'Без поле; не се внася',
  choose: 'Изберете поле',
  slots: {
    title: 'Име, титла',
    name: contactTexts.name,
    lastName: 'Име, фамилия',
    city: contactTexts.city,
    category: contactTexts.category,
    specialty: contactTexts.specialty,
    street: 'Адрес, улица',
    houseNumber: 'Адрес, номер на сграда',
    postcode: 'Адрес, пощенски код',
    phone: contactTexts.phone,
    email: contactTexts.email,
    source: contactTexts.source,
  } satisfies Record<ImportSlot, string>,
  states: {
    remembered: 'Запомнена',
    recognized: 'Разпозната',
    chosen: 'Избрана',
    skipped: 'Пропуска се',
    open: 'Изберете поле',
  },
  headRow: 'Заглавният ред е ред',
  above: (texts: string[]) => `Прескача се: ${texts.map((text) => `„${text}“`).join(', ')}`,
  otherHead: 'Прочетете отново',
  next: 'Към прегледа',
  preparing: 'Сравнява се с контактите...',
} as const

const kinds: Record<string, string> = {
  required: 'липсва',
  shortened: 'съкратено число',
  placeholder: 'не е стойност',
  phone: 'не е телефон',
  email: 'не е имейл',
  choice: 'непозната',
  repeats: 'Повтаря друг ред',
  unclosed: 'Незатворена кавичка',
}

export const importPreviewTexts = {
  title: 'Преглед преди внос',
  about: (name: string, count: number) => `${name} · ${rows(count)} · още нищо не е записано`,
  filters: 'Кои редове да се покажат',
  all: 'Всички',
  chips: {
    new: 'Нови',
    changed: 'Променени',
    same: 'Същите',
    twin: 'Възможни дубликати',
    invalid: 'Невалидни',
  } satisfies Record<PreviewState, string>,
  search: 'Търсене в редовете',
  searchHint: 'Име, град или номер',
  reasons: 'Причина',
  allReasons: 'Всички причини',
  reason: (field: ImportField | null, kind: string, count: number) => {
    const what = kinds[kind] ?? 'твърде дълго'
    return `${field ? `${contactTexts[field]}: ${what}` : what} (${count})`
  },
  tickAll: 'Изберете новите и променените',
  table: 'Редове от файла',
  heads: ['Внос', 'Контакт', 'Град и адрес', 'Телефон и имейл', 'Състояние'],
  row: (row: number) => `Ред ${row}`,
  take: (row: number) => `Внесете ред ${row}`,
  states: {
    new: 'Нов',
    changed: 'Променен',
    same: 'Същият',
    twin: 'Възможен дубликат',
    invalid: 'Невалиден',
    mended: 'Поправен',
  } satisfies Record<PreviewState | 'mended', string>,
  changes: (count: number) => (count === 1 ? '1 поле се променя' : `${count} полета се променят`),
  was: 'Досега: ',
  becomes: 'Ще стане: ',
  empty: 'празно',
  twin: ({ by, name, row }: Twin) => `${twinBy[by]} ${row ? `ред ${row}, ` : ''}„${name}“`,
  twinChoice: (row: number) => `Какво да стане с ред ${row}`,
  twinChoices: { leave: 'Пропуснете', merge: 'Обединете с него', add: 'Внесете като нов' },
  nothing: 'Няма такива редове.',
  page: (from: number, to: number, of: number) => `${formatNumber(from)}–${formatNumber(to)} от ${rows(of)}`,
  previous: 'Предишни редове',
  next: 'Следващи редове',
  chosen: (count: number, of: number) => `Избрани ${formatNumber(count)} от ${formatNumber(of)}`,
  chosenAs: (added: number, changed: number, skipped: number) =>
    `${formatNumber(added)} нови и ${formatNumber(changed)} променени; ${formatNumber(skipped)} се пропускат`,
  download: 'Изтеглете невалидните',
  submit: (count: number) => `Внесете ${contacts(count)}`,
  starting: 'Започва...',
} as const

const twinBy: Record<Twin['by'], string> = {
  phone: 'Същият телефон има',
  email: 'Същия имейл има',
  name: 'Със същото име и град е',
}

export const importRunTexts = {
  title: (name: string) => (name ? `Внос на ${name}` : 'Внос'),
  states: {
    waiting: 'Чака реда си',
    running: 'В ход',
    done: 'Внесен',
    cancelled: 'Спрян',
    failed: 'Неуспешен',
    undoing: 'Отменя се',
    undone: 'Отменен',
  } satisfies Record<ImportState, string>,
  running: 'Внася се',
  undoing: 'Отменя се',
  percent: (share: number) => `${Math.floor(share * 100)} %`,
  progress: (done: number, total: number) => `${formatNumber(done)} от ${contacts(total)}`,
  planning: 'Файлът се чете и се сравнява с контактите.',
  mayLeave: 'Можете да затворите страницата. Резултатът остава тук, при миналите вносове.',
  ifStopped: 'Ако спрете вноса',
  ifStoppedHint:
    'Или всичко, или нищо: при спиране, рестарт или грешка по средата не остава нито един внесен контакт.',
  stop: 'Спрете вноса',
  added: 'Добавени',
  addedHint: 'нови контакти, одобрени',
  changed: 'Обновени',
  changedHint: 'старите стойности са запазени',
  skipped: 'Пропуснати',
  skippedHint: (same: number, left: number, invalid: number) =>
    `${formatNumber(same)} същите, ${formatNumber(left)} оставени, ${formatNumber(invalid)} невалидни`,
  download: (count: number) => `Изтеглете невалидните (${formatNumber(count)})`,
  see: 'Вижте контактите',
  again: 'Нов внос',
  undo: 'Отменете целия внос',
  undoShort: 'Отменете',
  undoUntil: (moment: string) =>
    `Отмяна е възможна ${IMPORT_UNDO_HOURS} часа, до ${moment}. Контактите, които някой редактира междувременно, остават и ще бъдат изброени.`,
  undoTitle: 'Да се отмени ли целият внос?',
  undoText: (added: number, changed: number) =>
    `Изтриват се ${contacts(added)}, а ${contacts(changed)} получават старите си стойности. Това действие не може да бъде отменено.`,
  kept: 'Останаха, защото са редактирани след вноса:',
  nothingWritten: 'Нищо не е записано.',
  past: 'Минали вносове',
  pastHeads: ['Дата', 'Файл', 'Добавени', 'Обновени', 'Пропуснати', 'Състояние', 'Действия'],
  noPast: 'Още няма вносове.',
  unknownAuthor: 'Неизвестен потребител',
  downloadShort: 'Невалидните',
  leaving: 'Корекциите в прегледа още не са внесени.',
} as const

export const importScreenTexts = {
  title: 'Внос на контакти',
  lead: 'Доктори и адвокати от файл: колоните, преглед, внос.',
  link: 'Внос на контакти',
} as const
