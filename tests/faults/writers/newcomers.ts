import { smallAdCategories } from '#domain/small-ads/small-ad-values'
import type { Desk, Member } from './desk'
import type { Writer } from './writer'

const password = 'parola-za-test'
const city = 'Dortmund'
const ad = {
  authorName: 'Proba',
  category: smallAdCategories[0],
  description: 'Proba',
  city,
  contact: '+49 231 5550000',
}

/** Joins, fills in the profile, has a small ad, forgets the password. */
export const newcomers: Writer = {
  name: 'newcomers',
  pauseMs: 2_000,
  turn: async (desk) => {
    const joined = await join(desk)
    if (!joined) return
    const { member, email } = joined
    const item = await desk.create('small-ads', (title) => ({ ...ad, title }), member)
    if (item && desk.random.chance(0.3)) await desk.edit(item, (title) => ({ title }), member)
    if (item && desk.random.chance(0.3)) await desk.remove(item, member)
    // A second order would rightly send a second letter.
    const call = { method: 'POST', path: '/api/users/forgot-password', body: { email } }
    const sent = await desk.once(call)
    if (sent?.outcome === 'acknowledged') desk.ledger.letters.push(email)
    if (sent?.outcome === 'refused') desk.refuse(sent, call)
  },
}

async function join(desk: Desk): Promise<{ member: Member; email: string } | null> {
  const mark = desk.ledger.newMark()
  const email = `proba-${mark}@example.org`
  const entry = desk.ledger.intend('users', mark, email)
  const signUp = { method: 'POST', path: '/api/users', body: { fullName: 'Proba Chlen', email, password } }
  const made = await desk.once(signUp)
  if (made?.outcome === 'refused') desk.refuse(made, signUp)
  if (made?.outcome !== 'acknowledged') return null
  entry.presence = 'must'
  entry.id = made.data.doc.id
  const signIn = { method: 'POST', path: '/api/users/login', body: { email, password } }
  const session = await desk.untilKnown(signIn)
  if (session?.outcome === 'refused') desk.refuse(session, signIn)
  if (session?.outcome !== 'acknowledged') return null
  const member = { id: entry.id!, cookie: session.cookie }
  const profile = { method: 'PATCH', path: `/api/users/${member.id}`, body: { city }, cookie: member.cookie }
  const filled = await desk.untilKnown(profile)
  if (filled?.outcome === 'refused') desk.refuse(filled, profile)
  return filled?.outcome === 'acknowledged' ? { member, email } : null
}
