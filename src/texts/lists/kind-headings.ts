import type { ItemKind } from '#domain/kinds'

/** Headings and tabs over items of one kind. */
export const kindTexts: Record<ItemKind, string> = {
  contacts: 'Контакти',
  services: 'Услуги',
  events: 'Събития',
  stores: 'Магазини и ресторанти',
  apartments: 'Квартири',
  'small-ads': 'Малки обяви',
  documents: 'Документи',
  articles: 'Новини',
  'forum-topics': 'Теми във форума',
  posts: 'Публикации',
  embassies: 'Консулства',
}
