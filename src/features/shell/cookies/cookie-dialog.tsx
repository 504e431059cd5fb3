import { useState } from 'react'
import { everything, onlyNecessary, type CookieChoice } from '#domain/legal/cookie-consent'
import { cookieTexts, type CookieLanguage } from '#texts/legal/cookies'
import { toast } from '../../../ui/overlays/toast-store'
import { choose, type ConsentView } from './consent-store'
import { CookieQuestion } from './cookie-question'
import { CookieSettings } from './cookie-settings'

type CookieDialogProps = { view: Exclude<ConsentView, 'none'> }

export default function CookieDialog({ view }: CookieDialogProps) {
  const [language, setLanguage] = useState<CookieLanguage>('bg')
  const save = (choice: CookieChoice) => {
    choose(choice)
    toast({ tone: 'ok', ...cookieTexts[language].saved })
  }
  const part = {
    language,
    onLanguage: setLanguage,
    onSave: save,
    onNecessary: () => save(onlyNecessary),
    onEverything: () => save(everything),
  }
  return (
    <>
      {view !== 'settings' && <CookieQuestion {...part} />}
      {view !== 'question' && <CookieSettings {...part} />}
    </>
  )
}
