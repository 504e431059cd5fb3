let number = 0
export const next = () => (number += 1)

export const serviceBody = () => ({
  title: `Преводи ${next()}`,
  description: 'Заклети преводи за учреждения.',
  category: 'Преводи',
  provider: 'Кантора Петрова',
  contact: '+49 30 0000000',
  price: '30 € на страница',
})

export const text = (words: string) => `${words} ${next()}`

export const contactBody = () => ({
  name: text('Д-р Нова'),
  city: 'Берлин',
  category: 'doctor',
  phone: '+49 30 555',
})
export const storeBody = () => ({
  name: text('Магазин'),
  type: 'Магазин',
  category: 'Храни',
  address: 'Hauptstraße 1',
  phone: '+49 30 555',
  hours: '9–18',
  city: 'Берлин',
})
export const apartmentBody = () => ({
  adType: 'offer',
  title: text('Двустайно'),
  description: 'Светло и тихо.',
  price: 700,
  city: 'Берлин',
  address: 'Hauptstraße 1',
  rooms: 2,
  contact: 'Иван',
  phone: '+49 30 555',
})
export const adBody = () => ({
  authorName: 'Иван',
  title: text('Колело'),
  category: 'Продажба',
  description: 'Запазено.',
  city: 'Берлин',
  contact: '+49 30 555',
})
export const eventBody = () => ({
  title: text('Среща'),
  description: 'Запознанства.',
  date: new Date(Date.now() + 86_400_000).toISOString(),
  city: 'Берлин',
  address: 'Hauptstraße 1',
  organizer: 'Клуб',
  contact: 'klub@example.org',
  category: 'Social',
})

export const messageBody = () => ({ messageType: 'general', messageContent: 'Добър ден!' })
export const legalNoticeBody = () => ({
  url: 'http://localhost:3000/small-ads/nyakoya',
  reason: 'Обявата нарушава закона.',
  name: 'Иван Иванов',
  email: `signal-${next()}@example.org`,
  goodFaith: true,
})
