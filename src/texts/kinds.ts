import type { ItemKind } from '#domain/item-kinds'

type Names = {
  one: string
  many: string
  area?: string
  badge?: string
}

export const kindTexts: Record<ItemKind, Names> = {
  contacts: { one: 'Контакт', many: 'Контакти' },
  services: { one: 'Услуга', many: 'Услуги' },
  stores: { one: 'Магазин', many: 'Магазини и ресторанти' },
  events: { one: 'Събитие', many: 'Събития' },
  apartments: { one: 'Квартира', many: 'Квартири' },
  'small-ads': { one: 'Малка обява', many: 'Малки обяви', badge: 'Обява' },
  documents: { one: 'Документ', many: 'Документи' },
  embassies: { one: 'Консулство', many: 'Консулства' },
  articles: { one: 'Новина', many: 'Новини' },
  'forum-topics': { one: 'Тема', many: 'Теми във форума', area: 'Форум' },
  posts: { one: 'Публикация', many: 'Публикации', area: 'Въпроси', badge: 'Въпрос' },
}

export const areaName = (kind: ItemKind): string => kindTexts[kind].area ?? kindTexts[kind].many
export const badgeName = (kind: ItemKind): string => kindTexts[kind].badge ?? kindTexts[kind].one
