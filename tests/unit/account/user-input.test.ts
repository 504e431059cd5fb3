import { describe, expect, it } from 'vitest'
import { profileInput, signInInput, signUpInput } from '#domain/account/user-input'
import { inputProblemTexts } from '#texts/web/input-problems'

const valid = { fullName: 'Мария Стоянова', email: 'maria@example.org', password: 'тайна6' }
const problemsOf = (input: object) =>
  signUpInput
    .safeParse({ ...valid, ...input })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? []

describe('registration input', () => {
  it('accepts a password of exactly 6 characters', () => {
    expect(problemsOf({})).toEqual([])
  })

  it.each([
    [{ password: '12345' }, 'password', 'passwordShort'],
    [{ password: 'x'.repeat(129) }, 'password', 'passwordLong'],
    [{ email: 'без кльомба' }, 'email', 'emailInvalid'],
    [{ email: '  ' }, 'email', 'emailRequired'],
    [{ fullName: ' ' }, 'fullName', 'nameRequired'],
    [{ fullName: 'Я' }, 'fullName', 'nameShort'],
    [{ fullName: 'Я'.repeat(81) }, 'fullName', 'nameLong'],
  ])('refuses %o at %s', (input, path, problem) => {
    expect(problemsOf(input)).toContainEqual([path, problem])
  })

  it('has the agreed sentence for a short password', () => {
    expect(inputProblemTexts.passwordShort).toBe('Паролата трябва да е поне 6 символа')
  })
})

describe('sign-in and profile input', () => {
  it('lets an old short password reach the server', () => {
    expect(signInInput.safeParse({ email: valid.email, password: '123' }).success).toBe(true)
  })

  it('trims the name and the city and requires both', () => {
    expect(profileInput.parse({ fullName: ' Мария Стоянова ', city: ' Кьолн ' })).toEqual({
      fullName: 'Мария Стоянова',
      city: 'Кьолн',
    })
    expect(profileInput.safeParse({ fullName: 'Мария Стоянова', city: '   ' }).success).toBe(false)
  })
})
