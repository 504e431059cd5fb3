import { describe, expect, it } from 'vitest'
import { EMAIL_UNDO_DAYS } from '#domain/limits'
import { deviceOf, isKnown } from '#support/devices'
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
  undo,
  undoLink,
} from '#support/email-changes'
import { emailsTo } from '#support/emails'
import { signIn } from '#support/members'
import { problemOf } from '#support/problem-of'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'

const register = (email: string) =>
  rest('POST', '/users', { body: { fullName: 'Иван Колев', email, password: 'лозата7' } })

describe('the link to the former address', () => {
  it('works once, at once: it gives the account back, without sessions, devices and the password', async () => {
    const [mover, email] = [await newMover(), newAddress()]
    const device = await deviceOf(mover.email)
    await move(mover, email)
    await ask(mover, newAddress())
    const link = await undoLink(mover.email)
    const both = await Promise.all([undo(link), undo(link)])
    expect(statusesOf(both)).toEqual([200, 400])
    expect(both.map(sentenceOf).join()).toContain(`по-стара от ${EMAIL_UNDO_DAYS} дни`)
    expect(await storedEmail(mover)).toBe(mover.email)
    expect(await runRawSql(`select 1 from email_changes where account_id = '${mover.id}'`)).toEqual([])
    expect((await rest('GET', '/me', { headers: mover.headers })).data).toEqual({ user: null })
    expect((await signIn(mover)).status).toBe(401)
    expect(await isKnown(mover.email, device)).toBe(false)

    const { token } = both.find(({ status }) => status === 200)!.data
    const set = { token, password: 'нова-парола' }
    expect((await rest('POST', '/users/reset-password', { body: set })).status).toBe(200)
    expect((await signIn({ email: mover.email, password: set.password })).status).toBe(200)
    expect((await emailsTo(mover.email)).join()).toContain('отново влизате с този адрес')
    expect((await emailsTo(email)).join()).toContain('С този адрес вече не се влиза')
  })

  it('ends links for a new password that went to the address taken back', async () => {
    const [mover, email] = [await newMover(), newAddress()]
    await move(mover, email)
    await rest('POST', '/users/forgot-password', { body: { email } })
    const letter = (await emailsTo(email)).find((one) => one.includes('/auth/reset?token='))
    const [, token] = /reset\?token=([\w-]+)/.exec(letter!)!
    expect((await undo(await undoLink(mover.email))).status).toBe(200)
    const body = { token, password: 'нова-парола' }
    expect((await rest('POST', '/users/reset-password', { body })).status).toBe(400)
  })

  it('of the first address undoes all changes after it, and voids their links', async () => {
    const [mover, b, c] = [await newMover(), newAddress(), newAddress()]
    await move(mover, b)
    await move(mover, c)
    const [ofFirst, ofSecond] = [await undoLink(mover.email), await undoLink(b)]
    expect((await undo(ofFirst)).status).toBe(200)
    expect((await undo(ofSecond)).status).toBe(400)
    expect(await storedEmail(mover)).toBe(mover.email)
    expect((await register(b)).status).toBe(201)
  })

  it('of the second address leaves that of the first valid', async () => {
    const [mover, b, c] = [await newMover(), newAddress(), newAddress()]
    await move(mover, b)
    await move(mover, c)
    expect((await undo(await undoLink(b))).status).toBe(200)
    expect(await storedEmail(mover)).toBe(b)
    expect((await undo(await undoLink(mover.email))).status).toBe(200)
    expect(await storedEmail(mover)).toBe(mover.email)
  })

  it('is refused, but not used up, where somebody else is signed in', async () => {
    const mover = await newMover()
    await move(mover, newAddress())
    const link = await undoLink(mover.email)
    expect((await undo(link, (await newMover()).headers)).status).toBe(403)
    expect((await undo(link)).status).toBe(200)
  })

  it('is no link of another kind, and void after its days and a change by an administrator', async () => {
    const [mover, other] = [await newMover(), await newMover()]
    await move(mover, newAddress())
    await move(other, newAddress())
    const [link, late] = [await undoLink(mover.email), await undoLink(other.email)]
    const body = { token: link, password: 'нова-парола' }
    expect((await confirm(link)).status).toBe(400)
    expect((await rest('POST', '/users/reset-password', { body })).status).toBe(400)
    await rest('PATCH', `/users/${mover.id}`, { as: 'admin', body: { email: newAddress() } })
    await runRawSql(`update email_changes set expires_at = now() where account_id = '${other.id}'`)
    expect(statusesOf([await undo(link), await undo(late)])).toEqual([400, 400])
  })
})

describe('an address that was left', () => {
  it('is nobody else’s while the change can be undone, in whatever letters', async () => {
    const mover = await newMover()
    await move(mover, newAddress())
    const left = mover.email.toUpperCase()
    const [registered, taken] = [await register(left), await register((await newMover()).email)]
    expect([registered.status, registered.data]).toEqual([taken.status, taken.data])
    const other = await newMover()
    const set = await rest('PATCH', `/users/${other.id}`, { as: 'admin', body: { email: left } })
    expect([set.status, problemOf(set)?.path]).toEqual([400, 'email'])
    expect((await ask(other, left)).status).toBe(200)
    expect((await emailsTo(mover.email)).join()).toContain('Той вече е свързан с друг профил')

    await move(mover, mover.email)
    expect(await storedEmail(mover)).toBe(mover.email)
  })

  it('is free after that, and when the account is gone', async () => {
    const [mover, gone] = [await newMover(), await newMover()]
    for (const one of [mover, gone]) await move(one, newAddress())
    await runRawSql(`update email_changes set expires_at = now() where account_id = '${mover.id}'`)
    const payload = await getTestPayload()
    await payload.delete({ collection: 'users', id: gone.id })
    expect(await runRawSql(`select 1 from email_changes where from_email = '${gone.email}'`)).toEqual([])
    for (const { email } of [mover, gone]) expect((await register(email)).status).toBe(201)
  })

  it('goes to nobody who registers with it in the moment of the change', async () => {
    const [mover, email] = [await newMover(), newAddress()]
    await ask(mover, email)
    const link = await confirmLink(email)
    const answers = await Promise.all([confirm(link), register(mover.email), register(mover.email)])
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400])
  })
})

it('the archive of one’s data tells of the change', async () => {
  const [mover, email] = [await newMover(), newAddress()]
  await ask(mover, email)
  const { text } = await rest('GET', '/me/export', { headers: mover.headers })
  expect(text).toContain('email-changes.json')
})
