import { readNumber } from '#domain/text/read-number'
import { berlinMoment } from '#domain/time/berlin-time'

/** By name: numbers, moments (by the clock in Berlin), booleans of single checkboxes, files, text. */
export function formValues(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of form.elements) {
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    if (isField && field.name && !field.matches(':disabled')) read(field, values)
  }
  return values
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function read(field: Field, values: Record<string, unknown>) {
  const { name, type, value } = field
  if (type === 'checkbox') values[name] = (field as HTMLInputElement).checked
  else if (type === 'radio') values[name] = (field as HTMLInputElement).checked ? value : (values[name] ?? '')
  else if (type === 'file') values[name] = (field as HTMLInputElement).files?.[0]
  else if (field.dataset.number !== undefined) values[name] = numberOf(field)
  else if (type === 'datetime-local') values[name] = momentOf(field as HTMLInputElement)
  else if (type === 'date') values[name] = value || nothingIn(field)
  else values[name] = value
}

/** NaN for what is no number, which the schema reports. */
function numberOf(field: Field): number | null | undefined {
  const number = readNumber(field.value)
  if (number === undefined) return NaN
  return number ?? nothingIn(field)
}

/** A missing required field is undefined; null clears the stored value. */
const nothingIn = ({ required }: Field): null | undefined => (required ? undefined : null)

/** A half-typed date is invalid, not empty. */
function momentOf({ value, validity }: HTMLInputElement): string {
  return validity.badInput ? INCOMPLETE : value && berlinMoment(value)
}

const INCOMPLETE = '?'
