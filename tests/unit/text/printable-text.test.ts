import { describe, expect, it } from 'vitest'
import { printableText } from '../../../src/features/seo/printable-text'

describe('text of a social card', () => {
  it('keeps Bulgarian, German and punctuation', () => {
    const title = 'Кьолн/Köln: „ѝ“ – 259 € № 5…'
    expect(printableText(title)).toBe(title)
  })

  it('drops emoji and letters without a font, which would be fetched from a foreign server', () => {
    expect(printableText('Празник 🎉 в 東京 Берлин')).toBe('Празник в Берлин')
  })

  it('composes decomposed letters and turns narrow and no-break spaces into plain ones', () => {
    expect(printableText('Ко\u0438\u0306 1\u202f284\u00a0души')).toBe('Кой 1 284 души')
  })
})
