export const footerTexts = {
  about:
    'Място, където се намираме, питаме и си помагаме. Разглеждането е свободно, регистрацията е безплатна.',
  areas: 'Раздели',
  rules: 'Правила и помощ',
  imprint: 'Impressum',
  privacy: 'Поверителност',
  privacyGerman: 'Datenschutz',
  terms: 'Общи условия',
  cookies: 'Настройки за бисквитки',
  report: 'Сигнал за незаконно съдържание',
  rights: (year: number, brand: string) => `© ${year} ${brand}. Всички права запазени.`,
  credit: (name: string) => `Изработка: ${name}`,
} as const
