import type { AuthStrategy, Payload } from 'payload'
import { lacksCodes } from '#database/statements/account/staff-codes'
import { isStaff } from '#domain/roles'
import type { User } from '#types'

/**
 * While the site asks staff for one-time codes, who has none acts as a member, wherever they are asked who they are:
 * calls, panels, pages. Around Payload's own way to know people, so that no other way leads past it; when this cannot
 * be looked up, nobody is known at all.
 */
export function actAsMembersWithoutCodes(payload: Payload) {
  payload.authStrategies = payload.authStrategies.map(({ name, authenticate }) => ({
    name,
    authenticate: asMember(authenticate),
  }))
}

const asMember =
  (authenticate: AuthStrategy['authenticate']): AuthStrategy['authenticate'] =>
  async (args) => {
    const known = await authenticate(args)
    const user = known.user as User | null
    if (!user || !isStaff(user)) return known
    const connection = { payload: args.payload, transactionID: undefined }
    if (!(await lacksCodes(connection, user.id))) return known
    return { ...known, user: { ...known.user!, role: 'user', lacksCodes: true } }
  }
