import type { ReactNode } from 'react'
import { routes } from '#domain/routes'
import { legalPageTexts } from '#texts/legal/legal-pages'
import { LinkMore } from '../../ui/buttons/link-more'
import { CookieTable } from './cookie-table'
import { LegalSection } from './legal-section'
import { LegalText } from './legal-text'
import { legalTexts } from './queries'

const { sections, ownPage } = legalPageTexts

type LegalAccordionProps = {
  cookieSettings: ReactNode
}

export async function LegalAccordion({ cookieSettings }: LegalAccordionProps) {
  const texts = await legalTexts()
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <LegalSection id="gdpr" title={sections.gdpr}>
        <LegalText text={texts.privacy} within="section" />
        <LinkMore href={routes.privacy}>{ownPage}</LinkMore>
      </LegalSection>
      <LegalSection id="cookies" title={sections.cookies}>
        <LegalText text={texts.cookies} within="section" className="mb-5" />
        <CookieTable />
        {cookieSettings}
      </LegalSection>
      <LegalSection id="bg-law" title={sections['bg-law']}>
        <LegalText text={texts.bgLaw} within="section" />
      </LegalSection>
      <LegalSection id="de-law" title={sections['de-law']}>
        <LegalText text={texts.deLaw} within="section" />
      </LegalSection>
      <LegalSection id="terms" title={sections.terms}>
        <LegalText text={texts.terms} within="section" />
        <LinkMore href={routes.terms}>{ownPage}</LinkMore>
      </LegalSection>
    </div>
  )
}
