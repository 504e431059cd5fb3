import { randomInt } from 'node:crypto'
import type { Asked } from './ask'
import { type Member, newMembers } from './members'
import type { BenchSite } from './site'

export type Write = Required<Pick<Asked, 'method' | 'cookie'>> & Pick<Asked, 'body'> & { path: string }
export type WriteKind = 'comment' | 'post' | 'like' | 'ad'
type Writer = Pick<Member, 'cookie'>

/** Enough that each of twenty members can like one in every pass. */
const LIKED_POSTS = 6

/** A topic and posts of somebody else, and what members write about them. */
export async function openWrites(site: BenchSite) {
  const [host] = (await newMembers(site, 1)) as [Member]
  const created = async (collection: string, body: object): Promise<string> =>
    docOf(await site.ask({ path: `/api/${collection}`, method: 'POST', body, cookie: host.cookie })).id
  const categories = await site.ask({ path: '/api/forum-categories?limit=1', cookie: host.cookie })
  const [category] = (JSON.parse(categories.bytes.toString()) as { docs: { id: string }[] }).docs
  const topic = await created('forum-topics', { title: `Мярка ${newWord()}`, category: category!.id })
  const posts: string[] = []
  while (posts.length < LIKED_POSTS) posts.push(await created('posts', { content: `Мярка ${newWord()}` }))

  return {
    topic,
    likedPosts: LIKED_POSTS,
    /** `turn`: which post is liked; the second like of the same would take it back. */
    write: {
      comment: (by: Writer) => written('/api/forum-comments', by, { topic, content: `Мярка ${newWord()}` }),
      post: (by: Writer) => written('/api/posts', by, { content: `Мярка ${newWord()}` }),
      like: (by: Writer, turn: number) => written(`/api/posts/${posts[turn % posts.length]}/like`, by),
      ad: newAd,
    } satisfies Record<WriteKind, (by: Writer, turn: number) => Write>,
    /** A member may have one at a time. */
    removeAds: async (members: Member[]) => {
      for (const { cookie } of members) {
        const { bytes } = await site.ask({ path: '/api/me', cookie })
        const { own } = JSON.parse(bytes.toString()) as { own: { kind: string; id: string }[] }
        for (const { id } of own.filter(({ kind }) => kind === 'small-ads'))
          await site.ask({ path: `/api/small-ads/${id}`, method: 'DELETE', cookie })
      }
    },
  }
}

const adInput = {
  authorName: 'Мярка Времева',
  category: 'Продажба',
  description: 'Малко карано.',
  city: 'Бон',
  contact: '0170 1234567',
}

function written(path: string, { cookie }: Writer, body?: object): Write {
  return { path, method: 'POST', body, cookie }
}

function newAd(by: Writer): Write {
  return written('/api/small-ads', by, { ...adInput, title: `Колело ${newWord()}` })
}

export type OwnAd = { path: string; edit: (description: string) => Write }

/** One of each member, to be edited again and again. */
export async function newAds({ ask }: Pick<BenchSite, 'ask'>, members: Member[]): Promise<OwnAd[]> {
  const ads: OwnAd[] = []
  for (const member of members) {
    const { id, slug } = docOf(await ask(newAd(member)))
    const edit = (description: string) => ({
      ...written(`/api/small-ads/${id}`, member, { description }),
      method: 'PATCH',
    })
    ads.push({ path: `/small-ads/${slug}`, edit })
  }
  return ads
}

const docOf = ({ bytes }: { bytes: Buffer }) =>
  (JSON.parse(bytes.toString()) as { doc: { id: string; slug: string } }).doc

/** Of letters that have one reading and are never doubled, so that it stands unchanged in addresses and in the index. */
function newWord(): string {
  const one = (letters: string) => letters[randomInt(letters.length)]!
  return Array.from({ length: 4 }, () => one('lmnrt') + one('ao') + one('bdg')).join('')
}
