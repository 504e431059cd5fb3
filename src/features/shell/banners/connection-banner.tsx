'use client'

import { connectionTexts } from '#texts/shell/connection'
import { useConnection } from '../../../ui/live/connection'
import { Container } from '../../../ui/page/container'
import { Icon } from '../../../ui/graphics/icon'

/** Hangs below the header in the space that every page leaves above its title, so nothing moves or is covered. */
export function ConnectionBanner() {
  const connection = useConnection()
  return (
    <div role="status" className="absolute inset-x-0 top-full">
      {connection === 'online' ? null : (
        <div className="border-y border-(--tint-wait) bg-accent-soft text-2xs text-accent-soft-ink">
          <Container className="flex min-h-5.5 items-center gap-2">
            <Icon icon="wifi-off" size={16} />
            {connectionTexts[connection]}
          </Container>
        </div>
      )}
    </div>
  )
}
