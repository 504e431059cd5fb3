'use client'

import { useId, useState } from 'react'
import { authTexts } from '#texts/account/auth'
import { TextField, type TextFieldProps } from '../../ui/form/field'

const { checkEmail: texts } = authTexts

type Props = Omit<TextFieldProps, 'type' | 'hint' | 'id'> & { isNew: boolean }

/** Of a new account it offers the address that was probably meant; whoever means the other one just goes on. */
export function EmailField({ isNew, ...props }: Props) {
  const id = useId()
  const [meant, setMeant] = useState<string | null>(null)

  async function look(typed: string) {
    const rules = await import('#domain/account/likely-email').catch(() => null)
    setMeant(rules?.likelyEmail(typed) ?? null)
  }

  function take() {
    const field = document.getElementById(id) as HTMLInputElement
    field.value = meant!
    setMeant(null)
    field.focus()
  }

  return (
    <div className="grid gap-1">
      <TextField
        {...props}
        id={id}
        type="email"
        onBlur={({ target }) => isNew && void look(target.value)}
        onChange={() => setMeant(null)}
      />
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm">
        {meant ? (
          <>
            {texts.title}
            <button
              type="button"
              onClick={take}
              className="min-h-touch font-[600] wrap-anywhere text-link underline"
            >
              {texts.take(meant)}
            </button>
          </>
        ) : null}
      </p>
    </div>
  )
}
