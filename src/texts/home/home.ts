const one = (count: number, single: string, several: string) => (count === 1 ? single : several)

export const homeTexts = {
  title: 'Животът в Германия, на български',
  lead: 'Доктори, адвокати, документи, квартири и хора, които вече са минали по този път.',
  leadMore: 'Пишете както Ви е удобно, дори „zabolekar“.',
  embassies: 'Консулства',
  contacts: 'Контакти на България',
  areas: 'Бърз достъп до разделите',
} as const

export const statsTexts = {
  title: 'Общността в числа',
  topics: (count: number) => one(count, 'тема във форума', 'теми във форума'),
  services: (count: number) => one(count, 'одобрена услуга', 'одобрени услуги'),
  experts: (count: number) => one(count, 'доктор или адвокат', 'доктори и адвокати'),
  ads: (count: number) => one(count, 'активна обява', 'активни обяви'),
  more: 'И още',
  and: 'и',
  stores: (count: number) => one(count, 'магазин или ресторант', 'магазина и ресторанта'),
  apartments: (count: number) => one(count, 'квартира', 'квартири'),
  events: (count: number) => one(count, 'събитие', 'събития'),
  documents: (count: number) => one(count, 'документ за сваляне', 'документа за сваляне'),
} as const

export const activityTexts = {
  title: 'Последна активност',
  refresh: 'Обновете последната активност',
  refreshButton: 'Обновете',
  refreshed: 'Последната активност е обновена',
  answerIn: (topic: string) => `Нов отговор в „${topic}“`,
  empty: 'Все още няма активност',
  emptyText: 'Щом някой публикува нещо, ще го видите тук.',
  failed: 'Възникна проблем с връзката',
  failedText: 'Последната активност не можа да се зареди.',
} as const

export const installTexts = {
  open: 'Инсталирайте на телефона',
} as const
