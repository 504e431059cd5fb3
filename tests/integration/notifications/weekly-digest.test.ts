import { beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { env } from '#env'
import { unsubscribeToken } from '#domain/notifications/unsubscribe-token'
import { inHours, newEvent } from '#support/events'
import { newArticle } from '#support/factories'
import { openFrontDoor } from '#support/front-door'
import { signedInMember } from '#support/members'
import { sentTo, writtenTo } from '#support/outbox'
import { newService } from '#support/reported-services'
import { rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { twoRunners } from '#support/runners'
import { until } from '#support/until'

type Member = Awaited<ReturnType<typeof signedInMember>>

let runners: [Payload, Payload]
beforeAll(async () => {
  runners = await twoRunners()
})

const setDigest = ({ id, headers }: Member, weeklyDigest: boolean) =>
  rest('PATCH', `/users/${id}`, { body: { weeklyDigest }, headers })
const wantsDigest = async ({ id, headers }: Member) =>
  (await rest('GET', `/users/${id}`, { headers })).data.weeklyDigest
const emailsTo = ({ email }: Member) => writtenTo(email, env.DATA_DIR)

async function subscriber(given: Parameters<typeof signedInMember>[0] = {}) {
  const member = await signedInMember(given)
  expect((await setDigest(member, true)).status).toBe(200)
  return member
}

/** Runs the weekly job twice, in two processes each time. */
async function sendDigests() {
  for (let round = 0; round < 2; round += 1) {
    const input = {}
    await Promise.all(runners.map(({ jobs }) => jobs.queue({ task: 'weeklyDigest', queue: 'now', input })))
    await Promise.all(runners.map(({ jobs }) => jobs.run({ queue: 'now' })))
    await Promise.all(runners.map(({ jobs }) => jobs.run({ queue: 'mailings', limit: 100 })))
    const where = { queue: { equals: 'mailings' } }
    await until(async () => (await runners[0].count({ collection: 'payload-jobs', where })).totalDocs === 0)
  }
}

const oneClick = (token: string, headers: Record<string, string> = {}) =>
  rest('POST', `/users/unsubscribe?token=${encodeURIComponent(token)}`, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  })
const tokenFor = ({ id }: Member, secret = env.PAYLOAD_SECRET!) =>
  unsubscribeToken({ memberId: id, kind: 'weeklyDigest', secret })

async function oneClickAddress({ email }: Member): Promise<URL> {
  const [letter = ''] = await sentTo(email, env.DATA_DIR)
  const [, address = ''] = /^List-Unsubscribe:\s+<(\S+)>\r?$/m.exec(letter) ?? []
  return new URL(address)
}

it('the account shows the setting to its member and not to other members', async () => {
  const member = await signedInMember()
  const shown = async () => (await rest('GET', '/me', { headers: member.headers })).data.user.weeklyDigest
  expect(await shown()).toBe(false)
  await setDigest(member, true)
  expect([await shown(), await wantsDigest(member)]).toEqual([true, true])
  expect((await rest('GET', `/users/${member.id}`, { as: 'other' })).data).not.toHaveProperty('weeklyDigest')
})

it('sends no email when there is nothing new', async () => {
  const member = await subscriber()
  await sendDigests()
  expect(await emailsTo(member)).toEqual([])
})

describe('the setting', () => {
  it('is off until the member turns it on, and ignored at sign-up', async () => {
    const body = {
      email: 'nov-chlen@example.org',
      password: 'лозата7',
      fullName: 'Нов Член',
      weeklyDigest: true,
    }
    const { data } = await rest('POST', '/users', { body })
    const stored = await rest('GET', `/users/${data.doc.id}`, { as: 'admin' })
    expect(stored.data.weeklyDigest).toBe(false)
  })

  it('is visible to its member and staff, and changed by nobody else', async () => {
    const member = await subscriber()
    expect(await wantsDigest(member)).toBe(true)
    for (const as of ['moderator', 'admin'] as const) {
      expect((await rest('GET', `/users/${member.id}`, { as })).data.weeklyDigest).toBe(true)
    }
    for (const as of ['visitor', 'other'] as const) {
      expect((await rest('GET', `/users/${member.id}`, { as })).data).not.toHaveProperty('weeklyDigest')
    }
    for (const as of ['visitor', 'other', 'moderator'] as const) {
      const { status } = await rest('PATCH', `/users/${member.id}`, { as, body: { weeklyDigest: false } })
      expect(status).toBeGreaterThanOrEqual(401)
    }
    expect((await rest('GET', `/users/${member.id}`, { as: 'admin' })).data).not.toHaveProperty(
      'digestSentAt',
    )
  })
})

describe('the email', () => {
  it('treats a service as new from the day of its approval', async () => {
    const [late, known] = [await newService({ isListed: false }), await newService()]
    const old = `now() - interval '8 days'`
    await runRawSql(`update services set created_at = ${old} where id = '${late.id}'`)
    await runRawSql(`update services set listed_at = ${old} where id = '${known.id}'`)
    const service = (id: string, body: Record<string, unknown>) =>
      rest('PATCH', `/services/${id}`, { as: 'admin', body })
    await service(known.id, { title: 'Отдавна известна' })
    await service(late.id, { title: 'Късно одобрена', approval: 'approved' })
    const member = await subscriber()
    await sendDigests()
    const [letter = ''] = await emailsTo(member)
    expect(letter).toContain('Късно одобрена')
    const { data } = await rest('GET', `/services/${late.id}`, { as: 'admin' })
    expect(letter).toContain(`${env.SITE_URL}/services/${data.slug}`)
    expect(letter).not.toContain('Отдавна известна')
    await runRawSql(`delete from services`)
  })

  it('comes once a week with the newest public items, those in the city of the member first', async () => {
    await newEvent({ title: 'Хоро <b>край</b> Рейн', city: 'Кьолн', date: inHours(70) })
    await newEvent({ title: 'Кукери', city: 'Лайпциг', date: inHours(72) })
    await newEvent({ title: 'Минало веселие', city: 'Лайпциг', date: inHours(-20) })
    await newEvent({ title: 'Отменен концерт', city: 'Лайпциг', date: inHours(70), cancelled: true })
    const article = await newArticle({ title: 'Нов закон за гражданството' })
    await newArticle({ title: 'Тайна чернова', _status: 'draft' })
    const near = await subscriber({ fullName: 'Яна\nПетрова', city: 'лайпциг ' })
    const far = await subscriber({ fullName: 'Иво Колев', city: 'Бремен' })
    const silent = await signedInMember()
    await sendDigests()

    const [letter = '', ...more] = await emailsTo(near)
    expect(more).toEqual([])
    expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    const address = await oneClickAddress(near)
    expect(address.origin + address.pathname).toBe(`${env.SITE_URL}/api/users/unsubscribe`)
    expect(address.searchParams.get('token')).toBe(tokenFor(near))
    expect(letter).toContain(`${env.SITE_URL}/unsubscribe?token=`)
    expect(letter).toContain('Content-Type: text/plain')
    expect(letter).toContain('Content-Type: text/html')
    expect(letter).toContain('Здравейте, Яна Петрова!')
    expect(letter.indexOf('- Кукери')).toBeGreaterThan(0)
    expect(letter.indexOf('- Кукери')).toBeLessThan(letter.indexOf('- Хоро'))
    expect(letter).toContain('Хоро &#60;b&#62;край&#60;/b&#62; Рейн')
    expect(letter).toContain(`${env.SITE_URL}/news/${article.slug}`)
    expect(letter).not.toMatch(/Минало|Отменен|чернова/)

    const [other = ''] = await emailsTo(far)
    expect(other.indexOf('- Хоро')).toBeGreaterThan(other.indexOf('- Кукери'))
    expect(await emailsTo(silent)).toEqual([])
  })

  it('is not sent to an unconfirmed email address', async () => {
    const member = await subscriber()
    await runners[0].update({ collection: 'users', id: member.id, data: { awaitsConfirmation: true } })
    await sendDigests()
    expect(await emailsTo(member)).toEqual([])
  })
})

describe('one-click unsubscribe', () => {
  it('works without signing in, also repeatedly, and changes nothing else', async () => {
    const member = await subscriber()
    const before = (await rest('GET', `/users/${member.id}`, { as: 'admin' })).data
    for (let time = 0; time < 2; time += 1) {
      const { status, data } = await oneClick(tokenFor(member))
      expect([status, data.message]).toEqual([
        200,
        'Отписахте се. Повече няма да получавате седмичното писмо.',
      ])
    }
    const after = (await rest('GET', `/users/${member.id}`, { as: 'admin' })).data
    expect({ ...after, updatedAt: 0 }).toEqual({ ...before, weeklyDigest: false, updatedAt: 0 })
  })

  it('accepts the multipart form that some mail services send', async () => {
    const member = await subscriber()
    const form = new FormData()
    form.append('List-Unsubscribe', 'One-Click')
    const { status } = await rest('POST', `/users/unsubscribe?token=${tokenFor(member)}`, { body: form })
    expect([status, await wantsDigest(member)]).toEqual([200, false])
  })

  it('passes the server without cookie and Origin, as mail services send it', async () => {
    const member = await subscriber()
    const door = await openFrontDoor()
    const response = await fetch(`${door.url}/api/users/unsubscribe?token=${tokenFor(member)}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    await door.close()
    expect([response.status, await wantsDigest(member)]).toEqual([200, false])
  })

  it('opening the link redirects to a page with a button and does not unsubscribe', async () => {
    const member = await subscriber()
    const token = tokenFor(member)
    const { status, headers } = await rest('GET', `/users/unsubscribe?token=${token}`)
    expect([status, headers.get('location')]).toEqual([303, `${env.SITE_URL}/unsubscribe?token=${token}`])
    expect(await wantsDigest(member)).toBe(true)
  })

  it('refuses a foreign, forged or missing signature', async () => {
    const member = await subscriber()
    const other = await signedInMember()
    const [, signed] = tokenFor(other).split('.')
    const tokens = [
      '',
      member.id,
      `${member.id}.`,
      `${member.id}.${signed}`,
      `${tokenFor(member)}x`,
      `${tokenFor(member)}.x`,
      tokenFor(member, 'another-secret-that-nobody-uses-0123456789'),
      `${tokenFor(member).toUpperCase()}`,
    ]
    for (const token of tokens) {
      const { status, data } = await oneClick(token)
      expect([token, status, data.errors[0].message]).toEqual([
        token,
        400,
        'Връзката не е валидна. Можете да се отпишете и от профила си.',
      ])
    }
    expect(await wantsDigest(member)).toBe(true)
  })

  it('the signature gives no other access', async () => {
    const member = await subscriber()
    const token = tokenFor(member)
    expect((await rest('GET', '/me', { headers: { Authorization: `JWT ${token}` } })).data.user).toBeNull()
    for (const path of ['/users/reset-password', '/users/confirm-email']) {
      expect((await rest('POST', path, { body: { token, password: 'лозата7' } })).status).toBe(400)
    }
    const edit = await rest('PATCH', `/users/${member.id}`, {
      body: { city: 'Рим' },
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(edit.status).toBe(401)
  })
})
