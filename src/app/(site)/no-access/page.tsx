import type { Metadata } from 'next'
import { routes } from '#domain/routes'
import { panelTexts } from '#texts/panels/panels'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { Container } from '../../../ui/page/container'

const texts = panelTexts.noAccess

export const metadata: Metadata = { title: texts.title, robots: { index: false, follow: false } }

type Props = { searchParams: Promise<{ panel?: string | string[] }> }

export default async function NoAccessPage({ searchParams }: Props) {
  const { panel } = await searchParams
  return (
    <Container>
      <section className="grid max-w-[640px] justify-items-start gap-4.5 pt-[clamp(48px,10vw,120px)] pb-10">
        <h1 className="type-title">
          {texts.title}{' '}
          <span lang="en" className="text-ink-mute">
            {texts.english}
          </span>
        </h1>
        <p className="type-lead">{panel === 'moderator' ? texts.moderator : texts.admin}</p>
        <p className="text-ink-soft">{texts.lead}</p>
        <ButtonLink href={routes.home} size="lg" icon="house">
          {texts.home}
        </ButtonLink>
      </section>
    </Container>
  )
}
