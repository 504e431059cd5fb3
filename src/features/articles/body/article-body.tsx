import { RichText } from '@payloadcms/richtext-lexical/react'
import type { ArticleDetail } from '../article'
import { bodyConverters } from './body-converters'

/** Rendered on the server only: no code of the editor reaches the browser. */
export function ArticleBody({ content }: { content: ArticleDetail['content'] }) {
  if (!content) return null
  return (
    <RichText
      data={content}
      converters={bodyConverters}
      disableIndent
      className="rich-text mx-auto max-w-read font-serif text-read [&>*+*]:mt-[1.15em] [&>h2]:mt-[1.8em] [&>h2+*]:mt-[0.6em] [&>h3]:mt-[1.5em] [&>h3+*]:mt-[0.5em]"
    />
  )
}
