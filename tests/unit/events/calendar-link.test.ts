import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CalendarLink } from '../../../src/features/events/calendar/calendar-link'

it('the calendar section of the list of events is named by its heading', () => {
  const html = renderToStaticMarkup(createElement(CalendarLink))
  const [, id] = /<section aria-labelledby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`<h2 id="${id}"`)
})
