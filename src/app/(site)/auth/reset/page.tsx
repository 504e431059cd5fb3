import type { Metadata } from 'next'
import { routes } from '#domain/routes'
import { authTexts } from '#texts/account/auth'
import { ResetScreen } from '../../../../features/auth/reset-screen'
import { pageMetadata } from '../../../../ui/page/page-metadata'

type Props = { searchParams: Promise<{ token?: string | string[] }> }

const { title } = authTexts.reset
const page = {
  title,
  description: authTexts.forgot.description,
  path: routes.resetPassword(''),
  isIndexed: false,
}

/** The address contains a secret. */
export const metadata: Metadata = { ...pageMetadata(page), referrer: 'same-origin' }

export default async function ResetPage({ searchParams }: Props) {
  const { token } = await searchParams
  return <ResetScreen token={typeof token === 'string' ? token : ''} />
}
