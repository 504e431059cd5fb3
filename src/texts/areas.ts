import type { AreaKey } from '#domain/areas'

/** Names of the areas in menus and in the footer. */
export const areaTexts: Record<AreaKey, string> = {
  forum: 'Форум',
  feed: 'Въпроси',
  news: 'Новини',
  smallAds: 'Малки обяви',
  services: 'Услуги',
  events: 'Събития',
  stores: 'Магазини и ресторанти',
  apartments: 'Квартири',
  documents: 'Документи',
  doctors: 'Доктори',
  lawyers: 'Адвокати',
  embassies: 'Консулства',
}

/** Where the full name does not fit. The invisible space lets the word break after the slash. */
export const areaTileTexts: Partial<Record<AreaKey, string>> = { stores: 'Магазини/\u200bресторанти' }
export const areaFooterTexts: Partial<Record<AreaKey, string>> = { stores: 'Магазини' }
