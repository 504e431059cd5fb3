import type { OptionalKind } from '#domain/legal/cookie-consent'

export type CookieLanguage = 'bg' | 'de'
type KindWords = { name: string; about: string }

type CookieWords = {
  title: string
  lead: string
  policy: string
  language: string
  kinds: Record<'necessary' | OptionalKind, KindWords>
  onlyNecessary: string
  acceptAll: string
  settings: string
  save: string
  saved: { title: string; text: string }
}

export const cookieTexts: Record<CookieLanguage, CookieWords> = {
  bg: {
    title: 'Бисквитки и поверителност',
    lead: 'Използваме само необходимите, докато не изберете друго. Изборът се променя по всяко време от края на страницата.',
    policy: 'Политика за поверителност',
    language: 'Език',
    kinds: {
      necessary: { name: 'Необходими', about: 'Вход, сигурност и запазени любими. Винаги включени.' },
      functional: {
        name: 'Функционални',
        about: 'Удобства по желание. В момента няма такива.',
      },
      analytics: { name: 'Аналитични', about: 'Показват кои страници се ползват. В момента няма такива.' },
      marketing: { name: 'Маркетингови', about: 'В момента няма такива.' },
    },
    onlyNecessary: 'Само необходимите',
    acceptAll: 'Приемете всички',
    settings: 'Настройки',
    save: 'Запазете избора',
    saved: { title: 'Успех', text: 'Изборът Ви за бисквитките е запазен.' },
  },
  de: {
    title: 'Cookies und Datenschutz',
    lead: 'Wir verwenden nur notwendige Cookies, bis Sie etwas anderes wählen. Ihre Auswahl können Sie jederzeit am Seitenende ändern.',
    policy: 'Datenschutzerklärung',
    language: 'Sprache',
    kinds: {
      necessary: {
        name: 'Notwendig',
        about: 'Anmeldung, Sicherheit und gespeicherte Favoriten. Immer aktiv.',
      },
      functional: { name: 'Funktional', about: 'Zusätzlicher Komfort. Derzeit keiner.' },
      analytics: { name: 'Analyse', about: 'Zeigen, welche Seiten genutzt werden. Derzeit keine.' },
      marketing: { name: 'Marketing', about: 'Derzeit keine.' },
    },
    onlyNecessary: 'Nur notwendige',
    acceptAll: 'Alle akzeptieren',
    settings: 'Einstellungen',
    save: 'Auswahl speichern',
    saved: { title: 'Erfolg', text: 'Ihre Cookie-Auswahl ist gespeichert.' },
  },
}

export const cookieLanguages: Record<CookieLanguage, { short: string; name: string }> = {
  bg: { short: 'БГ', name: 'български' },
  de: { short: 'DE', name: 'Deutsch' },
}
