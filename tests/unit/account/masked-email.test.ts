import { expect, it } from 'vitest'
import { maskedEmail } from '#domain/account/masked-email'

it.each([
  ['maria@posteo.de', 'm••••@posteo.de'],
  ['м@пример.бг', 'м••••@пример.бг'],
  ['"a@b"@example.org', '"••••@example.org'],
  ['@example.org', '••••'],
  ['', '••••'],
])('%s becomes %s', (email, masked) => expect(maskedEmail(email)).toBe(masked))
