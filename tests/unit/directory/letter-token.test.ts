import { expect, it } from 'vitest'
import { addressHash, letterOfToken, letterToken } from '#domain/directory/letter-token'
import { isRefusedAddress } from '#domain/web/mail-refusal'

const letter = { entryId: crypto.randomUUID(), addressHash: addressHash('praxis@example.org') }
const secret = 'тайна'
const token = letterToken({ ...letter, secret })

it('a token names the entry and the address of its letter', () => {
  expect(letterOfToken({ token, secret })).toEqual(letter)
})

it('an address is the same in every spelling of its letters', () => {
  expect(addressHash(' Praxis@Example.org ')).toBe(letter.addressHash)
  expect(addressHash('praxis@example.com')).not.toBe(letter.addressHash)
})

it('a token that was changed says nothing', () => {
  const [id, hash, sign] = token.split('.')
  const other = addressHash('drug@example.org')
  const changed = [
    `${crypto.randomUUID()}.${hash}.${sign}`,
    `${id}.${other}.${sign}`,
    `${token}x`,
    `${token}.x`,
    '',
  ]
  for (const one of changed) expect(letterOfToken({ token: one, secret })).toBeNull()
  expect(letterOfToken({ token, secret: 'друга' })).toBeNull()
})

it('only the last word of the server about the recipient makes an address dead', () => {
  const refusal = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }
  expect(isRefusedAddress(refusal)).toBe(true)
  for (const other of [{ responseCode: 450 }, { command: 'MAIL FROM' }, { code: 'ECONNECTION' }])
    expect(isRefusedAddress({ ...refusal, ...other })).toBe(false)
  expect(isRefusedAddress(null)).toBe(false)
})
