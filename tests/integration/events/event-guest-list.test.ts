import { describe, expect, it } from 'vitest'
import { guestsFor, newEvent, register } from '#support/events'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'

describe('guest list of an event', () => {
  const danger = { fullName: '=HYPERLINK("http://x.example")', city: '+49"; Берлин' }

  it('shows names, cities and states without emails, to the organizer and staff only', async () => {
    const owner = await signedInMember()
    const event = await newEvent({ capacity: 1 }, owner)
    const guest = await signedInMember({ fullName: 'Мила Донева', city: 'Кьолн' })
    await register(event, guest)
    await register(event, await signedInMember({ fullName: 'Асен Дръндаров', city: null }))
    for (const path of ['registrations', 'registrations.csv']) {
      const by = (as: 'visitor' | 'other' | 'moderator' | 'admin') =>
        rest('GET', `/events/${event.id}/${path}`, { as })
      expect((await by('visitor')).status).toBe(401)
      const other = await by('other')
      expect([other.status, other.data.errors[0].message]).toEqual([
        403,
        'Само организаторът вижда кой се е записал.',
      ])
      expect([(await by('moderator')).status, (await by('admin')).status]).toEqual([200, 200])
      const asked = await rest('GET', `/events/${event.id}/${path}`, { headers: owner.headers })
      expect(asked.text).not.toMatch(/@|signed-in/)
      expect(asked.headers.get('cache-control')).toBe('no-store')
    }
    expect(await guestsFor(owner, event)).toMatchObject([
      { name: 'Мила Донева', city: 'Кьолн', state: 'registered', place: null },
      { name: 'Асен Дръндаров', city: null, state: 'waiting', place: 1 },
    ])
  })

  it('the CSV file contains no formulas', async () => {
    const owner = await signedInMember()
    const event = await newEvent({}, owner)
    await register(event, await signedInMember(danger))
    const { headers, text } = await rest('GET', `/events/${event.id}/registrations.csv`, {
      headers: owner.headers,
    })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${event.slug}.csv"`)
    const [head, row] = text.replace('\ufeff', '').split('\r\n')
    expect(head).toBe('Име;Град;Състояние;Пореден сред чакащите;Записване')
    expect(row).toMatch(/^"'=HYPERLINK\(""http:\/\/x\.example""\)";"'\+49""; Берлин";Записан;;/)
  })

  it('answers 404 for an unknown event', async () => {
    const path = `/events/${crypto.randomUUID()}/registrations`
    expect((await rest('GET', path, { as: 'member' })).status).toBe(404)
  })
})
