'use client'

import { adminMessageTexts as labels } from '#texts/account/admin-messages'
import { adminMessageFormTexts as texts } from '#texts/account/profile-tiles'
import { Badge, type BadgeTone } from '../../../ui/states/badge'
import { Dialog } from '../../../ui/overlays/dialog'
import type { ShownMessage } from './shown-message'

type Props = { messages: readonly ShownMessage[]; open: boolean; onClose: () => void }

const tones: Record<ShownMessage['state'], BadgeTone> = { unread: 'wait', read: 'info', answered: 'ok' }

export default function MessageHistory({ messages, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.history} size="form">
      <ol className="grid gap-5">
        {messages.map(({ id, type, content, state, sentAt, replies }) => (
          <li key={id} className="grid gap-2 border-line not-first:border-t not-first:pt-5">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h3 className="type-label">{labels.types[type]}</h3>
              <Badge tone={tones[state]}>{texts.states[state]}</Badge>
            </div>
            <p className="type-meta">{sentAt}</p>
            <p className="wrap-anywhere whitespace-pre-line">{content}</p>
            {replies.map(({ text, repliedAt }) => (
              <div key={repliedAt} className="grid gap-1 rounded-md bg-primary-soft px-4 py-3">
                <h4 className="type-label">{texts.answer}</h4>
                <p className="type-meta">{repliedAt}</p>
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
