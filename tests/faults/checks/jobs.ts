import type pg from 'pg'
import type { MailServer } from '#support/mail-server'
import type { Ledger } from '../ledger'
import type { Outages } from '../world/outages'

type Asked = { client: pg.Client; ledger: Ledger; mail: MailServer; outages: Outages; follower: string }

/** Before a copy: a letter may be on its way that long when its sender is killed. */
const ON_ITS_WAY_MS = 10_000

/** What jobs have done may be missing yet, but never be done twice. */
export async function repeatedWork({ client, ledger, mail, outages, follower }: Asked): Promise<string[]> {
  const { rows } = await client.query<{ comment: string; count: number }>(
    `select data ->> 'commentId' as comment, count(*)::int as count from notifications
     where owner_id = $1 and type = 'forum_followed' group by 1 having count(*) > 1`,
    [follower],
  )
  const told = rows.map(({ comment, count }) => `notification of ${comment}: ${count} times`)
  return [...told, ...ledger.letters.flatMap((address) => repeatedLetter(address))]

  /** Twice only around a fault and under one name, so that mail programs show one (docs/decisions/102-letters-are-tried-again.md). */
  function repeatedLetter(address: string): string[] {
    const copies = mail.to(address)
    const names = new Set(copies.map(({ messageId }) => messageId))
    if (names.size > 1) return [`letter to ${address}: under ${names.size} names`]
    return copies
      .slice(1)
      .flatMap(({ at }, index) =>
        outages.anyBetween(copies[index]!.at - ON_ITS_WAY_MS, at)
          ? []
          : [`letter to ${address}: twice for nothing`],
      )
  }
}

/** At the end, when no job is left. */
export async function missingWork({ client, ledger, mail, follower }: Asked): Promise<string[]> {
  const { rows: missing } = await client.query<{ id: string }>(
    `select id from forum_comments comment
     where id = any($1) and hidden is not true and not exists (
       select from notifications where owner_id = $2 and data ->> 'commentId' = comment.id::text)`,
    [followed(ledger), follower],
  )
  const { rows: failed } = await client.query<{ task: string; error: string }>(
    `select task_slug::text as task, left(error::text, 300) as error from payload_jobs where has_error`,
  )
  return [
    ...missing.map(({ id }) => `notification of ${id}: never came`),
    ...failed.map(({ task, error }) => `job ${task}: given up: ${error}`),
    ...ledger.letters
      .filter((address) => mail.to(address).length === 0)
      .map((to) => `letter to ${to}: never came`),
  ]
}

const followed = ({ entries }: Ledger) =>
  [...entries.values()].flatMap(({ kind, presence, id }) =>
    kind === 'forum-comments' && presence === 'must' && id ? [id] : [],
  )

/** What members are told. Work by the clock keeps its pauses. */
const isTelling = `queue in ('mail', 'mailings', 'notices', 'pushes')`

/** As if pauses had passed, and the minute after which the jobs of a killed process are taken up. */
export async function passPauses(client: pg.Client): Promise<void> {
  await client.query(`update payload_jobs set wait_until = now() - interval '1 second'
    where wait_until > now() and not processing and has_error is not true and completed_at is null
      and ${isTelling}`)
  await client.query(`update payload_jobs set updated_at = now() - interval '2 minutes'
    where processing and completed_at is null`)
}

export async function openJobs(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from payload_jobs
    where ${isTelling} and completed_at is null and has_error is not true`)
  return rows[0]!.count
}
