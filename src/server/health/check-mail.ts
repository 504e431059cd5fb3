import SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import { SERVICE_ANSWER_SECONDS } from '#domain/running-limits'
import { tlsProblem } from '#domain/web/tls-problem'
import { serviceTexts } from '#texts/start/services'
import { type Check, reasonOf, type Trouble, withinSeconds } from './service'

const texts = serviceTexts.mail
const noAnswer = new Set<unknown>(['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EDNS'])

/** Greets the server and signs in, without a letter. */
export function mailCheck(url: string): Check {
  const limit = SERVICE_ANSWER_SECONDS * 1000
  const limits = { connectionTimeout: limit, greetingTimeout: limit, socketTimeout: limit, dnsTimeout: limit }
  const transport = new SMTPTransport({ url, ...limits })
  return async () => {
    try {
      await withinSeconds(SERVICE_ANSWER_SECONDS, transport.verify())
      return null
    } catch (error) {
      return mailTrouble({ error, url })
    }
  }
}

/** Never quotes the server: what it answers may hold the name. */
export function mailTrouble({ error, url }: { error: unknown; url: string }): Trouble {
  const place = new URL(url).host
  const { code, responseCode = 0 } = error as { code?: unknown; responseCode?: number }
  const tls = tlsProblem(error)
  const told = (sentence: string, isWrong: boolean): Trouble => ({
    sentence,
    reason: tls ?? reasonOf(error),
    isWrong,
  })
  if (tls) return told(serviceTexts.tls[tls](place, 'SMTP_URL'), tls !== 'expired')
  // 4xx is „not now“ (RFC 5321, 4.2.1).
  const isNotNow = responseCode >= 400 && responseCode < 500
  if (code === 'EAUTH' && !isNotNow) return told(texts.refused(place), true)
  if (noAnswer.has(code)) return told(texts.unreachable(place), false)
  return told(texts.other(place, reasonOf(error)), false)
}
