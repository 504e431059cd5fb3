import type { ReactNode } from 'react'
import { longDate } from '#domain/time/dates'
import { routes } from '#domain/routes'
import { legalPageTexts } from '#texts/legal/legal-pages'
import type { LegalPart } from '#texts/legal/legal'
import { Container } from '../../ui/page/container'
import { PageHead } from '../../ui/page/page-head'
import { Alert } from '../../ui/states/alert'
import { LegalText } from './legal-text'
import { legalTexts } from './queries'

/** The pages that have to say who it is. */
const isByPublisher = (part: LegalPart) => part === 'imprint' || part === 'privacy'

type LegalDocumentProps = { part: LegalPart; title: ReactNode }

export async function LegalDocument({ part, title }: LegalDocumentProps) {
  const texts = await legalTexts()
  return (
    <Container width="list">
      <PageHead
        title={title}
        back={{ href: routes.legal, label: legalPageTexts.backToLegal }}
        lead={texts.effectiveFrom && legalPageTexts.effectiveFrom(longDate(texts.effectiveFrom))}
      />
      {texts.lacksPublisher && isByPublisher(part) ? (
        <Alert tone="wait" role="note" className="mb-6">
          {legalPageTexts.publisherPending}
        </Alert>
      ) : null}
      <LegalText text={texts[part]} within="page" />
    </Container>
  )
}
