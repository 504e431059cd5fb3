import { expect, test } from 'vitest'
import { migrationNames } from '#database/start/migrate'
import { accountsFrom } from '#server/start/demo-content'
import { isOlder } from '#server/start/environment'

test.each([
  ['20.18.3', true],
  ['18.20.0', true],
  ['20.19.0', false],
  ['20.20.2', false],
  ['24.0.0', false],
])('Node %s is older than 20.19.0: %s', (found, older) => {
  expect(isOlder({ found, needed: '20.19.0' })).toBe(older)
})

test('reads the names of migrations from the text of their list', () => {
  const index = `export const migrations = [
    { up: a.up, down: a.down, name: '20261121_1_initial' },
    { up: b.up, down: b.down, name: "20261122_2_forum" },
  ];`
  expect(migrationNames(index)).toEqual(['20261121_1_initial', '20261122_2_forum'])
})

const account = { role: 'admin', email: 'admin@example.org', password: 'x' }

test('reads the accounts from the last line, whatever precedes it', () => {
  expect(accountsFrom(`some log\n${JSON.stringify({ accounts: [account] })}\n`)).toEqual([account])
})

test.each(['', '{"skipped":true}', 'not json'])('finds no accounts in %j', (stdout) => {
  expect(accountsFrom(stdout)).toEqual([])
})
