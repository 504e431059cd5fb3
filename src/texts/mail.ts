import { CONFIRM_LINK_HOURS, RESET_LINK_MINUTES } from '#domain/limits'

export type LetterWords = { subject: string; lead: string; button: string; note: string }

export const mailTexts = {
  sender: 'Българи в Германия',
  greeting: (name: string) => `Здравейте, ${name}!`,
  copyLink: 'Ако бутонът не работи, поставете този адрес в браузъра си:',
  signature: 'Екипът на „Българи в Германия“',
  resetPassword: {
    subject: 'Нова парола за „Българи в Германия“',
    lead: 'Получихме молба за нова парола за Вашия профил. Задайте я от тук:',
    button: 'Задайте нова парола',
    note: `Връзката работи веднъж и е валидна ${RESET_LINK_MINUTES} минути. Ако не сте Вие, не правете нищо: паролата Ви остава същата.`,
  },
  confirmEmail: {
    subject: 'Потвърдете имейла си за „Българи в Германия“',
    lead: 'Радваме се, че сте с нас. Остава да потвърдите, че този имейл е Ваш:',
    button: 'Потвърдете имейла',
    note: `Връзката работи веднъж и е валидна ${CONFIRM_LINK_HOURS} часа. Ако не сте се регистрирали при нас, не правете нищо.`,
  },
} as const
