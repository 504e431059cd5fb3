import { describe, expect, it } from 'vitest'
import { transliterate } from '#domain/text/transliterate'

describe('transliteration by law', () => {
  it.each([
    ['щастие', 'shtastie'],
    ['Щутгарт', 'Shtutgart'],
    ['ъгъл', 'agal'],
    ['шофьор', 'shofyor'],
    ['България', 'Bulgaria'],
    ['БЪЛГАРИЯ', 'BULGARIA'],
    ['Българияна', 'Balgariyana'],
    ['София', 'Sofia'],
    ['Мария и Илия', 'Maria i Ilia'],
    ['Русия, Франция', 'Rusia, Frantsia'],
    ['новия', 'novia'],
    ['ябълка', 'yabalka'],
    ['Юли', 'Yuli'],
    ['жажда', 'zhazhda'],
    ['чичо', 'chicho'],
    ['ЧУШКА', 'ChUShKA'],
    ['ѝ каза', 'i kaza'],
    ['München', 'München'],
    ['', ''],
  ])('turns %s into %s', (bulgarian, latin) => {
    expect(transliterate(bulgarian)).toBe(latin)
  })
})
