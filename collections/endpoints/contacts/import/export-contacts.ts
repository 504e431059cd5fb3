import type { Endpoint } from 'payload'
import { afterCode } from '#collections/guard/code-calls'
import { exported } from '#collections/endpoints/export/export-collection'

/** The same file as `GET /api/export/contacts`. */
export const exportContacts: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  custom: afterCode,
  handler: (req) => exported(req, 'contacts'),
}
