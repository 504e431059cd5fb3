import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { env } from '#env'
import { purgePictures } from '#jobs/purge-pictures'
import { apartmentInput } from '#support/apartments'
import { newArticle, newMedia, paragraph, picture } from '#support/factories'
import { signedInMember } from '#support/members'
import { getTestPayload, rest, upload } from '#support/rest'
import { runRawSql } from '#support/run-sql'

const member = await signedInMember()

async function uploaded(purpose: 'post' | 'avatar' | 'item', hours = 25): Promise<string> {
  const bytes = await picture(60, 40).png().toBuffer()
  const body = upload({ bytes, name: `${purpose}.png`, type: 'image/png' }, { purpose })
  const { status, data } = await rest('POST', '/media', { body, headers: member.headers })
  expect(status).toBe(201)
  await age(data.doc.id, hours)
  return data.doc.id
}

const age = (id: string, hours: number) =>
  runRawSql(`update media set created_at = now() - interval '${hours} hours' where id = '${id}'`)

async function purge() {
  const payload = await getTestPayload()
  await payload.jobs.queue({ task: purgePictures.slug, input: {} })
  // The second run removes the files.
  for (let round = 0; round < 2; round += 1) await payload.jobs.run({ limit: 100 })
}

const isThere = async (id: string) => (await rest('GET', `/media/${id}`, { as: 'moderator' })).status === 200
const onDisk = () => readdir(path.join(env.DATA_DIR, 'media'))

it('a picture of a member that is used nowhere is deleted after a day, with its file', async () => {
  const old = [await uploaded('post'), await uploaded('avatar')]
  const young = await uploaded('post', 23)
  expect(await onDisk()).toHaveLength(6)
  await purge()
  expect(await Promise.all([...old, young].map(isThere))).toEqual([false, false, true])
  expect(await onDisk()).toHaveLength(2)
})

it('editorial library pictures are kept', async () => {
  const { id } = await newMedia()
  await age(id, 10_000)
  await purge()
  expect(await isThere(id)).toBe(true)
})

it('pictures of profiles and posts are kept while in use', async () => {
  const [avatar, image] = [await uploaded('avatar'), await uploaded('post')]
  const { headers } = member
  await rest('PATCH', `/users/${member.id}`, { body: { avatar }, headers })
  const posted = await rest('POST', '/posts', { body: { content: 'Морето', image }, headers })
  expect(posted.status).toBe(201)
  await purge()
  expect([await isThere(avatar), await isThere(image)]).toEqual([true, true])

  await rest('PATCH', `/posts/${posted.data.doc.id}`, { as: 'moderator', body: { image: null } })
  await purge()
  expect([await isThere(avatar), await isThere(image)]).toEqual([true, true])
  // Taken out by staff, it is kept until that cannot be appealed any more.
  await runRawSql(`update media set kept_until = now() - interval '1 day' where id = '${image}'`)
  await purge()
  expect([await isThere(avatar), await isThere(image)]).toEqual([true, false])
})

it('pictures that only an edit shows, which waits for approval, are kept', async () => {
  const [shown, waiting] = [await uploaded('item'), await uploaded('item')]
  const { headers } = member
  const body = { ...apartmentInput, pictures: [{ image: shown }] }
  const { id } = (await rest('POST', '/apartments', { body, headers })).data.doc
  await rest('PATCH', `/apartments/${id}`, { as: 'moderator', body: { approval: 'approved' } })
  const edit = { pictures: [{ image: waiting }] }
  expect((await rest('PATCH', `/apartments/${id}`, { body: edit, headers })).status).toBe(200)
  await purge()
  expect([await isThere(shown), await isThere(waiting)]).toEqual([true, true])
})

it('a picture of a member that an article uses is kept, even if only in the text of a draft', async () => {
  const [cover, inText, inDraft] = [await uploaded('post'), await uploaded('post'), await uploaded('post')]
  const showing = (id: string) => {
    const content = paragraph('Със снимка.')
    const image = {
      type: 'upload',
      version: 3,
      format: '',
      relationTo: 'media',
      value: id,
      fields: {},
      id: 'a1',
    }
    return { root: { ...content.root, children: [...content.root.children, image] } } as never
  }
  await newArticle({ image: cover, content: showing(inText) })
  const { id } = await newArticle()
  const drafted = await rest('PATCH', `/articles/${id}?draft=true`, {
    as: 'moderator',
    body: { content: showing(inDraft), _status: 'draft' },
  })
  expect(drafted.status).toBe(200)
  await purge()
  expect(await Promise.all([cover, inText, inDraft].map(isThere))).toEqual([true, true, true])
})
