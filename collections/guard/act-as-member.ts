import type { AuthStrategy, Payload } from 'payload'
import { lacksCodes } from '#database/statements/account/staff-codes'
import { isStaff } from '#domain/roles'
import type { User } from '#types'

/** Wraps Payload's authentication, so that no path avoids it; if the lookup fails, nobody is authenticated. */
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
