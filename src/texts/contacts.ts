import type { ContactCategory } from '#domain/contact-input'

export const contactTexts = {
  one: 'Контакт',
  many: 'Контакти',
  name: 'Име',
  city: 'Град',
  category: 'Категория',
  categories: { doctor: 'Лекар', lawyer: 'Адвокат', other: 'Друг' } satisfies Record<ContactCategory, string>,
  specialty: 'Специалност',
  address: 'Адрес',
  phone: 'Телефон',
  email: 'Имейл',
  source: 'Източник',
  sourceHint: 'Откъде са данните, например адресът на страницата на кабинета.',
  verifiedAt: 'Проверено на',
  verifiedAtHint: 'Денят, в който някой последно се е уверил, че данните са верни.',
  missing: 'Моля попълнете всички задължителни полета',
} as const
