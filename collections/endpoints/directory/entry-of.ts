import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type EntryName, publicEntry } from '#database/statements/directory/entries'
import { directoryKinds } from '#domain/directory/directory-kinds'
import { isId } from '#domain/lists/ids'
import { choice } from '#domain/web/input'
import { changeTexts } from '#texts/directory/changes'
import { readValues } from '#collections/endpoints/read-input'
import { refuse } from '#collections/endpoints/answers'

const entryName = z.object({ kind: choice(directoryKinds), id: z.string().refine(isId, 'id') })

/** Of the address of a call: `/directory/contacts/<id>/…`. */
export const entryOf = (req: PayloadRequest): EntryName => readValues(req, entryName, { ...req.routeParams })

export async function shownEntry(req: PayloadRequest, name: EntryName) {
  return (await publicEntry(req, name)) ?? refuse(404, changeTexts.gone)
}
