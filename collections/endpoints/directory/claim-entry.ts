import type { Endpoint } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { countTry } from '#database/statements/account/sign-in-attempts'
import { countCodeTry, spendCode } from '#database/statements/directory/claim-codes'
import { giveEntry } from '#database/statements/directory/entries'
import { hasOpenClaim, lockReportsOf } from '#database/statements/directory/requests'
import { maskedEmail } from '#domain/account/masked-email'
import { type ClaimState, claimCodeInput, claimRequestInput } from '#domain/directory/claim-input'
import { announceEntry } from '#hooks/directory/announce-entry'
import { claimTexts as texts } from '#texts/directory/changes'
import { open } from '#collections/guard/open-endpoints'
import { privately, refuse, signedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'
import { entryOf, shownEntry } from './entry-of'

const path = '/directory/:kind/:id/claim'

/** How the entry stands to the member who asks; its page is the same for everybody. */
const state: Endpoint = {
  path,
  method: 'get',
  custom: open({ query: [] }),
  handler: async (req) => {
    const member = signedIn(req, texts.signInFirst).id
    const entry = entryOf(req)
    const { claimedBy, email } = await shownEntry(req, entry)
    const isAsked = !claimedBy && (await hasOpenClaim(req, { ...entry, member }))
    const answer: ClaimState = {
      state: claimedBy ? (claimedBy === member ? 'mine' : 'taken') : isAsked ? 'asked' : 'free',
      codeGoesTo: email && maskedEmail(email),
    }
    return privately(answer)
  },
}

const sendCode: Endpoint = {
  path: `${path}/code`,
  method: 'post',
  custom: open({ query: [], limit: 'claimCode' }),
  handler: async (req) => {
    const member = signedIn(req, texts.signInFirst).id
    const entry = entryOf(req)
    const { claimedBy, email } = await shownEntry(req, entry)
    if (claimedBy) refuse(409, texts.isTaken)
    if (!email) return refuse(409, texts.noAddress)
    // Whoever asks: nobody fills a stranger's mailbox.
    const { isOver } = await countTry(req, { limit: 'claimEmail', of: [email.toLowerCase()] })
    if (isOver) refuse(429, texts.tooManyCodes)
    const input = { member, ...entry }
    await req.payload.jobs.queue({ task: 'sendClaimCode', queue: 'mail', input, req })
    return privately({ message: texts.codeSent(maskedEmail(email)) })
  },
}

const confirm: Endpoint = {
  path,
  method: 'post',
  custom: open({ query: [], limit: 'claim' }),
  handler: async (req) => {
    const member = signedIn(req, texts.signInFirst).id
    const entry = entryOf(req)
    const { code } = await readInput(req, claimCodeInput)
    const triesLeft = await countCodeTry(req, { ...entry, member })
    if (triesLeft === null) return refuse(400, texts.noCode)
    await inTransaction(req, async () => {
      if (!(await spendCode(req, { ...entry, member, code }))) refuse(400, texts.wrongCode(triesLeft))
      if (!(await giveEntry(req, { ...entry, to: member }))) refuse(409, texts.isTaken)
      await announceEntry(req, entry)
    })
    return privately({ message: texts.confirmed })
  },
}

/** Where no address is listed: staff make sure. */
const ask: Endpoint = {
  path: `${path}/request`,
  method: 'post',
  custom: open({ query: [], limit: 'claim' }),
  handler: async (req) => {
    const member = signedIn(req, texts.signInFirst).id
    const { kind, id } = entryOf(req)
    const { message } = await readInput(req, claimRequestInput)
    await inTransaction(req, async () => {
      await lockReportsOf(req, { kind, id })
      const { name, email, claimedBy } = await shownEntry(req, { kind, id })
      if (claimedBy) refuse(409, texts.isTaken)
      if (email) refuse(409, texts.hasAddress)
      if (await hasOpenClaim(req, { kind, id, member })) refuse(409, texts.alreadyAsked)
      const data = { kind: 'claim', itemKind: kind, itemId: id, name, message } as const
      await req.payload.create({ collection: 'directory-requests', data, req })
    })
    return privately({ message: texts.asked })
  },
}

export const claimEntry = [state, sendCode, confirm, ask]
