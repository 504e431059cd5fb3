import { describe, expect, it } from 'vitest'
import { isContentOf } from '#domain/documents/document-content'
import { documentExtension, type DocumentExtension } from '#domain/documents/document-file'
import { documentFiles, falseFiles, zip } from '#support/document-files'

const kinds = Object.entries(documentFiles) as [DocumentExtension, Buffer][]

describe('content and extension', () => {
  it.each(kinds)('recognizes %s', (kind, file) => {
    expect(isContentOf(kind, file)).toBe(true)
  })

  it.each(kinds)('does not accept %s as another type', (kind, file) => {
    const others = kinds.filter(([other]) => other !== kind)
    expect(others.filter(([other]) => isContentOf(other, file)).map(([other]) => other)).toEqual([])
  })

  it.each(Object.entries(falseFiles))('accepts %s as none of the types', (_, file) => {
    expect(kinds.filter(([kind]) => isContentOf(kind, file)).map(([kind]) => kind)).toEqual([])
  })

  it('accepts an empty file as none of the types', () => {
    for (const [kind] of kinds) expect(isContentOf(kind, Buffer.alloc(0))).toBe(false)
  })

  it('accepts text in windows-1251 and UTF-16', () => {
    expect(isContentOf('txt', Buffer.from([0xcf, 0xfa, 0xeb, 0x0d, 0x0a]))).toBe(true)
    expect(isContentOf('txt', Buffer.from('\ufeffПълномощно', 'utf16le'))).toBe(true)
    expect(isContentOf('txt', Buffer.from('\ufeff<html>', 'utf16le'))).toBe(false)
  })

  it('refuses a truncated or damaged archive without an error', () => {
    const whole = zip({ '[Content_Types].xml': '', 'word/document.xml': '' })
    for (let length = 0; length < whole.length; length += 1) {
      expect(isContentOf('docx', whole.subarray(0, length))).toBe(false)
    }
    const lying = Buffer.from(whole)
    lying.writeUInt32LE(0xfffffff0, whole.length - 6)
    expect(isContentOf('docx', lying)).toBe(false)
  })
})

describe('extension', () => {
  it.each([
    ['x.pdf', 'pdf'],
    ['Молба.DOCX', 'docx'],
    ['x.pdf.exe', null],
    ['x.docm', null],
    ['pdf', null],
    ['.constructor', null],
    ['x.pdf ', null],
  ])('of %s is %s', (name, expected) => {
    expect(documentExtension(name)).toBe(expected)
  })
})
