import type pg from 'pg'
import { type Column, valueOf } from './values'

type Filled = { client: pg.Client; table: string; columns: Column[]; rows: number }

export const fillTable = ({ client, table, columns, rows }: Filled) =>
  client.query(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
     select ${columns.map(valueOf).join(', ')} from generate_series(1, ${rows}) number`,
  )
