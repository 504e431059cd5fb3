import { describe, expect, it } from 'vitest'
import { eventInput } from '#support/events'
import { newMedia, picture } from '#support/factories'
import { signedInMember } from '#support/members'
import { rest, upload } from '#support/rest'

type Caller = { headers: Record<string, string> }

async function newPicture(caller: Caller, purpose = 'event'): Promise<string> {
  const bytes = await picture(40, 30).png().toBuffer()
  const body = upload({ bytes, name: 'x.png', type: 'image/png' }, { purpose })
  const { status, data, text } = await rest('POST', '/media', { body, ...caller })
  if (status !== 201) throw new Error(`picture not stored: ${status} ${text}`)
  return data.doc.id
}

const announce = (image: unknown, caller: Caller) =>
  rest('POST', '/events', { body: { ...eventInput, image }, ...caller })
const exists = async (id: string) => (await rest('GET', `/media/${id}`, { as: 'moderator' })).status === 200

describe('picture of an event', () => {
  it('accepts a picture that the organizer uploaded for an event and deletes it with the event', async () => {
    const organizer = await signedInMember()
    const image = await newPicture(organizer)
    const { status, data } = await announce(image, organizer)
    expect(status).toBe(201)
    const { data: seen } = await rest('GET', `/events/${data.doc.id}`)
    expect(seen.image).toBe(image)
    expect((await rest('GET', `/media/${image}`)).data).not.toHaveProperty('owner')
    await rest('DELETE', `/events/${data.doc.id}`, organizer)
    expect(await exists(image)).toBe(false)
  })

  it('refuses pictures of others, for other purposes or missing, on create and on update', async () => {
    const [organizer, other] = [await signedInMember(), await signedInMember()]
    const foreign = [
      await newPicture(other),
      await newPicture(other, 'avatar'),
      await newPicture(organizer, 'avatar'),
      await newPicture(organizer, 'post'),
      (await newMedia()).id,
      crypto.randomUUID(),
      'няма',
    ]
    const { data } = await announce(null, organizer)
    const address = `/events/${data.doc.id}`
    for (const image of foreign) {
      const answers = [
        await announce(image, organizer),
        await rest('PATCH', address, { body: { image }, ...organizer }),
      ]
      for (const { status, data: refusal } of answers)
        expect([status, refusal.errors[0].data.errors[0].path]).toEqual([400, 'image'])
    }
    const image = await newPicture(organizer)
    expect((await rest('PATCH', address, { body: { image }, ...organizer })).status).toBe(200)
    expect((await rest('PATCH', address, { body: { city: 'Бон' }, ...organizer })).status).toBe(200)
  })

  it('lets staff use a library picture, which outlives the event', async () => {
    const { id } = await newMedia()
    const { status, data } = await rest('POST', '/events', {
      as: 'moderator',
      body: { ...eventInput, image: id },
    })
    expect(status).toBe(201)
    await rest('DELETE', `/events/${data.doc.id}`, { as: 'moderator' })
    expect(await exists(id)).toBe(true)
  })
})
