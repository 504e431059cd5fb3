import type { CollectionAfterReadHook } from 'payload'

/** Refused fields come back as an empty list; outside nobody needs to see even that (sessions are in /api/me). */
export const withoutSessions: CollectionAfterReadHook = ({ doc, overrideAccess }) => {
  if (!overrideAccess) {
    delete doc.sessions
    delete doc.collection
  }
  return doc
}
