import type { ItemKind } from '#domain/kinds'

/** What one of a kind is called, and its area. */
export const kindTexts: Record<ItemKind, { one: string; many: string }> = {
  contacts: { one: 'Контакт', many: 'Контакти' },
  services: { one: 'Услуга', many: 'Услуги' },
  stores: { one: 'Магазин', many: 'Магазини и ресторанти' },
  events: { one: 'Събитие', many: 'Събития' },
  apartments: { one: 'Квартира', many: 'Квартири' },
  'small-ads': { one: 'Обява', many: 'Малки обяви' },
  documents: { one: 'Документ', many: 'Документи' },
  embassies: { one: 'Консулство', many: 'Консулства' },
  articles: { one: 'Новина', many: 'Новини' },
  'forum-topics': { one: 'Тема', many: 'Форум' },
  posts: { one: 'Въпрос', many: 'Въпроси' },
}
