'use client'

import { toast, useField, useForm, useFormProcessing, useRouteCache } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { isSameDay, shortDate } from '#domain/time/dates'
import { embassyTexts as texts } from '#texts/embassies/embassies'
import { send } from '../../ui/requests/send'

const checkedToday = (moment: unknown) =>
  typeof moment === 'string' && isSameDay(new Date(moment), new Date())

/** In the list: the day, and one press for today. */
export function CheckedCell({ cellData, rowData }: DefaultCellComponentProps<DateFieldClient>) {
  const { clearRouteCache } = useRouteCache()
  const [isBusy, setIsBusy] = useState(false)
  const { id, name } = rowData as { id: string; name: string }

  async function check() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await send('PATCH', `/api/embassies/${id}?depth=0`, {
      verifiedAt: new Date().toISOString(),
    })
    setIsBusy(false)
    if (!answer.ok) return void toast.error(`${texts.checkFailed} ${answer.message}`)
    toast.success(texts.nowChecked(name))
    clearRouteCache()
  }

  return (
    <div className="panel-toggle">
      {typeof cellData === 'string' && <span>{shortDate(cellData)}</span>}
      {!checkedToday(cellData) && (
        <button
          type="button"
          className="panel-toggle__button"
          aria-label={texts.checkedTodayOf(name)}
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={check}
        >
          {texts.checkedToday}
        </button>
      )}
    </div>
  )
}

/** In the form it saves what else was changed: a request of its own would make the form older than what is stored. */
export function CheckedButton() {
  const { value, setValue } = useField<string>({ path: 'verifiedAt' })
  const { submit } = useForm()
  const isBusy = useFormProcessing()
  if (checkedToday(value)) return null

  async function check() {
    if (isBusy) return
    const verifiedAt = new Date().toISOString()
    setValue(verifiedAt)
    // The form sends the values of its last rendering.
    await submit({ overrides: { verifiedAt } })
  }

  return (
    <div className="field-type">
      <button
        type="button"
        className="panel-button panel-button--secondary"
        aria-disabled={isBusy}
        onClick={check}
      >
        {texts.checkedToday}
      </button>
      <p className="field-description">{texts.checkedTodayHint}</p>
    </div>
  )
}
