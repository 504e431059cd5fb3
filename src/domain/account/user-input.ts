import { z } from 'zod'
import '#domain/web/jitless'
import { CITY_MAX, EMAIL_MAX, NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from '#domain/limits'
import { cleanLine } from '#domain/text/clean-line'
import { TRAP_FIELD } from '#domain/web/form-signs'
import { hasLetter, isMisleadingName } from './misleading-name'
import { optionalCodeInput } from './typed-code'

export type InputProblem =
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'
  | 'nameRequired'
  | 'nameShort'
  | 'nameLong'
  | 'nameMisleading'
  | 'cityRequired'
  | 'cityLong'
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'codeRequired'
  | 'codeShape'
  | 'trap'
const problem = (name: InputProblem) => name

const email = z
  .string(problem('emailRequired'))
  .trim()
  .min(1, problem('emailRequired'))
  .max(EMAIL_MAX, problem('emailInvalid'))
  .pipe(z.email(problem('emailInvalid')))
const password = z
  .string(problem('passwordRequired'))
  .min(1, problem('passwordRequired'))
  .min(PASSWORD_MIN, problem('passwordShort'))
  .max(PASSWORD_MAX, problem('passwordLong'))
const personName = (missing: InputProblem) =>
  z
    .string(problem(missing))
    .overwrite(cleanLine)
    .refine((name) => !name || (hasLetter(name) && !isMisleadingName(name)), problem('nameMisleading'))

const fullName = personName('nameRequired')
  .min(1, problem('nameRequired'))
  .min(NAME_MIN, problem('nameShort'))
  .max(NAME_MAX, problem('nameLong'))
const city = z
  .string(problem('cityRequired'))
  .overwrite(cleanLine)
  .min(1, problem('cityRequired'))
  .max(CITY_MAX, problem('cityLong'))

/** No minimum: an old short password must still reach the server. */
const typedPassword = z.string(problem('passwordRequired')).min(1, problem('passwordRequired'))

export const signInInput = z.object({ email, password: typedPassword, ...optionalCodeInput.shape })
export const signUpInput = z.object({ fullName, email, password })
/** Of somebody who has no account yet. */
export const registrationInput = signUpInput.extend({
  [TRAP_FIELD]: z.string(problem('trap')).max(0, problem('trap')).optional(),
})
export const addressInput = z.object({ email })
export const newPasswordInput = z.object({ password })
export const linkInput = z.object({ token: z.string('required').max(100, 'long:100') })
export const passwordChangeInput = z.object({
  currentPassword: typedPassword,
  password,
})
export const emailChangeInput = z.object({ email, password: typedPassword })
export const accountDeletionInput = z.object({ password: typedPassword })
export const beginCodesInput = z.object({ password: typedPassword })
export const profileInput = z.object({ fullName, city })

const namePart = (missing: InputProblem) =>
  personName(missing).min(1, problem(missing)).max(NAME_MAX, problem('nameLong'))

const nameAndCity = { firstName: namePart('firstNameRequired'), lastName: namePart('lastNameRequired'), city }

const fullNameOf = ({ firstName, lastName }: Record<'firstName' | 'lastName', string>) =>
  `${firstName} ${lastName}`

const tooLong = { path: ['lastName'], message: problem('nameLong') }
const fits = (names: Parameters<typeof fullNameOf>[0]) => [...fullNameOf(names)].length <= NAME_MAX

/** What a profile lacks before its member can publish. */
export const nameAndCityInput = z
  .object(nameAndCity)
  .refine(fits, tooLong)
  .transform(({ city: place, ...names }) => ({ city: place, fullName: fullNameOf(names) }))
