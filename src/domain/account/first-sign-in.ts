import { FIRST_SIGN_IN_HOURS } from '#domain/limits'

type Account = { createdAt: string; sessions?: { id: string }[] | null }

/** Whether signing in still belongs to signing up: the account is of today, and nobody is signed in to it elsewhere. */
export const isFirstSignIn = ({ createdAt, sessions }: Account, now: Date): boolean =>
  !sessions?.length && now.getTime() - new Date(createdAt).getTime() < FIRST_SIGN_IN_HOURS * 3_600_000
