import { useId, useState } from 'react'
import { optionalKinds } from '#domain/legal/cookie-consent'
import { cookieTexts } from '#texts/legal/cookies'
import { Button } from '../../../ui/buttons/button'
import { SwitchField } from '../../../ui/form/switch-field'
import { useModal } from '../../../ui/overlays/use-modal'
import { presentChoice, showSettings } from './consent-store'
import { CookieHead, CookieLead } from './cookie-head'
import type { CookiePart } from './cookie-part'

/** Esc changes nothing; without an earlier choice the question stays. */
export function CookieSettings({ language, onLanguage, onSave, onNecessary, onEverything }: CookiePart) {
  const id = useId()
  const [choice, setChoice] = useState(presentChoice)
  const modal = useModal({ open: true, onClose: () => showSettings(false) })
  const words = cookieTexts[language]
  /** Closes first, so that the focus returns before the dialog is removed. */
  const closeAnd = (answer: () => void) => () => {
    modal.close()
    answer()
  }
  return (
    <dialog
      {...modal.dialog}
      lang={language}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      className="modal"
    >
      <div className="grid max-h-[inherit] grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
        <div className="px-5 pt-5 pb-3 md:px-6">
          <CookieHead titleId={`${id}-title`} language={language} onLanguage={onLanguage} />
        </div>
        <div className="grid content-start gap-4 overflow-auto px-5 pt-1 pb-6 md:px-6">
          <CookieLead id={`${id}-lead`} language={language} />
          <div className="grid">
            <SwitchField
              label={words.kinds.necessary.name}
              hint={words.kinds.necessary.about}
              checked
              disabled
            />
            {optionalKinds.map((kind) => (
              <SwitchField
                key={kind}
                label={words.kinds[kind].name}
                hint={words.kinds[kind].about}
                checked={choice[kind]}
                onChange={(event) => setChoice({ ...choice, [kind]: event.target.checked })}
              />
            ))}
          </div>
        </div>
        <div className="grid grid-cols-2 gap-2.5 border-t border-line px-5 pt-4 pb-5 md:px-6">
          <Button className="px-2.5!" onClick={closeAnd(onNecessary)}>
            {words.onlyNecessary}
          </Button>
          <Button className="px-2.5!" onClick={closeAnd(onEverything)}>
            {words.acceptAll}
          </Button>
          <Button variant="secondary" className="col-span-full" onClick={closeAnd(() => onSave(choice))}>
            {words.save}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
