import { describe, expect, it } from 'vitest'
import { EMAIL_CHANGES_PER_HOUR } from '#domain/limits'
import { countAt } from '#support/count-tries'
import {
  ask,
  confirm,
  confirmLink,
  move,
  newAddress,
  newMover,
  sentenceOf,
  statusesOf,
  storedEmail,
} from '#support/email-changes'
import { emailsTo, linkIn, tokenIn } from '#support/emails'
import { newMember, openSession, signIn } from '#support/members'
import { problemOf } from '#support/problem-of'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { newStaff } from '#support/staff-codes'

describe('asking for another address', () => {
  it('changes nothing yet, writes a link to the new address and a notice to the present one', async () => {
    const [mover, email] = [await newMover(), newAddress()]
    const { status, data } = await ask(mover, ` ${email.toUpperCase()} `)
    expect([status, data]).toEqual([
      200,
      { message: `Изпратихме писмо на ${email}. Погледнете и в папката за спам.` },
    ])
    expect(await storedEmail(mover)).toBe(mover.email)
    const [link, ...more] = await emailsTo(email)
    expect([linkIn(link).pathname, more]).toEqual(['/auth/email', []])
    expect(link).not.toContain('Рада')
    const [notice] = await emailsTo(mover.email)
    expect(notice).toContain('n••••@example.org')
    expect(notice).not.toContain(email)
    const rows = await runRawSql(`select * from email_changes where account_id = '${mover.id}'`)
    expect(JSON.stringify(rows)).not.toContain(tokenIn(link))
  })

  it('asks for the right password and an address that is not theirs already', async () => {
    const mover = await newMover()
    const wrong = await ask({ ...mover, password: 'грешна' }, newAddress())
    expect([wrong.status, problemOf(wrong)?.path]).toEqual([400, 'password'])
    const own = await ask(mover, mover.email.toUpperCase())
    expect([own.status, problemOf(own)]).toMatchObject([400, { path: 'email' }])
    const shape = await ask(mover, `${'x'.repeat(250)}@example.org`)
    expect([shape.status, problemOf(shape)?.path]).toEqual([400, 'email'])
    expect(await emailsTo(mover.email)).toEqual([])
  })

  it('answers the same for an address that somebody has, who gets a letter without a link', async () => {
    const [mover, { email }] = [await newMover(), await newMember()]
    const [taken, free] = [await ask(mover, email.toUpperCase()), await ask(await newMover(), newAddress())]
    expect(taken.text.replace(email, '')).toBe(free.text.replace(/nov-adres-\d+@example.org/, ''))
    const [letter, ...more] = await emailsTo(email)
    expect(letter).toContain('Той вече е свързан с друг профил')
    expect([letter?.includes('token='), letter?.includes('Рада'), more]).toEqual([false, false, []])
  })

  it('is for oneself: a visitor is refused, and no update of an account does it', async () => {
    const [mover, admin] = [await newMover(), await newStaff('admin')]
    expect((await rest('POST', '/me/email', { body: {} })).status).toBe(401)
    const patch = ({ id, headers }: { id: string; headers: Record<string, string> }) =>
      rest('PATCH', `/users/${id}`, { headers, body: { email: newAddress() } })
    await patch(mover)
    const other = await patch({ ...mover, headers: (await newMover()).headers })
    const own = await patch(admin)
    expect([other.status, own.status, problemOf(own)?.path]).toEqual([403, 400, 'email'])
    expect([await storedEmail(mover), await storedEmail(admin)]).toEqual([mover.email, admin.email])
  })

  it('replaces what waited; the link can be sent again and the change cancelled', async () => {
    const [mover, first, second] = [await newMover(), newAddress(), newAddress()]
    await Promise.all([ask(mover, first), ask(mover, first)])
    const old = await confirmLink(first)
    await ask(mover, second)
    expect((await confirm(old)).status).toBe(400)
    const again = () => rest('POST', '/me/email/resend', { headers: mover.headers })
    const cancel = () => rest('DELETE', '/me/email', { headers: mover.headers })
    const former = await confirmLink(second)
    expect((await again()).status).toBe(200)
    const link = await confirmLink(second)
    expect(link).not.toBe(former)
    expect([(await cancel()).status, (await cancel()).status, (await again()).status]).toEqual([
      200, 409, 409,
    ])
    expect((await confirm(link)).status).toBe(400)
    expect(await storedEmail(mover)).toBe(mover.email)
  })

  it('is limited for a member, and for a mailbox whoever asks', async () => {
    const [mover, email] = [await newMover(), newAddress()]
    const used = (of: string) => countAt({ limit: 'emailChange', of: [of] }, EMAIL_CHANGES_PER_HOUR)
    await used(email)
    expect((await ask(mover, email)).status).toBe(200)
    expect(await emailsTo(email)).toEqual([])
    await used(mover.id)
    const again = await rest('POST', '/me/email/resend', { headers: mover.headers })
    const refused = [await ask(mover, newAddress()), again]
    expect(statusesOf(refused)).toEqual([429, 429])
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(60)
  })

  it('is undone by a new password, which whoever asked may have known', async () => {
    const [mover, email] = [await newMover(), newAddress()]
    await ask(mover, email)
    const link = await confirmLink(email)
    const body = { currentPassword: mover.password, password: 'нова-парола' }
    expect((await rest('POST', '/me/password', { headers: mover.headers, body })).status).toBe(200)
    expect((await confirm(link)).status).toBe(400)
  })
})

describe('the link to the new address', () => {
  it('works once, at once, keeps this session, ends the others and the links for a new password', async () => {
    const [mover, email] = [await newMover(), newAddress()]
    const elsewhere = await openSession(mover)
    await rest('POST', '/users/forgot-password', { body: { email: mover.email } })
    const reset = tokenIn((await emailsTo(mover.email))[0])
    await ask(mover, email)
    const link = await confirmLink(email)
    const both = await Promise.all([confirm(link, mover.headers), confirm(link, mover.headers)])
    expect(statusesOf(both)).toEqual([200, 400])
    expect((await rest('GET', '/me', { headers: mover.headers })).data.user).toMatchObject({ email })
    expect((await rest('GET', '/me', { headers: elsewhere })).data).toEqual({ user: null })
    const body = { token: reset, password: 'нова-парола' }
    expect((await rest('POST', '/users/reset-password', { body })).status).toBe(400)
    expect((await signIn({ email, password: mover.password })).status).toBe(200)
    expect((await signIn(mover)).status).toBe(401)
    expect((await emailsTo(email)).join()).toContain('Отсега нататък влизате с този адрес')
    const former = (await emailsTo(mover.email)).join()
    expect([former.includes('/auth/email/undo?token='), former.includes(email)]).toEqual([true, false])
    expect(former).not.toContain('Администратор')
  })

  it('is refused, but not used up, where somebody else is signed in', async () => {
    const [mover, email] = [await newMover(), newAddress()]
    await ask(mover, email)
    const link = await confirmLink(email)
    const refused = await confirm(link, (await newMover()).headers)
    expect([refused.status, sentenceOf(refused)]).toEqual([403, expect.stringContaining('с друг профил')])
    expect((await confirm(link)).status).toBe(200)
    expect((await rest('GET', '/me', { headers: mover.headers })).data).toEqual({ user: null })
  })

  it('gives an address that two members confirm at once to one of them', async () => {
    const [movers, email] = [[await newMover(), await newMover()] as const, newAddress()]
    const links = []
    for (const mover of movers) {
      await ask(mover, email)
      links.push(await confirmLink(email))
    }
    const answers = await Promise.all(links.map((link) => confirm(link)))
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(answers.map(sentenceOf).join()).toContain('Междувременно този имейл е зает. Нищо не е сменено.')
    const stored = await Promise.all(movers.map(storedEmail))
    expect(stored.filter((one) => one === email)).toHaveLength(1)
    expect(stored.filter((one) => movers.some((mover) => mover.email === one))).toHaveLength(1)
  })

  it('changes nothing when somebody has registered with the address, or the day is over', async () => {
    const [mover, email] = [await newMover(), newAddress()]
    await ask(mover, email)
    const link = await confirmLink(email)
    const body = { fullName: 'Иван Колев', email, password: 'лозата7' }
    expect((await rest('POST', '/users', { body })).status).toBe(201)
    expect((await confirm(link)).status).toBe(409)
    await runRawSql(`update email_changes set expires_at = now() where account_id = '${mover.id}'`)
    expect((await confirm(link)).status).toBe(400)
    expect(await storedEmail(mover)).toBe(mover.email)
  })
})

it.each(['moderator', 'admin'] as const)('changes the address of a %s the same way', async (role) => {
  const [staff, email] = [await newStaff(role), newAddress()]
  await move(staff, email)
  expect(await storedEmail(staff)).toBe(email)
})

it('is dropped when an administrator sets an address meanwhile', async () => {
  const [mover, email, given] = [await newMover(), newAddress(), newAddress()]
  await ask(mover, email)
  const link = await confirmLink(email)
  const set = await rest('PATCH', `/users/${mover.id}`, { as: 'admin', body: { email: given } })
  expect(set.status).toBe(200)
  expect((await confirm(link)).status).toBe(400)
  expect(await storedEmail(mover)).toBe(given)
})

it('keeps the addresses out of the jobs that failed', async () => {
  const [mover, email] = [await newMover(), newAddress()]
  const payload = await getTestPayload()
  const { sendEmail } = payload
  await ask(mover, email)
  payload.sendEmail = () => Promise.reject(new Error(`550 <${email}>: no mailbox`))
  await payload.jobs.run({ queue: 'mail' })
  payload.sendEmail = sendEmail
  const where = { taskSlug: { equals: 'sendEmailChange' }, hasError: { not_equals: true } }
  const { docs } = await payload.find({ collection: 'payload-jobs', where })
  expect(docs.length).toBeGreaterThan(0)
  expect(JSON.stringify(docs)).not.toContain(email)
})
