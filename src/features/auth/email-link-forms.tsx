'use client'

import { routes } from '#domain/routes'
import { emailChangeTexts } from '#texts/account/email-change'
import { leave } from './leave'
import { LinkForm } from './link-form'

const { link, undo } = emailChangeTexts

type Props = { token: string }

/** Where nobody is signed in the profile leads to the sign-in. */
export const ChangeEmailForm = ({ token }: Props) => (
  <LinkForm
    token={token}
    path="/api/users/change-email"
    texts={link}
    onDone={() => leave(link.success, routes.security)}
  />
)

export const UndoEmailForm = ({ token }: Props) => (
  <LinkForm<{ token: string }>
    token={token}
    path="/api/users/undo-email"
    texts={undo}
    onDone={(answer) => leave(undo.success, routes.resetPassword(answer.token))}
  />
)
