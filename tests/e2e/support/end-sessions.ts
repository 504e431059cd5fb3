import type { NewMember } from './new-member'

/** Every session of the member ends, from another device. */
export async function endSessions({ page, email, password }: NewMember, url: string) {
  const other = await page.context().browser()!.newContext({ baseURL: url })
  const headers = { Origin: url }
  await other.request.post('/api/users/login', { data: { email, password }, headers })
  await other.request.post('/api/users/logout?allSessions=true', { headers })
  await other.close()
}
