import type { Metadata } from 'next'
import { routes } from '#domain/routes'
import { authTexts } from '#texts/account/auth'
import { ConfirmScreen } from '../../../../features/auth/confirm-screen'
import { pageMetadata } from '../../../../ui/page/page-metadata'

type Props = { searchParams: Promise<{ token?: string | string[] }> }

const { title } = authTexts.confirm
const page = {
  title,
  description: authTexts.confirm.description,
  path: routes.confirmEmail(''),
  isIndexed: false,
}

/** The address contains a secret. */
export const metadata: Metadata = { ...pageMetadata(page), referrer: 'same-origin' }

export default async function ConfirmPage({ searchParams }: Props) {
  const { token } = await searchParams
  return <ConfirmScreen token={typeof token === 'string' ? token : ''} />
}
