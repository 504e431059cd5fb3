'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type SyntheticEvent, useState } from 'react'
import { REASON_MAX } from '#domain/limits'
import { type AppealDecision, appealDecisionInput, appealDecisions } from '#domain/moderation/appeals'
import { appealScreenTexts as texts } from '#texts/moderation/appeals'
import { inputProblemText } from '#texts/web/input-problems'
import { send } from '../../ui/requests/send'
import { askSoon } from '../frame/waiting-store'
import { Choices } from '../screen/choices'
import { PanelField } from '../screen/panel-field'

/** What a reversal does is said before the decision. The text stays when somebody else was faster. */
export function AppealDecisionForm({ id, effect, title }: { id: string; effect: string; title: string }) {
  const { refresh } = useRouter()
  const [decision, setDecision] = useState<AppealDecision>('kept')
  const [missing, setMissing] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const answer = new FormData(event.currentTarget).get('answer')
    const input = appealDecisionInput.safeParse({ decision, answer })
    setProblem(undefined)
    setMissing(input.error && inputProblemText(input.error.issues[0]!.message))
    if (!input.success) return
    setIsBusy(true)
    const sent = await send<{ message: string }>('POST', `/api/statements/${id}/decide`, input.data)
    setIsBusy(false)
    if (!sent.ok) return setProblem(sent.status === 409 ? sent.message : `${texts.failed}. ${sent.message}`)
    toast.success(sent.data.message)
    askSoon()
    refresh()
  }

  return (
    <form className="panel-card panel-quick" onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h2>{title}</h2>
        <p className="panel-form__hint">{effect}</p>
      </div>
      <Choices
        label={texts.decisionLabel}
        chosen={decision}
        onChoose={setDecision}
        options={appealDecisions.map((value) => ({ value, label: texts.verbs[value] }))}
      />
      <PanelField
        name="answer"
        label={texts.answer}
        hint={texts.answerHint}
        rows={4}
        maxLength={REASON_MAX}
        problem={missing}
        isRequired
      />
      {problem && (
        <p role="alert" className="panel-form__error">
          {problem}
        </p>
      )}
      <div className="panel-dialog__actions">
        <button type="submit" className="panel-button panel-button--primary" aria-busy={isBusy}>
          {isBusy ? texts.saving : texts.submit}
        </button>
      </div>
    </form>
  )
}
