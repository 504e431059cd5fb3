import { eventCalendar } from '#domain/events/event-calendar'
import { env } from '#env'
import { calendarTexts } from '#texts/events/calendar'
import { comingEvents } from '../../../features/events/calendar/calendar-queries'

export const dynamic = 'force-dynamic'

export async function GET() {
  const calendar = eventCalendar({
    events: await comingEvents(),
    siteUrl: env.SITE_URL,
    words: calendarTexts,
  })
  return new Response(calendar, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } })
}
