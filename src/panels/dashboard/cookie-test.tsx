'use client'

import { Cookie } from 'lucide-react'
import { CONSENT_KEY } from '#domain/legal/cookie-consent'
import { panelTexts } from '#texts/panels/panels'
import { useConsentView } from '../../features/shell/cookies/consent-store'
import { CookieQuestion } from './cookie-question'

/** Removes the administrator's own choice; then they are asked here as on the site. */
function askAgain() {
  localStorage.removeItem(CONSENT_KEY)
  location.reload()
}

export function CookieTest() {
  const view = useConsentView()
  return (
    <>
      <button
        type="button"
        className="panel-button panel-button--secondary"
        title={panelTexts.dashboard.cookieTestHint}
        onClick={askAgain}
      >
        <Cookie size={20} strokeWidth={1.75} aria-hidden />
        {panelTexts.dashboard.cookieTest}
      </button>
      {view !== 'none' && <CookieQuestion />}
    </>
  )
}
