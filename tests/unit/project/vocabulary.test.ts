import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The word to use instead is in docs/vocabulary.md. */
const retired = [
  /\b(site|merge|unread|shared|seat|event|preview|post)-?notices?\b/i,
  /\bnoticesOf\b/,
  /\bwithdrawFromNotice\b/,
  /<\/?Notice\b/,
  /\bfigure\(/,
  /\b(send|write|request|written|new-?device|ad-?expiry)-?letter\b(?!')/i,
  /\blettersTo\b/,
  /\bLETTERS_PER_HOUR\b/,
  /\bmailTexts\b/,
  /\bqueue-?message\b/i,
  /\b(take-?turn|in-?turn|owners-?turn)\b/i,
  /\b(let-?go|isLetGo)\b/i,
  /\b(kept-?page|kept-?docs|kept-?in-?browser|leave-?alone)\b/i,
  /\b(own|owned|saved)-?things\b/i,
  /\bdrawn(At|Closed)\b|\bIMAGE_DRAWING/,
  /\b(keptHere|type Kept|kept-?rows)\b/,
  /\b(remember-?standings|create-?holders|token-?holder)\b/i,
  /\b(draft-?keeper|people-?told|tellTyping|forum-?notices)\b/i,
  /\b(stretch-?(links?|failed)|type Stretch|use-?hearts)\b/i,
]
const stored = /'sendLetter'|TaskSendLetter/g

const files = execFileSync('git', ['ls-files', 'access', 'collections', 'hooks', 'src', 'tests'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|css)$/.test(file))
  .filter((file) => !/^src\/(database\/migrations\/|payload-types\.ts)|vocabulary\.test\.ts$/.test(file))

it.each(retired)('no name matches the retired word %s', (word) => {
  const found = files.filter(
    (file) => word.test(file) || word.test(readFileSync(file, 'utf8').replace(stored, '')),
  )
  expect(found).toEqual([])
})

/** „корекция“ and „доклад“; the pages of the law have words of their own. */
const retiredInTexts = [/поправк/i, /оплаквани/i, /жалб/i]
const texts = files.filter((file) => /^src\/texts\/(?!demo\/|legal\/)/.test(file))

it.each(retiredInTexts)('no text contains the retired word %s', (word) => {
  expect(texts.filter((file) => word.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('a report is a „доклад“; only what anybody may send is a „сигнал“', () => {
  const others = /сигнал(?!и?а? за незаконно)/i
  const aboutNotices = /texts\/(panels\/frame|notifications\/emails)\.ts$/
  expect(texts.filter((file) => !aboutNotices.test(file) && others.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  )
})
