import { POST_MAX } from '#domain/limits'

/** What phones send along when something is shared with the site; the names of the query (src/app/manifest.ts). */
export const sharedNames = ['title', 'text', 'url'] as const

const clean = (text: string | null) => (text ?? '').replace(/[^\P{C}\n]/gu, '').trim()
const lettersOf = (text: string) => [...text]

/** As the text of a post, null when nothing is shared. The address stays whole; what is said twice stands once. */
export function sharedText(query: URLSearchParams): string | null {
  const [title, text, url] = sharedNames.map((name) => clean(query.get(name)))
  const words = [title!, text!].filter((one, place, all) => one && !all[1 - place]!.includes(one))
  const said = (words.length > 0 ? words : [text!]).join('\n')
  const link = url && !said.includes(url) && url.length < POST_MAX ? url : ''
  const room = POST_MAX - (link ? link.length + 1 : 0)
  const whole = [lettersOf(said).slice(0, room).join('').trim(), link].filter(Boolean).join('\n')
  return whole || null
}
