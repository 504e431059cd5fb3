'use client'

import { useId, useRef, useState, type DragEvent } from 'react'
import { fileSize } from '#domain/text/format-number'
import { classNames } from '../class-names'
import { describedBy, FieldFrame } from './field-frame'
import { Icon } from '../graphics/icon'
import './file-field.css'

type Props = {
  name: string
  label: string
  hint: string
  error?: string
  accept: string
  problemOf: (file: File) => string | null
  onChosen?: (file: File, form: HTMLFormElement) => void
  words: { choose: string; drop: string; change: string }
}

/** The browser's own field covers the whole area, so that clicks and keys reach it. */
export function FileField({ name, label, hint, error, accept, problemOf, onChosen, words }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isOver, setIsOver] = useState(false)
  const problem = file ? problemOf(file) : error
  const described = { label, hint, error: problem ?? (file ? error : undefined) }

  function take(chosen: File | null) {
    setFile(chosen)
    if (chosen) onChosen?.(chosen, input.current!.form!)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const { files } = event.dataTransfer
    if (files.length === 0) return
    input.current!.files = files
    // Marks the form as changed, as choosing a file does.
    input.current!.dispatchEvent(new Event('input', { bubbles: true }))
    take(files[0]!)
  }
  function hover(event: DragEvent) {
    event.preventDefault()
    setIsOver(true)
  }

  return (
    <FieldFrame id={id} {...described}>
      <div
        onDragOver={hover}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        data-over={isOver || undefined}
        className={classNames('file-drop', described.error && 'file-drop-wrong')}
      >
        <Icon icon={file ? 'file-text' : 'upload'} size={28} className="text-ink-mute" />
        {file ? (
          <span className="min-w-0 wrap-anywhere">
            <b className="type-label">{file.name}</b>{' '}
            <span className="type-meta whitespace-nowrap">{fileSize(file.size)}</span>
            <span className="block text-sm text-link underline">{words.change}</span>
          </span>
        ) : (
          <span>
            <b className="text-link underline">{words.choose}</b>{' '}
            <span className="text-ink-soft">{words.drop}</span>
          </span>
        )}
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={accept}
          onChange={(event) => take(event.target.files?.[0] ?? null)}
          {...describedBy(id, described)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
    </FieldFrame>
  )
}
