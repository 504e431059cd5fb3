'use client'

import { Icon } from '../../ui/graphics/icon'
import { CONSENT_KEY } from '#domain/legal/cookie-consent'
import { panelTexts } from '#texts/panels/panels'
import { useConsentView } from '../../features/shell/cookies/consent-store'
import { CookieQuestion } from './cookie-question'

/** In the address, because the panels ask nobody else and nothing about it is to be stored. */
const ASKED = '#cookies'

/** Removes the administrator's own choice; then they are asked here as on the site. */
function askAgain() {
  localStorage.removeItem(CONSENT_KEY)
  location.hash = ASKED
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
        <Icon icon="cookie" />
        {panelTexts.dashboard.cookieTest}
      </button>
      {view !== 'none' && location.hash === ASKED && <CookieQuestion />}
    </>
  )
}
