'use client'

import { DatePicker, toast, useDocumentInfo } from '@payloadcms/ui'
import { type SyntheticEvent, useId, useState } from 'react'
import { SCHEDULE_STEP_MINUTES } from '#domain/panel-limits'
import { shortDateTime } from '#domain/time/dates'
import { scheduleTexts as texts } from '#texts/panels/schedule'
import { send, type SendResult } from '../../../ui/requests/send'
import { Choices } from '../../screen/choices'
import { PanelDialog } from '../../screen/panel-dialog'
import type { Upcoming } from './upcoming'

type Props = { upcoming: Upcoming[]; onChange: () => Promise<void>; onClose: () => void }

export function ScheduleDialog({ upcoming, onChange, onClose }: Props) {
  const { id, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const field = useId()
  const isFinished = hasPublishedDoc && unpublishedVersionCount === 0
  const [type, setType] = useState<'publish' | 'unpublish'>(isFinished ? 'unpublish' : 'publish')
  const [date, setDate] = useState<Date>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function run(work: Promise<SendResult<{ message: string }>>) {
    setIsBusy(true)
    const answer = await work
    setIsBusy(false)
    if (!answer.ok) return setProblem(answer.fields.date ?? answer.message)
    setProblem(null)
    toast.success(answer.data.message)
    await onChange()
  }

  const address = `/api/articles/${id}/schedule`

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy) void run(send('POST', address, { type, date }))
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
            {upcoming.map(({ id: job, input, waitUntil }) => (
              <li key={job}>
                {texts.next[input.type](shortDateTime(String(waitUntil)))}
                <button
                  type="button"
                  className="panel-button panel-button--secondary"
                  aria-disabled={isBusy}
                  onClick={() => !isBusy && void run(send('DELETE', `${address}/${job}`))}
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
