import { describe, expect, it } from 'vitest'
import { decideRequest, newEntry, reportChange, requestsAbout, shownEntry } from '#support/directory'
import { emailsTo } from '#support/emails'
import { signedInMember } from '#support/members'
import { account, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { linesOf } from '#support/trail'

const phone = '+49 30 777'
const waiting = async (as: 'moderator' | 'admin') => (await rest('GET', '/panel/waiting', { as })).data.counts

async function reported(body: Record<string, unknown> = { phone }) {
  const { id, name } = await newEntry('contacts')
  const answer = await reportChange('contacts', id, body)
  expect([answer.status, answer.data.message]).toEqual([200, expect.stringContaining('Благодарим Ви')])
  const [request] = await requestsAbout(id)
  return { id, name, request: request!.id }
}

describe('a reported change', () => {
  it('by a visitor waits for staff, and nobody else reads it', async () => {
    const before = (await waiting('moderator'))['contact-requests']
    const { id, request } = await reported()
    expect((await waiting('moderator'))['contact-requests']).toBe(before + 1)
    expect((await shownEntry('contacts', id)).phone).toBe('+49 30 555')
    const path = `/directory-requests/${request}`
    expect((await rest('GET', path)).status).toBe(401)
    expect((await rest('GET', path, { as: 'member' })).status).toBe(404)
    const { data } = await rest('GET', path, { as: 'moderator' })
    expect(data).toMatchObject({ kind: 'change', changes: { phone }, status: 'pending' })
  })

  it('is about what differs, and needs something to say', async () => {
    const { id } = await newEntry('contacts')
    const same = await reportChange('contacts', id, { phone: '+49 30 555', isClosed: false })
    expect([same.status, same.data.errors[0].message]).toEqual([
      400,
      expect.stringContaining('Променете поне'),
    ])
    expect(await requestsAbout(id)).toEqual([])
    expect((await reportChange('contacts', id, { message: 'х'.repeat(1001) })).status).toBe(400)
    expect((await reportChange('contacts', id, { email: 'не е имейл' })).status).toBe(400)
    expect((await reportChange('contacts', crypto.randomUUID(), { phone })).status).toBe(404)
  })

  it('of an entry that is not public is refused like of one that never was', async () => {
    const { id } = await newEntry('contacts', { approval: 'pending' })
    expect((await reportChange('contacts', id, { phone })).status).toBe(404)
  })

  it('sent twice at once is one row, which answers both', async () => {
    const { id } = await newEntry('contacts')
    await Promise.all([
      reportChange('contacts', id, { phone, answerTo: 'edin@example.org' }),
      reportChange('contacts', id, { phone, answerTo: 'dva@example.org' }),
      reportChange('contacts', id, { phone, answerTo: 'Dva@example.org' }),
    ])
    const requests = await requestsAbout(id)
    expect(requests).toHaveLength(1)
    expect(requests[0]!.answers.toSorted()).toEqual(['dva@example.org', 'edin@example.org'])
  })

  it('is accepted once: the entry says it, is checked today, the sender is told and the address forgotten', async () => {
    const to = `podatel-${crypto.randomUUID()}@example.org`
    const { id, request } = await reported({ phone, address: 'Neue Straße 5', answerTo: to })
    const both = await Promise.all([
      decideRequest(request, 'approved'),
      decideRequest(request, 'rejected', 'admin'),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = both.find(({ status }) => status === 409)
    expect(lost!.data.errors[0].message).toContain('Друг модератор вече реши')
    const [decided] = await requestsAbout(id)
    expect(decided!.answers).toEqual([])
    const shown = await shownEntry('contacts', id)
    const isAccepted = decided!.status === 'approved'
    expect([shown.phone, Boolean(shown.verifiedAt)]).toEqual(
      isAccepted ? [phone, true] : ['+49 30 555', false],
    )
    expect(await emailsTo(to)).toHaveLength(1)
    expect((await linesOf(request)).map(({ action }) => action)).toEqual([isAccepted ? 'uphold' : 'dismiss'])
  })

  it('accepted by a moderator is public at once, with the trail of an edit', async () => {
    const { id, request } = await reported()
    expect((await decideRequest(request, 'approved')).status).toBe(200)
    const shown = await shownEntry('contacts', id)
    expect(shown.phone).toBe(phone)
    expect(new Date(shown.verifiedAt).getTime()).toBeGreaterThan(Date.now() - 60_000)
    const [line] = await linesOf(id)
    expect(line).toMatchObject({ action: 'update', actor: (await account('moderator')).id })
  })

  it('„вече не работи“ takes the entry out of public', async () => {
    const { id, request } = await reported({ isClosed: true })
    expect((await decideRequest(request, 'approved')).status).toBe(200)
    expect((await rest('GET', `/contacts/${id}`)).status).toBe(404)
  })

  it('rejected leaves everything as it was', async () => {
    const { id, request } = await reported()
    expect((await decideRequest(request, 'rejected')).status).toBe(200)
    expect((await shownEntry('contacts', id)).phone).toBe('+49 30 555')
  })

  it('waits while an edit of the owner does, which it would publish', async () => {
    const owner = await signedInMember()
    const { id, request } = await reported()
    await runRawSql(`update contacts set owner_id = '${owner.id}' where id = '${id}'`)
    await rest('PATCH', `/contacts/${id}`, { body: { specialty: 'Кардиолог' }, headers: owner.headers })
    const answer = await decideRequest(request, 'approved')
    expect([answer.status, answer.data.errors[0].message]).toEqual([409, expect.stringContaining('редакция')])
    expect((await shownEntry('contacts', id)).specialty).toBeNull()
  })

  it('about a store is for administrators alone', async () => {
    const { id } = await newEntry('stores')
    const before = (await waiting('admin'))['store-requests']
    await reportChange('stores', id, { hours: 'Пн–Пт 8:00–20:00' })
    expect((await waiting('admin'))['store-requests']).toBe(before + 1)
    expect(await waiting('moderator')).not.toHaveProperty('store-requests')
    const [request] = await requestsAbout(id)
    expect((await decideRequest(request!.id, 'approved')).status).toBe(403)
    expect((await decideRequest(request!.id, 'approved', 'admin')).status).toBe(200)
    expect((await shownEntry('stores', id)).hours).toBe('Пн–Пт 8:00–20:00')
  })

  it('is decided by nobody but staff, and written by no other call', async () => {
    const { request } = await reported()
    for (const as of ['visitor', 'member'] as const)
      expect((await decideRequest(request, 'approved', as)).status).toBe(as === 'visitor' ? 401 : 403)
    const body = { status: 'approved' }
    expect((await rest('PATCH', `/directory-requests/${request}`, { as: 'admin', body })).status).toBe(403)
    expect((await decideRequest(crypto.randomUUID(), 'approved')).status).toBe(404)
  })
})
