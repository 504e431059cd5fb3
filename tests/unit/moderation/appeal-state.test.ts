import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Statement } from '#domain/moderation/statements'
import { AppealState } from '../../../src/features/account/decision/appeal-state'

const statement: Statement = {
  id: '1',
  itemType: 'event',
  itemTitle: 'Празник на виното',
  itemText: '',
  action: 'hide',
  source: 'report',
  ground: 'Общи условия',
  facts: 'Предплата.',
  decidedAt: '2026-11-23T09:00:00.000Z',
  appealState: 'none',
  appeal: 'Не е така.',
  appealedAt: '2026-11-24T09:00:00.000Z',
  answer: 'Прав сте.',
  answeredAt: '2026-11-25T09:00:00.000Z',
  isSamePerson: false,
  reversal: null,
}

it.each([
  ['none', 'Срокът за обжалване изтече на 23.05.2027'],
  ['pending', 'Обжалвахте на 24.11.2026'],
  ['kept', 'Отговорихме на 25.11.2026'],
  ['reversed', 'Отговорихме на 25.11.2026'],
] as const)('an appeal that is %s tells its member: %s', (appealState, words) => {
  const shown = createElement(AppealState, { statement: { ...statement, appealState } })
  expect(renderToStaticMarkup(shown)).toContain(words)
})
