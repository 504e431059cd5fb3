'use client'

import { codeScreenTexts } from '#texts/account/code-screens'
import { staffCodeTexts } from '#texts/account/staff-codes'
import { CodeField } from '../../../ui/form/code-field'
import { Alert } from '../../../ui/states/alert'

const { code: texts } = codeScreenTexts

type Props = { error: string | undefined; form?: string }

/** The password was right and the device is new: the code is sent with the same form. */
export default function SignInCode({ error, form }: Props) {
  return (
    <>
      {error ? null : <Alert role="status">{staffCodeTexts.askedAtSignIn}</Alert>}
      <CodeField canRecover label={texts.label} hint={texts.hint} error={error} form={form} autoFocus />
    </>
  )
}
