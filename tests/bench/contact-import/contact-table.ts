/** Rows that no other `batch` has; one in a hundred is damaged. */
export function contactTable({ rows, batch }: { rows: number; batch: number }): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const number = batch * rows + row
    const phone = row % 100 === 0 ? '4,93012E+11' : `+49 711 ${100_000 + number}`
    return `Д-р Номер ${number};Щутгарт;Лекар;${phone};Königstraße ${number}, вход от двора, етаж 2;praxis${number}@example.org`
  })
  return ['Име;Град;Категория;Телефон;Адрес;Имейл', ...lines].join('\r\n')
}
