import { describe, expect, it } from 'vitest'
import { askedLand } from '#domain/embassies/asked-land'
import { chosenFileProblem, documentFileUrl, savedFileName } from '#domain/documents/document-file'
import { fileSize } from '#domain/text/format-number'
import { UPLOAD_MAX_BYTES } from '#domain/limits'
import { shortWebsite } from '#domain/web/website'
import { hoursRows } from '#domain/stores/working-hours'

describe('големина на файл', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1.00 KB'],
    [188_744, '184.32 KB'],
    [1_048_575, '1.00 MB'],
    [5 * 1024 ** 2, '5.00 MB'],
    [3.5 * 1024 ** 3, '3.50 GB'],
    [2048 * 1024 ** 3, '2048.00 GB'],
  ])('%i байта са %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text)
  })
})

describe('работно време', () => {
  it('става редове, а часовете стоят отделно от дните', () => {
    expect(hoursRows('Понеделник, вторник и петък 09:00–12:30; сряда: 14:00–16:30, 17:00–18:00')).toEqual([
      { days: 'Понеделник, вторник и петък', times: '09:00–12:30' },
      { days: 'Сряда', times: '14:00–16:30, 17:00–18:00' },
    ])
  })
  it('остава както е написано, когато няма часове', () => {
    expect(hoursRows('само с предварително записан час\n')).toEqual([
      { days: 'Само с предварително записан час', times: null },
    ])
    expect(hoursRows('09:00–12:30')).toEqual([{ days: '09:00–12:30', times: null }])
  })
})

describe('моето консулство в адреса', () => {
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
  ])('%o', (address, asked) => {
    expect(askedLand(address)).toEqual(asked)
  })
})

describe('файл на документ', () => {
  it('вече при избора се вижда какво му липсва', () => {
    expect(chosenFileProblem({ name: 'Молба.PDF', size: UPLOAD_MAX_BYTES })).toBeNull()
    expect(chosenFileProblem({ name: 'Молба.PDF', size: UPLOAD_MAX_BYTES + 1 })).toBe('tooLarge')
    expect(chosenFileProblem({ name: 'молба.exe', size: 1 })).toBe('wrongType')
    expect(chosenFileProblem({ name: 'pdf', size: 1 })).toBe('wrongType')
  })
  it('се запазва с името си, без нашия печат за време', () => {
    expect(savedFileName('1763726400000_Molba_za_naem.rtf')).toBe('Molba_za_naem.rtf')
    expect(documentFileUrl('a b.rtf')).toBe('/api/documents/file/a%20b.rtf')
  })
})

it('адресът на сайт се чете без началото и края си', () => {
  expect(shortWebsite('https://www.mfa.bg/')).toBe('mfa.bg')
  expect(shortWebsite('http://bulgarien-nrw.de/bg/')).toBe('bulgarien-nrw.de/bg')
})
