'use client'

import { routes } from '#domain/routes'
import { footerTexts } from '#texts/shell/footer'
import { showSettings } from './consent-store'

/** Opens the settings where the reader is; without scripts it leads to what the legal page says about cookies. */
export function CookieSettingsLink({ className }: { className?: string }) {
  return (
    <a
      href={routes.cookieSettings}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        showSettings(true)
      }}
    >
      {footerTexts.cookies}
    </a>
  )
}
