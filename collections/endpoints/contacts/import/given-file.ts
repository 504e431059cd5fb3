import type { PayloadRequest } from 'payload'
import { type ImportOptions, importOptions } from '#domain/contacts/import-options'
import { IMPORT_FILE_MAX_BYTES } from '#domain/limits'
import { isFormType, readForm } from '#collections/guard/read-body'
import { contactImportTexts as texts } from '#texts/contacts/contact-import'
import { refused } from './in-words'

export type GivenFile = { bytes: Buffer; options: ImportOptions }

/** A form has the file in `file` and what a person says of it in `_payload`, as JSON; any other body is the file. */
export async function givenFile(req: PayloadRequest): Promise<GivenFile> {
  const isForm = isFormType(req.headers.get('content-type') ?? '')
  const given = isForm ? await uploaded(req) : { bytes: await wholeBody(req), options: {} }
  if (given.bytes.length > IMPORT_FILE_MAX_BYTES) return refused(texts.tooLarge)
  return given
}

const wholeBody = async (req: PayloadRequest) =>
  Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))

async function uploaded(req: PayloadRequest): Promise<GivenFile> {
  const isRead = await readForm(req)
  const bytes = req.file?.data
  if (!isRead || !bytes?.length) return refused(texts.noFile)
  return { bytes, options: optionsOf(req.data) }
}

function optionsOf(given: unknown): ImportOptions {
  const { success, data } = importOptions.safeParse(given ?? {})
  return success ? data : refused(texts.badOptions)
}
