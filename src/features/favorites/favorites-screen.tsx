import { favoritePageTexts as texts, favoriteTexts } from '#texts/favorites/favorites'
import { Container } from '../../ui/page/container'
import { PageHead } from '../../ui/page/page-head'
import { FavoritesView } from './favorites-view'

/** Cached for everybody; saved items load in the browser. */
export function FavoritesScreen() {
  return (
    <Container>
      <PageHead title={favoriteTexts.many} lead={texts.lead} />
      <div className="min-h-[24rem]">
        <FavoritesView />
        <p className="js:hidden">{texts.noScripts}</p>
      </div>
    </Container>
  )
}
