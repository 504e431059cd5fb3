'use client'

import { type KeyboardEvent, type RefObject, Suspense, useId, useRef, useState } from 'react'
import { FORUM_COMMENT_MAX } from '#domain/forum/forum-input'
import { mentionAt } from '#domain/forum/mention-at'
import type { Mention } from '#domain/text/mentions'
import { commentFormTexts as texts } from '#texts/forum/comment-form'
import { TextAreaField } from '../../../../ui/form/text-area-field'
import { lazyPart } from '../../../../ui/lazy-part'
import { FormatButtons } from './format-buttons'
import { insertText } from './insert-text'
import type { MentionKeys } from './mention-list'

const MentionList = lazyPart(() => import('./mention-list'), { meanwhile: null })

type Props = {
  name: string
  error: string | undefined
  label: string
  topicId: string
  field: RefObject<HTMLTextAreaElement | null>
  defaultValue?: string
  onMention: (member: Mention) => void
}

/** A text with its formatting and with names after an @. */
export function CommentText({ name, error, label, topicId, field, defaultValue, onMention }: Props) {
  const [typing, setTyping] = useState<{ from: number; query: string } | null>(null)
  const [marked, setMarked] = useState<string | null>(null)
  const keys = useRef<MentionKeys>(null)
  const listId = useId()

  function look() {
    const { value, selectionStart } = field.current!
    setTyping(mentionAt(value, selectionStart))
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (typing && keys.current?.press(event.key)) return event.preventDefault()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    field.current!.form!.requestSubmit()
  }

  function choose(member: Mention) {
    const text = field.current!
    const words = `@${member.name} `
    const caret = typing!.from + words.length
    insertText(text, {
      from: typing!.from,
      to: text.selectionStart,
      with: words,
      select: [caret, caret],
    })
    onMention(member)
    setTyping(null)
  }

  return (
    <div className="relative">
      <TextAreaField
        ref={field}
        name={name}
        error={error}
        label={label}
        hint={texts.keys}
        max={FORUM_COMMENT_MAX}
        placeholder={texts.placeholder}
        defaultValue={defaultValue}
        action={<FormatButtons field={field} />}
        aria-autocomplete="list"
        aria-controls={typing ? listId : undefined}
        aria-activedescendant={(typing && marked) || undefined}
        onInput={look}
        onClick={look}
        onKeyDown={press}
        onBlur={() => setTyping(null)}
      />
      {typing && (
        <Suspense>
          <MentionList
            ref={keys}
            id={listId}
            query={typing.query}
            topicId={topicId}
            onMark={setMarked}
            onChoose={choose}
            onClose={() => setTyping(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
