import { documentFileUrl } from '#domain/documents/document-file'
import { itemUrl } from '#domain/kinds'
import type { ShownDocument } from './document'

export function documentJsonLd(document: ShownDocument, siteUrl: string): Record<string, unknown> {
  const { id, slug, name, description, filename, filesize, mimeType, createdAt, updatedAt } = document
  return {
    '@context': 'https://schema.org',
    '@type': 'DigitalDocument',
    name,
    description: description ?? undefined,
    dateCreated: createdAt,
    dateModified: updatedAt,
    encoding: filename
      ? {
          '@type': 'MediaObject',
          contentUrl: new URL(documentFileUrl(filename), siteUrl).href,
          contentSize: filesize ? String(filesize) : undefined,
          encodingFormat: mimeType ?? undefined,
        }
      : undefined,
    url: new URL(itemUrl({ kind: 'documents', id, slug }), siteUrl).href,
  }
}
