import { newAddress } from './ask'
import type { BenchSite } from './site'

export type Member = { id: string; email: string; password: string; cookie: string }

/** Each pays for two hashes. */
const AT_ONCE = 4

/** Registered and signed in, each from an address of its own, with a complete profile. */
export async function newMembers(site: Pick<BenchSite, 'ask'>, count: number): Promise<Member[]> {
  const members: Member[] = []
  while (members.length < count) {
    const several = Math.min(AT_ONCE, count - members.length)
    members.push(...(await Promise.all(Array.from({ length: several }, () => newMember(site)))))
  }
  return members
}

async function newMember({ ask }: Pick<BenchSite, 'ask'>): Promise<Member> {
  const from = newAddress()
  const email = `bench-${crypto.randomUUID()}@example.org`
  const password = 'tazi-e-vyarna'
  const person = { email, password, fullName: 'Мярка Времева' }
  const made = await ask({ path: '/api/users', method: 'POST', body: person, from })
  const { doc } = JSON.parse(made.bytes.toString()) as { doc: { id: string } }
  const { headers } = await ask({ path: '/api/users/login', method: 'POST', body: { email, password }, from })
  const [cookie = ''] = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]!)
  await ask({ path: `/api/users/${doc.id}`, method: 'PATCH', body: { city: 'Бон' }, cookie })
  return { id: doc.id, email, password, cookie }
}
