/** The words of the specification are the stored values (spec directories §5). */
export const serviceCategories = [
  'Строителство', 'Почистване', 'Транспорт', 'Образование', 'Здравеопазване',
  'IT услуги', 'Преводи', 'Право', 'Красота', 'Други',
] as const // prettier-ignore

export const serviceTexts = {
  one: 'Услуга',
  many: 'Услуги',
  title: 'Заглавие',
  description: 'Описание',
  category: 'Категория',
  provider: 'Кой я предлага',
  contact: 'Контакт',
  price: 'Цена',
  location: 'Град',
  missing: 'Моля, попълнете всички задължителни полета.',
  profileIncomplete: 'Трябва да попълните всички полета в профила си, за да публикувате услуга.',
  onlyOne: 'Можете да публикувате само една услуга на акаунт.',
} as const
