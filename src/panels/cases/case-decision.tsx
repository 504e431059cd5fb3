'use client'

import { useRouter } from 'next/navigation'
import { type SyntheticEvent, useState } from 'react'
import { REASON_MAX } from '#domain/limits'
import type { CaseName } from '#domain/moderation/cases'
import { type Decision, decisions } from '#domain/moderation/decisions'
import { type ReportAction, reportActions } from '#domain/moderation/reports'
import { caseTexts as texts } from '#texts/moderation/cases'
import { askSoon } from '../frame/waiting-store'
import { Choices } from '../screen/choices'
import { PanelField } from '../screen/panel-field'
import { decideCase } from './decide-case'

/** Stays as it was filled in when somebody else was faster. */
export function CaseDecision({ name, count }: { name: CaseName; count: number }) {
  const { refresh } = useRouter()
  const [decision, setDecision] = useState<Decision>('approved')
  const [action, setAction] = useState<ReportAction>('hide')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const note = String(new FormData(event.currentTarget).get('note') ?? '')
    setIsBusy(true)
    const taken = decision === 'approved' ? action : 'none'
    const refused = await decideCase(name, { decision, action: taken, ...(note.trim() && { note }) })
    setIsBusy(false)
    setProblem(refused)
    if (refused) return
    askSoon()
    refresh()
  }

  return (
    <form className="panel-card panel-quick" onSubmit={(event) => void submit(event)}>
      <div>
        <h2>{texts.decision}</h2>
        <p className="panel-form__hint">{texts.forAll(count)}</p>
      </div>
      <Choices
        label={texts.decisionLabel}
        chosen={decision}
        onChoose={setDecision}
        options={decisions.map((value) => ({ value, label: verbs[value] }))}
      />
      {decision === 'approved' && (
        <Choices
          label={texts.actionLabel}
          chosen={action}
          onChoose={setAction}
          options={reportActions.map((value) => ({ value, label: texts.actions[value] }))}
        />
      )}
      <PanelField name="note" label={texts.note} hint={texts.noteHint} rows={3} maxLength={REASON_MAX} />
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

const verbs: Record<Decision, string> = { approved: texts.uphold, rejected: texts.dismiss }
