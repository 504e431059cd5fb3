import { describe, expect, it } from 'vitest'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'

const input = {
  title: 'Ремонт на бани',
  description: 'Плочки, ВиК и боядисване в Берлин и околността.',
  category: 'Строителство',
  provider: 'Майстор Иванов',
  contact: '+49 151 0000000',
  price: 'от 25 €/час',
}

async function publishedService() {
  const owner = await signedInMember()
  const { data } = await rest('POST', '/services', { body: input, headers: owner.headers })
  const { id } = data.doc
  await rest('PATCH', `/services/${id}`, { as: 'admin', body: { approval: 'approved' } })
  return { id, owner }
}

const readAs = (id: string, options: Parameters<typeof rest>[2] = {}) =>
  rest('GET', `/services/${id}`, options)
const notificationsOf = async (headers: Record<string, string>) =>
  (await rest('GET', '/notifications?sort=-createdAt', { headers })).data.docs

describe('publishing a service', () => {
  it('asks a visitor to sign in', async () => {
    const { status, data } = await rest('POST', '/services', { body: input })
    expect(status).toBe(401)
    expect(data.errors[0].message).toBe('Трябва да влезете в профила си')
  })

  it('refuses an incomplete profile', async () => {
    const { headers } = await signedInMember({ city: null })
    const { status, data } = await rest('POST', '/services', { body: input, headers })
    expect(status).toBe(403)
    expect(data.errors[0].message).toBe(
      'Трябва да попълните всички полета в профила си, за да публикувате услуга.',
    )
  })

  it('takes the city from the profile and the owner from the caller, and is pending', async () => {
    const { id, headers } = await signedInMember()
    const body = { ...input, location: 'Рим', owner: crypto.randomUUID(), approval: 'approved', listed: true }
    const { status, data } = await rest('POST', '/services', { body, headers })
    expect(status).toBe(201)
    expect(data.doc).toMatchObject({ location: 'Дортмунд', owner: id, approval: 'pending', listed: false })
    expect(data.doc.slug).toMatch(/^remont-na-bani(-\d+)?$/)
  })

  it.each(Object.keys(input))('names %s when it is missing', async (field) => {
    const { headers } = await signedInMember()
    const { status, data } = await rest('POST', '/services', { body: { ...input, [field]: '  ' }, headers })
    expect(status).toBe(400)
    expect(data.errors[0].message).toBe('Моля, попълнете всички задължителни полета.')
    expect(data.errors[0].data.errors.map(({ path }: { path: string }) => path)).toEqual([field])
  })

  it('creates one service out of 200 identical requests and refuses the rest', async () => {
    const { id, headers } = await signedInMember()
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => rest('POST', '/services', { body: input, headers })),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(199)
    expect(new Set(refused.map(({ status, data }) => `${status} ${data.errors[0].message}`))).toEqual(
      new Set(['409 Можете да публикувате само една услуга на акаунт.']),
    )
    const { data } = await rest('GET', `/services?where[owner][equals]=${id}`, { as: 'admin' })
    expect(data.totalDocs).toBe(1)
  })
})

describe('approval', () => {
  it('a pending service is visible only to its owner and staff', async () => {
    const { headers } = await signedInMember()
    const { data } = await rest('POST', '/services', { body: input, headers })
    const { id } = data.doc
    expect((await readAs(id)).status).toBe(404)
    expect((await readAs(id, { as: 'other' })).status).toBe(404)
    expect((await readAs(id, { headers })).data.approval).toBe('pending')
    expect((await readAs(id, { as: 'moderator' })).status).toBe(200)
  })

  it('notifies the owner, and an approved service is public', async () => {
    const { id, owner } = await publishedService()
    const { data } = await readAs(id)
    expect(data).toMatchObject({ title: input.title })
    expect(data).not.toHaveProperty('approval')
    expect(data).not.toHaveProperty('owner')
    expect((await notificationsOf(owner.headers))[0]).toMatchObject({ type: 'item_approved', read: false })
  })

  it('a rejection requires a reason, which the owner can read', async () => {
    const { headers } = await signedInMember()
    const { data } = await rest('POST', '/services', { body: input, headers })
    const reject = (body: object) =>
      rest('PATCH', `/services/${data.doc.id}`, { as: 'admin', body: { approval: 'rejected', ...body } })
    expect((await reject({})).data.errors[0].data.errors).toEqual([
      { path: 'rejectionReason', message: 'Напишете какво трябва да се поправи.' },
    ])
    expect((await reject({ rejectionReason: 'Липсва телефон.' })).status).toBe(200)
    expect((await readAs(data.doc.id, { headers })).data.rejectionReason).toBe('Липсва телефон.')
    expect((await notificationsOf(headers))[0].message).toBe('„Ремонт на бани“: Липсва телефон.')
  })

  it('staff cannot create a rejected service without a reason either', async () => {
    const { headers } = await signedInMember({ role: 'admin' })
    const create = (given: object) =>
      rest('POST', '/services', { body: { ...input, approval: 'rejected', ...given }, headers })
    expect((await create({})).data.errors[0].data.errors).toEqual([
      { path: 'rejectionReason', message: 'Напишете какво трябва да се поправи.' },
    ])
    const { status, data } = await create({ rejectionReason: 'Образец за отказ.' })
    expect([status, data.doc.listed, data.doc.listedAt]).toEqual([201, false, null])
  })

  it('an edit of an approved service is pending while the approved version stays public', async () => {
    const { id, owner } = await publishedService()
    const edit = await rest('PATCH', `/services/${id}`, {
      body: { title: 'Ремонт на кухни' },
      headers: owner.headers,
    })
    expect(edit.data.doc).toMatchObject({ title: 'Ремонт на кухни', approval: 'pending' })
    expect((await readAs(id)).data.title).toBe('Ремонт на бани')
    expect((await readAs(id, { headers: owner.headers })).data.title).toBe('Ремонт на кухни')
    expect((await readAs(id, { as: 'moderator' })).data.title).toBe('Ремонт на кухни')

    await rest('PATCH', `/services/${id}`, { as: 'admin', body: { approval: 'approved' } })
    expect((await readAs(id)).data.title).toBe('Ремонт на кухни')
  })

  it('a rejected edit keeps the approved version, a rejected approved service disappears', async () => {
    const { id, owner } = await publishedService()
    const reject = () =>
      rest('PATCH', `/services/${id}`, {
        as: 'admin',
        body: { approval: 'rejected', rejectionReason: 'Не е услуга.' },
      })
    await rest('PATCH', `/services/${id}`, { body: { price: 'безплатно' }, headers: owner.headers })
    await reject()
    expect((await readAs(id)).data.price).toBe(input.price)
    await rest('PATCH', `/services/${id}`, { as: 'admin', body: { approval: 'approved', price: '30 €' } })
    expect((await readAs(id)).data.price).toBe('30 €')
    await reject()
    expect((await readAs(id)).status).toBe(404)
  })

  it('two concurrent approvals send one notification', async () => {
    const { headers } = await signedInMember()
    const { data } = await rest('POST', '/services', { body: input, headers })
    const approve = (as: 'admin') =>
      rest('PATCH', `/services/${data.doc.id}`, { as, body: { approval: 'approved' } })
    await Promise.all([approve('admin'), approve('admin')])
    expect(await notificationsOf(headers)).toHaveLength(1)
  })
})

describe('service of another member', () => {
  it('cannot be changed or deleted', async () => {
    const { id } = await publishedService()
    const change = await rest('PATCH', `/services/${id}`, { as: 'other', body: { title: 'Моя' } })
    const removal = await rest('DELETE', `/services/${id}`, { as: 'other' })
    expect([change.status, removal.status]).toEqual([403, 403])
    expect((await readAs(id)).data.title).toBe(input.title)
  })

  it('stays public and with its owner when a moderator edits it', async () => {
    const { id, owner } = await publishedService()
    await rest('PATCH', `/services/${id}`, { as: 'moderator', body: { title: 'Ремонт на баня' } })
    expect((await readAs(id)).data.title).toBe('Ремонт на баня')
    expect((await readAs(id, { headers: owner.headers })).data.owner).toBe(owner.id)
  })
})
