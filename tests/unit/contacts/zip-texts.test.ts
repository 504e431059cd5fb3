import { expect, it } from 'vitest'
import { type ZipEntry, zipOf } from '#domain/formats/zip'
import { zipTexts } from '#jobs/contact-import/zip-texts'
import { deflatedZip, zip } from '#support/document-files'

const maxBytes = 1_000_000
const at = new Date('2026-11-21T09:30:44Z')

async function streamed(entries: ZipEntry[]): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of zipOf(entries)) pieces.push(piece)
  return Buffer.concat(pieces)
}

it('reads the requested entries in any order', () => {
  const read = zipTexts(deflatedZip({ 'z.xml': 'Кьолн', 'other.xml': 'x', 'a.xml': '' }), { maxBytes })
  expect(read(['a.xml', 'z.xml', 'none.xml'])).toEqual(
    new Map([
      ['z.xml', 'Кьолн'],
      ['a.xml', ''],
    ]),
  )
})

it('reads an archive with the sizes after the entries, as many programs write it', async () => {
  const long = 'Мила Донева; '.repeat(20_000)
  const bytes = await streamed([
    { name: 'long.xml', content: [Buffer.from(long)], at },
    { name: 'short.xml', content: [Buffer.from('Ана')], at },
  ])
  const texts = zipTexts(bytes, { maxBytes })(['short.xml', 'long.xml'])
  expect([texts.get('short.xml'), texts.get('long.xml') === long]).toEqual(['Ана', true])
})

it('counts everything it reads against the limit', () => {
  const half = 'x'.repeat(maxBytes * 0.6)
  const read = zipTexts(zip({ 'a.xml': half, 'b.xml': half }), { maxBytes })
  expect(read(['a.xml']).get('a.xml')).toHaveLength(half.length)
  expect(() => read(['b.xml'])).toThrow('too much in the archive')
})

it('stops unpacking at the limit, whatever size the archive declares', () => {
  const bomb = deflatedZip({ 'a.xml': Buffer.alloc(5 * maxBytes) })
  bomb.writeUInt32LE(10, 22)
  expect(() => zipTexts(bomb, { maxBytes })(['a.xml'])).toThrow('too much in the archive')
})

it('finds nothing in a file that is not an archive', async () => {
  const texts = zipTexts(Buffer.from('PK\u0003\u0004 and nothing more'), { maxBytes })(['a.xml'])
  expect(texts.size).toBe(0)
})

it('refuses a truncated archive', () => {
  const cut = zip({ 'a.xml': 'x'.repeat(1_000) }).subarray(0, 500)
  expect(() => zipTexts(cut, { maxBytes })(['a.xml'])).toThrow()
})

it('refuses an archive of endless files', () => {
  const names = Array.from({ length: 1_001 }, (_, index) => [`${index}.xml`, ''])
  expect(() => zipTexts(zip(Object.fromEntries(names)), { maxBytes })(['a.xml'])).toThrow('too many')
})
