'use client'

import { useEffect, useId, useState, type ComponentProps } from 'react'
import { formTexts } from '#texts/shell/ui'
import { describedBy, FieldFrame, type FieldWords } from './field-frame'

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'> &
  FieldWords & {
    name: string
    /** In characters as people count them. Longer text is reported, not cut. */
    max: number
  }

export function TextAreaField({ label, hint, error, optional, action, max, defaultValue, ...rest }: Props) {
  const id = useId()
  const [length, setLength] = useState(lengthOf(defaultValue))
  useEffect(() => {
    const form = (document.getElementById(id) as HTMLTextAreaElement).form
    const recount = () => setLength(lengthOf(defaultValue))
    form?.addEventListener('reset', recount)
    return () => form?.removeEventListener('reset', recount)
  }, [id, defaultValue])
  const isTooLong = length > max
  const count = (
    <span className={isTooLong ? 'text-danger-ink' : undefined}>{formTexts.letters(length, max)}</span>
  )
  const words = { label, hint: hint ? <>{hint} {count}</> : count, error, optional, action } // prettier-ignore
  return (
    <FieldFrame id={id} {...words}>
      <textarea
        id={id}
        className="input"
        defaultValue={defaultValue}
        onChange={(event) => setLength(lengthOf(event.target.value))}
        {...describedBy(id, words)}
        {...rest}
      />
    </FieldFrame>
  )
}

const lengthOf = (text: unknown) => [...String(text ?? '')].length
