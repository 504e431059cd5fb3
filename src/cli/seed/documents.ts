import type { Payload } from 'payload'
import { documentTypes } from '#domain/documents/document-file'
import { slugify } from '#domain/text/slug'
import { demoDocuments } from '#texts/demo/documents'
import type { User } from '#types'
import { daysAgo } from './draw'

export async function seedDocuments(payload: Payload, owner: User) {
  // Loaded here, because only the demo content needs it.
  const { wordFile } = await import('./word/word-file')
  for (const [index, document] of demoDocuments.entries()) {
    const { name, description } = document
    const data = await wordFile(document)
    const file = { data, name: `${slugify(name)}.docx`, mimetype: documentTypes.docx, size: data.length }
    await payload.create({
      collection: 'documents',
      data: { name, description, owner: owner.id, createdAt: addedAt(index) } as never,
      file,
    })
  }
}

/** One a week, the oldest first. */
const addedAt = (place: number) => daysAgo(7 * (demoDocuments.length - place) - 2)
