import { describe, expect, it } from 'vitest'
import {
  askForCode,
  askStaff,
  claimState,
  codeSentTo,
  decideRequest,
  enterCode,
  newAddress,
  newEntry,
  requestsAbout,
  shownEntry,
  wrong,
} from '#support/directory'
import { signedInMember } from '#support/members'
import { notificationsOf } from '#support/reported-services'
import { rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { linesOf } from '#support/trail'

async function withCode() {
  const email = newAddress()
  const { id, name } = await newEntry('contacts', { email })
  const member = await signedInMember()
  const { data } = await askForCode(id, member)
  expect(data.message).toContain(`p••••@praxis.example`)
  return { id, name, email, member, code: await codeSentTo(email) }
}

async function claimed() {
  const { id, member, code } = await withCode()
  expect((await enterCode(id, code, member)).status).toBe(200)
  return { id, member }
}

describe('a claim by code', () => {
  it('confirms the member, whom only staff see; everybody sees that there is an owner', async () => {
    const { id, member } = await claimed()
    expect(await claimState('contacts', id, member)).toMatchObject({ state: 'mine' })
    expect((await claimState('contacts', id, await signedInMember())).state).toBe('taken')
    const shown = await shownEntry('contacts', id)
    expect(shown.claimedAt).toBeTruthy()
    expect(shown).not.toHaveProperty('claimedBy')
    expect((await rest('GET', `/contacts/${id}`, { as: 'moderator' })).data.claimedBy).toMatchObject({})
  })

  it('refuses a wrong code, and after five tries the right one, too', async () => {
    const { id, member, code } = await withCode()
    for (const left of ['4 опита', '3 опита', '2 опита', '1 опит', 'вече не важи']) {
      const { status, data } = await enterCode(id, wrong(code), member)
      expect([status, data.errors[0].message]).toEqual([400, expect.stringContaining(left)])
    }
    expect((await enterCode(id, code, member)).status).toBe(400)
    expect((await claimState('contacts', id, member)).state).toBe('free')
  })

  it('refuses an expired code, one of another entry and one of another member', async () => {
    const { id, member, code } = await withCode()
    const other = await newEntry('contacts', { email: newAddress() })
    expect((await enterCode(other.id, code, member)).status).toBe(400)
    expect((await enterCode(id, code, await signedInMember())).status).toBe(400)
    await runRawSql(`update claim_codes set expires_at = now() - interval '1 second' where item_id = '${id}'`)
    const { data } = await enterCode(id, code, member)
    expect(data.errors[0].message).toContain('изтекъл')
  })

  it('works once when it is sent twice at once, and for one of two members', async () => {
    const { id, email, member, code } = await withCode()
    const rival = await signedInMember()
    await askForCode(id, rival)
    const rivals = await codeSentTo(email)
    const answers = await Promise.all([
      enterCode(id, code, member),
      enterCode(id, code, member),
      enterCode(id, rivals, rival),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('stores no code but its hash', async () => {
    const { id, code } = await withCode()
    const [row] = await runRawSql<{ words: string }>(
      `select to_jsonb(claim_codes)::text as words from claim_codes where item_id = '${id}'`,
    )
    expect(row!.words).not.toContain(code)
  })

  it('is for members, and fills nobody’s mailbox', async () => {
    const { id } = await newEntry('contacts', { email: newAddress() })
    expect((await rest('POST', `/directory/contacts/${id}/claim/code`, { body: {} })).status).toBe(401)
    for (const status of [200, 200, 200, 429])
      expect((await askForCode(id, await signedInMember())).status).toBe(status)
  })
})

describe('a claim without a listed address', () => {
  it('is decided by staff, and told to the member', async () => {
    const { id, name } = await newEntry('contacts')
    const member = await signedInMember()
    expect((await askForCode(id, member)).status).toBe(409)
    expect((await askStaff('contacts', id, member)).status).toBe(200)
    expect((await askStaff('contacts', id, member)).status).toBe(409)
    expect((await claimState('contacts', id, member)).state).toBe('asked')
    const [request] = await requestsAbout(id)
    expect((await decideRequest(request!.id, 'approved')).status).toBe(200)
    expect((await claimState('contacts', id, member)).state).toBe('mine')
    expect((await notificationsOf(member))[0].message).toContain(name)
    expect((await linesOf(request!.id))[0]).toMatchObject({ action: 'confirmOwner', member: member.id })
  })

  it('confirms one of two members, and leaves the other request open', async () => {
    const { id } = await newEntry('stores')
    for (const member of [await signedInMember(), await signedInMember()])
      expect((await askStaff('stores', id, member)).status).toBe(200)
    const requests = await requestsAbout(id)
    const answers = await Promise.all(requests.map((one) => decideRequest(one.id, 'approved', 'admin')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await requestsAbout(id)).map(({ status }) => status).toSorted()).toEqual(['approved', 'pending'])
  })

  it('sent twice at once is one request', async () => {
    const { id } = await newEntry('stores')
    const member = await signedInMember()
    const answers = await Promise.all([askStaff('stores', id, member), askStaff('stores', id, member)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await requestsAbout(id)).toHaveLength(1)
  })

  it('is not needed where an address is listed', async () => {
    const { id } = await newEntry('contacts', { email: newAddress() })
    expect((await askStaff('contacts', id, await signedInMember())).status).toBe(409)
  })

  it('of a moderator is decided by somebody else', async () => {
    const { id } = await newEntry('contacts')
    const body = { message: 'Аз съм.' }
    await rest('POST', `/directory/contacts/${id}/claim/request`, { as: 'moderator', body })
    const [request] = await requestsAbout(id)
    expect((await decideRequest(request!.id, 'approved')).status).toBe(403)
    expect((await decideRequest(request!.id, 'approved', 'admin')).status).toBe(200)
  })
})

describe('the confirmed owner', () => {
  it('edits the entry; the edit waits, and its owner sees it and hears of the decision', async () => {
    const { id, member } = await claimed()
    const edit = (headers: Record<string, string>) =>
      rest('PATCH', `/contacts/${id}`, { body: { phone: '+49 30 999', approval: 'approved' }, headers })
    expect((await edit((await signedInMember()).headers)).status).toBe(403)
    expect((await edit(member.headers)).status).toBe(200)
    expect((await shownEntry('contacts', id)).phone).toBe('+49 30 555')
    const own = await rest('GET', `/contacts/${id}`, { headers: member.headers })
    expect(own.data).toMatchObject({ phone: '+49 30 999', approval: 'pending' })
    await rest('PATCH', `/contacts/${id}`, { as: 'admin', body: { approval: 'approved' } })
    expect(await shownEntry('contacts', id)).toMatchObject({ phone: '+49 30 999' })
    expect((await notificationsOf(member))[0].title).toBe('Одобрено')
  })

  it('may neither delete the entry nor give it away', async () => {
    const { id, member } = await claimed()
    const other = await signedInMember()
    expect((await rest('DELETE', `/contacts/${id}`, { headers: member.headers })).status).toBe(403)
    const body = { claimedBy: other.id, verifiedAt: new Date().toISOString(), owner: other.id }
    await rest('PATCH', `/contacts/${id}`, { body, headers: member.headers })
    expect((await claimState('contacts', id, member)).state).toBe('mine')
    expect((await shownEntry('contacts', id)).verifiedAt).toBeNull()
  })

  it('loses it when staff end the claim, who leave a line', async () => {
    const { id, member } = await claimed()
    const end = (as: 'member' | 'moderator') => rest('DELETE', `/directory/contacts/${id}/claim`, { as })
    expect((await end('member')).status).toBe(403)
    expect((await end('moderator')).status).toBe(200)
    expect((await end('moderator')).status).toBe(409)
    expect((await shownEntry('contacts', id)).claimedAt).toBeNull()
    const body = { phone: '+49 30 999' }
    expect((await rest('PATCH', `/contacts/${id}`, { body, headers: member.headers })).status).toBe(403)
    expect((await linesOf(id))[0]).toMatchObject({ action: 'endOwner', member: member.id })
    expect((await notificationsOf(member))[0].title).toContain('вече не е потвърден')
  })

  it('who leaves leaves the entry without an owner, and nothing of the claim', async () => {
    const { id, member } = await claimed()
    const store = await newEntry('stores')
    await askStaff('stores', store.id, member)
    expect((await rest('DELETE', `/users/${member.id}`, { as: 'admin' })).status).toBe(200)
    expect(await shownEntry('contacts', id)).toMatchObject({ claimedAt: null })
    expect(await requestsAbout(store.id)).toEqual([])
  })
})
