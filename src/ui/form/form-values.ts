import { berlinMoment } from '#domain/time/berlin-time'

/**
 * What a form holds, by name: numbers of number fields, moments of fields for date and time (by the clock in Berlin),
 * true or false of single checkboxes, a chosen file, text of the rest.
 */
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

/** Letters in a number field are told as such. */
function numberOf(field: HTMLInputElement): number | null | undefined {
  if (!Number.isNaN(field.valueAsNumber)) return field.valueAsNumber
  return field.validity.badInput ? NaN : nothingIn(field)
}

/** A required field is missing; any other is emptied on purpose, and what was stored goes. */
const nothingIn = ({ required }: Field): null | undefined => (required ? undefined : null)

/** A date that is half typed is no date, not nothing. */
function momentOf({ value, validity }: HTMLInputElement): string {
  return validity.badInput ? INCOMPLETE : value && berlinMoment(value)
}

const INCOMPLETE = '?'
