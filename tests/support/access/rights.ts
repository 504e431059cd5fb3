import { getTestPayload } from '../rest'
import { expectedRights, expectedRightsIn } from './expected'
import { type Rights, rightsTo } from './outcomes'
import { samples } from './samples'

export const slugs = Object.keys(expectedRights)
/** What is not public, or read by other people than usual: „posts: hidden“. */
export const states = slugs.flatMap((slug) =>
  Object.keys(samples[slug]?.states ?? {}).map((state) => ({ slug, state })),
)

export const rightsOf = (slug: string): Promise<Rights> => rightsTo({ slug, sample: samples[slug]! })

export async function rightsIn({ slug, state }: { slug: string; state: string }): Promise<Rights> {
  const { isForumOpen = false, ...other } = samples[slug]?.states?.[state] ?? {}
  await letVisitorsRead(isForumOpen)
  try {
    return await rightsTo({ slug, sample: { ...samples[slug]!, ...other } })
  } finally {
    await letVisitorsRead(false)
  }
}

async function letVisitorsRead(forumPublicRead: boolean) {
  const payload = await getTestPayload()
  await payload.updateGlobal({ slug: 'site', data: { forumPublicRead } })
}

/** Whether the rights are the expected ones. A rule so wrong that not even the sample can be made is not. */
export async function areAsExpected(slug: string): Promise<boolean> {
  try {
    if (!equals(await rightsOf(slug), expectedRights[slug])) return false
    for (const one of states.filter((state) => state.slug === slug))
      if (!equals(await rightsIn(one), expectedRightsIn[slug]?.[one.state])) return false
    return true
  } catch {
    return false
  }
}

const equals = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
