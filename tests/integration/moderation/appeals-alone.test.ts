import { expect, it } from 'vitest'
import type { OpenAppeal } from '#domain/moderation/appeals'
import { decide, notificationsOf, reportedService } from '#support/reported-services'
import { cookieOf, rest } from '#support/rest'
import { answerAs, appealAs, moveBack, staffMember, statementAbout } from '#support/statements'

async function appealedAlone() {
  const { owner, reportId, serviceId } = await reportedService()
  await decide(reportId, { decision: 'approved', action: 'hide' }, 'admin')
  const { id } = await statementAbout(serviceId)
  expect((await appealAs(owner, id)).status).toBe(200)
  return { id, owner, serviceId }
}

it('an administrator who is the only one of staff decides an appeal from the next day, and says so', async () => {
  const { id, owner, serviceId } = await appealedAlone()
  const admin = { headers: { Cookie: await cookieOf('admin') } }
  const early = await answerAs(admin, id)
  expect(early.status).toBe(403)
  expect(early.data.errors[0].message).toContain('Може да решите обжалването от утре')
  const path = `/statements/${id}/case`
  expect((await rest<OpenAppeal>('GET', path, admin)).data).toMatchObject({ refusal: 'tomorrow', others: [] })
  await moveBack(id, 'appealed_at', '1 day')
  expect((await answerAs(admin, id)).status).toBe(200)
  expect((await rest('GET', `/services/${serviceId}`)).status).toBe(200)
  expect((await notificationsOf(owner))[0].message).toContain('В екипа няма втори човек')
})

it('and not at all once there is another', async () => {
  const { id } = await appealedAlone()
  await moveBack(id, 'appealed_at', '1 day')
  const second = await staffMember()
  const admin = { headers: { Cookie: await cookieOf('admin') } }
  expect((await answerAs(admin, id)).status).toBe(403)
  expect((await answerAs(second, id)).status).toBe(200)
})
