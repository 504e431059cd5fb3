import { expect, it } from 'vitest'
import { DOCUMENT_NAME_MAX } from '#domain/documents/document-input'
import { nameOfFile } from '#domain/documents/name-of-file'

it.each([
  ['Umzug_2026.pdf', 'Umzug 2026'],
  ['договор-за-наем.v2.docx', 'договор за наем.v2'],
  ['  снимка   001.jpg', 'снимка 001'],
  ['без разширение', 'без разширение'],
  ['.pdf', ''],
  [`${'я'.repeat(300)}.pdf`, 'я'.repeat(DOCUMENT_NAME_MAX)],
])('a document in %j is called %j at first', (file, name) => expect(nameOfFile(file)).toBe(name))
