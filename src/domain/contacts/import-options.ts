import { z } from 'zod'
import '#domain/web/jitless'
import { IMPORT_ROWS_MAX, TABLE_CELL_MAX, TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '#domain/limits'
import { importFields } from './contact-import'
import { contactCategories } from './contact-input'
import { importSlots } from './import-values'

export const IMPORT_FILE_NAME_MAX = 200

const value = z.string().max(TABLE_CELL_MAX)
const row = z.number().int().min(1)
const rowKey = z.string().regex(/^\d{1,7}$/)
const atMost = (max: number) => (given: object) => Object.keys(given).length <= max

/** What a person says of a file beside the file itself. Rows are named by their number in it. */
export const importOptions = z
  .strictObject({
    fileName: z.string().max(IMPORT_FILE_NAME_MAX),
    /** Otherwise the best of the first rows is taken. */
    headRow: row.max(TABLE_ROWS_MAX * 2),
    /** By heading; null leaves the column out. Headings without an entry are recognized by their words. */
    columns: z.record(value, z.enum(importSlots).nullable()).refine(atMost(TABLE_COLUMNS_MAX)),
    /** For empty cells only. */
    defaults: z.strictObject({ category: z.enum(contactCategories), city: value, source: value }).partial(),
    edits: z.record(rowKey, z.partialRecord(z.enum(importFields), value)).refine(atMost(IMPORT_ROWS_MAX)),
    /** Rows that are not to be imported. */
    left: z.array(row).max(TABLE_ROWS_MAX),
    /** Rows that change a stored contact of another name or number. */
    merge: z.record(rowKey, z.uuid()).refine(atMost(IMPORT_ROWS_MAX)),
  })
  .partial()

export type ImportOptions = z.output<typeof importOptions>
