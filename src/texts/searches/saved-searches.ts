import type { SearchPlace, SearchRhythm } from '#domain/searches/search-choices'
import { SEARCH_LETTER_HOUR } from '#domain/searches/search-limits'
import type { ToldKind } from '#domain/searches/told-kinds'
import { cutText } from '#domain/text/excerpt'
import { counted } from '#texts/text/numbers'

export const savedSearchTexts = {
  one: 'Запазено търсене',
  many: 'Запазени търсения',
  owner: 'Чие',
  name: 'Име',
  address: 'Списък и филтри',
  rhythm: 'Колко често',
  rhythms: {
    atOnce: 'Веднага',
    daily: 'Всеки ден',
    weekly: 'Всяка седмица',
  } satisfies Record<SearchRhythm, string>,
  /** In the list of searches. */
  rhythmLines: {
    atOnce: 'Веднага',
    daily: `Всеки ден в ${SEARCH_LETTER_HOUR}:00 ч.`,
    weekly: `Понеделник в ${SEARCH_LETTER_HOUR}:00 ч.`,
  } satisfies Record<SearchRhythm, string>,
  place: 'Къде',
  places: {
    onSite: 'В сайта',
    onPhone: 'На телефона',
    byEmail: 'По имейл',
  } satisfies Record<SearchPlace, string>,
  placeHints: {
    onSite: 'камбанката и страницата с известия',
    onPhone: 'известие и при затворен сайт',
  },
  isPaused: 'На пауза',
  pausedAt: 'Спряно на',
  onlyOne: 'Вече сте запазили това търсене.',
  noPlace: 'Изберете поне едно място, на което да Ви кажем.',
  noConditions: 'По тези думи не можем да търсим. Променете търсенето и опитайте отново.',
  tooMany: (max: number) => `Можете да запазите най-много ${max} търсения. Изтрийте някое и опитайте отново.`,
} as const

const newOnes: Record<ToldKind, { one: string; many: string }> = {
  apartments: { one: 'нова квартира', many: 'нови квартири' },
  'small-ads': { one: 'нова обява', many: 'нови обяви' },
  services: { one: 'нова услуга', many: 'нови услуги' },
  stores: { one: 'нов магазин', many: 'нови магазина' },
  events: { one: 'ново събитие', many: 'нови събития' },
  'forum-topics': { one: 'нова тема', many: 'нови теми' },
}

type Found = {
  name: string
  /** Of all that were found; `items` are those that are named. */
  count: number
  kinds: readonly ToldKind[]
  items: readonly { title: string }[]
}

/** What several titles leave of a notification. */
const TITLES_NAMED = 3
const TITLE_MAX = 80

/** „3 нови обяви“, „2 нови“ of several kinds. */
function countedNew({ count, kinds }: Found): string {
  const [kind, ...others] = new Set(kinds)
  if (!kind || others.length > 0) return `${count} нови`
  return counted(count, newOnes[kind].one, newOnes[kind].many)
}

export const foundTexts = {
  title: (found: Found) => `${countedNew(found)} за „${found.name}“`,
  message: ({ count, items }: Pick<Found, 'count' | 'items'>) => {
    const named = items.slice(0, TITLES_NAMED).map(({ title }) => `„${cutText(title, TITLE_MAX)}“`)
    const rest = count - named.length
    return rest > 0 ? `${named.join(', ')} и още ${rest}` : named.join(', ')
  },
  /** After the title, when everything was hidden since. */
  noneShown: 'вече не се показват',
  letter: {
    lead: (found: Found) => `По запазеното Ви търсене „${found.name}“ има ${countedNew(found)}:`,
    more: (count: number) => `и още ${count}`,
    all: 'Вижте всички',
    reason: 'Получавате това писмо, защото запазихте търсене и избрахте да Ви пишем.',
    stopOne: 'Спрете това търсене',
    stopAll: 'Спрете писмата за всички търсения',
  },
  stop: {
    title: 'Спиране на запазено търсене',
    lead: 'Няма да Ви казваме за ново по това търсене нито по имейл, нито в сайта, нито на телефона. Включвате го отново в „Запазени търсения“.',
    stopped: 'Търсенето е спряно. Включвате го отново в „Запазени търсения“.',
    submit: 'Спрете го',
  },
} as const
