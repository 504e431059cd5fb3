'use client'

import { adminMessageFormTexts as texts } from '#texts/account/profile-tiles'
import { Badge } from '../../../ui/states/badge'
import { lazyPart } from '../../../ui/lazy-part'
import { Opener } from '../../../ui/buttons/opener'
import { useOwnChanges } from '../../viewer/use-own-changes'
import { Tile } from '../tile'
import type { ShownMessage } from './shown-message'

const MessageForm = lazyPart(() => import('./message-form'))
const MessageHistory = lazyPart(() => import('./message-history'))

type Props = {
  messages: readonly ShownMessage[]
  isProfileComplete: boolean
  onSent: () => void
  onChanged: () => void
}

export function MessageTile({ messages, isProfileComplete, onSent, onChanged }: Props) {
  const [newest] = messages
  useOwnChanges({
    onMessage: ({ collection }) => collection === 'admin-messages' && onChanged(),
    onReload: onChanged,
  })
  return (
    <Tile
      icon="mail"
      title={texts.tile}
      badge={newest?.state === 'answered' ? <Badge tone="ok">{texts.states.answered}</Badge> : null}
      foot={
        <>
          <Opener
            variant="soft"
            size="sm"
            icon="send"
            dialog={(state) => (
              <MessageForm {...state} isProfileComplete={isProfileComplete} onSent={onSent} />
            )}
          >
            {texts.write}
          </Opener>
          {newest && (
            <Opener
              variant="quiet"
              size="sm"
              icon="inbox"
              dialog={(state) => <MessageHistory {...state} messages={messages} />}
            >
              {texts.history}
            </Opener>
          )}
        </>
      }
    >
      <p className="text-[1rem] text-ink-soft">
        {texts.text} {newest ? texts.sent(messages.length) : null}
      </p>
    </Tile>
  )
}
