import { initials } from '#domain/text/initials'
import { describe, expect, it } from 'vitest'

describe('initials', () => {
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
    ['г-жа Ана Христова', 'АХ'],
    ['Анна-Мария Димова', 'АД'],
    ['Д-р', 'Д'],
    ['42', '?'],
    ['', '?'],
  ])('of „%s“ are „%s“', (name, shown) => {
    expect(initials(name)).toBe(shown)
  })
})
