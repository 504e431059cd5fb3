import type { Payload } from 'payload'
import { documentTypes } from '#domain/documents/document-file'
import { slugify } from '#domain/text/slug'
import { demoDocuments } from '#texts/demo/documents'
import type { User } from '#types'

export async function seedDocuments(payload: Payload, owner: User) {
  // Loaded here, because only the demo content needs it.
  const { wordFile } = await import('./word/word-file')
  for (const document of demoDocuments) {
    const { name, description } = document
    const data = await wordFile(document)
    const file = { data, name: `${slugify(name)}.docx`, mimetype: documentTypes.docx, size: data.length }
    await payload.create({
      collection: 'documents',
      data: { name, description, owner: owner.id } as never,
      file,
    })
  }
}
