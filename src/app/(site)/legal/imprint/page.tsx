import { routes } from '#domain/routes'
import { legalPageTexts } from '#texts/legal/legal-pages'
import { LegalDocument } from '../../../../features/legal/legal-document'
import { pageMetadata } from '../../../../ui/page/page-metadata'

export const metadata = pageMetadata({
  title: legalPageTexts.imprint,
  description: legalPageTexts.descriptions.imprint,
  path: routes.imprint,
})

export default function ImprintPage() {
  return <LegalDocument part="imprint" title={<span lang="de">{legalPageTexts.imprint}</span>} />
}
