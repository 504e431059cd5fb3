'use client'

import { browserNotificationTexts as texts } from '#texts/notifications/bell'
import { Button } from '../../../ui/buttons/button'
import { useViewer } from '../../viewer/viewer-store'
import { turnOff, turnOn, useDeviceState } from './device-choice'

/** `isQuiet`: nothing once it has been decided. */
export function BrowserPrompt({ isQuiet = false }: { isQuiet?: boolean }) {
  const { user } = useViewer()
  const state = useDeviceState(user?.id)
  if (!user || state === 'unsupported' || (isQuiet && state !== 'off')) return null
  if (state === 'denied') {
    return (
      <p className="type-meta">
        {texts.denied} {texts.howToAllow}
      </p>
    )
  }
  if (state === 'on') {
    return (
      <p className="flex flex-wrap items-center gap-x-2 type-meta">
        {texts.on}
        <Button variant="quiet" size="sm" onClick={turnOff}>
          {texts.turnOff}
        </Button>
      </p>
    )
  }

  const ask = () =>
    turnOn(user.id).catch((problem: unknown) => console.error('browser notification', problem))

  return (
    <div className={isQuiet ? 'shrink-0 border-t border-line px-2 py-1.5' : undefined}>
      <Button
        variant={isQuiet ? 'quiet' : 'secondary'}
        size="sm"
        block={isQuiet}
        icon="bell-ring"
        title={texts.lead}
        onClick={() => void ask()}
      >
        {texts.turnOn}
      </Button>
    </div>
  )
}
