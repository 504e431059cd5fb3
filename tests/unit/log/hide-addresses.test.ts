import { describe, expect, it } from 'vitest'
import { hideAddresses } from '#domain/log/hide-addresses'

describe('addresses in a text', () => {
  it.each([
    ['550 5.1.1 <kaloyan@example.org>: no such user', '550 5.1.1 <•••@example.org>: no such user'],
    ['{"to":"a.b+c@sub.example.org","x":1}', '{"to":"•••@sub.example.org","x":1}'],
    ['params: nov@example.org,1,Нов Член', 'params: •••@example.org,1,Нов Член'],
    ['калоян@пример.бг', '•••@пример.бг'],
    ['{\\"email\\":\\"a@b.c\\"}', '{\\"email\\":\\"•••@b.c\\"}'],
    ['{"stack":"Error:\\nnov@b.c"}', '{"stack":"Error:\\n•••@b.c"}'],
    ['postgres://site:tayna@db.example:5432/site', 'postgres://site:•••@db.example:5432/site'],
    ['a@b.c и d@e.f', '•••@b.c и •••@e.f'],
    ['{"msg":"\\u0007nov@b.c"}', '{"msg":"\\u0007•••@b.c"}'],
    [`${'x'.repeat(100)}@b.c`, `${'x'.repeat(36)}•••@b.c`],
  ])('turns „%s“ into „%s“', (text, hidden) => {
    expect(hideAddresses(text)).toBe(hidden)
  })

  it.each(['няма адрес', 'в 10:30 @ Берлин', '/node_modules/@payloadcms/ui/index.js:3:1', 'postgres://db/x'])(
    'leaves „%s“ unchanged',
    (text) => expect(hideAddresses(text)).toBe(text),
  )
})
