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
    const name = cell.textContent.trim() ? names[index] : ''
    if (name) cell.dataset.label = name
    else delete cell.dataset.label
  }
}
