import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { notHidden } from '#access/visibility/hidden'
import {
  deleteNotificationsAbout,
  quoteAnew,
  type Subject,
  unlinkNotificationsAbout,
} from '#database/statements/notifications/forget-subject'
import { relatedId } from '#domain/lists/ids'
import { notificationExcerpt } from '#domain/notifications/notification-data'

type Doc = Record<string, unknown>

const subject = ({ id, topic, post }: Doc): Subject => ({
  id: String(id),
  under: relatedId(topic ?? post) ?? undefined,
})

/** Notifications neither lead to what is hidden nor quote it. */
const afterChange: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update') return
  const about = subject(doc)
  if (notHidden.holds(previousDoc) && !notHidden.holds(doc)) await deleteNotificationsAbout(req, about)
  else if (about.under && doc.content !== previousDoc.content)
    await quoteAnew(req, { ...about, excerpt: notificationExcerpt(doc.content) })
}

/** While the comments are there, whose likes are told one by one. */
const beforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (collection.slug === 'forum-topics') await deleteNotificationsAbout(req, { id: String(id) })
}

const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await deleteNotificationsAbout(req, subject(doc))
  await unlinkNotificationsAbout(req, subject(doc))
}

export const followSubject = { afterChange, beforeDelete, afterDelete }
