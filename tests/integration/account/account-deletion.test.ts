import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug } from 'payload'
import { expect, it } from 'vitest'
import { env } from '#env'
import { forgetInTrail } from '#database/statements/moderation/trail-keeper'
import { ownedCollections } from '#domain/owned-collections'
import { documentFiles } from '#support/document-files'
import { newArticle, picture } from '#support/factories'
import { emailsTo } from '#support/emails'
import { newMember, openSession, signedInMember } from '#support/members'
import { account, getTestPayload, rest, upload } from '#support/rest'
import { newStaff, statement, withCodes } from '#support/staff-codes'
import { asKeeper } from '#support/trail'
import { until } from '#support/until'

const payload = await getTestPayload()

async function memberWithEverything() {
  const member = await newMember({ fullName: 'Невена Забравена', city: 'Есен' })
  const headers = await openSession(member)
  const body = {
    title: 'Уроци по немски',
    description: 'Пишете на Невена Забравена.',
    category: 'Образование',
    provider: 'Невена Забравена',
    contact: member.email,
    price: '20 €',
  }
  const service = await rest('POST', '/services', { body, headers })
  await rest('PATCH', `/services/${service.data.doc.id}`, { as: 'admin', body: { approval: 'approved' } })
  const message = { messageType: 'other', messageContent: 'Искам да се изтрия.' }
  await rest('POST', '/admin-messages', { body: message, headers })
  const file = { data: await picture().png().toBuffer(), mimetype: 'image/png', name: 'az.png', size: 1 }
  const photo = await payload.create({ collection: 'media', data: { alt: 'Аз', owner: member.id }, file })
  await payload.update({ collection: 'users', id: member.id, data: { avatar: photo.id } })
  const pdf = { bytes: documentFiles.pdf, name: 'molba.pdf', type: 'application/pdf' }
  const form = upload(pdf, { name: 'Молба на Невена Забравена' })
  const document = await rest('POST', '/documents', { body: form, headers })
  const fileName = document.data.doc.filename as string
  return { ...member, headers, serviceId: service.data.doc.id as string, photo, fileName }
}

const leave = (headers: Record<string, string>, password: string) =>
  rest('POST', '/me/delete', { body: { password }, headers })

/** All tables as text, except those that outlive the account on purpose. */
async function everythingStored(): Promise<string> {
  const { rows } = await payload.db.drizzle.execute<{ tablename: string }>(
    sql`select tablename from pg_tables where schemaname = 'public' and tablename <> 'payload_jobs'`,
  )
  const tables = await Promise.all(
    rows.map(({ tablename }) => payload.db.drizzle.execute(sql`select * from ${sql.identifier(tablename)}`)),
  )
  return JSON.stringify(tables.map(({ rows: stored }) => stored))
}

const files = (folder: 'media' | 'documents' = 'media') => readdirSync(path.join(env.DATA_DIR, folder))

it('decides for every collection with an owner what happens to its rows', () => {
  const owned = Object.values(payload.collections)
    .map(({ config }) => config)
    .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === 'owner'))
    .map(({ slug }) => slug)
  expect(owned.length).toBeGreaterThan(4)
  expect(Object.keys(ownedCollections)).toEqual(expect.arrayContaining(owned))
})

it('requires a session and the right password; five wrong ones block the session', async () => {
  const member = await newMember()
  const headers = await openSession(member)
  expect((await leave({}, member.password)).status).toBe(401)
  expect((await leave(headers, '')).status).toBe(400)
  const wrong = await leave(headers, 'не е тя')
  expect([wrong.status, wrong.data.errors[0].data.errors]).toEqual([
    400,
    [{ path: 'password', label: 'Парола', message: 'Паролата не е вярна.' }],
  ])
  for (let count = 2; count <= 5; count += 1) await leave(headers, 'не е тя')
  expect((await leave(headers, member.password)).status).toBe(429)
  expect((await rest('GET', '/me', { headers })).data.user.id).toBe(member.id)
})

it('removes all personal data and files and sends a confirmation email', async () => {
  const member = await memberWithEverything()
  const reporter = await signedInMember()
  const report = { itemType: 'service', itemId: member.serviceId, reason: 'Спам' }
  await rest('POST', '/reports', { body: report, headers: reporter.headers })
  expect(files()).toContain(member.photo.filename)
  expect(files('documents')).toEqual([member.fileName])
  expect(await everythingStored()).toMatch(/Забравена/)

  const { status, headers, data } = await leave(member.headers, member.password)
  expect([status, data.message]).toEqual([200, 'Профилът Ви е изтрит. Изпратихме Ви писмо за потвърждение.'])
  expect(headers.get('set-cookie')).toMatch(/-token=;/)
  // The command of the trail's keeper.
  await asKeeper(forgetInTrail)
  const left = await everythingStored()
  for (const trace of ['Забравена', member.email, 'Уроци по немски']) expect(left).not.toContain(trace)
  expect(left).not.toContain(`"owner_id":"${member.id}"`)
  await payload.jobs.run({ queue: 'default', limit: 100 })
  expect(files().filter((name) => name.startsWith('az-'))).toEqual([])
  expect((await rest('GET', `/documents/file/${member.fileName}`)).status).toBe(404)
  await payload.jobs.run({ queue: 'default', limit: 100 })
  await until(() => files('documents').length === 0)

  const letters = await emailsTo(member.email)
  expect(letters.at(-1)).toContain('изтрихме профила Ви')
  expect((await rest('GET', '/me', { headers: member.headers })).data.user).toBeNull()
  expect((await rest('POST', '/users/login', { body: member })).status).not.toBe(200)
  const again = { fullName: 'Невена Нова', email: member.email, password: member.password }
  expect((await rest('POST', '/users', { body: again })).status).toBe(201)
})

it('keeps what concerns others, without an owner', async () => {
  const member = await newMember()
  const headers = await openSession(member)
  const other = await signedInMember()
  const report = { itemType: 'profile', itemId: other.id, reason: 'Спам' }
  const { data } = await rest('POST', '/reports', { body: report, headers })
  await leave(headers, member.password)
  const left = await rest('GET', `/reports/${data.doc.id}`, { as: 'admin' })
  expect(left.data).toMatchObject({ reason: 'Спам', status: 'pending' })
  expect(left.data.owner ?? null).toBeNull()
})

it('keeps the articles and pictures of an editor but not the profile picture', async () => {
  const { id } = await newArticle()
  const editor = await signedInMember({ role: 'moderator' })
  const file = async (name: string) => ({
    data: await picture().png().toBuffer(),
    mimetype: 'image/png',
    name,
    size: 1,
  })
  const owned = { alt: 'Х', owner: editor.id }
  const kept = await payload.create({ collection: 'media', data: owned, file: await file('grad.png') })
  const face = await payload.create({ collection: 'media', data: owned, file: await file('lice.png') })
  await payload.db.updateOne({ collection: 'users', id: editor.id, data: { avatar: face.id } })
  await payload.db.updateOne({ collection: 'articles', id, data: { owner: editor.id, _status: 'published' } })
  expect((await rest('DELETE', `/users/${editor.id}`, { as: 'admin' })).status).toBe(200)
  expect((await rest('GET', `/articles/${id}`)).status).toBe(200)
  expect((await rest('GET', `/media/${kept.id}`, { as: 'admin' })).status).toBe(200)
  expect((await rest('GET', `/media/${face.id}`, { as: 'admin' })).status).toBe(404)
})

it('deletes the one-time codes of staff with the account', async () => {
  const staff = await withCodes(await newStaff())
  expect((await leave(staff.headers, staff.password)).status).toBe(200)
  expect(await statement(sql`select 1 from staff_codes`)).toEqual([])
})

it('refuses the last administrator, also when two leave at once', async () => {
  const admins = await payload.find({ collection: 'users', where: { role: { equals: 'admin' } } })
  for (const { id } of admins.docs)
    await payload.db.updateOne({ collection: 'users', id, data: { role: 'user' } })
  const pair = [await newMember(), await newMember()]
  for (const { id } of pair) await payload.db.updateOne({ collection: 'users', id, data: { role: 'admin' } })
  const sessions = await Promise.all(pair.map((member) => openSession(member)))
  const answers = await Promise.all(pair.map(({ password }, index) => leave(sessions[index]!, password)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.data.errors[0].message).toBe(
    'Това е последният администратор. Първо дайте тази роля на друг човек.',
  )
  const { totalDocs } = await payload.count({ collection: 'users', where: { role: { equals: 'admin' } } })
  expect(totalDocs).toBe(1)
})

it('finds the owner field in every listed collection', async () => {
  await account('member')
  const known = Object.keys(ownedCollections).filter(
    (slug) => slug in payload.collections,
  ) as CollectionSlug[]
  for (const slug of known) {
    const names = payload.collections[slug].config.flattenedFields.map(({ name }) => name)
    expect([slug, names.includes('owner')]).toEqual([slug, true])
  }
})
