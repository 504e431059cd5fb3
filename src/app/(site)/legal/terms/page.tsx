import { routes } from '#domain/routes'
import { legalPageTexts } from '#texts/legal/legal-pages'
import { LegalDocument } from '../../../../features/legal/legal-document'
import { pageMetadata } from '../../../../ui/page/page-metadata'

export const metadata = pageMetadata({
  title: legalPageTexts.terms,
  description: legalPageTexts.descriptions.terms,
  path: routes.terms,
})

export default function TermsPage() {
  return <LegalDocument part="terms" title={legalPageTexts.terms} />
}
