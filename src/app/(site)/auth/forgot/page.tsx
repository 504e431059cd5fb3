import type { Metadata } from 'next'
import { routes } from '#domain/routes'
import { authTexts } from '#texts/account/auth'
import { ForgotScreen } from '../../../../features/auth/forgot-screen'
import { pageMetadata } from '../../../../ui/page/page-metadata'

const { title, description } = authTexts.forgot
export const metadata: Metadata = pageMetadata({
  title,
  description,
  path: routes.forgotPassword,
  isIndexed: false,
})

export default ForgotScreen
