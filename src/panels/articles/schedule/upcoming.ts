/** As Payload's server function lists it. */
export type Upcoming = {
  id: string | number
  input: { type: 'publish' | 'unpublish' }
  waitUntil: string | Date
}
