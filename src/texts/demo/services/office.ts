import type { DemoService } from './shape'

export const officeServices: DemoService[] = [
  {
    title: 'Заклет превод на документи',
    description:
      'Заклет преводач към съда в Берлин. Дипломи, актове за раждане и брак, свидетелства за съдимост, решения на съда. Сканирано копие по имейл стига, оригиналът с печат идва по пощата.',
    category: 'Преводи',
    provider: 'Елена Тодорова',
    contact: 'prevodi.berlin@example.org',
    price: '35 € на страница',
  },
  {
    title: 'Помощ с писма от Jobcenter и Familienkasse',
    description:
      'Чета, обяснявам и попълвам формуляри: Kindergeld, Bürgergeld, Wohngeld, Kinderzuschlag. Не съм адвокат; когато трябва такъв, казвам го честно.',
    category: 'Право',
    provider: 'Пламен Христов',
    contact: '+49 171 39200 46',
    price: '25 € за формуляр',
  },
  {
    title: 'Сайтове и онлайн магазини за малък бизнес',
    description:
      'Правя бързи и достъпни сайтове на български и немски, с Impressum и политика за данните, каквито законът иска. Поддръжка месец по месец.',
    category: 'IT услуги',
    provider: 'Димитър Колев',
    contact: 'saitove.leipzig@example.org',
    price: 'от 600 €',
  },
  {
    title: 'Устен превод при лекар и в учреждения',
    description:
      'Придружавам Ви при лекар, в Ausländerbehörde, при среща с учителя или в банката. Предварителен разговор по телефона, дискретност.',
    category: 'Преводи',
    provider: 'Антоанета Русева',
    contact: '+49 171 39200 54',
    price: '30 €/час',
  },
  {
    title: 'Настройка на компютри и домашна мрежа',
    description:
      'Бавен лаптоп, вируси, спасяване на снимки, безжична мрежа в цялото жилище, принтер, българска телевизия през интернет.',
    category: 'IT услуги',
    provider: 'Мартин Илиев',
    contact: '+49 171 39200 57',
    price: '30 €/час',
  },
  {
    title: 'Поддръжка на уеб сайтове с WordPress',
    description: 'Обновяване, резервни копия, ускоряване и почистване на заразени сайтове.',
    category: 'IT услуги',
    provider: 'Петър Здравков',
    contact: 'wp.ulm@example.org',
    price: '40 €/час',
    approval: 'pending',
  },
]
