import { randomUUID } from 'node:crypto'
import { pictureForm } from '../factories'
import { signedInMember } from '../members'
import { getTestPayload, rest, upload } from '../rest'
import { expireIn } from '../small-ads'
import { hideable, type Owner, stored } from './sample'
import { adBody, eventBody, next, serviceBody, text } from './sample-bodies'

export const newEvent = async () => (await stored('events', eventBody())).id
export const newForumCategory = async () =>
  (await stored('forum-categories', { name: text('Раздел'), description: 'За всичко.', isActive: true })).id
export const topicBody = async () => ({ title: text('Въпрос'), category: await newForumCategory() })
export const newTopic = async () => (await stored('forum-topics', await topicBody())).id
export const newComment = async () =>
  (await stored('forum-comments', { topic: await newTopic(), content: 'Отговор' })).id
export const newPost = async () => (await stored('posts', { content: text('Здравейте') })).id
export const hiddenTopic = async () =>
  (await stored('forum-topics', { ...(await topicBody()), hidden: true })).id
export const hiddenPost = async () => (await stored('posts', { content: text('Здравейте'), hidden: true })).id
export const newService = async (): Promise<string> => {
  const { id } = await signedInMember()
  return (await stored('services', { ...serviceBody(), owner: id })).id
}

export const searchBody = () => ({
  name: 'Магазин',
  address: `/stores?q=${next()}`,
  rhythm: 'daily',
  onSite: true,
})

export const claimBody = () => ({
  kind: 'claim',
  itemKind: 'stores',
  itemId: randomUUID(),
  name: text('Магазин'),
  message: 'Аз съм собственикът.',
})

export const documentForm = () =>
  upload({ bytes: Buffer.from(text('Списък')), name: 'spisak.txt', type: 'text/plain' }, { name: 'Списък' })

export async function newDocument({ id: owner }: Owner, extra: Record<string, unknown> = {}) {
  const data = Buffer.from(text('Списък'))
  const file = { data, name: 'spisak.txt', mimetype: 'text/plain', size: data.length }
  const payload = await getTestPayload()
  const doc = await payload.create({
    collection: 'documents',
    data: { name: 'Списък', owner, ...extra } as never,
    file,
  })
  return { id: String(doc.id) }
}

export const ads = hideable('small-ads', adBody, { price: '20 EUR' })

export async function expiredAd(owner: Owner) {
  const ad = await ads.make(owner)
  await expireIn(ad.id, -1)
  return ad
}

export async function membersPicture({ headers }: Owner) {
  const { data } = await rest('POST', '/media', { headers, body: await pictureForm({ purpose: 'post' }) })
  return { id: String(data.doc.id) }
}

export const postedPicture = (extra: Record<string, unknown> = {}) => ({
  make: async (owner: Owner) => {
    const image = await membersPicture(owner)
    await stored('posts', { content: text('Здравейте'), owner: owner.id, image: image.id, ...extra })
    return image
  },
  input: () => pictureForm({ purpose: 'post' }),
})
