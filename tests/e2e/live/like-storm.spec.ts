import { call, likePost, writePost } from '../support/conversation'
import { layoutShift, openTopic, say, writer } from '../forum/topic-support'
import { newMember, type NewMember } from '../support/new-member'
import { expect, test } from '../support/site'

const MEMBERS = 20

test('twenty members like a post, a topic and a comment at once: whoever watches sees 20, and nothing moves', async ({
  browser,
  site,
  contextOptions,
}) => {
  const given = { browser, site, contextOptions }
  const { page: feed } = await writer({ ...given, fullName: 'Ани Петрова' })
  const thread = await feed.context().newPage()
  const content = `Добро утро ${crypto.randomUUID().slice(0, 8)}`
  const post = await writePost(feed, content)
  const topic = await openTopic({ request: feed.request })
  const comment = await say({ request: feed.request, topic, content: 'И от мен' })
  const members: NewMember[] = []
  while (members.length < MEMBERS)
    members.push(...(await Promise.all(Array.from({ length: 4 }, () => newMember(given)))))

  // Only with the second page does the browser know before the first paint who is there.
  await feed.goto('/feed')
  await expect(feed.getByRole('button', { name: 'Ани Петрова, меню на акаунта' })).toBeVisible()
  await feed.reload()
  await thread.goto(topic.address)
  await expect(thread.getByText('На живо')).toBeVisible()
  for (const page of [feed, thread])
    await expect(page.getByRole('button', { name: 'Ани Петрова, меню на акаунта' })).toBeVisible()
  await feed.bringToFront()
  const before = await Promise.all([feed, thread].map(layoutShift))
  const like = ({ page }: NewMember, path: string) => call(page.request, 'post', `/${path}/like`)
  await Promise.all(
    members.flatMap((member) => [
      likePost(member.page, post),
      like(member, `forum-topics/${topic.id}`),
      like(member, `forum-comments/${comment}`),
    ]),
  )
  const liked = { name: `Харесва ми, общо ${MEMBERS}` }
  await expect(
    feed.getByRole('article').filter({ hasText: content }).getByRole('button', liked),
  ).toBeVisible()
  await expect(thread.getByRole('button', liked)).toHaveCount(2)
  for (const [place, page] of [feed, thread].entries())
    expect((await layoutShift(page)) - before[place]!).toBeLessThanOrEqual(0.02)
  await Promise.all([feed, ...members.map(({ page }) => page)].map((page) => page.context().close()))
})
