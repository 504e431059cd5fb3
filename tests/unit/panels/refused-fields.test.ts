import { describe, expect, it } from 'vitest'
import { RefusedFields } from '../../../src/panels/refused-fields/refused-fields'

const form = { collection: 'stores', id: '1' }
const write = { ...form, operation: 'update', isAutosave: false } as const
const refusal = {
  errors: [
    {
      data: {
        errors: [
          { path: 'phone', message: 'Твърде дълго.' },
          { path: 'hours.0.from', message: 'Кога?' },
        ],
      },
    },
  ],
}
const sent = { phone: '111', hours: [{ from: 9 }], name: 'Магазин' }
const fields = { phone: { value: '111' }, 'hours.0.from': { value: 9 }, name: { value: 'Друг' } }
const answered = { phone: { valid: true }, 'hours.0.from': {}, name: { valid: true } }

describe('a reason of the server', () => {
  it('stays while another field is changed, and goes with the value that it is about', () => {
    const refused = new RefusedFields()
    refused.note(write, sent, refusal)
    expect(refused.keeper(form, fields)(answered)).toEqual({
      phone: { valid: false, errorMessage: 'Твърде дълго.' },
      'hours.0.from': { valid: false, errorMessage: 'Кога?' },
      name: { valid: true },
    })
    const corrected = { ...fields, phone: { value: '112' } }
    expect(refused.keeper(form, corrected)(answered).phone).toEqual({ valid: true })
  })

  it('is not taken away by the answer to an earlier question', () => {
    const refused = new RefusedFields()
    const keep = refused.keeper(form, { phone: { value: '11' } })
    refused.note(write, sent, refusal)
    expect(keep(answered).phone).toEqual({ valid: false, errorMessage: 'Твърде дълго.' })
  })

  it('goes with the next save, and belongs to its form', () => {
    const refused = new RefusedFields()
    refused.note(write, sent, refusal)
    expect(refused.keeper({ ...form, id: '2' }, fields)(answered)).toEqual(answered)
    refused.forget(write)
    expect(refused.keeper(form, fields)(answered)).toEqual(answered)
  })

  it('needs a field: what the answer does not name stays out of it, an answer without fields changes nothing', () => {
    const refused = new RefusedFields()
    refused.note(write, sent, refusal)
    expect(refused.keeper(form, fields)({ name: {} })).toEqual({ name: {} })
    refused.note(write, null, null)
    expect(refused.keeper(form, fields)(answered)).toEqual(answered)
  })
})
