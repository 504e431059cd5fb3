import type { FormState } from 'payload'
import { expect, it } from 'vitest'
// Not exported by the package.
import { fieldReducer } from '../../../node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer.js'
import { changedValues } from '../../../src/panels/changed-values'

const field = (value: unknown) => ({ value, initialValue: value, valid: true })
const typed = (state: FormState, path: string, value: unknown) =>
  fieldReducer(state, { type: 'UPDATE', path, value })
const answered = (state: FormState, serverState: FormState) =>
  fieldReducer(state, {
    type: 'MERGE_SERVER_STATE',
    acceptValues: { overrideLocalChanges: false },
    prevStateRef: { current: state },
    serverState,
  })

const sent: FormState = { title: field('Авт'), image: field(null), slug: field(null) }
const saved: FormState = { title: field('Авт'), image: field(null), slug: field('avt') }

it('keeps what was typed into two fields while a save was under way', () => {
  const now = typed(typed(sent, 'image', 'снимка'), 'title', 'Автобус')
  const answer = answered(now, changedValues({ sent, state: saved }))
  expect([answer.image?.value, answer.title?.value]).toEqual(['снимка', 'Автобус'])
  // Payload alone takes the picture away: without this the rule above would be needless.
  expect(answered(now, saved).image?.value).toBeNull()
})

it('takes over what the server has changed, and fields that it has added', () => {
  const added = { ...field('х'), addedByServer: true }
  const answer = answered(sent, changedValues({ sent, state: { ...saved, added } }))
  expect([answer.slug?.value, answer.added?.value]).toEqual(['avt', 'х'])
})
