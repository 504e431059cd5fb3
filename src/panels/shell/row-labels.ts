export function labelRows(root: Node) {
  if (!(root instanceof Element)) return
  const own = root.closest<HTMLTableElement>('.table table')
  const tables = own ? [own] : [...root.querySelectorAll<HTMLTableElement>('.table table')]
  for (const table of tables) {
    const names = [...table.querySelectorAll('thead th')].map((head) => head.textContent.trim())
    for (const row of table.querySelectorAll<HTMLTableRowElement>('tbody tr')) labelCells(row, names)
  }
}

function labelCells(row: HTMLTableRowElement, names: string[]) {
  for (const [index, cell] of [...row.cells].entries()) {
    const name = names[index]
    const text = cell.textContent.trim()
    // Payload names the field itself where it is empty.
    if (name && text && !text.startsWith(`${name}:`)) cell.dataset.label = name
    else delete cell.dataset.label
  }
}
