import type { ComponentProps } from 'react'
import { TextField } from './field'

/** Six digits from an app. Phones offer digits and what they know; letters of a recovery code can be pasted. */
export const CodeField = (props: Omit<ComponentProps<typeof TextField>, 'name'>) => (
  <TextField
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    autoCorrect="off"
    spellCheck={false}
    maxLength={40}
    className="max-w-[230px] tracking-[0.14em] tabular-nums"
    required
    {...props}
  />
)
