'use client'

import { useState } from 'react'
import { routes } from '#domain/routes'
import { browserNotificationTexts } from '#texts/notifications/bell'
import { noticeTexts } from '#texts/notifications/notice-kinds'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/buttons/button'
import { PageLink } from '../../../ui/page/page-link'
import { Alert } from '../../../ui/states/alert'
import { send } from '../../../ui/requests/send'
import { toastFailure, toastSuccess } from '../../../ui/overlays/toast-store'
import { useViewer } from '../../viewer/viewer-store'
import { turnOff, turnOn, useDeviceState } from '../browser/device-choice'
import { isPushed } from '../browser/push-subscription'

const { phone: texts } = noticeTexts

/** Only after it was added to the home screen does Safari there know notifications. An iPad calls itself a Macintosh. */
const isIphone = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

export function ThisDevice({ className }: { className?: string }) {
  const { user } = useViewer()
  const state = useDeviceState(user?.id)
  const [isBusy, setIsBusy] = useState(false)

  async function ask() {
    if (!user) return
    setIsBusy(true)
    try {
      const problem = await turnOn(user.id)
      if (problem) toastFailure(texts.failure, problem)
    } catch (problem) {
      console.error('push subscription', problem)
      toastFailure(texts.failure)
    } finally {
      setIsBusy(false)
    }
  }

  const box = { className: classNames('min-h-[112px]', className), role: 'note' } as const
  if (!user) return <div {...box} />
  if (state === 'unsupported') {
    const words = isIphone() ? texts.iphone : texts.unsupported
    return (
      <Alert {...box} tone="wait" icon="bell-off" title={words.title}>
        <p className="text-sm">{words.text}</p>
        {'how' in words && (
          <PageLink
            href={routes.install}
            className="inline-flex min-h-touch items-center text-sm font-medium text-link"
          >
            {words.how}
          </PageLink>
        )}
      </Alert>
    )
  }
  if (state === 'denied') {
    return (
      <Alert {...box} tone="wait" icon="bell-off" title={texts.denied.title}>
        <p className="text-sm">{texts.denied.text}</p>
        <details className="text-sm">
          <summary className="flex min-h-touch w-fit cursor-pointer items-center font-medium text-link">
            {texts.denied.how}
          </summary>
          {browserNotificationTexts.howToAllow}
        </details>
      </Alert>
    )
  }
  if (state === 'off') {
    return (
      <Alert {...box} icon="bell" title={texts.off.title}>
        <p className="text-sm">{texts.off.text}</p>
        <Button size="sm" icon="bell-ring" className="mt-2" busy={isBusy} onClick={() => void ask()}>
          {texts.turnOn}
        </Button>
      </Alert>
    )
  }
  const words = isPushed() ? texts.on : texts.onlyOpen
  return (
    <Alert {...box} tone={isPushed() ? 'ok' : 'wait'} icon="bell-ring" title={words.title}>
      <p className="text-sm">{words.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {isPushed() && (
          <Button variant="secondary" size="sm" onClick={() => void sendTest()}>
            {texts.test}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={turnOff}>
          {texts.turnOff}
        </Button>
      </div>
    </Alert>
  )
}

async function sendTest() {
  const answer = await send<{ message: string }>('POST', '/api/push-subscriptions/test')
  if (answer.ok) return toastSuccess(answer.data.message)
  toastFailure(texts.testFailure, answer.message)
  // The push service has ended what this browser still holds to be on.
  if (answer.status === 409) turnOff()
}
