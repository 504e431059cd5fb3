import { signedInMember } from './members'
import { rest } from './rest'

export const apartmentInput = {
  adType: 'offer',
  title: 'Двустаен до парка',
  description: 'Светъл, с балкон.',
  price: 780.5,
  city: 'Дортмунд',
  address: 'Kaiserstraße 1',
  rooms: 2,
  contact: 'Калоян Вълчев',
  phone: '+49 151 1234567',
}

export async function newApartment(given: Record<string, unknown> = {}) {
  const owner = await signedInMember()
  const body = { ...apartmentInput, ...given }
  const { status, data, text } = await rest('POST', '/apartments', { body, headers: owner.headers })
  if (status !== 201) throw new Error(`apartment not created: ${status} ${text}`)
  return { apartment: data.doc, id: String(data.doc.id), owner }
}

export async function publishedApartment(given: Record<string, unknown> = {}) {
  const made = await newApartment(given)
  await rest('PATCH', `/apartments/${made.id}`, { as: 'moderator', body: { approval: 'approved' } })
  return made
}
