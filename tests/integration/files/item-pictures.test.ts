import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { picturesMax } from '#domain/files/item-pictures'
import { apartmentInput } from '#support/apartments'
import { picture, pictureForm } from '#support/factories'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { smallAdInput } from '#support/small-ads'

type Caller = Awaited<ReturnType<typeof signedInMember>>

let bytes: Buffer
let owner: Caller
beforeAll(async () => void (bytes = await picture(60, 40).png().toBuffer()))
beforeEach(async () => void (owner = await signedInMember()))

const staff = { as: 'moderator' } as const

async function uploaded(by: Caller = owner): Promise<string> {
  const body = await pictureForm({ bytes, purpose: 'item' })
  const { status, data, text } = await rest('POST', '/media', { body, headers: by.headers })
  if (status !== 201) throw new Error(`picture not stored: ${status} ${text}`)
  return data.doc.id
}

const rowsWith = (...ids: string[]) => ids.map((image) => ({ image }))

async function made(path: '/small-ads' | '/apartments', pictures: object[] | null) {
  const input = path === '/small-ads' ? smallAdInput : apartmentInput
  const body = { ...input, pictures }
  const { status, data, text } = await rest('POST', path, { body, headers: owner.headers })
  if (status !== 201) throw new Error(`${path} not made: ${status} ${text}`)
  return `${path}/${data.doc.id}`
}

const change = (path: string, body: Record<string, unknown>, as: object = owner) =>
  rest('PATCH', path, { body, ...as })
const shown = async (path: string, as: object = {}) => {
  const { data } = await rest('GET', path, as)
  return data.pictures.map(({ image, alt }: any) => [image?.id ?? image, alt])
}
const statusFor = async (id: string, as: object) => (await rest('GET', `/media/${id}`, as)).status
const sentenceOf = ({ data }: any) => data.errors[0].data?.errors?.[0]?.message ?? data.errors[0].message

describe('what an item may show', () => {
  it('keeps the order and the descriptions, and the rows of what an edit does not touch', async () => {
    const [first, second] = [await uploaded(), await uploaded()]
    const path = await made('/small-ads', [{ image: second, alt: '  Синьо\nколело ' }, { image: first }])
    expect(await shown(path)).toEqual([
      [second, 'Синьо колело'],
      [first, null],
    ])
    const idsOf = async () => (await rest('GET', path)).data.pictures.map(({ id }: any) => id)
    const before = await idsOf()
    expect((await change(path, { title: 'Ново заглавие' })).status).toBe(200)
    expect(await idsOf()).toEqual(before)
  })

  it('is nothing where null is said', async () => {
    const path = await made('/small-ads', null)
    expect(await shown(path)).toEqual([])
    await change(path, { pictures: rowsWith(await uploaded()) })
    expect(await shown(path)).toHaveLength(1)
    expect((await change(path, { pictures: null })).status).toBe(200)
    expect(await shown(path)).toEqual([])
  })

  it('refuses more than there is room for, and the same twice', async () => {
    const pictures = rowsWith(
      ...Array.from({ length: picturesMax['small-ads'] + 1 }, () => crypto.randomUUID()),
    )
    const tooMany = await rest('POST', '/small-ads', { body: { ...smallAdInput, pictures }, ...owner })
    expect([tooMany.status, sentenceOf(tooMany)]).toEqual([400, 'Най-много 8 снимки.'])
    const id = await uploaded()
    const body = { ...smallAdInput, pictures: rowsWith(id, id) }
    const twice = await rest('POST', '/small-ads', { body, ...owner })
    expect([twice.status, sentenceOf(twice)]).toEqual([400, 'Една снимка е избрана два пъти.'])
  })

  it.each([
    ['of somebody else', async () => uploaded(await signedInMember())],
    ['that is not there', async () => crypto.randomUUID()],
    [
      'for something else',
      async () => {
        const body = await pictureForm({ bytes, purpose: 'post' })
        return (await rest('POST', '/media', { body, headers: owner.headers })).data.doc.id
      },
    ],
  ])('refuses a picture %s', async (_, other) => {
    const body = { ...smallAdInput, pictures: rowsWith(await other()) }
    const refused = await rest('POST', '/small-ads', { body, ...owner })
    expect([refused.status, sentenceOf(refused)]).toEqual([
      400,
      'Изображението не е намерено. Качете го отново.',
    ])
  })
})

it('an edit of the pictures of an approved item waits, and the waiting one is nobody else’s to see', async () => {
  const [first, second] = [await uploaded(), await uploaded()]
  const path = await made('/apartments', rowsWith(first))
  await change(path, { approval: 'approved' }, staff)
  expect((await change(path, { title: 'Друго заглавие' })).data.doc.approval).toBe('pending')
  await change(path, { approval: 'approved' }, staff)

  const edited = await change(path, { pictures: rowsWith(second) })
  expect(edited.data.doc.approval).toBe('pending')
  expect(await shown(path)).toEqual([[first, null]])
  expect(await shown(path, owner)).toEqual([[second, null]])
  expect([await statusFor(first, {}), await statusFor(second, {})]).toEqual([200, 404])

  await change(path, { approval: 'approved' }, staff)
  expect(await shown(path)).toEqual([[second, null]])
  expect([await statusFor(first, {}), await statusFor(second, {})]).toEqual([404, 200])
})

describe('what leaves', () => {
  const stored = async (id: string) =>
    (
      await runRawSql<{ kept: number | null }>(
        `select extract(day from kept_until - now())::int as kept from media where id = '${id}'`,
      )
    )[0]

  it('is deleted at once when its owner takes it out or deletes the item', async () => {
    const [first, second] = [await uploaded(), await uploaded()]
    const path = await made('/small-ads', rowsWith(first, second))
    await change(path, { pictures: rowsWith(second) })
    expect([await stored(first), await stored(second)]).toEqual([undefined, { kept: null }])
    await rest('DELETE', path, owner)
    expect(await stored(second)).toBeUndefined()
  })

  it('is kept for half a year, for staff alone, when staff deletes the item', async () => {
    const id = await uploaded()
    const path = await made('/small-ads', rowsWith(id))
    await rest('DELETE', path, staff)
    expect((await stored(id))!.kept).toBeGreaterThan(175)
    expect([await statusFor(id, owner), await statusFor(id, staff)]).toEqual([404, 200])
    expect((await rest('DELETE', `/media/${id}`, owner)).status).toBe(403)
    const again = await rest('POST', '/small-ads', {
      body: { ...smallAdInput, pictures: rowsWith(id) },
      ...owner,
    })
    expect(again.status).toBe(400)
  })

  it('is kept when its owner takes it out of a hidden item', async () => {
    const id = await uploaded()
    const path = await made('/small-ads', rowsWith(id))
    await change(path, { hidden: true, hiddenReason: 'Чужда снимка' }, staff)
    await change(path, { pictures: [] })
    expect((await stored(id))!.kept).toBeGreaterThan(175)
  })

  it('stays while another item shows it', async () => {
    const id = await uploaded()
    const path = await made('/small-ads', rowsWith(id))
    await made('/apartments', rowsWith(id))
    await rest('DELETE', path, owner)
    expect(await stored(id)).toEqual({ kept: null })
  })
})
