import { counted } from '#texts/text/numbers'
import type { ContactCategory } from '#domain/contacts/contact-input'
import type { ContactKind } from '#domain/routes'

export const contactTexts = {
  approval: { pending: 'Очаква одобрение', approved: 'Одобрен', rejected: 'Върнат за корекция' },
  name: 'Име',
  city: 'Град',
  category: 'Категория',
  categories: { doctor: 'Доктор', lawyer: 'Адвокат', other: 'Друг' } satisfies Record<
    ContactCategory,
    string
  >,
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

const kinds: Record<ContactKind, { tab: string; title: string; description: string }> = {
  doctor: {
    tab: 'Доктори',
    title: 'Български доктори в Германия',
    description:
      'Доктори и зъболекари, които говорят български: специалност, град, адрес и телефон в цяла Германия.',
  },
  lawyer: {
    tab: 'Адвокати',
    title: 'Български адвокати в Германия',
    description:
      'Адвокати, които говорят български: трудово, семейно, наемно и социално право, с адрес и телефон.',
  },
}

type Described = {
  name: string
  specialty?: string | null
  city: string
  address?: string | null
  phone?: string | null
}

export const contactPageTexts = {
  kinds,
  title: 'Български доктори и адвокати в Германия',
  description: 'Контакти на доктори, адвокати и други, които говорят български, по град и специалност.',
  lead: 'Български доктори и адвокати в Германия. Където знаем, пише кога са проверени данните.',
  one: { doctor: 'Доктор', lawyer: 'Адвокат', other: 'Други' } satisfies Record<ContactCategory, string>,
  tabs: 'Вид контакти',
  all: 'Всички',
  searchHint: 'Име, град или специалност',
  searchLabel: 'Търсене в контактите',
  counted: (count: number) => counted(count, 'контакт', 'контакта'),
  pageTitle: ({ name, specialty, city }: Described) =>
    specialty ? `${name}, ${specialty}, ${city}` : `${name}, ${city}`,
  pageDescription: ({ name, specialty, city, address, phone }: Described) =>
    [name, specialty, address ? `${address}, ${city}` : city, phone].filter(Boolean).join(' · '),
  back: 'Към контактите',
  empty: 'Все още няма контакти',
  emptyText: 'Щом добавим първия, ще го видите тук.',
  similar: 'Други контакти',
  onMap: 'На картата',
  emailTo: (name: string) => `Имейл до ${name}`,
  donationTitle: 'Помогна ли Ви някой от тези контакти?',
  donationText: 'Платформата се поддържа от доброволци. Ако искате, подкрепете ги с едно кафе.',
  donation: 'Почерпете ни кафе',
} as const
