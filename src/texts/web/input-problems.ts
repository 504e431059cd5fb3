import type { InputProblem } from '#domain/account/user-input'
import { CITY_MAX, CLAIM_CODE_DIGITS, NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from '#domain/limits'
import { legalNoticeTexts } from '#texts/legal/legal-notices'

export const inputProblemTexts: Record<InputProblem, string> = {
  emailRequired: 'Въведете имейл.',
  emailInvalid: 'Проверете имейла: трябва да изглежда като ime@example.com.',
  passwordRequired: 'Въведете парола.',
  passwordShort: `Паролата трябва да е поне ${PASSWORD_MIN} символа`,
  passwordLong: `Паролата може да е най-много ${PASSWORD_MAX} символа.`,
  nameRequired: 'Въведете име и фамилия.',
  nameShort: `Името трябва да е поне ${NAME_MIN} символа.`,
  nameLong: `Името може да е най-много ${NAME_MAX} символа.`,
  nameMisleading: 'Напишете името си: без адреси и без думи като „администратор“.',
  firstNameRequired: 'Въведете име.',
  lastNameRequired: 'Въведете фамилия.',
  cityRequired: 'Въведете град.',
  cityLong: `Градът може да е най-много ${CITY_MAX} символа.`,
  codeRequired: 'Въведете код.',
  codeShape: 'Кодът е от шест цифри, а кодът за възстановяване е от осем знака.',
  trap: 'Нещо попълни формуляра вместо Вас. Презаредете страницата и напишете данните си сами.',
}

const UNKNOWN = 'Проверете това поле.'

const countedPictures = (limit: string) => (limit === '1' ? 'една снимка' : `${limit} снимки`)

/** For any field (`src/domain/web/input.ts`); the limit follows the colon in the name. */
const generalTexts: Record<string, (limit: string) => string> = {
  required: () => 'Попълнете това поле.',
  choice: () => 'Изберете една от възможностите.',
  number: () => 'Въведете число.',
  whole: () => 'Въведете цяло число.',
  date: () => 'Въведете дата и час.',
  day: () => 'Изберете ден.',
  past: () => 'Изберете ден от днес нататък.',
  gone: () => 'Този час вече е минал. Изберете по-късен.',
  far: () => 'Този ден е твърде далече.',
  id: () => 'Този номер не е разрешен.',
  email: () => inputProblemTexts.emailInvalid,
  phone: () => 'Проверете телефона: само цифри, например +49 30 1234567.',
  address: () => 'Въведете пълния адрес на страницата, например https://…',
  browserKey: () => 'Браузърът даде негоден ключ. Включете известията отново.',
  goodFaith: () => legalNoticeTexts.goodFaithRequired,
  long: (limit) => `Най-много ${limit} ${limit === '1' ? 'символ' : 'символа'}.`,
  min: (limit) => `Най-малко ${limit}.`,
  max: (limit) => `Най-много ${limit}.`,
  threeRents: () => 'Депозитът може да е най-много три наема без разходите (§ 551 BGB).',
  step: (step) => `Стъпката е ${step.replace('.', ',')}.`,
  many: (limit) => `Най-много ${limit} неща.`,
  pictures: (limit) => `Най-много ${countedPictures(limit)}.`,
  samePicture: () => 'Една снимка е избрана два пъти.',
  claimCode: () => `Кодът е от ${CLAIM_CODE_DIGITS} цифри.`,
  website: () => 'Проверете адреса на сайта: трябва да изглежда като www.example.com.',
}

type Issue = { path: readonly PropertyKey[]; message: string }

/** One sentence for each field: the first that is wrong with it. */
export function fieldProblems(issues: readonly Issue[]): { path: string; message: string }[] {
  const sentences = new Map<string, string>()
  for (const { path, message } of issues) {
    const name = path.join('.')
    if (!sentences.has(name)) sentences.set(name, inputProblemText(message))
  }
  return [...sentences].map(([path, message]) => ({ path, message }))
}

const cyrillic = /\p{Script=Cyrillic}/u

/** A problem without a text here is already a sentence, or one of the library's in English. */
export function inputProblemText(problem: string): string {
  const [kind = '', limit = ''] = problem.split(':')
  return (
    inputProblemTexts[problem as InputProblem] ??
    generalTexts[kind]?.(limit) ??
    (cyrillic.test(problem) ? problem : UNKNOWN)
  )
}
