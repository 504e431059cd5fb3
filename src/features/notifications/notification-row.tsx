'use client'

import type { ReactNode } from 'react'
import type { NotificationGroup } from '#domain/notifications/notification-groups'
import { notificationUrl } from '#domain/notifications/notification-url'
import { isAdmin } from '#domain/roles'
import { communityTexts } from '#texts/community/community'
import { bellTexts as texts } from '#texts/notifications/bell'
import { notificationLine, rowsText } from '#texts/notifications/notification-line'
import { Badge } from '../../ui/states/badge'
import { classNames } from '../../ui/class-names'
import { PageLink } from '../../ui/page/page-link'
import { TimeAgo } from '../../ui/time-ago'
import { NotificationPicture } from './notification-picture'
import { PeopleNames } from './people-names'
import './notification-row.css'

type Props = {
  group: NotificationGroup
  renderedAt: number
  onOpen?: () => void
  /** Of an unread row, where its button is none. */
  hasDot?: boolean
  /** The button at the end of the row. */
  children?: ReactNode
}

export function NotificationRow({ group, renderedAt, onOpen, hasDot, children }: Props) {
  const { newest, unread, people } = group
  const isUnread = unread.length > 0
  const rows = rowsText(group)
  return (
    <li className={classNames('notification-row', isUnread && 'notification-unread')}>
      {hasDot && isUnread && <span className="notification-dot" />}
      <NotificationPicture type={newest.type} people={people} />
      <div className="grid min-w-0 content-start gap-0.5">
        <p className="text-[1rem] leading-[1.4rem] wrap-anywhere">
          <Line group={group} onOpen={onOpen} />
        </p>
        {newest.data.excerpt && (
          <p className="line-clamp-2 type-meta wrap-anywhere text-ink-soft">„{newest.data.excerpt}“</p>
        )}
        <p className={classNames('type-meta', isUnread && 'text-ink-soft')}>
          <TimeAgo at={newest.createdAt} renderedAt={renderedAt} />
          {rows && ` · ${rows}`}
          {isUnread && <span className="sr-only"> {texts.unread}</span>}
        </p>
        {people.length > 1 && <PeopleNames people={people} />}
      </div>
      <div>{children}</div>
    </li>
  )
}

function Line({ group, onOpen }: Pick<Props, 'group' | 'onOpen'>) {
  const { newest, people } = group
  const { name, rest } = notificationLine(group)
  const url = notificationUrl(newest)
  const line = (
    <>
      {name && <b className="font-[650]">{name}</b>}
      {name && isAdmin(people[0]) && (
        <Badge tone="admin" className="ms-1.5">
          {communityTexts.adminShort}
        </Badge>
      )}
      {rest}
    </>
  )
  if (!url) return line
  return (
    <PageLink href={url} onClick={onOpen} className="text-ink no-underline after:absolute after:inset-0">
      {line}
    </PageLink>
  )
}
