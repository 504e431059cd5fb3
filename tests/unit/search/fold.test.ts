import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { readingsOf } from '#search/folding/fold'
import { wordOf, wordsOf } from '#search/folding/words'

const meet = (a: string, b: string) => {
  const keys = new Set(wordOf(a.toLowerCase()).stems)
  return wordOf(b.toLowerCase()).stems.some((key) => keys.has(key))
}

describe('one key for every spelling', () => {
  it.each([
    // official Latin
    ['щастие', 'shtastie'],
    ['преводач', 'prevodach'],
    ['жилище', 'zhilishte'],
    ['църква', 'tsarkva'],
    ['България', 'Bulgaria'],
    ['юрист', 'yurist'],
    ['ябълка', 'yabalka'],
    ['шофьор', 'shofyor'],
    ['ъгъл', 'agal'],
    ['София', 'Sofia'],
    ['Мария', 'Mariya'],
    ['хляб', 'hlyab'],
    ['йога', 'yoga'],
    ['джудже', 'dzhudzhe'],
    ['детски', 'detski'],
    ['братство', 'bratstvo'],
    ['център', 'tsentar'],
    // shlyokavica
    ['зъболекар', 'zabolekar'],
    ['зъболекар', 'zybolekar'],
    ['зъболекар', 'zubolekar'],
    ['почти', 'po4ti'],
    ['частен', '4asten'],
    ['голям', 'golqm'],
    ['запетайките', 'zapetaikite'],
    ['вече', 've4e'],
    ['случай', 'slu4ai'],
    ['Яна', 'Qna'],
    ['счетоводител', 's4etovoditel'],
    ['преводач', 'prewodach'],
    ['преводач', 'prewoda4'],
    ['църква', 'curkva'],
    ['църква', 'carkva'],
    ['църква', 'zarkva'],
    ['цена', 'cena'],
    ['къща', 'ka6ta'],
    ['къща', 'kushta'],
    ['къща', 'kyshta'],
    ['шофьор', '6ofior'],
    ['жена', 'jena'],
    ['живот', 'jivot'],
    ['хотел', 'xotel'],
    ['хора', 'hora'],
    ['училище', 'u4ili6te'],
    ['учител', 'uchitel'],
    ['юни', 'juni'],
    ['любов', 'liubov'],
    ['мой', 'moi'],
    ['мой', 'moj'],
    ['мой', 'moy'],
    ['такси', 'taxi'],
    ['път', 'put'],
    ['път', 'pyt'],
    ['нотариус', 'notarius'],
    ['гъба', 'guba'],
    ['жилище', 'jili6te'],
    ['адвокат', 'advocat'],
    ['услуги', 'uslugi'],
    ['фирма', 'phirma'],
    ['обща', 'obshta'],
    // German-style Latin
    ['шофьор', 'schofjor'],
    ['чушка', 'tschuschka'],
    ['щъркел', 'schtarkel'],
    ['Пенчо', 'Pentscho'],
    ['Яна', 'Jana'],
    // German heard by Bulgarians
    ['киндергелд', 'Kindergeld'],
    ['анмелдунг', 'Anmeldung'],
    ['щойернумер', 'Steuernummer'],
    ['елтернгелд', 'Elterngeld'],
    ['кауцион', 'Kaution'],
    ['кюндигунг', 'Kündigung'],
    ['кранкенкасе', 'Krankenkasse'],
    ['ферзихерунг', 'Versicherung'],
    ['ферсихерунг', 'Versicherung'],
    ['аусбилдунг', 'Ausbildung'],
    ['арцт', 'Arzt'],
    ['цанарцт', 'Zahnarzt'],
    ['вонунг', 'Wohnung'],
    ['арбайт', 'Arbeit'],
    ['хауптбанхоф', 'Hauptbahnhof'],
    ['миете', 'Miete'],
    ['мите', 'Miete'],
    ['шуле', 'Schule'],
    ['щрасе', 'Straße'],
    ['фрайбург', 'Freiburg'],
    ['лайпциг', 'Leipzig'],
    ['нойс', 'Neuss'],
    ['мюнхен', 'München'],
    ['мюнхен', 'Muenchen'],
    ['кьолн', 'Köln'],
    ['кьолн', 'Koeln'],
    ['щутгарт', 'Stuttgart'],
    ['дюселдорф', 'Düsseldorf'],
    ['хановер', 'Hannover'],
    ['майнц', 'Mainz'],
    ['вюрцбург', 'Wuerzburg'],
    // the same in both, other letters, other endings
    ['ЗЪБОЛЕКАР', 'зъболекар'],
    ['Muenchen', 'München'],
    ['zybolekar', 'zabolekar'],
    ['ѝ', 'и'],
    ['бъ̀лгарин', 'българин'],
    ['квартира', 'квартирата'],
    ['лекар', 'лекарят'],
    ['лекар', 'лекари'],
    ['адвокат', 'адвокатите'],
    ['адвокат', 'адвокатът'],
    ['български', 'българска'],
    ['стоматология', 'стоматолог'],
    ['кола', 'колата'],
    ['зъболекар', 'zabolekari'],
    ['cафе', 'сафе'],
  ])('%s and %s have the same key', (a, b) => {
    // prettier-ignore
    expect(meet(a, b)).toBe(true)
  })

  it.each([
    ['кола', 'кула'],
    ['маса', 'муса'],
    ['виза', 'ваза'],
    ['час', 'чест'],
    ['лекар', 'пекар'],
    ['Бон', 'Берн'],
    ['А4', 'ач'],
    ['B1', 'B2'],
    ['4', 'ч'],
    ['6', 'ш'],
    ['баня', 'ба'],
    ['наем', 'заем'],
    ['жена', 'зена'],
    ['село', 'цело'],
    ['адвокат', 'адвент'],
  ])('%s and %s have different keys', (a, b) => {
    // prettier-ignore
    expect(meet(a, b)).toBe(false)
  })
})

describe('words', () => {
  it('leave out prepositions and punctuation; percent and underscore mean nothing', () => {
    expect(wordsOf('Лекар в Мюнхен, 100%_\\').map(({ written }) => written)).toEqual([
      'лекар',
      'мюнхен',
      '100',
    ])
  })

  it('include numbers unchanged', () => {
    expect(readingsOf('2024')).toEqual(['2024'])
    expect(readingsOf('a4')).toEqual(['a4'])
    expect(readingsOf('а4')).toEqual(['a4'])
  })

  it('are not found in emoji and punctuation', () => {
    expect(wordsOf('😀🎉 — !!!')).toEqual([])
  })

  it('are few, without duplicates and without spaces in their keys for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const { keys, stems } of wordsOf(text)) {
          expect(keys.length).toBeLessThanOrEqual(16)
          expect(new Set(stems).size).toBe(stems.length)
          for (const key of [...keys, ...stems]) expect(key).not.toMatch(/\s/)
        }
      }),
      { examples: [['ﹰ']] },
    )
  })
})
