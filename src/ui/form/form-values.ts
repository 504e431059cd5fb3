import { berlinMoment } from '#domain/time/berlin-time'

/** By name: numbers, moments (by the clock in Berlin), booleans of single checkboxes, files, text. */
export function formValues(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of form.elements) {
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    if (isField && field.name && !field.disabled) read(field, values)
  }
  return values
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function read(field: Field, values: Record<string, unknown>) {
  const { name, type, value } = field
  if (type === 'checkbox') values[name] = (field as HTMLInputElement).checked
  else if (type === 'radio') values[name] = (field as HTMLInputElement).checked ? value : (values[name] ?? '')
  else if (type === 'file') values[name] = (field as HTMLInputElement).files?.[0]
  else if (type === 'number') values[name] = numberOf(field as HTMLInputElement)
  else if (type === 'datetime-local') values[name] = momentOf(field as HTMLInputElement)
  else if (type === 'date') values[name] = value || nothingIn(field)
  else values[name] = value
}

/** NaN for letters, which the schema reports. */
function numberOf(field: HTMLInputElement): number | null | undefined {
  if (!Number.isNaN(field.valueAsNumber)) return field.valueAsNumber
  return field.validity.badInput ? NaN : nothingIn(field)
}

/** A missing required field is undefined; null clears the stored value. */
const nothingIn = ({ required }: Field): null | undefined => (required ? undefined : null)

/** A half-typed date is invalid, not empty. */
function momentOf({ value, validity }: HTMLInputElement): string {
  return validity.badInput ? INCOMPLETE : value && berlinMoment(value)
}

const INCOMPLETE = '?'
