import { CODE_MINUTES, RECOVERY_CODES, passwordTries } from '#domain/limits'

/** One-time codes of administrators and moderators. */
export const staffCodeTexts = {
  askedAtSignIn: 'Въведете кода от приложението на телефона си.',
  askedBefore:
    'За това действие се иска код от телефона. Потвърдете с код от „Устройства“ в профила си и опитайте отново.',
  signInAgain:
    'Вече не сте в профила си. Влезте отново в друг раздел на браузъра и потвърдете тук още веднъж.',
  wrong: 'Кодът не е верен или вече е използван. Изчакайте следващия и опитайте отново.',
  tooMany: `Твърде много грешни кодове. Опитайте отново след ${passwordTries.code.minutes} минути.`,
  alreadyOn: 'Кодовете вече са включени.',
  notOn: 'Кодовете не са включени.',
  theirsNotOn: 'Този профил няма кодове за вход.',
  notOwnHere: 'Своите кодове изключете от „Устройства и кодове за вход“ в профила си.',
  reset: 'Кодовете са премахнати. Човекът излезе от всички устройства и получи писмо.',
  ownFirst: 'Първо включете кодовете за своя профил.',
  turnedOff: 'Кодовете са изключени.',
  checked: `Кодът е верен и важи ${CODE_MINUTES} минути.`,
  recoveryCount: (left: number) => `Остават ${left} от ${RECOVERY_CODES} кода за възстановяване.`,
} as const
