import type { MissionType } from '#domain/consulate-of'
import type { Land } from '#domain/lands'

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
} as const
