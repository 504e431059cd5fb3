import type { RatingSource } from '#domain/store-input'

/** The words of the specification are the stored values (spec directories §3). */
export const storeTypes = ['Магазин', 'Ресторант', 'Пекарна', 'Супермаркет'] as const

export const storeTexts = {
  one: 'Магазин или ресторант',
  many: 'Магазини и ресторанти',
  name: 'Име',
  type: 'Вид',
  category: 'Категория',
  categoryHint: 'Например „Български продукти“ или „Балканска кухня“.',
  description: 'Описание',
  address: 'Адрес',
  city: 'Град',
  phone: 'Телефон',
  hours: 'Работно време',
  rating: 'Оценка',
  ratingHint: 'От 1 до 5 през 0,1. Празна: одобрена заявка получава 4, но сайтът показва „няма оценки“.',
  ratingSource: 'Откъде е оценката',
  ratingSources: {
    approval: 'Получена при одобряване',
    staff: 'Въведена от администратор',
  } satisfies Record<RatingSource, string>,
  missing: 'Моля попълнете всички полета',
} as const
