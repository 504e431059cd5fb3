'use client'

import { routes } from '#domain/routes'
import { authTexts } from '#texts/account/auth'
import { leave } from './leave'
import { LinkForm } from './link-form'
import { takeReturn } from './return-after-confirming'

const { confirm: texts } = authTexts

export const ConfirmForm = ({ token }: { token: string }) => (
  <LinkForm
    token={token}
    path="/api/users/confirm-email"
    texts={texts}
    onDone={() => leave(texts.success, routes.auth(takeReturn()))}
  />
)
