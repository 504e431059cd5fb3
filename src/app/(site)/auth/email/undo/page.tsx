import type { Metadata } from 'next'
import { routes } from '#domain/routes'
import { emailChangeTexts } from '#texts/account/email-change'
import { UndoEmailScreen } from '../../../../../features/auth/email-link-screens'
import { pageMetadata } from '../../../../../ui/page/page-metadata'

type Props = { searchParams: Promise<{ token?: string | string[] }> }

const { title, description } = emailChangeTexts.undo
const page = { title, description, path: routes.undoEmail(''), isIndexed: false }

/** The address contains a secret. */
export const metadata: Metadata = { ...pageMetadata(page), referrer: 'same-origin' }

export default async function UndoEmailPage({ searchParams }: Props) {
  const { token } = await searchParams
  return <UndoEmailScreen token={typeof token === 'string' ? token : ''} />
}
