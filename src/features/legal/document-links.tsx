import { routes } from '#domain/routes'
import { legalPageTexts as texts } from '#texts/legal/legal-pages'
import { LinkMore } from '../../ui/buttons/link-more'

/** The German names are the ones that the law uses. */
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
