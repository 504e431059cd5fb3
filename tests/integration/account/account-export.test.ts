import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { handleEndpoints } from 'payload'
import { afterAll, expect, it } from 'vitest'
import config from '#config'
import { comment, like, newTopic } from '#support/community'
import { documentFiles } from '#support/document-files'
import { picture } from '#support/factories'
import { signedInMember } from '#support/members'
import { getTestPayload, rest, upload } from '#support/rest'
import { save } from '#support/searches'

const folder = mkdtempSync(path.join(tmpdir(), 'bg-de-export-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const service = {
  title: 'Превод на документи',
  description: 'Заклет преводач.',
  category: 'Преводи',
  provider: 'Мила Преводачева',
  contact: '+49 30 1234567',
  price: '30 €',
}

async function exported(headers: Record<string, string>) {
  const request = new Request('http://localhost:3000/api/me/export', { headers })
  const answer = await handleEndpoints({ config, request })
  const target = path.join(folder, crypto.randomUUID())
  const file = `${target}.zip`
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
  const script =
    'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])'
  execFileSync('python3', ['-c', script, file, target])
  return {
    answer,
    target,
    json: (name: string) => JSON.parse(readFileSync(path.join(target, `${name}.json`), 'utf8')),
  }
}

it('refuses a visitor', async () => {
  expect((await rest('GET', '/me/export')).status).toBe(401)
})

it('contains what a member wrote and did in forum and feed, former texts too', async () => {
  const [member, stranger] = [await signedInMember(), await signedInMember()]
  const [topic, theirs] = [await newTopic({ author: member, title: 'Първи въпрос' }), await newTopic()]
  const said = (await comment(theirs.id, member, 'Първа мисъл')).data.doc
  const other = (await comment(theirs.id, stranger, 'Чужда мисъл')).data.doc
  const edit = (path: string, body: object, caller = member) =>
    rest('PATCH', path, { body: { ...body }, ...caller })
  await edit(`/forum-topics/${topic.id}`, { title: 'Поправен въпрос' })
  await edit(`/forum-comments/${said.id}`, { content: 'Втора мисъл' })
  await edit(`/forum-comments/${other.id}`, { content: 'Чужда поправка' }, stranger)
  await like(`/forum-comments/${other.id}`, member)
  await rest('POST', `/forum-topics/${theirs.id}/follow`, member)
  await rest('POST', '/blocks', { body: { member: stranger.id, note: 'Спам' }, ...member })
  await save(member, { name: 'Дом' })
  await save(stranger, { name: 'Чуждо търсене' })
  await rest('POST', '/blocks', { body: { member: member.id, note: 'Чужда бележка' }, ...stranger })
  await rest('POST', `/forum-topics/${theirs.id}/read`, { body: { at: other.createdAt }, ...member })

  const { json } = await exported(member.headers)
  expect(json('forum-topics')).toMatchObject([{ id: topic.id, title: 'Поправен въпрос' }])
  expect(json('forum-comments')).toMatchObject([{ id: said.id, content: 'Втора мисъл' }])
  expect(json('forum-comment-likes')).toMatchObject([{ comment: other.id }])
  expect(json('former-texts')).toMatchObject([
    { kind: 'forum-topics', item: topic.id, title: 'Първи въпрос' },
    { kind: 'forum-comments', item: said.id, content: 'Първа мисъл' },
  ])
  expect(json('blocks')).toMatchObject([{ member: stranger.id, note: 'Спам' }])
  expect(json('saved-searches')).toMatchObject([{ name: 'Дом' }])
  const [{ readAt, ...followed }] = json('topics')
  expect(followed).toEqual({ topic: theirs.id, follows: true, muted: false })
  expect(new Date(readAt).toISOString()).toBe(other.createdAt)
})

it('contains the profile, ads, messages and files of the member and nothing of others', async () => {
  const payload = await getTestPayload()
  const stranger = await signedInMember({ fullName: 'Чужда Тайна' })
  await rest('POST', '/services', {
    body: { ...service, provider: 'Чужда Тайна' },
    headers: stranger.headers,
  })
  const member = await signedInMember({ fullName: 'Мила Преводачева' })
  const { headers } = member
  const made = await rest('POST', '/services', { body: service, headers })
  const message = { messageType: 'other', messageContent: 'Здравейте' }
  const sent = await rest('POST', '/admin-messages', { body: message, headers })
  await rest('POST', `/admin-messages/${sent.data.doc.id}/reply`, {
    as: 'moderator',
    body: { text: 'Добре дошли' },
  })
  const report = { itemType: 'profile', itemId: stranger.id, reason: 'Спам' }
  await rest('POST', '/reports', { body: report, headers })
  const bytes = await picture().png().toBuffer()
  const file = { data: bytes, mimetype: 'image/png', name: 'mila.png', size: bytes.length }
  const photo = await payload.create({ collection: 'media', data: { alt: 'Мила', owner: member.id }, file })
  const pdf = { bytes: documentFiles.pdf, name: 'molba.pdf', type: 'application/pdf' }
  const document = await rest('POST', '/documents', { body: upload(pdf, { name: 'Молба' }), headers })
  const { filename } = document.data.doc

  const { answer, target, json } = await exported(headers)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.zip"$/)

  expect(json('profile')).toMatchObject({
    fullName: 'Мила Преводачева',
    email: member.email,
    city: 'Дортмунд',
  })
  expect(json('services')).toMatchObject([{ id: made.data.doc.id, title: service.title }])
  expect(json('admin-messages')).toMatchObject([
    { messageContent: 'Здравейте', replies: [{ text: 'Добре дошли' }] },
  ])
  expect(json('notifications')).toMatchObject([{ type: 'admin_reply' }])
  expect(json('reports')).toMatchObject([{ reason: 'Спам' }])
  expect(json('documents')).toMatchObject([{ name: 'Молба', filename }])
  expect(readdirSync(path.join(target, 'files/media'))).toEqual([photo.filename])
  expect(readdirSync(path.join(target, 'files/documents'))).toEqual([filename])
  expect(readFileSync(path.join(target, 'files/documents', filename))).toEqual(documentFiles.pdf)

  const everything = readdirSync(target)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(path.join(target, name), 'utf8'))
    .join()
  expect(everything).not.toMatch(/Чужда|hash|salt|example\.org(?!")/)
  expect(everything).not.toContain(stranger.email)
})
