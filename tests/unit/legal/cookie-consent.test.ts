import { describe, expect, it } from 'vitest'
import { consentTo, everything, onlyNecessary, readConsent } from '#domain/legal/cookie-consent'

const now = new Date('2026-11-23T10:00:00Z')
const chosen = consentTo(onlyNecessary, now)
const stored = (changes: object = {}) => JSON.stringify({ ...chosen, ...changes })
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)

describe('cookie consent', () => {
  it('stores the necessary (always), functional, analytics and marketing choices with the time', () => {
    expect(consentTo(everything, now)).toEqual({
      necessary: true,
      functional: true,
      analytics: true,
      marketing: true,
      timestamp: '2026-11-23T10:00:00.000Z',
      version: 1,
    })
    expect(chosen).toMatchObject({ necessary: true, functional: false, analytics: false, marketing: false })
  })

  it('is valid for one year', () => {
    expect(readConsent(stored(), later(364))).toEqual(chosen)
    expect(readConsent(stored(), later(366))).toBeNull()
  })

  it('is asked again for a new version of the text', () => {
    expect(readConsent(stored({ version: 0 }), now)).toBeNull()
    expect(readConsent(stored({ version: undefined }), now)).toBeNull()
  })

  it.each([
    null,
    '',
    'не е JSON',
    '5',
    'null',
    '[]',
    stored({ analytics: 'да' }),
    stored({ timestamp: 'вчера' }),
  ])('treats a damaged record (%s) as no choice', (text) => expect(readConsent(text, now)).toBeNull())
})
