'use client'

import { useId, useState, type ComponentProps } from 'react'
import { uiTexts } from '#texts/shell/ui'
import { describedBy, FieldFrame, type FieldWords } from './field-frame'
import { IconButton } from '../buttons/icon-button'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  FieldWords & { id?: string; name: string }

export function PasswordField({ id, label, hint, error, optional, action, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const ownId = useId()
  const fieldId = id ?? ownId
  const words = { label, hint, error, optional, action }
  return (
    <FieldFrame id={fieldId} {...words}>
      <div className="relative">
        <input
          id={fieldId}
          type={isShown ? 'text' : 'password'}
          className="input pe-[50px]"
          // A visible password must not be corrected, capitalised or sent to a spelling service.
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...describedBy(fieldId, words)}
          {...rest}
        />
        <IconButton
          label={isShown ? uiTexts.hidePassword : uiTexts.showPassword}
          icon={isShown ? 'eye-off' : 'eye'}
          iconSize={20}
          className="absolute! inset-[2px_2px_auto_auto] no-js:hidden"
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </FieldFrame>
  )
}
