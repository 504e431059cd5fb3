import type { Endpoint } from 'payload'
import { storedContacts } from '#database/contact-rows'
import { importFields, type StoredContact } from '#domain/contact-import'
import type { ContactCategory } from '#domain/contact-input'
import { csvOf } from '#domain/csv'
import { contactImportTexts } from '#texts/contact-import'
import { contactTexts as texts } from '#texts/contacts'
import { afterCode } from '../../guard/code-calls'
import { signedIn } from '../answers'

/** The public contacts as a table that can be imported again. For staff: the guard lets nobody else in (DESIGN §4). */
export const exportContacts: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  custom: afterCode,
  handler: async (req) => {
    signedIn(req)
    const contacts = (await storedContacts(req)).filter(({ approval }) => approval === 'approved')
    const head = importFields.map((field) => texts[field])
    return new Response(csvOf([head, ...contacts.map(cellsOf)]), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${contactImportTexts.fileName}"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}

const cellsOf = (contact: StoredContact) =>
  importFields.map((field) =>
    field === 'category' ? texts.categories[contact.category as ContactCategory] : (contact[field] ?? ''),
  )
