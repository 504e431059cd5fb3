'use client'

import { useRouter } from 'next/navigation'
import { type SyntheticEvent, useState } from 'react'
import { type Decision, decisions } from '#domain/moderation/decisions'
import { type ReportAction, reportActions } from '#domain/moderation/reports'
import { caseTexts as texts } from '#texts/moderation/cases'
import { reportTexts } from '#texts/moderation/reports'
import { groundTexts } from '#texts/moderation/grounds'
import { askSoon } from '../frame/waiting-store'
import { Choices } from '../screen/choices'
import { decide } from './decide-case'
import { ReasonsFields, type StatedItem } from './reasons-fields'

type Words = { title: string; hint: string; label: string; note: string; noteHint: string }

type Props = {
  /** Below `/api`, of the case or notice. */
  path: string
  words: Words
  /** Without one only the decision itself is to be taken. */
  item: StatedItem | null
  /** Whether the item has an owner, who reads the reasons. */
  isTold: boolean
  /** What the owner reads where staff write nothing. */
  usual: string
  /** The item is not shown before the decision: when it was last changed, as it stands beside. */
  heldAt?: string | null
}

/** Stays as it was filled in when somebody else was faster. */
export function CaseDecision({ path, words, item, isTold, usual, heldAt = null }: Props) {
  const isHeld = heldAt !== null
  const { refresh } = useRouter()
  const [decision, setDecision] = useState<Decision>('approved')
  const [chosen, setChosen] = useState<ReportAction>('hide')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isUpheld = decision === 'approved'
  const isReleased = isHeld && !isUpheld
  const actions = reportActions.filter((value) => !isHeld || value !== 'none')
  const action = item && isUpheld ? chosen : 'none'

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim() || undefined
    const seen = heldAt ?? undefined
    setIsBusy(true)
    const refused = await decide(path, { decision, action, note: text('note'), ground: text('ground'), seen })
    setIsBusy(false)
    setProblem(refused)
    // The new text is read beside the form; whatever else was refused leaves it as it stands.
    if (!refused || refused === reportTexts.correctedMeanwhile) refresh()
    if (!refused) askSoon()
  }

  return (
    <form className="panel-card panel-quick" onSubmit={(event) => void submit(event)}>
      <div>
        <h2>{words.title}</h2>
        <p className="panel-form__hint">{words.hint}</p>
      </div>
      <Choices
        label={words.label}
        chosen={decision}
        onChoose={setDecision}
        options={decisions.map((value) => ({ value, label: (isHeld ? heldVerbs : verbs)[value] }))}
      />
      {isUpheld && item && (
        <Choices
          label={texts.actionLabel}
          chosen={chosen}
          onChoose={setChosen}
          options={actions.map((value) => ({ value, label: texts.actions[value] }))}
        />
      )}
      {action === 'delete' && <p className="panel-form__hint">{groundTexts.deleteForGood}</p>}
      {/* Nobody gets reasons for what is shown after all. */}
      {!isReleased && (
        <ReasonsFields
          item={isUpheld && isTold ? item : null}
          action={action}
          note={{ label: words.note, hint: words.noteHint, usual }}
        />
      )}
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
const heldVerbs: Record<Decision, string> = { approved: texts.hold, rejected: texts.release }
