import { expect, it } from 'vitest'
import { citiesOfKind } from '#search/cities-of-kind'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

const service = {
  title: 'Ключар',
  description: 'Отваряне и смяна на брави по всяко време.',
  category: 'Други',
  provider: 'Ключар Иванов',
  contact: '+49 151 0000000',
  price: 'от 40 €',
}

const cities = async (kind: 'services' | 'stores' = 'services') =>
  citiesOfKind({ payload: await getTestPayload() }, kind)

it('a city is offered while something public of the kind is in it', async () => {
  const { headers } = await signedInMember({ city: 'Вилхелмсхафен' })
  const { data } = await rest('POST', '/services', { body: service, headers })
  expect(await cities()).not.toContain('wilhelmshaven')

  await rest('PATCH', `/services/${data.doc.id}`, { as: 'admin', body: { approval: 'approved' } })
  expect(await cities()).toContain('wilhelmshaven')
  expect(await cities('stores')).not.toContain('wilhelmshaven')

  await rest('DELETE', `/services/${data.doc.id}`, { headers })
  expect(await cities()).not.toContain('wilhelmshaven')
})
