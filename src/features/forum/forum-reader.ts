import { getPayload } from 'payload'
import { cache } from 'react'
import { isForumOpen } from '#access/forum'
import config from '#config'
import { renderForVisitors } from '../../request-context'
import { type Viewer, viewer } from '../viewer/viewer'

/** In an open forum everybody reads as a visitor, because the page is shared. */
export type ForumReader = { isOpen: true; user: null } | { isOpen: false; user: Viewer }

/** Null for visitors of a forum that is for members. */
export const forumReader = cache(async (): Promise<ForumReader | null> => {
  const payload = await getPayload({ config })
  if (await isForumOpen({ payload })) return { isOpen: true, user: null }
  const user = await ownReader()
  return user && { isOpen: false, user }
})

/** Who reads what is not the same for everybody: the shared page is then for visitors alone. */
export async function ownReader(): Promise<Viewer | null> {
  renderForVisitors()
  return viewer()
}
