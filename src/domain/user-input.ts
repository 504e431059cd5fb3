import { z } from 'zod'
import { CITY_MAX, NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from './limits'

/** What a broken rule is called; `src/texts` turns the name into a sentence. */
export const inputProblems = [
  'emailRequired', 'emailInvalid', 'passwordRequired', 'passwordShort', 'passwordLong',
  'nameRequired', 'nameShort', 'nameLong', 'cityRequired', 'cityLong',
  'firstNameRequired', 'lastNameRequired',
] as const // prettier-ignore
export type InputProblem = (typeof inputProblems)[number]
const problem = (name: InputProblem) => name

const email = z
  .string()
  .trim()
  .min(1, problem('emailRequired'))
  .pipe(z.email(problem('emailInvalid')))
const password = z
  .string()
  .min(1, problem('passwordRequired'))
  .min(PASSWORD_MIN, problem('passwordShort'))
  .max(PASSWORD_MAX, problem('passwordLong'))
const fullName = z
  .string()
  .trim()
  .min(1, problem('nameRequired'))
  .min(NAME_MIN, problem('nameShort'))
  .max(NAME_MAX, problem('nameLong'))
const city = z.string().trim().min(1, problem('cityRequired')).max(CITY_MAX, problem('cityLong'))

/** Signing in only asks that something was typed: an old short password must still reach the server. */
export const signInInput = z.object({ email, password: z.string().min(1, problem('passwordRequired')) })
export const signUpInput = z.object({ fullName, email, password })
export const addressInput = z.object({ email })
export const newPasswordInput = z.object({ password })
export const linkInput = z.object({ token: z.string().max(100) })
export const passwordChangeInput = z.object({
  currentPassword: z.string().min(1, problem('passwordRequired')),
  password,
})
export const accountDeletionInput = z.object({ password: z.string().min(1, problem('passwordRequired')) })
export const profileInput = z.object({ fullName, city })

const namePart = (missing: InputProblem) =>
  z.string().trim().min(1, problem(missing)).max(NAME_MAX, problem('nameLong'))

/** First and last name are typed apart and kept as one (spec platform §2.12, §3). */
export const accountSettingsInput = z
  .object({
    firstName: namePart('firstNameRequired'),
    lastName: namePart('lastNameRequired'),
    city,
    weeklyDigest: z.boolean(),
  })
  .refine(({ firstName, lastName }) => [...`${firstName} ${lastName}`].length <= NAME_MAX, {
    path: ['lastName'],
    message: problem('nameLong'),
  })
  .transform(({ firstName, lastName, ...rest }) => ({ ...rest, fullName: `${firstName} ${lastName}` }))
