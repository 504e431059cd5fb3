import { euro, negotiablePrice } from '#texts/text/money'
import { counted } from '#texts/text/numbers'
import type { ApartmentAdType } from '#domain/apartments/apartment-input'
import { longDate } from '#domain/time/dates'
import { formatNumber } from '#domain/text/format-number'

const results = (count: number) =>
  count === 1 ? 'Намерен 1 резултат' : `Намерени ${formatNumber(count)} резултата`

export const apartmentPageTexts = {
  lead: 'Квартири и стаи, които българи в Германия предлагат или търсят. Всяка обява се преглежда, преди да се покаже.',
  description:
    'Квартири под наем от българи за българи в Германия: по град, стаи и наем, с домашни любимци и адресна регистрация.',
  searchLabel: 'Град или квартал',
  searchHint: 'Берлин, Neukölln…',
  adTypes: { offer: 'Предлага се', search: 'Търси се' } satisfies Record<ApartmentAdType, string>,
  adTypesMany: { offer: 'Предлагат се', search: 'Търсят се' } satisfies Record<ApartmentAdType, string>,
  adType: 'Вид',
  rooms: 'Стаи',
  roomsOption: (count: number, isMost: boolean) =>
    isMost ? `${count} или повече` : counted(count, 'стая', 'стаи'),
  roomsFilter: (count: number, isMost: boolean) => (isMost ? `${count}+` : String(count)),
  anyRooms: 'Без значение',
  maxPrice: 'Наем до',
  maxPriceHint: 'На месец, без разходите (Kaltmiete).',
  furnished: 'Обзаведена',
  furnishedHint: 'поне легло, маса и кухня',
  petsAllowed: 'С домашни любимци',
  petsAllowedHint: 'разрешени или по уговорка',
  registration: 'С адресна регистрация',
  registrationHint: 'възможна е Anmeldung',
  found: (count: number, query: string) => (query ? `${results(count)} за „${query}“` : results(count)),
  counted: (count: number) => counted(count, 'обява', 'обяви'),
  perMonth: (rent: number) => `${euro(rent)}/месец`,
  rentUpTo: (rent: number) => `Наем до ${euro(rent)}`,
  upTo: (price: string) => `до ${price}`,
  euro,
  roomCount: (count: number) => counted(count, 'стая', 'стаи'),
  area: (metres: number) => `${formatNumber(metres)}\u00a0м²`,
  yes: 'Да',
  no: 'Не',
  availableFrom: 'Свободна от',
  neededFrom: 'Нужна от',
  from: (date: string) => longDate(date),
  negotiable: negotiablePrice,
  areaName: 'Площ',
  warmRent: 'Наем с разходите',
  deposit: 'Депозит',
  registrationPossible: 'Адресна регистрация',
  pets: 'Домашни любимци',
  address: 'Адрес',
  back: 'Към квартирите',
  empty: 'Все още няма обяви за квартири',
  emptyText: 'Бъдете първият, който ще предложи или потърси квартира тук.',
  noneFound: 'Няма намерени квартири',
  similar: 'Други квартири',
  scamTitle: 'Не плащайте преди оглед',
  scamText:
    'Депозит и наем се плащат след оглед, подписан договор и получени ключове. Ключове по куриер, снимка на паспорт и молба за превод са белег на измама: подайте доклад.',
  scamMore: 'Депозитът може да е най-много три наема без разходите и се плаща на три вноски (§ 551 BGB).',
  depositTooHigh:
    'Поисканият депозит е повече от три наема. По закон (§ 551 BGB) не може да се иска толкова: попитайте, преди да подпишете.',
} as const

export const addApartmentTexts = {
  addCard: 'Имате или търсите квартира?',
  addCardText: 'Публикувайте обява безплатно. Един акаунт може да има една обява за квартира.',
} as const

export const apartmentFormTexts = {
  addTitle: 'Нова обява за квартира',
  addLead: 'Модератор преглежда всяка обява, преди да се покаже.',
  editTitle: 'Редакция на обявата',
  editLead: 'Одобреният вариант остава видим, докато прегледаме промяната.',
  publish: 'Изпратете за одобрение',
  save: 'Запазете',
  created: 'Обявата е изпратена за одобрение.',
  updated: 'Промените са изпратени за одобрение.',
  loadFailed: 'Неуспешно зареждане на обявата',
  createFailed: 'Неуспешно създаване на обявата',
  updateFailed: 'Неуспешно обновяване на обявата',
  priceHint: 'Без разходите (Kaltmiete). Ако търсите: колко най-много.',
  addressHint: 'Квартал и улица, без номер на апартамент.',
  depositHint: 'Най-много три наема без разходите.',
  contactHint: 'Името, телефонът и имейлът се показват на посетители едва след натискане на „Контакт“.',
  features: 'Удобства',
} as const
