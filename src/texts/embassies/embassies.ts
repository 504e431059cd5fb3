import { counted } from '#texts/text/numbers'
import type { MissionType } from '#domain/embassies/consulate-of'
import { type Land, lands } from '#domain/places/lands'

export const landTexts: Record<Land, string> = {
  BB: 'Бранденбург',
  BE: 'Берлин',
  BW: 'Баден-Вюртемберг',
  BY: 'Бавария',
  HB: 'Бремен',
  HE: 'Хесен',
  HH: 'Хамбург',
  MV: 'Мекленбург-Предна Померания',
  NI: 'Долна Саксония',
  NW: 'Северен Рейн-Вестфалия',
  RP: 'Рейнланд-Пфалц',
  SH: 'Шлезвиг-Холщайн',
  SL: 'Саарланд',
  SN: 'Саксония',
  ST: 'Саксония-Анхалт',
  TH: 'Тюрингия',
}

export const embassyTexts = {
  one: 'Посолство или консулство',
  many: 'Посолства и консулства',
  name: 'Име',
  type: 'Вид',
  types: { embassy: 'Посолство', consulate: 'Консулство' } satisfies Record<MissionType, string>,
  isHonorary: 'Почетно консулство',
  cannotDo: 'Какво не може да направи',
  cannotDoHint: 'Показва се при почетните консулства.',
  honoraryCannot:
    'Почетното консулство не издава паспорти и лични карти и не заверява документи. То помага с информация и контакти.',
  city: 'Град',
  address: 'Адрес',
  phone: 'Телефон',
  email: 'Имейл',
  website: 'Сайт',
  websiteHint: 'Може и без https://, например www.mfa.bg.',
  workingHours: 'Работно време',
  services: 'Услуги',
  servicesHint: 'Разделете ги със запетая: лична карта, паспорт, пълномощно.',
  states: 'Обслужвани провинции',
  statesHint: 'По тях сайтът казва на човека кое е неговото консулство.',
  checked: 'Проверка',
  checkedToday: 'Проверено днес',
  checkedTodayOf: (name: string) => `Проверено днес: ${name}`,
  checkedTodayHint: 'Записва днешната дата и всичко променено във формата.',
  nowChecked: (name: string) => `„${name}“ е отбелязано като проверено днес.`,
  checkFailed: 'Неуспешно отбелязване на проверката.',
} as const

const german: Record<Land, string> = {
  BB: 'Brandenburg',
  BE: 'Berlin',
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  HB: 'Bremen',
  HE: 'Hessen',
  HH: 'Hamburg',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SH: 'Schleswig-Holstein',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  TH: 'Thüringen',
}

/** „Бавария (Bayern)“: the German name is in people's papers. */
export const landName = (land: Land) => `${landTexts[land]} (${german[land]})`
export const landOptions = lands
  .map((value) => ({ value, label: landName(value) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'bg'))

export const embassyPageTexts = {
  title: 'Консулства и посолства',
  metaTitle: 'Български консулства и посолства в Германия',
  metaTitleFor: (land: string) => `Българско консулство за ${land}`,
  description:
    'Посолството и консулствата на България в Германия: адрес, телефон, работно време, услуги и кое обслужва Вашата провинция.',
  descriptionFor: (land: string) =>
    `Кое българско консулство обслужва ${land}: адрес, телефон, работно време и услуги.`,
  lead: 'Кой Ви обслужва, зависи от провинцията, в която сте регистрирани.',
  one: 'Консулства',
  searchLabel: 'Търсене в консулствата',
  searchHint: 'Име, град или провинция',
  types: 'Вид',
  all: 'Всички',
  counted: (count: number) => counted(count, 'представителство', 'представителства'),
  honoraryBadge: 'Почетно',
  yours: 'За Вашия адрес',
  serves: 'Обслужва:',
  moreLands: (count: number) => ` и още ${counted(count, 'провинция', 'провинции')}`,
  call: 'Обадете се',
  email: 'Имейл',
  onMap: 'На картата',
  outdated: 'Данните може да са остарели, проверете на mfa.bg',
  onOfficialPage: 'Вижте на официалната страница',
  empty: 'Все още няма добавени посолства или консулства',
  emptyOfType: 'Няма добавени от този вид',
  emptyText: 'Щом добавим първото, ще го видите тук.',
  pageDescription: ({
    name,
    address,
    phone,
  }: {
    name: string
    address?: string | null
    phone?: string | null
  }) => [`${name}: адрес, работно време и услуги`, address, phone].filter(Boolean).join(' · '),
  back: 'Към консулствата',
  similar: 'Други представителства',
  find: 'Моето консулство',
  findLead: 'Изберете провинцията или въведете пощенския код на адреса, на който сте регистрирани.',
  land: 'Провинция',
  landPlaceholder: 'Изберете провинция',
  postcode: 'или пощенски код',
  postcodeHint: 'Например 80331',
  findSubmit: 'Покажете',
  servedBy: (land: string) => `За ${land} Ви обслужва`,
  inLand: ({ postcode, land }: { postcode: string; land: string }) =>
    `Пощенски код ${postcode} е в провинция ${land}.`,
  addressOf: 'Адрес:',
  phoneOf: 'Телефон:',
  hoursOf: 'Работно време:',
  does: 'Какво прави:',
  doesNot: 'Какво не прави:',
  alsoNear: 'За въпроси може да е по-близо:',
  nobody: (land: string) => `Все още не знаем кой обслужва ${land}. Обърнете се към посолството в Берлин.`,
  unknownPostcode: (text: string) =>
    `Не познаваме пощенски код „${text}“. Кодът в Германия е от пет цифри: проверете го или изберете провинцията.`,
  infoLabel: 'Добре е да знаете',
  info: [
    {
      title: 'Работно време',
      text: 'На български и немски празници не се работи. Проверете преди път и запазете час.',
    },
    {
      title: 'Документи',
      text: 'Носете валиден документ за самоличност и Meldebescheinigung (адресна регистрация) от провинция в консулския окръг.',
    },
    { title: 'Такси', text: 'Таксите се плащат в евро. На някои места само в брой.' },
  ],
} as const
