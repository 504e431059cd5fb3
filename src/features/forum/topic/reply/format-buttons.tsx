'use client'

import type { IconName } from '#domain/icon-names'
import type { RefObject } from 'react'
import { bold, type Insert, list, quote, type Typed } from '#domain/forum/markdown-insert'
import { commentFormTexts as texts } from '#texts/forum/comment-form'
import { IconButton } from '../../../../ui/buttons/icon-button'
import { insertText, typedIn } from './insert-text'

const formats: { icon: IconName; label: string; apply: (typed: Typed) => Insert }[] = [
  { icon: 'bold', label: texts.bold, apply: bold },
  { icon: 'list', label: texts.list, apply: list },
  { icon: 'text-quote', label: texts.quote, apply: quote },
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
