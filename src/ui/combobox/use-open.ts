import { type RefObject, useEffect, useState } from 'react'

/** Closed by Esc and by leaving the form; a new query or a click reopens it. */
export function useOpen(input: RefObject<HTMLInputElement | null>, question: string) {
  const [closedAt, setClosedAt] = useState<string | null>(null)

  useEffect(() => {
    const field = input.current!
    const form = field.form!
    const reopen = () => setClosedAt(null)
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !form.contains(target)) setClosedAt(question)
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setClosedAt(question)
      field.focus()
    }
    field.addEventListener('click', reopen)
    field.addEventListener('input', reopen)
    form.addEventListener('keydown', escape)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      field.removeEventListener('click', reopen)
      field.removeEventListener('input', reopen)
      form.removeEventListener('keydown', escape)
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [input, question])

  return { isOpen: closedAt !== question, open: () => setClosedAt(null) }
}
