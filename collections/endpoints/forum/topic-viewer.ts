import type { Endpoint } from 'payload'
import { markRead, setMuted, toggleFollow, topicViewer } from '#database/statements/forum/topic-members'
import { muteInput, topicReadInput } from '#domain/forum/forum-queries'
import { open } from '#collections/guard/open-endpoints'
import { whileSuspended } from '#collections/guard/refuse-suspended'
import { privately, signedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'
import { seenTopic } from './topic-reads'

const viewer: Omit<Endpoint, 'root'> = {
  path: '/:id/viewer',
  method: 'get',
  custom: open({ query: [] }),
  handler: async (req) => {
    const { id: memberId } = signedIn(req)
    return privately(await topicViewer(req, { topicId: await seenTopic(req), memberId }))
  },
}

const follow: Omit<Endpoint, 'root'> = {
  path: '/:id/follow',
  method: 'post',
  custom: open({ query: [] }),
  handler: async (req) => {
    const { id: memberId } = signedIn(req)
    return privately({ followed: await toggleFollow(req, { topicId: await seenTopic(req), memberId }) })
  },
}

const mute: Omit<Endpoint, 'root'> = {
  path: '/:id/mute',
  method: 'post',
  custom: { ...open({ query: [] }), ...whileSuspended },
  handler: async (req) => {
    const { id: memberId } = signedIn(req)
    const { muted } = await readInput(req, muteInput)
    return privately(await setMuted(req, { topicId: await seenTopic(req), memberId, muted }))
  },
}

const read: Omit<Endpoint, 'root'> = {
  path: '/:id/read',
  method: 'post',
  custom: { ...open({ query: [], limit: 'visit' }), ...whileSuspended },
  handler: async (req) => {
    const { id: memberId } = signedIn(req)
    const { at } = await readInput(req, topicReadInput)
    return privately({ readAt: await markRead(req, { topicId: await seenTopic(req), memberId, at }) })
  },
}

export const viewerCalls = [viewer, follow, mute, read]
