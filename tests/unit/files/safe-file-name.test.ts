import { describe, expect, it } from 'vitest'
import { safeFileName } from '#domain/files/safe-file-name'

const named = (name: string) => safeFileName({ name, timestamp: 1_700_000_000_000 })

describe('file name', () => {
  it.each([
    ['Пълномощно за България.pdf', 'Palnomoshtno_za_Bulgaria.pdf'],
    ['Щастие (копие) №2.docx', 'Shtastie_kopie_2.docx'],
    ['__чернова___2.txt', 'chernova_2.txt'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\Иван\\молба.odt', 'molba.odt'],
    ['Über-Antrag.v2.PDF', 'ber-Antrag.v2.PDF'],
    ['a\u0000b\nc.rtf', 'a_b_c.rtf'],
    ['日本.pdf', '.pdf'],
  ])('turns %j into %s', (name, expected) => {
    expect(named(name)).toBe(`1700000000000_${expected}`)
  })

  it('fits the file system', () => {
    expect(named(`${'щ'.repeat(300)}.docx`)).toHaveLength(14 + 120 + 5)
  })
})
