import { signedInMember } from './members'
import { type Actor, rest } from './rest'

export const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
export const reason = 'Обиди в три теми, въпреки предупреждението.'

type Asked = { as?: Actor; body?: object; headers?: Record<string, string> }
export const suspend = (id: string, { as = 'moderator', body = {}, headers }: Asked = {}) =>
  rest('POST', `/users/${id}/suspend`, {
    body: { through: tomorrow(), reason, ...body },
    ...(headers ? { headers } : { as }),
  })

export async function suspendedMember() {
  const member = await signedInMember()
  const { status, text } = await suspend(member.id)
  if (status !== 200) throw new Error(text)
  return member
}
