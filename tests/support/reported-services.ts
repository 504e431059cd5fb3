import { signedInMember } from './members'
import { rest } from './rest'

type Member = Awaited<ReturnType<typeof signedInMember>>

export async function newService(given: { isListed?: boolean } = {}) {
  const owner = await signedInMember()
  const body = {
    title: 'Ремонт на бани',
    description: 'Плочки и боядисване.',
    category: 'Строителство',
    provider: 'Майстор Иванов',
    contact: '+49 151 0000000',
    price: 'от 25 €/час',
  }
  const { data } = await rest('POST', '/services', { body, headers: owner.headers })
  const id: string = data.doc.id
  if (given.isListed ?? true)
    await rest('PATCH', `/services/${id}`, { as: 'admin', body: { approval: 'approved' } })
  return { id, owner }
}

export const inputOf = (itemId: string, given: object = {}) => ({
  itemType: 'service',
  itemId,
  reason: 'Измама',
  ...given,
})
export const report = (itemId: string, { headers }: Member, given: object = {}) =>
  rest('POST', '/reports', { body: inputOf(itemId, given), headers })

export async function reportedService() {
  const { id, owner } = await newService()
  const reporter = await signedInMember({ fullName: 'Рада Тайнова' })
  const { data } = await report(id, reporter)
  return { serviceId: id, owner, reporter, reportId: data.doc.id as string }
}

export const decide = (id: string, body: object, as: 'moderator' | 'admin' | 'other' = 'moderator') =>
  rest('POST', `/reports/${id}/decide`, { as, body: body as Record<string, unknown> })
export const notificationsOf = async ({ headers }: Member) =>
  (await rest('GET', '/notifications?sort=-createdAt', { headers })).data.docs
