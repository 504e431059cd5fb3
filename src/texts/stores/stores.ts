import { formatNumber } from '#domain/text/format-number'
import { onFirstUse } from '#domain/time/on-first-use'
import { counted } from '#texts/text/numbers'
import {
  APPROVED_RATING,
  RATING_MAX,
  RATING_MIN,
  RATING_STEP,
  type RatingSource,
} from '#domain/stores/store-input'
import { kindTexts } from '#texts/kinds'

export const storeTexts = {
  approval: { pending: 'Неодобрен', approved: 'Публикуван', rejected: 'Върнат за корекция' },
  one: 'Магазин или ресторант',
  many: kindTexts.stores.many,
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
  ratingHint: `От ${RATING_MIN} до ${RATING_MAX} през ${formatNumber(RATING_STEP)}. Празна: одобрена заявка получава ${APPROVED_RATING}, но сайтът показва „няма оценки“.`,
  ratingSource: 'Откъде е оценката',
  ratingSources: {
    approval: 'Получена при одобряване',
    staff: 'Въведена от администратор',
  } satisfies Record<RatingSource, string>,
  missing: 'Моля попълнете всички полета',
} as const

const rating = onFirstUse(
  () => new Intl.NumberFormat('bg-BG', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

export const storePageTexts = {
  lead: 'Българските магазини, ресторанти и пекарни в Германия, с адрес, телефон и работно време.',
  description:
    'Български магазини, ресторанти, пекарни и супермаркети в Германия по град и вид, с адрес и телефон.',
  searchHint: 'Име, вид, град или дума',
  byName: 'По азбучен ред',
  counted: (count: number) => counted(count, 'място', 'места'),
  back: 'Към магазините и ресторантите',
  empty: 'Все още няма магазини и ресторанти',
  emptyText: 'Предложете първото място, което познавате.',
  similar: 'Други места',
  rated: (value: number) => rating().format(value),
  ratedBy: 'от екипа',
  ratedOf: (value: number) => `Оценка от екипа: ${rating().format(value)} от 5`,
  notRated: 'няма оценки',
  callTitle: 'Познавате място, което липсва?',
  callText: 'Разкажете ни за него. След като администратор прегледа предложението, ще го видят всички.',
  addTitle: 'Предложение за магазин или ресторант',
  addLead: 'Администратор преглежда всяко предложение, преди да се покаже.',
  editTitle: 'Редакция на предложението',
  editLead: 'Одобреният вариант остава видим, докато прегледаме промяната.',
  publish: 'Изпратете предложението',
  save: 'Запазете',
  typePlaceholder: 'Изберете вид',
  hoursHint: 'Например „Пн–Пт 9:00–18:00, Сб 10:00–14:00“: така показваме кога е отворено.',
  created: 'Предложението е изпратено. Ще Ви известим, когато го прегледаме.',
  updated: 'Промените са изпратени за одобрение.',
  loadFailed: 'Неуспешно зареждане на магазина',
  createFailed: 'Неуспешно създаване на заявката',
  updateFailed: 'Неуспешно обновяване на магазина',
} as const
