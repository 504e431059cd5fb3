import type { Land } from '#domain/places/lands'

/**
 * Real missions as published by the Ministry of Foreign Affairs and by the missions themselves. What could not be
 * confirmed is left out; the panel shows when a record was checked last.
 */
export type DemoEmbassy = {
  name: string
  type: 'embassy' | 'consulate'
  isHonorary?: boolean
  city: string
  address: string
  phone?: string
  email?: string
  website?: string
  workingHours?: string
  services: string[]
  /** Codes of the German Länder. */
  states: Land[]
  verifiedAt: string
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
    verifiedAt: '2023-12-12',
  },
  {
    name: 'Генерално консулство във Франкфурт на Майн',
    type: 'consulate',
    city: 'Франкфурт на Майн',
    address: 'Eckenheimer Landstraße 101, 60318 Frankfurt am Main',
    email: 'Consulate.Frankfurt@mfa.bg',
    website: 'mfa.bg/embassies/germanyfrankfurt',
    services: full,
    states: ['HE', 'RP', 'SL', 'NW'],
    verifiedAt: '2020-12-01',
  },
  {
    name: 'Генерално консулство в Мюнхен',
    type: 'consulate',
    city: 'Мюнхен',
    address: 'Walhallastraße 7, 80639 München',
    services: full,
    states: ['BY', 'BW'],
    verifiedAt: '2020-12-01',
  },
  {
    name: 'Почетно консулство в Хамбург',
    type: 'consulate',
    isHonorary: true,
    city: 'Хамбург',
    address: 'Alstertor 15, 20095 Hamburg',
    website: 'bulgarischeskonsulat-hamburg.de',
    services: honorary,
    states: ['HH', 'SH'],
    verifiedAt: '2019-06-01',
  },
  {
    name: 'Почетно консулство в Мюнстер',
    type: 'consulate',
    isHonorary: true,
    city: 'Мюнстер',
    address: 'c/o Handwerkskammer, Bismarckallee 1, 48151 Münster',
    phone: '+49 251 5203484',
    email: 'honorarkonsul@bulgarien-nrw.de',
    website: 'bulgarien-nrw.de',
    services: honorary,
    states: ['NW'],
    verifiedAt: '2025-11-01',
  },
]
