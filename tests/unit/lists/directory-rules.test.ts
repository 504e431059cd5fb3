import { describe, expect, it } from 'vitest'
import { askedLand } from '#domain/embassies/asked-land'
import { chosenFileProblem, documentFileUrl, savedFileName } from '#domain/documents/document-file'
import { fileSize } from '#domain/text/format-number'
import { UPLOAD_MAX_BYTES } from '#domain/limits'
import { shortWebsite } from '#domain/web/website'
import { hoursRows } from '#domain/stores/working-hours'

describe('file size', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1.00 KB'],
    [188_744, '184.32 KB'],
    [1_048_575, '1.00 MB'],
    [5 * 1024 ** 2, '5.00 MB'],
    [3.5 * 1024 ** 3, '3.50 GB'],
    [2048 * 1024 ** 3, '2048.00 GB'],
  ])('shows %i bytes as %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text)
  })
})

describe('opening hours', () => {
  it('are shown as rows, with the hours apart from the days', () => {
    expect(hoursRows('Понеделник, вторник и петък 09:00–12:30; сряда: 14:00–16:30, 17:00–18:00')).toEqual([
      { days: 'Понеделник, вторник и петък', times: '09:00–12:30' },
      { days: 'Сряда', times: '14:00–16:30, 17:00–18:00' },
    ])
  })
  it('are shown as written when there are no hours', () => {
    expect(hoursRows('само с предварително записан час\n')).toEqual([
      { days: 'Само с предварително записан час', times: null },
    ])
    expect(hoursRows('09:00–12:30')).toEqual([{ days: '09:00–12:30', times: null }])
  })
})

describe('the own consulate in the address', () => {
  it.each([
    [{}, { land: null, postcode: '', isUnknown: false }],
    [{ land: 'by' }, { land: 'BY', postcode: '', isUnknown: false }],
    [{ land: 'XX' }, { land: null, postcode: '', isUnknown: false }],
    [{ plz: ' 80331 ' }, { land: 'BY', postcode: '80331', isUnknown: false }],
    [
      { land: 'BE', plz: '80331' },
      { land: 'BY', postcode: '80331', isUnknown: false },
    ],
    [
      { land: 'BE', plz: '00000' },
      { land: null, postcode: '00000', isUnknown: true },
    ],
    [{ land: ['BE', 'BY'] }, { land: null, postcode: '', isUnknown: false }],
  ])('is read from %o', (address, asked) => {
    expect(askedLand(address)).toEqual(asked)
  })
})

describe('file of a document', () => {
  it('is checked when it is chosen', () => {
    expect(chosenFileProblem({ name: 'Молба.PDF', size: UPLOAD_MAX_BYTES })).toBeNull()
    expect(chosenFileProblem({ name: 'Молба.PDF', size: UPLOAD_MAX_BYTES + 1 })).toBe('tooLarge')
    expect(chosenFileProblem({ name: 'молба.exe', size: 1 })).toBe('wrongType')
    expect(chosenFileProblem({ name: 'pdf', size: 1 })).toBe('wrongType')
  })
  it('is saved under its own name, without the timestamp that the site adds', () => {
    expect(savedFileName('1763726400000_Molba_za_naem.rtf')).toBe('Molba_za_naem.rtf')
    expect(documentFileUrl('a b.rtf')).toBe('/api/documents/file/a%20b.rtf')
  })
})

it('shows the address of a website without its beginning and end', () => {
  expect(shortWebsite('https://www.mfa.bg/')).toBe('mfa.bg')
  expect(shortWebsite('http://bulgarien-nrw.de/bg/')).toBe('bulgarien-nrw.de/bg')
})
