import { routes } from '#domain/routes'
import { newsTexts } from '#texts/articles/articles'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { Container } from '../../../ui/page/container'

export function ArticleNotFound() {
  return (
    <Container>
      <section className="grid max-w-[640px] justify-items-start gap-4.5 pt-[clamp(48px,10vw,120px)] pb-10">
        <h1 className="type-title">{newsTexts.notFound}</h1>
        <p className="type-lead">{newsTexts.notFoundText}</p>
        <ButtonLink href={routes.news} size="lg" icon="arrow-left">
          {newsTexts.backToNews}
        </ButtonLink>
      </section>
    </Container>
  )
}
