import type { Like } from '../ledger'
import type { Writer } from './writer'

/** A like is a toggle: without an answer nobody knows it any more, and it is left alone. */
export const likes: Writer = {
  name: 'likes',
  pauseMs: 600,
  turn: async (desk) => {
    if (desk.open.posts.length === 0) return
    const member = desk.member()
    const post = desk.random.pick(desk.open.posts).id!
    const known = desk.ledger.likes.get(`${post} ${member.id}`)
    if (known && known.state === null) return
    const like: Like = { post, member: member.id, state: null }
    desk.ledger.like(like)
    const call = { method: 'POST', path: `/api/posts/${post}/like`, cookie: member.cookie }
    const sent = await desk.once(call)
    if (sent?.outcome === 'acknowledged') like.state = sent.data.liked
    else if (sent?.outcome === 'refused') {
      desk.refuse(sent, call)
      like.state = known?.state ?? false
    }
  },
}
