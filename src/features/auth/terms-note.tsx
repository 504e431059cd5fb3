import { routes } from '#domain/routes'
import { termsNoteTexts } from '#texts/account/auth'
import { PageLink } from '../../ui/page/page-link'

export function TermsNote() {
  const { before, terms, between, privacy, after } = termsNoteTexts
  return (
    <p className="type-meta">
      {before}
      <PageLink href={routes.terms}>{terms}</PageLink>
      {between}
      <PageLink href={routes.privacy}>{privacy}</PageLink>
      {after}
    </p>
  )
}
