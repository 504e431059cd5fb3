import { expect, it } from 'vitest'
import { hasGaps, withoutGaps } from '#domain/legal/gaps'
import { richTextOf } from '#domain/text/rich-text'
import { legalParts } from '#texts/legal/legal'

const text = richTextOf([
  { heading: 'Кой' },
  { paragraph: '[Име]' },
  { heading: 'Връзка' },
  { paragraph: 'Имейл: [имейл].' },
  { paragraph: 'Пишете ни на български.' },
  { heading: 'Отговорен' },
  { paragraph: '[Име и адрес]' },
])

it('leaves out what is not filled in, and headings over nothing', () => {
  const filled = richTextOf([{ heading: 'Връзка' }, { paragraph: 'Пишете ни на български.' }])
  expect([hasGaps(text), withoutGaps(text)]).toEqual([true, filled])
})

it('leaves a text without gaps as it is', () => {
  const text = richTextOf([{ heading: 'Кой' }, { paragraph: 'Ана Иванова' }, { heading: 'Край' }])
  expect([hasGaps(text), withoutGaps(text)]).toEqual([false, text])
})

it('only the imprint has gaps at first', () => {
  const withGaps = Object.entries(legalParts).filter(([, blocks]) => hasGaps(richTextOf(blocks)))
  expect(withGaps.map(([part]) => part)).toEqual(['imprint'])
})
