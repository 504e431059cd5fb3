import { describe, expect, it } from 'vitest'
import { documentFiles } from '#support/document-files'
import { signedInMember } from '#support/members'
import { decide, notificationsOf, report } from '#support/reported-services'
import { rest, upload } from '#support/rest'

type Owner = Awaited<ReturnType<typeof signedInMember>>

const storeInput = {
  name: 'Магазин „Родина“',
  type: 'Магазин',
  category: 'Български продукти',
  address: 'Hauptstraße 1',
  city: 'Кьолн',
  phone: '+49 221 000 0078',
  hours: 'Пн–Сб 09:00–20:00',
}

describe('content that only administrators can edit: moderators can hide it but not delete it', () => {
  const store = async (owner: Owner) => {
    const { data } = await rest('POST', '/stores', { body: storeInput, headers: owner.headers })
    await rest('PATCH', `/stores/${data.doc.id}`, { as: 'admin', body: { approval: 'approved' } })
    return data.doc.id as string
  }
  const document = async (owner: Owner) => {
    const file = { bytes: documentFiles.pdf, name: 'молба.pdf', type: 'application/pdf' }
    const body = upload(file, { name: 'Молба за Kindergeld' })
    return (await rest('POST', '/documents', { body, headers: owner.headers })).data.doc.id as string
  }
  it.each([
    ['store', '/stores', store, { approval: 'rejected', rejectionReason: 'Невярна информация' }],
    ['document', '/documents', document, { hidden: true, hiddenReason: 'Остаряла версия' }],
  ] as const)('%s', async (itemType, path, make, ownersView) => {
    const owner = await signedInMember()
    const id = await make(owner)
    const reason = itemType === 'store' ? 'Невярна информация' : 'Остаряла версия'
    const { data } = await report(id, await signedInMember(), { itemType, reason })
    expect((await rest('PATCH', `${path}/${id}`, { as: 'moderator', body: { name: 'Друго' } })).status).toBe(
      403,
    )
    const refused = await decide(data.doc.id, { decision: 'approved', action: 'delete' })
    expect([refused.status, refused.data.errors[0].message]).toEqual([
      403,
      'Това може да изтрие само администратор. Изберете друго действие или оставете решението на него.',
    ])
    expect((await rest('GET', `${path}/${id}`)).status).toBe(200)
    expect((await decide(data.doc.id, { decision: 'approved', action: 'hide' })).status).toBe(200)
    expect((await rest('GET', `${path}/${id}`)).status).toBe(404)
    expect((await rest('GET', `${path}/${id}`, { headers: owner.headers })).data).toMatchObject(ownersView)
    expect((await notificationsOf(owner))[0]).toMatchObject({
      type: 'report_decided',
      title: 'Скрито съдържание',
    })
    const again = await report(id, await signedInMember(), { itemType, reason })
    expect(again.status).toBe(404)
  })

  it('an administrator can delete a store', async () => {
    const id = await store(await signedInMember())
    const given = { itemType: 'store', reason: 'Вече не работи' }
    const { data } = await report(id, await signedInMember(), given)
    expect((await decide(data.doc.id, { decision: 'approved', action: 'delete' }, 'admin')).status).toBe(200)
    expect((await rest('GET', `/stores/${id}`, { as: 'admin' })).status).toBe(404)
  })
})
