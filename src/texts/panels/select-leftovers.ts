import type { Leftover } from './leftover'

/** What the selects of Payload (react-select) say to a screen reader. */
export const selectLeftovers: Leftover = {
  within: '[class*="a11yText"]',
  words: { 'All selected options have been cleared.': 'Изборът е изчистен.' },
  patterns: [
    [/^(\d+) results? available(?: for search term .*)?\.$/, 'Възможности: $1.'],
    [
      /^Use Up and Down to choose options.*$/,
      'Избирате със стрелките нагоре и надолу, потвърждавате с Enter, затваряте с Escape.',
    ],
    [
      /^.*is focused ,type to refine list.*$/,
      'Пишете, за да стесните списъка. Отваряте го със стрелката надолу.',
    ],
    [/^.*is focused ?,? press Down to open the menu.*$/, 'Отваряте списъка със стрелката надолу.'],
    [
      /^Use left and right to toggle between focused values.*$/,
      'Местите се между избраните със стрелките наляво и надясно, махате с Backspace.',
    ],
    [/^option (.*), deselected\.$/, '„$1“ е махнато.'],
    [/^options? (.*), selected\.$/, 'Избрано: $1.'],
    [/^option (.*) is disabled\. Select another option\.$/, '„$1“ не може да се избере.'],
    [/^(?:value )?(.*?)(?: focused)?(?: disabled)?(?: selected)?, (\d+) of (\d+)\.$/, '$1, $2 от $3.'],
  ],
}
