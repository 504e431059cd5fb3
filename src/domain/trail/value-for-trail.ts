import { hideAddresses } from '#domain/log/hide-addresses'
import { TRAIL_TEXT_MAX } from '#domain/panel-limits'
import { cutText } from '#domain/text/excerpt'

const day = /^(?:\d{1,2}\.\d{1,2}\.\d{4}|\d{4}-\d\d-\d\d)$/
/** As people write them, with spaces and signs between the digits; first days, which are no numbers to call. */
const phone =
  /(?<!\d)(?:(?:\d{1,2}\.\d{1,2}\.\d{4}|\d{4}-\d\d-\d\d)(?!\d)|\+?\d(?:[\s\p{Pd}/.()_·•|]{0,3}\d){6,14})/gu

/** A text, shortened, without addresses and phone numbers. */
export function valueForTrail(text: string): string {
  // Masked a little further than shown, so that the cut does not leave a part of a number.
  const near = text.slice(0, 2 * TRAIL_TEXT_MAX)
  return cutText(
    hideAddresses(near).replace(phone, (found) => (day.test(found) ? found : '•••')),
    TRAIL_TEXT_MAX,
    '…',
  )
}
