import type { Land } from '#domain/places/lands'

/**
 * Real missions: what the named source says, and nothing else. Whoever is in need must not be sent to an old address, so
 * that the rest stays empty, and no entry counts as checked until a person has done so.
 */
export type DemoEmbassy = {
  name: string
  type: 'embassy' | 'consulate'
  isHonorary?: boolean
  city: string
  address?: string
  phone?: string
  website?: string
  workingHours?: string
  services: string[]
  /** Codes of the German Länder. */
  states: Land[]
  source: string
}

const full = [
  'Лична карта',
  'Паспорт',
  'Временен паспорт',
  'Актове за гражданско състояние',
  'Нотариални заверки',
  'Пълномощни',
  'Гражданство',
]
const honorary = ['Съдействие и връзка с консулството', 'Икономически и културни контакти']

const ministry = 'mfa.bg/bg/embassyinfo/germany'
const decision = 'Решение на Министерския съвет от 31.08.2022 г. (bnr.bg/horizont/post/101698486)'

export const demoEmbassies: DemoEmbassy[] = [
  {
    name: 'Посолство на Република България в Берлин',
    type: 'embassy',
    city: 'Берлин',
    address: 'Mauerstraße 11, 10117 Berlin',
    phone: '+49 30 2010922',
    website: 'mfa.bg/embassies/germany',
    workingHours: 'Понеделник, вторник, четвъртък и петък 09:00–12:30; сряда 14:00–16:30',
    services: full,
    states: ['BE', 'BB', 'HB', 'NI', 'MV', 'SN', 'ST', 'TH', 'HH', 'SH'],
    source: `${ministry}; за окръга mfa.bg/embassies/germany/news/25223`,
  },
  {
    name: 'Генерално консулство във Франкфурт на Майн',
    type: 'consulate',
    city: 'Франкфурт на Майн',
    website: ministry,
    services: full,
    states: ['HE', 'RP', 'SL'],
    source: decision,
  },
  {
    name: 'Генерално консулство в Дюселдорф',
    type: 'consulate',
    city: 'Дюселдорф',
    website: ministry,
    services: full,
    states: ['NW'],
    source: decision,
  },
  {
    name: 'Генерално консулство в Мюнхен',
    type: 'consulate',
    city: 'Мюнхен',
    website: ministry,
    services: full,
    states: ['BY', 'BW'],
    source: ministry,
  },
  {
    name: 'Почетно консулство в Хамбург',
    type: 'consulate',
    isHonorary: true,
    city: 'Хамбург',
    website: 'bulgarischeskonsulat-hamburg.de',
    services: honorary,
    states: ['HH', 'SH'],
    source: 'bulgarischeskonsulat-hamburg.de',
  },
  {
    name: 'Почетно консулство в Мюнстер',
    type: 'consulate',
    isHonorary: true,
    city: 'Мюнстер',
    website: 'bulgarien-nrw.de',
    services: honorary,
    states: ['NW'],
    source: 'bulgarien-nrw.de',
  },
]
