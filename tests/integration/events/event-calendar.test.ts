import { describe, expect, it } from 'vitest'
import { GET as feed } from '../../../src/app/(site)/events.ics/route'
import { inHours, newEvent } from '#support/events'
import { rest } from '#support/rest'

const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('one event as a calendar file', () => {
  it('is available to everyone as a file named after the event', async () => {
    const event = await newEvent({ title: 'Баба Марта; работилница' })
    const { status, headers, text } = await rest('GET', `/events/${event.id}/calendar.ics`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${event.slug}.ics"`)
    const lines = unfolded(text)
    expect(lines).toContain(`UID:${event.id}`)
    expect(lines).toContain('SUMMARY:Баба Марта\\; работилница')
    expect(lines).toContain('STATUS:CONFIRMED')
  })

  it('is marked cancelled after a cancellation, with the same UID', async () => {
    const event = await newEvent()
    await rest('PATCH', `/events/${event.id}`, { as: 'member', body: { cancelled: true } })
    const lines = unfolded((await rest('GET', `/events/${event.id}/calendar.ics`)).text)
    expect(lines).toContain(`UID:${event.id}`)
    expect(lines).toContain('STATUS:CANCELLED')
  })

  it.each([crypto.randomUUID(), 'не-е-номер'])('answers 404 for %s', async (id) => {
    expect((await rest('GET', `/events/${id}/calendar.ics`)).status).toBe(404)
  })
})

it('the shared calendar lists unfinished and cancelled events by date', async () => {
  const [later, ongoing, past, cancelled] = [
    await newEvent({ date: inHours(90) }),
    await newEvent({ date: inHours(-1) }),
    await newEvent({ date: inHours(-9) }),
    await newEvent({ date: inHours(20), cancelled: true }),
  ]
  const response = await feed()
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const lines = unfolded(await response.text())
  const ids = lines.filter((line) => line.startsWith('UID:')).map((line) => line.slice(4))
  const known = [later, ongoing, past, cancelled].map(({ id }) => id)
  expect(ids.filter((id) => known.includes(id))).toEqual([ongoing.id, cancelled.id, later.id])
  expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1)
})
