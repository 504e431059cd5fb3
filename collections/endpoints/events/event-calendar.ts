import { APIError, type Endpoint } from 'payload'
import { eventCalendar as calendarOf } from '#domain/events/event-calendar'
import { env } from '#env'
import { calendarTexts } from '#texts/events/calendar'
import { eventTexts } from '#texts/events/events'
import { open } from '#collections/guard/open-endpoints'

export const eventCalendar: Omit<Endpoint, 'root'> = {
  path: '/:id/calendar.ics',
  method: 'get',
  custom: open({ query: [] }),
  handler: async (req) => {
    const event = await req.payload.findByID({
      collection: 'events',
      id: String(req.routeParams?.id),
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    if (!event) throw new APIError(eventTexts.notFound, 404, null, true)
    const entry = { ...event, slug: String(event.slug) }
    return new Response(calendarOf({ events: [entry], siteUrl: env.SITE_URL, words: calendarTexts }), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${entry.slug}.ics"`,
        'Cache-Control': 'no-cache',
      },
    })
  },
}
