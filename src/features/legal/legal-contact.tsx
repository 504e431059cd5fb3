import { legalPageTexts } from '#texts/legal/legal-pages'
import { SectionHead } from '../../ui/page/section-head'
import { LegalText } from './legal-text'
import { contactEmail, legalTexts } from './queries'

/** Digital Services Act, Art. 11 and 12. The email is also readable without a mail program. */
export async function LegalContact() {
  const [texts, email] = await Promise.all([legalTexts(), contactEmail()])
  return (
    <section id="contact" aria-labelledby="contact-title">
      <SectionHead id="contact-title" title={legalPageTexts.contact} />
      <LegalText text={texts.dsaContact} within="section" />
      {email && (
        <p className="mt-3">
          {legalPageTexts.contactEmail} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </section>
  )
}
