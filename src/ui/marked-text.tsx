import { Fragment } from 'react'
import { type Mark, markedParts } from '#domain/text/marked-parts'

type Props = { text: string; marks: readonly Mark[] }

export const MarkedText = ({ text, marks }: Props) =>
  markedParts(text, marks).map(({ text: part, isMarked }, index) =>
    isMarked ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  )
