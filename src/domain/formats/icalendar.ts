/** RFC 5545. All times are in UTC, so no time zone has to be described. */

const LINE_MAX_OCTETS = 75

/** The name may have parameters; the value is already escaped. */
export type Property = readonly [name: string, value: string]

const encoder = new TextEncoder()

/** Ends with CRLF; lines over 75 octets are folded. */
export function contentLine([name, value]: Property): string {
  let folded = ''
  let octets = 0
  for (const sign of `${name}:${value}`) {
    const size = encoder.encode(sign).length
    if (octets + size > LINE_MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += sign
    octets += size
  }
  return `${folded}\r\n`
}

/** A value of the type TEXT: escaped, without control characters. */
export const calendarText = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** „20261123T071400Z“ */
export const calendarMoment = (moment: string | Date): string =>
  `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

type Component = { name: string; properties: Property[]; parts?: Component[] }

export const component = ({ name, properties, parts = [] }: Component): string =>
  [
    contentLine(['BEGIN', name]),
    ...properties.map(contentLine),
    ...parts.map(component),
    contentLine(['END', name]),
  ].join('')
