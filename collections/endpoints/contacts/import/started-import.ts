import { APIError, type PayloadRequest } from 'payload'
import { type ContactImport, contactImport } from '#database/statements/contacts/contact-imports'
import { isId } from '#domain/lists/ids'
import { errorTexts } from '#texts/web/errors'
import { signedInAdmin } from '#collections/endpoints/answers'

/** The import of the address, for any administrator. */
export async function startedImport(req: PayloadRequest): Promise<ContactImport> {
  signedInAdmin(req)
  const id = req.routeParams?.job
  const found = isId(id) ? await contactImport(req, String(id)) : null
  if (!found) throw new APIError(errorTexts.notFound, 404, null, true)
  return found
}
