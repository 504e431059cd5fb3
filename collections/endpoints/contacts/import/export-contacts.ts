import type { Endpoint } from 'payload'
import { storedContacts } from '#database/statements/contacts/contact-rows'
import { importFields, type StoredContact } from '#domain/contacts/contact-import'
import type { ContactCategory } from '#domain/contacts/contact-input'
import { csvOf } from '#domain/formats/csv'
import { contactImportTexts } from '#texts/contacts/contact-import'
import { contactTexts as texts } from '#texts/contacts/contacts'
import { afterCode } from '#collections/guard/code-calls'
import { signedInAdmin } from '#collections/endpoints/answers'

export const exportContacts: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  custom: afterCode,
  handler: async (req) => {
    signedInAdmin(req)
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
