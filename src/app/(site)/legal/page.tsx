import { routes } from '#domain/routes'
import { legalPageTexts } from '#texts/legal/legal-pages'
import { DocumentLinks } from '../../../features/legal/document-links'
import { LegalAccordion } from '../../../features/legal/legal-accordion'
import { LegalContact } from '../../../features/legal/legal-contact'
import { LegalNoticeSection } from '../../../features/legal/legal-notice-section'
import { OpenTarget } from '../../../features/legal/open-target'
import { CookieSettingsLink } from '../../../features/shell/cookies/cookie-settings-link'
import { buttonLook } from '../../../ui/buttons/button-look'
import { Container } from '../../../ui/page/container'
import { PageHead } from '../../../ui/page/page-head'
import { pageMetadata } from '../../../ui/page/page-metadata'

export const metadata = pageMetadata({
  title: legalPageTexts.title,
  description: legalPageTexts.description,
  path: routes.legal,
})

export default function LegalPage() {
  const settings = (
    <CookieSettingsLink className={buttonLook({ variant: 'soft', className: 'mt-5 no-js:hidden!' })} />
  )
  return (
    <Container width="list">
      <PageHead title={legalPageTexts.title} lead={legalPageTexts.lead}>
        <DocumentLinks />
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
        <LegalAccordion cookieSettings={settings} />
        <LegalContact />
        <LegalNoticeSection />
      </div>
      <OpenTarget />
    </Container>
  )
}
