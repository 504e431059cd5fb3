import { berlinMoment } from '#domain/berlin-time'

/**
 * What a form holds, by name: numbers of number fields, moments of fields for date and time (by the clock in Berlin),
 * true or false of single checkboxes, text of the rest.
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
  else if (type === 'number') values[name] = numberOf(field as HTMLInputElement)
  else if (type === 'datetime-local') values[name] = momentOf(field as HTMLInputElement)
  else values[name] = value
}

/** Nothing typed is nothing given; letters in a number field are told as such. */
function numberOf({ valueAsNumber, validity }: HTMLInputElement): number | null {
  if (!Number.isNaN(valueAsNumber)) return valueAsNumber
  return validity.badInput ? NaN : null
}

/** A date that is half typed is no date, not nothing. */
function momentOf({ value, validity }: HTMLInputElement): string {
  return validity.badInput ? INCOMPLETE : value && berlinMoment(value)
}

const INCOMPLETE = '?'
