'use client'

import { Cookie } from 'lucide-react'
import { CONSENT_KEY } from '#domain/legal/cookie-consent'
import { routes } from '#domain/routes'
import { panelTexts } from '#texts/panels/panels'

/** Removes the administrator's own choice. The dialog is part of the site, so the site is loaded. */
function askAgain() {
  localStorage.removeItem(CONSENT_KEY)
  location.assign(routes.home)
}

export function CookieTest() {
  return (
    <button
      type="button"
      className="panel-button panel-button--secondary"
      title={panelTexts.dashboard.cookieTestHint}
      onClick={askAgain}
    >
      <Cookie size={20} strokeWidth={1.75} aria-hidden />
      {panelTexts.dashboard.cookieTest}
    </button>
  )
}
