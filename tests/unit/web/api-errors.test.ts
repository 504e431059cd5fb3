import { describe, expect, it } from 'vitest'
import { parseApiErrors } from '#domain/web/api-errors'

describe('error response of the server', () => {
  it('has the general sentence and one for each field', () => {
    const body = {
      errors: [
        {
          message: 'Следните полета са невалидни',
          data: {
            errors: [
              { path: 'email', message: 'Този имейл вече е регистриран. Опитайте с влизане.' },
              { path: 'password', message: 'Паролата трябва да е поне 6 символа' },
            ],
          },
        },
      ],
    }
    expect(parseApiErrors(body)).toEqual({
      message: 'Следните полета са невалидни',
      fields: {
        email: 'Този имейл вече е регистриран. Опитайте с влизане.',
        password: 'Паролата трябва да е поне 6 символа',
      },
    })
  })

  it('has the general sentence without fields', () => {
    const body = { errors: [{ message: 'Невалиден имейл или парола' }] }
    expect(parseApiErrors(body)).toEqual({ message: 'Невалиден имейл или парола', fields: {} })
  })

  it('shows the first of two errors of a field', () => {
    const errors = [
      { path: 'city', message: 'първа' },
      { path: 'city', message: 'втора' },
    ]
    expect(parseApiErrors({ errors: [{ message: 'общо', data: { errors } }] }).fields).toEqual({
      city: 'първа',
    })
  })

  const unreadable: unknown[] = [
    null,
    undefined,
    'Bad Gateway',
    [],
    {},
    { errors: [] },
    { errors: 'не' },
    { errors: [null] },
    { errors: [{ message: 5 }] },
    { errors: [{ message: '', data: { errors: [{ path: 1 }, null] } }] },
  ]

  it.each(unreadable.map((body) => [body]))('says nothing when unreadable (%j)', (body) => {
    expect(parseApiErrors(body)).toEqual({ message: null, fields: {} })
  })
})
