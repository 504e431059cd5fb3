import { initials } from '#domain/initials'
import { describe, expect, it } from 'vitest'

describe('инициали', () => {
  it.each([
    ['Мария Стоянова', 'МС'],
    ['мария стоянова', 'МС'],
    ['Анна Мария Петрова', 'АП'],
    ['  Иван   Николов ', 'ИН'],
    ['Ивайло', 'И'],
    ['Д-р Елена Петрова', 'ЕП'],
    ['проф. д-р Калин Ангелов', 'КА'],
    ['„Усмивка“ ООД', 'УО'],
    ['maria@example.org', 'M'],
    ['Özlem Yılmaz', 'ÖY'],
    ['Д-р', 'Д'],
    ['42', '?'],
    ['', '?'],
  ])('„%s“ дава „%s“', (name, shown) => {
    expect(initials(name)).toBe(shown)
  })
})
