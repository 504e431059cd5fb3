import { favoritePageTexts as texts, favoriteTexts } from '#texts/favorites/favorites'
import { routes } from '#domain/routes'
import { searchPageTexts } from '#texts/searches/search-page'
import { ButtonLink } from '../../ui/buttons/button-link'
import { Container } from '../../ui/page/container'
import { PageHead } from '../../ui/page/page-head'
import { FavoritesView } from './favorites-view'

/** Cached for everybody; saved items load in the browser. */
export function FavoritesScreen() {
  return (
    <Container>
      <PageHead
        title={favoriteTexts.many}
        lead={texts.lead}
        aside={
          <ButtonLink href={routes.savedSearches} variant="soft" icon="bell-plus">
            {searchPageTexts.title}
          </ButtonLink>
        }
      />
      <div className="min-h-[24rem]">
        <FavoritesView />
        <p className="js:hidden">{texts.noScripts}</p>
      </div>
    </Container>
  )
}
