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
  rights: (year: number) => `© ${year} Българи в Германия. Всички права запазени.`,
  credit: 'Изработка: БГ·DE',
} as const
