'use client'

import { Bold, List, type LucideIcon, TextQuote } from 'lucide-react'
import type { RefObject } from 'react'
import { bold, type Insert, list, quote, type Typed } from '#domain/forum/markdown-insert'
import { commentFormTexts as texts } from '#texts/forum/comment-form'
import { IconButton } from '../../../../ui/buttons/icon-button'
import { insertText, typedIn } from './insert-text'

const formats: { icon: LucideIcon; label: string; apply: (typed: Typed) => Insert }[] = [
  { icon: Bold, label: texts.bold, apply: bold },
  { icon: List, label: texts.list, apply: list },
  { icon: TextQuote, label: texts.quote, apply: quote },
]

export const FormatButtons = ({ field }: { field: RefObject<HTMLTextAreaElement | null> }) => (
  <div role="group" aria-label={texts.formatting} className="-my-2 -me-2 flex no-js:hidden">
    {formats.map(({ icon, label, apply }) => (
      <IconButton
        key={label}
        icon={icon}
        iconSize={18}
        label={label}
        onClick={() => field.current && insertText(field.current, apply(typedIn(field.current)))}
      />
    ))}
  </div>
)
