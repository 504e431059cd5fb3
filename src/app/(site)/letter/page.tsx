import type { Metadata } from 'next'
import { letterAnswers } from '#domain/directory/letter-token'
import { routes } from '#domain/routes'
import { letterTexts } from '#texts/directory/letters'
import { LetterForm } from '../../../features/listing/directory/letter-form'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { Container } from '../../../ui/page/container'
import { pageMetadata } from '../../../ui/page/page-metadata'

type Props = { searchParams: Promise<{ answer?: string | string[]; token?: string | string[] }> }

const { page: texts } = letterTexts
const page = {
  title: texts.title.correct,
  description: texts.description,
  path: routes.letterAnswer('', ''),
  isIndexed: false,
}

/** The address contains a secret. */
export const metadata: Metadata = { ...pageMetadata(page), referrer: 'same-origin' }

export default async function LetterPage({ searchParams }: Props) {
  const { answer: asked, token } = await searchParams
  const answer = letterAnswers.find((one) => one === asked) ?? 'correct'
  return (
    <Container>
      <section className="grid max-w-[640px] justify-items-start gap-4.5 pt-[clamp(48px,10vw,120px)] pb-10">
        <h1 className="type-title">{texts.title[answer]}</h1>
        <p className="type-lead">{texts.lead[answer]}</p>
        <LetterForm answer={answer} token={typeof token === 'string' ? token : ''} />
        <ButtonLink href={routes.home} variant="soft" icon="house">
          {texts.home}
        </ButtonLink>
      </section>
    </Container>
  )
}
