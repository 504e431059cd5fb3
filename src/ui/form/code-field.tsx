'use client'

import { type ComponentProps, useState } from 'react'
import { codeScreenTexts } from '#texts/account/code-screens'
import { TextField } from './field'

type Props = Omit<ComponentProps<typeof TextField>, 'name' | 'action'> & {
  /** Also accepts a recovery code, whose letters need the full keyboard. */
  canRecover?: boolean
}

export function CodeField({ canRecover = false, ...rest }: Props) {
  const [isPaper, setIsPaper] = useState(false)
  const action = canRecover ? (
    <button
      type="button"
      onClick={() => setIsPaper(!isPaper)}
      className="min-h-touch text-[1rem] leading-[1.375rem] font-[600] text-link"
    >
      {isPaper ? codeScreenTexts.code.fromApp : codeScreenTexts.code.fromPaper}
    </button>
  ) : undefined
  return (
    <TextField
      name="code"
      inputMode={isPaper ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      className="max-w-[230px] tracking-[0.14em] figures-even"
      action={action}
      required
      {...rest}
    />
  )
}
