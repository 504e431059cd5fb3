import { noAnswerCodes } from '#domain/web/unavailable'
import { tlsProblem } from '#domain/web/tls-problem'
import { serviceTexts } from '#texts/start/services'
import { startTexts } from '#texts/start/start'
import { startProblem, type StartProblem } from './start-problem'

const texts = startTexts.problems
const wrongPassword = new Set(['28P01', '28000'])

type Reported = { code?: string; message?: string; path?: string }

/** Never contains the password. */
export function connectionProblem({ error, url }: { error: unknown; url: string }): StartProblem {
  const { hostname, port, username, pathname } = new URL(url)
  const place = `${hostname}:${port || 5432}`
  const user = decodeURIComponent(username)
  const { code = '', message = String(error), path: file } = error as Reported
  const tls = tlsProblem(error)
  if (tls) return startProblem('tls', serviceTexts.tls[tls](place, 'DATABASE_URL'))
  // The driver reads the files that the address names.
  if (file && !noAnswerCodes.has(code)) return startProblem('tls', texts.databaseFile(file, code))
  if (code === '28000' && message.includes('no pg_hba.conf entry')) {
    const needsTls = /no encryption|SSL off/.test(message)
    return startProblem(
      'password',
      needsTls ? texts.databaseNeedsTls(place) : texts.databaseClosed(place, user),
    )
  }
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
