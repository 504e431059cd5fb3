import type { CookieChoice } from '#domain/legal/cookie-consent'
import type { CookieLanguage } from '#texts/legal/cookies'

export type CookiePart = {
  language: CookieLanguage
  onLanguage: (language: CookieLanguage) => void
  onSave: (choice: CookieChoice) => void
  onNecessary: () => void
  onEverything: () => void
}
