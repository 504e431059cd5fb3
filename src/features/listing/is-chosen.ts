export type Field = HTMLInputElement | HTMLSelectElement

/** Other than the page came with; a word that is still being typed is not a choice. */
export function isChosen(field: Field): boolean {
  if (field instanceof HTMLInputElement)
    return field.type === 'checkbox' && field.checked !== field.defaultChecked
  const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(given, 0)
}
