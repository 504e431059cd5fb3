import { routes } from '#domain/routes'
import { notFoundTexts } from '#texts/shell/status-pages'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { Container } from '../../../ui/page/container'

export function NotFoundPage() {
  return (
    <Container>
      <section className="grid max-w-[640px] gap-4.5 pt-[clamp(48px,10vw,120px)] pb-10">
        <p
          aria-hidden="true"
          className="flex items-center gap-[0.06em] font-serif text-[clamp(5rem,3rem+10vw,9rem)] leading-[0.9] font-[600] tracking-[-0.04em]"
        >
          4
          <svg viewBox="0 0 24 24" className="size-[0.56em] text-accent">
            <path fill="currentColor" d="M12 0l12 12-12 12L0 12z" />
          </svg>
          4
        </p>
        <h1 className="type-title">
          <span lang="en">{notFoundTexts.english}</span>
        </h1>
        <p className="type-lead">{notFoundTexts.lead}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={routes.home} size="lg" icon="house">
            {notFoundTexts.home}
          </ButtonLink>
          <ButtonLink href={routes.contacts} variant="secondary" size="lg">
            {notFoundTexts.contacts}
          </ButtonLink>
        </div>
      </section>
    </Container>
  )
}
