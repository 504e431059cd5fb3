import { useId } from 'react'
import { cookieTexts } from '#texts/legal/cookies'
import { Button } from '../../../ui/buttons/button'
import { showSettings } from './consent-store'
import { CookieHead, CookieLead } from './cookie-head'
import type { CookiePart } from './cookie-part'
import './cookie-question.css'

const answer = { className: 'px-2.5!' }

/** Not modal: the imprint, the menu and every text must be reachable before a choice. */
export function CookieQuestion({ language, onLanguage, onNecessary, onEverything }: CookiePart) {
  const id = useId()
  const words = cookieTexts[language]
  return (
    <div
      role="dialog"
      lang={language}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      className="cookie-question"
    >
      <CookieHead titleId={`${id}-title`} language={language} onLanguage={onLanguage} />
      <CookieLead id={`${id}-lead`} language={language} className="max-md:text-sm" />
      <div className="grid auto-rows-fr grid-cols-2 gap-2.5 *:min-w-0 md:grid-cols-3">
        <Button {...answer} onClick={onNecessary}>
          {words.onlyNecessary}
        </Button>
        <Button {...answer} onClick={onEverything}>
          {words.acceptAll}
        </Button>
        <Button
          variant="secondary"
          className="px-2.5! max-md:col-span-full"
          aria-haspopup="dialog"
          onClick={() => showSettings(true)}
        >
          {words.settings}
        </Button>
      </div>
    </div>
  )
}
