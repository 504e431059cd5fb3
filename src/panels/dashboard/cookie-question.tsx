'use client'

import { toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { type CookieChoice, everything, onlyNecessary, optionalKinds } from '#domain/legal/cookie-consent'
import { routes } from '#domain/routes'
import { cookieTexts } from '#texts/legal/cookies'
import { choose, presentChoice } from '../../features/shell/cookies/consent-store'

const texts = cookieTexts.bg

/** The question of the site with the buttons of the panels; not modal, as there. */
export function CookieQuestion() {
  const id = useId()
  const [choice, setChoice] = useState<CookieChoice | null>(null)

  function save(chosen: CookieChoice) {
    choose(chosen)
    toast.success(texts.saved.text)
  }

  return (
    <section
      role="dialog"
      className="panel-cookies"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
    >
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <p id={`${id}-lead`}>
        {texts.lead} <a href={routes.privacy}>{texts.policy}</a>
      </p>
      {choice &&
        optionalKinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={choice[kind]}
              onChange={(event) => setChoice({ ...choice, [kind]: event.target.checked })}
            />
            <span>
              <b>{texts.kinds[kind].name}</b> {texts.kinds[kind].about}
            </span>
          </label>
        ))}
      <div className="panel-dialog__actions">
        <Answer name={texts.onlyNecessary} onChoose={() => save(onlyNecessary)} />
        <Answer name={texts.acceptAll} onChoose={() => save(everything)} />
        {choice ? (
          <Answer name={texts.save} onChoose={() => save(choice)} />
        ) : (
          <Answer name={texts.settings} onChoose={() => setChoice(presentChoice())} />
        )}
      </div>
    </section>
  )
}

const Answer = ({ name, onChoose }: { name: string; onChoose: () => void }) => (
  <button type="button" className="panel-button panel-button--secondary" onClick={onChoose}>
    {name}
  </button>
)
