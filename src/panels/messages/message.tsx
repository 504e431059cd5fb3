'use client'

import { toast } from '@payloadcms/ui'
import { Icon } from '../../ui/graphics/icon'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { shortDateTime } from '#domain/time/dates'
import { adminMessageTexts } from '#texts/account/admin-messages'
import { messagesTexts as texts } from '#texts/panels/messages'
import { send } from '../../ui/requests/send'
import { askSoon } from '../frame/waiting-store'
import { ConfirmDialog } from '../screen/confirm-dialog'
import type { ShownMessage } from './queries'
import { ReplyForm } from './reply-form'

/** Opening marks it as read without a word; the button of the list says so. */
export function Message({ message }: { message: ShownMessage }) {
  const { refresh } = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [isRead, setIsRead] = useState(false)
  const { id, content, createdAt, email, replies, type } = message
  const name = message.name || texts.unknownMember
  const isUnread = message.isUnread && !isRead

  async function markRead(isSilent: boolean) {
    const answer = await send('PATCH', `/api/admin-messages/${id}`, { status: 'read' })
    if (!answer.ok) return void toast.error(texts.markFailed)
    setIsRead(true)
    askSoon()
    if (!isSilent) toast.success(texts.markedRead)
  }

  async function remove() {
    const answer = await send('DELETE', `/api/admin-messages/${id}`)
    setIsAsking(false)
    if (!answer.ok) return void toast.error(texts.removeFailed)
    toast.success(texts.removed)
    askSoon()
    refresh()
  }

  function toggle() {
    setIsOpen(!isOpen)
    if (!isOpen && isUnread) void markRead(true)
  }

  return (
    <article className="panel-message-card" data-unread={isUnread || undefined}>
      <div className="panel-message-card__head">
        <button type="button" aria-expanded={isOpen} aria-label={texts.open(name)} onClick={toggle}>
          <strong>{name}</strong>{' '}
          {isUnread && (
            <span className="panel-badge panel-badge--wait">
              <span>
                <span lang="en">{texts.new}</span> · {texts.newHint}
              </span>
            </span>
          )}
          <span className="panel-form__hint">
            {adminMessageTexts.types[type]} · {email} ·{' '}
            <time dateTime={createdAt}>{shortDateTime(createdAt)}</time>
          </span>
          {!isOpen && <span className="panel-message-card__start">{content}</span>}
        </button>
        <div className="panel-row-actions">
          {isUnread && (
            <button
              type="button"
              className="panel-icon-button"
              aria-label={texts.markRead}
              title={texts.markRead}
              onClick={() => void markRead(false)}
            >
              <Icon icon="check" />
            </button>
          )}
          <button
            type="button"
            className="panel-icon-button"
            aria-label={texts.remove(name)}
            onClick={() => setIsAsking(true)}
          >
            <Icon icon="trash-2" />
          </button>
        </div>
      </div>
      {isOpen && (
        <div className="panel-message-card__body">
          <p className="panel-case__text">{content}</p>
          {replies.map(({ text, author, repliedAt }) => (
            <blockquote key={repliedAt}>
              <p className="panel-case__text">{text}</p>
              <footer>{texts.repliedBy(author ?? texts.unknownMember, shortDateTime(repliedAt))}</footer>
            </blockquote>
          ))}
          <ReplyForm messageId={id} onSent={refresh} />
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText(name)}
          confirm={texts.removeConfirm}
          onConfirm={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </article>
  )
}
