'use client'

import { routes } from '#domain/routes'
import { footerTexts } from '#texts/shell/footer'
import { showSettings } from './consent-store'

/** Without scripts it leads to the cookie section of the legal page. */
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
