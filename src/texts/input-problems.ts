import type { InputProblem } from '#domain/user-input'

/** The sentence a person sees at the field (spec platform §5 and §8). */
export const inputProblemTexts: Record<InputProblem, string> = {
  emailRequired: 'Въведете имейл.',
  emailInvalid: 'Проверете имейла: трябва да изглежда като ime@example.com.',
  passwordRequired: 'Въведете парола.',
  passwordShort: 'Паролата трябва да е поне 6 символа',
  passwordLong: 'Паролата може да е най-много 128 символа.',
  nameRequired: 'Въведете име и фамилия.',
  nameShort: 'Името трябва да е поне 2 символа.',
  nameLong: 'Името може да е най-много 80 символа.',
  cityRequired: 'Въведете град.',
  cityLong: 'Градът може да е най-много 50 символа.',
}
