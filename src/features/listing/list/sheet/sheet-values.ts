export type SheetOption = { value: string; label: string }
export type SheetGroup = { label: string; options: SheetOption[] }

type Named = { name: string; label: string; value: string }
export type SheetField =
  | (Named & { kind: 'choice'; options: (SheetOption | SheetGroup)[] })
  | (Named & { kind: 'number'; unit: string; hint?: string })
  | (Named & { kind: 'flag'; on: string; hint?: string })

export type SheetValues = Record<string, string>

/** What the page itself offers, so that both always ask for the same. */
export const fieldsOf = (folded: HTMLElement): SheetField[] => fieldsIn(folded).map(fieldOf)

type PageField = HTMLSelectElement | HTMLInputElement

const fieldsIn = (folded: HTMLElement) => [...folded.querySelectorAll<PageField>('select, input')]

export const valuesOf = (fields: readonly SheetField[]): SheetValues =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))

export const cleared = (fields: readonly SheetField[]): SheetValues =>
  Object.fromEntries(fields.map(({ name }) => [name, '']))

/** Also what is typed into the search and stands in the address without a field. */
export const askedWith = (folded: HTMLElement, values: SheetValues): SheetValues => ({
  ...(Object.fromEntries(new FormData(folded.closest('form')!)) as SheetValues),
  ...values,
})

/** As if they had been chosen in the page. */
export function applyTo(folded: HTMLElement, values: SheetValues) {
  for (const field of fieldsIn(folded)) {
    const value = values[field.name]!
    if (isFlag(field)) field.checked = value !== ''
    else field.value = value
  }
  folded.closest('form')!.requestSubmit()
}

const isFlag = (field: PageField): field is HTMLInputElement => field.type === 'checkbox'

function fieldOf(field: PageField): SheetField {
  const { name, value, labels } = field
  const named = { name, value, label: labels![0]!.textContent.trim() }
  if (field instanceof HTMLSelectElement)
    return { ...named, kind: 'choice', options: [...field.children].map(optionOf) }
  const { checked, dataset } = field
  const { hint, unit = '' } = dataset
  return isFlag(field)
    ? { ...named, kind: 'flag', on: value, value: checked ? value : '', hint }
    : { ...named, kind: 'number', unit, hint }
}

const optionOf = (child: Element): SheetOption | SheetGroup =>
  child instanceof HTMLOptGroupElement
    ? { label: child.label, options: ([...child.children] as HTMLOptionElement[]).map(toOption) }
    : toOption(child as HTMLOptionElement)

const toOption = ({ value, label }: HTMLOptionElement): SheetOption => ({ value, label })
