'use client'

import { DatePicker, toast, useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import { type SyntheticEvent, useId, useState } from 'react'
import { SCHEDULE_STEP_MINUTES } from '#domain/panel-limits'
import { shortDateTime } from '#domain/time/dates'
import { scheduleTexts as texts } from '#texts/panels/schedule'
import { Choices } from '../../screen/choices'
import { PanelDialog } from '../../screen/panel-dialog'
import type { Upcoming } from './upcoming'

type Props = { upcoming: Upcoming[]; onChange: () => Promise<void>; onClose: () => void }

export function ScheduleDialog({ upcoming, onChange, onClose }: Props) {
  const { id, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { schedulePublish } = useServerFunctions()
  const field = useId()
  const isFinished = hasPublishedDoc && unpublishedVersionCount === 0
  const [type, setType] = useState<'publish' | 'unpublish'>(isFinished ? 'unpublish' : 'publish')
  const [date, setDate] = useState<Date>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function run(work: () => Promise<unknown>, done: string) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await work()
      await onChange()
      setProblem(null)
      toast.success(done)
    } catch {
      setProblem(texts.failed)
    }
    setIsBusy(false)
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!date) return setProblem(texts.missing)
    if (date.getTime() <= Date.now()) return setProblem(texts.past)
    const doc = { relationTo: 'articles' as const, value: String(id) }
    void run(async () => schedulePublish({ type, date, doc, timezone: 'Europe/Berlin' }), texts.saved)
  }

  return (
    <PanelDialog title={texts.title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Choices
          label={texts.type}
          chosen={type}
          onChoose={setType}
          options={(['publish', 'unpublish'] as const).map((value) => ({ value, label: texts.types[value] }))}
        />
        <div className="panel-form">
          <span id={field}>{texts.moment}</span>
          <div role="group" aria-labelledby={field}>
            <DatePicker
              displayFormat="dd.MM.yyyy HH:mm"
              minDate={new Date()}
              onChange={setDate}
              pickerAppearance="dayAndTime"
              timeFormat="HH:mm"
              timeIntervals={SCHEDULE_STEP_MINUTES}
              value={date}
            />
          </div>
          <p className="panel-form__hint">{texts.hint(SCHEDULE_STEP_MINUTES)}</p>
        </div>
        {problem && (
          <p role="alert" className="panel-form__error">
            {problem}
          </p>
        )}
        {upcoming.length > 0 && (
          <ul className="panel-schedule">
            {upcoming.map(({ id: deleteID, input, waitUntil }) => (
              <li key={deleteID}>
                {texts.next[input.type](shortDateTime(String(waitUntil)))}
                <button
                  type="button"
                  className="panel-button panel-button--secondary"
                  onClick={() => void run(async () => schedulePublish({ deleteID }), texts.removed)}
                >
                  {texts.remove}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="panel-dialog__actions">
          <button type="button" className="panel-button panel-button--secondary" onClick={onClose}>
            {texts.close}
          </button>
          <button type="submit" className="panel-button panel-button--primary" aria-busy={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </button>
        </div>
      </form>
    </PanelDialog>
  )
}
