import { hideAddresses } from '#domain/log/hide-addresses'
import { TRAIL_TEXT_MAX } from '#domain/panel-limits'
import { cutText } from '#domain/text/excerpt'

/** As people write them, with spaces, hyphens, slashes, dots or brackets between the digits; no days. */
const phone = /(?<!\d)(?!\d{1,2}\.\d{1,2}\.\d{4}|\d{4}-\d\d-\d\d)\+?\d(?:[\s\-/.()]{0,2}\d){6,14}/g

/** A text, shortened, without addresses and phone numbers. */
export function valueForTrail(text: string): string {
  // Masked a little further than shown, so that the cut does not leave a part of a number.
  const near = text.slice(0, 2 * TRAIL_TEXT_MAX)
  return cutText(hideAddresses(near).replace(phone, '•••'), TRAIL_TEXT_MAX, '…')
}
