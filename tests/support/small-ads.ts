import { rest } from './rest'
import { runRawSql } from './run-sql'
import { signedInMember } from './members'

export const smallAdInput = {
  authorName: 'Калоян',
  title: 'Детско колело',
  category: 'Продажба',
  description: 'Малко карано, 16 цола.',
  city: 'Дортмунд',
  contact: '+49 151 7654321',
}

type Owner = Awaited<ReturnType<typeof signedInMember>>

export async function newSmallAd(given: Record<string, unknown> = {}, by?: Owner) {
  const owner = by ?? (await signedInMember())
  const { status, data, text } = await rest('POST', '/small-ads', {
    body: { ...smallAdInput, ...given },
    headers: owner.headers,
  })
  if (status !== 201) throw new Error(`ad not created: ${status} ${text}`)
  return { ad: data.doc, id: String(data.doc.id), owner }
}

/** Negative hours are in the past. */
export async function expireIn(id: string, hours: number) {
  await runRawSql(
    `update small_ads set expires_at = now() + interval '${hours} hours',
       published_at = now() + interval '${hours} hours' - interval '7 days' where id = '${id}'`,
  )
}
