import { RichText } from '@payloadcms/richtext-lexical/react'
import { classNames } from '../../ui/class-names'
import { textConverters } from '../../ui/rich-text/text-converters'
import type { LegalText as Text } from './queries'

/** The editor's h3 and h4 become the next level below the title. */
const converters = {
  page: textConverters({ h1: 'h2', h2: 'h2', h3: 'h2', h4: 'h3', h5: 'h4', h6: 'h4' }),
  section: textConverters({ h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }),
}

type LegalTextProps = { text: Text; within: keyof typeof converters; className?: string }

export function LegalText({ text, within, className }: LegalTextProps) {
  return (
    <RichText
      data={text}
      converters={converters[within]}
      disableIndent
      className={classNames(
        'rich-text max-w-read [&>*+*]:mt-[0.9em] [&>:is(h2,h3)]:mt-[1.5em] [&>:is(h2,h3):first-child]:mt-0',
        '[&>:is(h2,h3)+*]:mt-[0.4em]',
        className,
      )}
    />
  )
}
