import { expect, it } from 'vitest'
import { selectLeftovers } from '#texts/panels/select-leftovers'

const { patterns = [], words } = selectLeftovers

function translated(english: string): string {
  const pattern = patterns.find(([known]) => known.test(english))
  if (!pattern) return words[english] ?? english
  const [known, bulgarian] = pattern
  return typeof bulgarian === 'string' ? english.replace(known, bulgarian) : bulgarian(english)
}

it.each([
  ['26 results available.', 'Възможности: 26.'],
  ['1 result available for search term бер.', 'Възможности: 1.'],
  [
    'Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu, press Tab to select the option and exit the menu.',
    'Избирате със стрелките нагоре и надолу, потвърждавате с Enter, затваряте с Escape.',
  ],
  [
    'Select is focused ,type to refine list, press Down to open the menu, ',
    'Пишете, за да стесните списъка. Отваряте го със стрелката надолу.',
  ],
  ['option Берлин, selected.', 'Избрано: Берлин.'],
  ['option Берлин, deselected.', '„Берлин“ е махнато.'],
  ['Адрес selected, 2 of 26.', 'Адрес, 2 от 26.'],
  ['value Берлин focused, 1 of 3.', 'Берлин, 1 от 3.'],
  ['All selected options have been cleared.', 'Изборът е изчистен.'],
])('a select says „%s“ as „%s“', (english, bulgarian) => expect(translated(english)).toBe(bulgarian))
