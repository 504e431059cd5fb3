import type { PayloadRequest } from 'payload'
import { type ContactImport, contactImport } from '#database/statements/contacts/contact-imports'
import { idIn, notFound, signedInAdmin } from '#collections/endpoints/answers'

/** The import of the address, for any administrator. */
export async function startedImport(req: PayloadRequest): Promise<ContactImport> {
  signedInAdmin(req)
  const found = await contactImport(req, idIn(req, 'job'))
  if (!found) throw notFound()
  return found
}
