/** What a form holds, by name: numbers, true or false of single checkboxes, a chosen file, text of the rest. */
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
  else values[name] = value
}

/** Nothing typed is nothing given; letters in a number field are told as such. */
function numberOf({ valueAsNumber, validity }: HTMLInputElement): number | undefined {
  if (!Number.isNaN(valueAsNumber)) return valueAsNumber
  return validity.badInput ? NaN : undefined
}
