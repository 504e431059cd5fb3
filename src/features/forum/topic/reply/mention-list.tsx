'use client'

import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import type { Author } from '#domain/account/author'
import { commentFormTexts as texts } from '#texts/forum/comment-form'
import { classNames } from '../../../../ui/class-names'
import { send } from '../../../../ui/requests/send'
import { AuthorAvatar } from '../../../community/author'

/** The keys that the text field leaves to the list. True when the list used one. */
export type MentionKeys = { press: (key: string) => boolean }

type Props = {
  ref: Ref<MentionKeys>
  id: string
  query: string
  topicId: string
  onMark: (optionId: string | null) => void
  onChoose: (member: Author) => void
  onClose: () => void
}

const PAUSE_MS = 150

/** Stays with the text field: the focus does not leave what is being written. */
export default function MentionList({ ref, id, query, topicId, onMark, onChoose, onClose }: Props) {
  const [members, setMembers] = useState<readonly Author[]>([])
  const [at, setAt] = useState(0)
  const marked = members[Math.min(at, members.length - 1)]
  const optionId = (member: Author) => `${id}-${member.id}`
  const markedId = marked ? optionId(marked) : null

  useEffect(() => {
    let isOver = false
    const address = `/api/members/suggest?${new URLSearchParams({ q: query, topic: topicId })}`
    const timer = setTimeout(async () => {
      const answer = await send<{ members: Author[] }>('GET', address)
      if (isOver || !answer.ok) return
      setMembers(answer.data.members)
      setAt(0)
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [query, topicId])

  useEffect(() => {
    onMark(markedId)
    return () => onMark(null)
  }, [markedId, onMark])

  useImperativeHandle(ref, () => ({
    press: (key) => {
      if (key === 'Escape') return (onClose(), true)
      if (!marked) return false
      const step = { ArrowDown: 1, ArrowUp: -1 }[key]
      if (step) setAt((Math.min(at, members.length - 1) + step + members.length) % members.length)
      else if (key === 'Enter' || key === 'Tab') onChoose(marked)
      else return false
      return true
    },
  }))

  if (members.length === 0) return null
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={texts.suggestions}
      className="absolute inset-x-0 top-full z-30 mt-1 max-w-96 overflow-clip rounded-lg border border-line bg-raised py-1 depth-lg"
    >
      {members.map((member) => (
        <li
          key={member.id}
          id={optionId(member)}
          role="option"
          aria-selected={member === marked}
          // A press must not take the focus from the text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(member)}
          className={classNames(
            'flex min-h-touch cursor-pointer items-center gap-3 px-3 py-1.5',
            member === marked ? 'bg-paper-deep' : 'hover:bg-paper-deep',
          )}
        >
          <AuthorAvatar author={member} size={32} />
          <span className="min-w-0 wrap-anywhere">
            {member.name} {member.city && <span className="type-meta">{member.city}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
