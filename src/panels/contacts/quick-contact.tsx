'use client'

import { toast } from '@payloadcms/ui'
import { type SyntheticEvent, useRef, useState } from 'react'
import { contactCategories, contactInput } from '#domain/contacts/contact-input'
import { contactTexts } from '#texts/contacts/contacts'
import { quickContactTexts as texts } from '#texts/panels/frame'
import { inputProblemText } from '#texts/web/input-problems'
import { send } from '../../ui/requests/send'
import { PanelLink } from '../frame/panel-link'
import { PanelField } from '../screen/panel-field'

type Problems = Record<string, string>
type Saved = { id: string; name: string }

const names = ['name', 'city', 'category', 'specialty', 'phone', 'address', 'email'] as const

/** One contact after another: after a save the form is empty again. */
export function QuickContact() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [saved, setSaved] = useState<Saved | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const given = Object.fromEntries(new FormData(event.currentTarget))
    const input = contactInput.safeParse(given)
    if (!input.success) {
      const found = input.error.issues.map(({ path, message }) => [path[0], inputProblemText(message)])
      return refuse(Object.fromEntries(found) as Problems, texts.missing)
    }
    setIsBusy(true)
    const answer = await send<{ doc: Saved }>('POST', '/api/contacts', input.data)
    setIsBusy(false)
    if (!answer.ok) return refuse(answer.fields, `${texts.failed}. ${answer.message}`)
    toast.success(texts.saved)
    setProblems({})
    setSaved(answer.data.doc)
    form.current?.reset()
    focusOn('name')
  }

  function refuse(found: Problems, sentence: string) {
    setProblems(found)
    toast.error(sentence)
    const first = names.find((name) => found[name])
    if (first) focusOn(first)
  }

  const focusOn = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

  return (
    <form ref={form} className="panel-quick" onSubmit={(event) => void submit(event)} noValidate>
      <PanelField name="name" label={contactTexts.name} problem={problems.name} isRequired />
      <PanelField name="city" label={contactTexts.city} problem={problems.city} isRequired />
      <PanelField
        name="category"
        label={contactTexts.category}
        problem={problems.category}
        isRequired
        options={[
          { value: '', label: texts.chooseCategory },
          ...contactCategories.map((value) => ({ value, label: contactTexts.categories[value] })),
        ]}
      />
      <PanelField name="specialty" label={contactTexts.specialty} problem={problems.specialty} />
      <PanelField name="phone" type="tel" label={contactTexts.phone} problem={problems.phone} />
      <PanelField name="address" label={contactTexts.address} problem={problems.address} />
      <PanelField name="email" type="email" label={contactTexts.email} problem={problems.email} />
      <div className="panel-dialog__actions">
        {saved && (
          <PanelLink
            to={`/collections/contacts/${saved.id}`}
            className="panel-button panel-button--secondary"
          >
            {texts.openSaved(saved.name)}
          </PanelLink>
        )}
        <button type="submit" className="panel-button panel-button--primary" aria-busy={isBusy}>
          {isBusy ? texts.saving : texts.submit}
        </button>
      </div>
    </form>
  )
}
