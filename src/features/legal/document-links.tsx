import { routes } from '#domain/routes'
import { legalPageTexts as texts } from '#texts/legal/legal-pages'
import { LinkMore } from '../../ui/link-more'

/** The documents that have a page of their own; the German name is the one that the law knows. */
export function DocumentLinks() {
  return (
    <nav aria-label={texts.documents} className="flex flex-wrap gap-x-6 print:hidden">
      <LinkMore href={routes.imprint}>
        <span lang="de">{texts.imprint}</span>
      </LinkMore>
      <LinkMore href={routes.privacy}>{texts.privacy}</LinkMore>
      <LinkMore href={routes.terms}>{texts.terms}</LinkMore>
    </nav>
  )
}
