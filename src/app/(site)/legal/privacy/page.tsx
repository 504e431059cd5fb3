import { routes } from '#domain/routes'
import { legalPageTexts } from '#texts/legal/legal-pages'
import { LegalDocument } from '../../../../features/legal/legal-document'
import { pageMetadata } from '../../../../ui/page/page-metadata'

export const metadata = pageMetadata({
  title: legalPageTexts.privacy,
  description: legalPageTexts.descriptions.privacy,
  path: routes.privacy,
})

export default function PrivacyPage() {
  return <LegalDocument part="privacy" title={legalPageTexts.privacy} />
}
