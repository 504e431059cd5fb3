import { noAnswerCodes } from '#domain/web/unavailable'
import { startTexts } from '#texts/start/start'
import { startProblem, type StartProblem } from './start-problem'

const texts = startTexts.problems
const wrongPassword = new Set(['28P01', '28000'])

/** Never contains the password. */
export function connectionProblem({ error, url }: { error: unknown; url: string }): StartProblem {
  const { hostname, port, username, pathname } = new URL(url)
  const place = `${hostname}:${port || 5432}`
  const user = decodeURIComponent(username)
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  if (wrongPassword.has(code) || message.startsWith('SASL')) {
    return startProblem('password', texts.databasePassword(place, user))
  }
  if (code === '3D000')
    return startProblem('unknown-database', texts.databaseUnknown(place, pathname.slice(1)))
  if (noAnswerCodes.has(code) || /timeout|terminated/i.test(message)) {
    return startProblem('unreachable', texts.databaseUnreachable(place))
  }
  return startProblem('database', texts.databaseOther(place, message.split('\n')[0]!))
}
