export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Valid request bodies for a member with a complete profile. */
export const itemBodies = {
  services: {
    title: 'Уроци по немски',
    description: 'За начинаещи.',
    category: 'Образование',
    provider: 'Вера Тодорова',
    contact: '0170 1234567',
    price: '22 €',
  },
  apartments: {
    adType: 'offer',
    title: 'Светла двустайна',
    description: 'Втори етаж, асансьор.',
    price: 740,
    city: 'Аугсбург',
    address: 'Lechhausen',
    rooms: 2,
    contact: 'Вера Тодорова',
    phone: '+49 821 5550499',
  },
  'small-ads': {
    authorName: 'Вера Тодорова',
    title: 'Детско колело',
    category: 'Продажба',
    description: 'Запазено.',
    city: 'Бон',
    contact: '0170 1234567',
  },
  events: {
    title: 'Вечер на песента',
    description: 'Пеем заедно.',
    date: inDays(3),
    city: 'Бон',
    address: 'Am Hof 1',
    category: 'Cultural',
    organizer: 'Хор „Дунав“',
    contact: 'dunav@example.org',
  },
  stores: {
    name: 'Пекарна „Слънце“',
    type: 'Пекарна',
    category: 'Банички',
    address: 'Hauptstraße 1',
    city: 'Бон',
    phone: '+49 228 5550000',
    hours: 'Пн–Сб 7–18',
  },
} as const
