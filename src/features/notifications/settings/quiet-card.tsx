'use client'

import { useState } from 'react'
import { type QuietHours, quietFromHours, quietUntilHours } from '#domain/notifications/quiet-hours'
import { noticeTexts } from '#texts/notifications/notice-kinds'
import { Choice } from '../../../ui/form/choice'
import { SelectField } from '../../../ui/form/select-field'
import { useHydrated } from '../../../ui/use-hydrated'
import { saveChoice } from './saved-choice'
import '../../../ui/form/switch-field.css'

const { quiet: texts } = noticeTexts
const optionsOf = (hours: readonly string[]) => hours.map((value) => ({ value, label: texts.hour(value) }))

export function QuietCard({ member, initial }: { member: string; initial: QuietHours }) {
  const [quiet, setQuiet] = useState(initial)
  // A press that nobody hears yet would be taken back.
  const disabled = !useHydrated()

  async function choose(change: Partial<QuietHours>) {
    const before = quiet
    setQuiet({ ...before, ...change })
    if (!(await saveChoice(member, change))) setQuiet(before)
  }

  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <label className="grid min-h-touch grid-cols-[1fr_auto] items-center gap-4">
        <span className="grid">
          <span className="type-card">{texts.title}</span>
          <span className="type-meta">{texts.lead}</span>
        </span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={texts.title}
          disabled={disabled}
          checked={quiet.quietHours}
          onChange={(event) => void choose({ quietHours: event.target.checked })}
        />
      </label>
      {quiet.quietHours && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <SelectField
              name="quietFrom"
              disabled={disabled}
              label={texts.from}
              options={optionsOf(quietFromHours)}
              value={quiet.quietFrom}
              onChange={({ target }) => void choose({ quietFrom: target.value as QuietHours['quietFrom'] })}
            />
            <SelectField
              name="quietUntil"
              disabled={disabled}
              label={texts.until}
              options={optionsOf(quietUntilHours)}
              value={quiet.quietUntil}
              onChange={({ target }) => void choose({ quietUntil: target.value as QuietHours['quietUntil'] })}
            />
          </div>
          <div className="-mx-3">
            <Choice
              type="checkbox"
              name="quietWeekends"
              disabled={disabled}
              label={texts.weekends}
              checked={quiet.quietWeekends}
              onChange={(event) => void choose({ quietWeekends: event.target.checked })}
            />
          </div>
          <p className="type-meta">{texts.zone}</p>
        </>
      )}
    </div>
  )
}
