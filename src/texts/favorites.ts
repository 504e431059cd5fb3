import type { ItemKind } from '#domain/item-kinds'

export const favoriteTexts = {
  one: 'Любимо',
  many: 'Любими',
  itemType: 'Вид',
  itemId: 'Номер',
  item: 'Какво е',
  owner: 'На кого',
  onlyOne: 'Вече е в любимите Ви.',
  notThere: 'Това, което искате да запазите, вече не е налично.',
  kinds: {
    contacts: 'Контакт',
    services: 'Услуга',
    events: 'Събитие',
    stores: 'Магазин',
    apartments: 'Квартира',
    'small-ads': 'Малка обява',
    documents: 'Документ',
    articles: 'Новина',
    'forum-topics': 'Тема',
    posts: 'Публикация',
    embassies: 'Консулство',
  } satisfies Record<ItemKind, string>,
} as const
