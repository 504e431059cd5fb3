import { emailsTo, linkIn } from './emails'
import { newMember, openSession } from './members'
import { rest } from './rest'
import { runRawSql } from './run-sql'

let number = 0
export const newAddress = () => `nov-adres-${(number += 1)}@example.org`

export type Mover = Awaited<ReturnType<typeof newMover>>

export async function newMover() {
  const member = await newMember({ fullName: 'Рада Петрова' })
  return { ...member, headers: await openSession(member) }
}

type Asking = Pick<Mover, 'headers'> & { password?: string }

export const ask = ({ headers, password = 'parola-za-test' }: Asking, email: string) =>
  rest('POST', '/me/email', { headers, body: { email, password } })

type Headers = Record<string, string>
export const confirm = (token: string, headers?: Headers) =>
  rest('POST', '/users/change-email', { body: { token }, headers })
export const undo = (token: string, headers?: Headers) =>
  rest('POST', '/users/undo-email', { body: { token }, headers })

const lastLink = async (email: string, path: string) => {
  const letters = (await emailsTo(email)).filter((letter) => letter.includes(`${path}?token=`))
  return linkIn(letters.at(-1)).searchParams.get('token')!
}
export const confirmLink = (email: string) => lastLink(email, '/auth/email')
export const undoLink = (email: string) => lastLink(email, '/auth/email/undo')

/** The whole way; the member's own session stays. */
export async function move(mover: Asking, email: string) {
  const asked = await ask(mover, email)
  const moved = await confirm(await confirmLink(email), mover.headers)
  if (moved.status !== 200) throw new Error(`not moved: ${asked.text} ${moved.text}`)
}

export const storedEmail = async ({ id }: { id: string }) =>
  (await runRawSql<{ email: string }>(`select email from users where id = '${id}'`))[0]?.email

export const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
export const sentenceOf = ({ data }: { data: any }) => data.errors?.[0]?.message
