import { TRAP_FIELD } from '#domain/web/form-signs'

export type TypedValues = Record<string, string | boolean | File>

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What stands in the fields as it was typed, for putting it back; `formValues` reads what is sent. */
export function typedValues(form: HTMLFormElement): TypedValues {
  const values: TypedValues = {}
  for (const field of typedFields(form)) {
    const value = valueOf(field)
    if (value !== undefined) values[field.name] = value
  }
  return values
}

/** What stands there before anybody types, also when they began before the scripts were here. */
export function untypedValues(form: HTMLFormElement): TypedValues {
  const texts = typedFields(form).filter(
    (field) =>
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !isChosen(field)),
  ) as (HTMLInputElement | HTMLTextAreaElement)[]
  return {
    ...typedValues(form),
    ...Object.fromEntries(texts.map((field) => [field.name, field.defaultValue])),
  }
}

const isChosen = ({ type }: HTMLInputElement) => ['checkbox', 'radio', 'file'].includes(type)

/** Without passwords, codes, what scripts wrote and what only programs fill in. */
export function typedFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((one): one is Field => isField(one) && one.name !== '' && !isSecret(one))
}

const isField = (one: Element) =>
  one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement

const isSecret = ({ type, name, autocomplete }: Field) =>
  type === 'password' || type === 'hidden' || autocomplete === 'one-time-code' || name === TRAP_FIELD

function valueOf(field: Field): string | boolean | File | undefined {
  if (!(field instanceof HTMLInputElement)) return field.value
  if (field.type === 'checkbox') return field.checked
  if (field.type === 'radio') return field.checked ? field.value : undefined
  return field.type === 'file' ? field.files?.[0] : field.value
}

/** Fires the events of somebody typing, so that counters and controlled fields follow. */
export function fillIn(form: HTMLFormElement, values: TypedValues) {
  const names = fillKnown(form, values)
  const later = Object.entries(values).filter(([name]) => !names.has(name))
  // Some fields only appear once another one is filled in.
  if (later.length > 0) requestAnimationFrame(() => fillKnown(form, Object.fromEntries(later)))
}

function fillKnown(form: HTMLFormElement, values: TypedValues): Set<string> {
  const fields = typedFields(form).filter(({ name }) => name in values)
  for (const field of fields) fill(field, values[field.name]!)
  return new Set(fields.map(({ name }) => name))
}

function fill(field: Field, value: string | boolean | File) {
  if (field.type === 'checkbox' || field.type === 'radio') return check(field as HTMLInputElement, value)
  if (value instanceof File) putFile(field as HTMLInputElement, value)
  // A controlled field overrides the setter of its own element.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

function check(field: HTMLInputElement, value: unknown) {
  const isWanted = field.type === 'radio' ? field.value === value : value === true
  if (field.checked !== isWanted && (isWanted || field.type === 'checkbox')) field.click()
}

function putFile(field: HTMLInputElement, file: File) {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  field.files = transfer.files
}
