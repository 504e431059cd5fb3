import { z } from 'zod'
import { uploadCollections } from '#domain/limits'

export const BACKUP_FORMAT = 1

const table = z.object({ name: z.string(), columns: z.array(z.string()) })
const sequence = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })

export const backupManifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  madeAt: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  sequences: z.array(sequence),
})
export type BackupManifest = z.output<typeof backupManifest>

/** In the order in which they follow as `files/1`, `files/2`… */
export const backupFiles = z.array(
  z.object({
    collection: z.enum(uploadCollections),
    prefix: z.string(),
    filename: z.string(),
    mimeType: z.string(),
  }),
)

export const backupEnd = z.object({ isComplete: z.literal(true) })

export const entryNames = { manifest: 'manifest.json', files: 'files.json', end: 'end.json' } as const
