import { articleInput, newArticle, newCategory, newMedia, pictureForm } from '../factories'
import type { signedInMember } from '../members'
import { getTestPayload } from '../rest'

type Owner = Awaited<ReturnType<typeof signedInMember>>
type Body = Record<string, unknown> | FormData

/** How an item of a collection comes into being, for the test of the table of rights. */
export type Sample = {
  /** Public, if the kind has a public state, and belonging to this member. */
  make: (owner: Owner) => Promise<{ id: string }>
  /** The same, not public: a draft, waiting for approval, expired. */
  makeUnseen?: (owner: Owner) => Promise<{ id: string }>
  /** What somebody sends to create one. */
  input: () => Promise<Body> | Body
  change: Record<string, unknown>
}

let number = 0
const next = () => (number += 1)

export const serviceBody = () => ({
  title: `Преводи ${next()}`,
  description: 'Заклети преводи за учреждения.',
  category: 'Преводи',
  provider: 'Кантора Петрова',
  contact: '+49 30 0000000',
  price: '30 € на страница',
})

/** Straight into the collection, as staff would have approved it. */
async function stored(collection: string, data: Record<string, unknown>): Promise<{ id: string }> {
  const payload = await getTestPayload()
  const doc = await payload.create({ collection: collection as 'services', data: data as never })
  return { id: String(doc.id) }
}

export const samples: Record<string, Sample> = {
  articles: {
    make: () => newArticle(),
    makeUnseen: () => newArticle({ _status: 'draft' }),
    input: () => articleInput(),
    change: { author: 'Редакция' },
  },
  'article-categories': {
    make: () => newCategory(),
    input: () => ({ name: `Раздел ${next()}` }),
    change: { description: 'Друго описание' },
  },
  media: {
    make: () => newMedia(),
    input: () => pictureForm(),
    change: { caption: 'Друг надпис' },
  },
  notifications: {
    make: ({ id }) =>
      stored('notifications', {
        owner: id,
        type: 'admin_reply',
        title: 'Отговор',
        message: 'Имате отговор.',
      }),
    input: () => ({ type: 'admin_reply', title: 'Отговор', message: 'Имате отговор.' }),
    change: { read: true },
  },
  services: {
    make: ({ id }) => stored('services', { ...serviceBody(), owner: id }),
    makeUnseen: ({ id }) => stored('services', { ...serviceBody(), owner: id, approval: 'pending' }),
    input: serviceBody,
    change: { price: '35 € на страница' },
  },
  users: {
    make: async ({ id }) => ({ id }),
    input: () => ({ fullName: 'Нов Член', email: `nov-${next()}@example.org`, password: 'parola-za-test' }),
    change: { city: 'Кил' },
  },
}
