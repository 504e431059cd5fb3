import type { EmbassyFilter } from '#domain/embassies/embassy-filters'
import { embassyPageTexts as texts } from '#texts/embassies/embassies'
import { ConsulateAnswer } from './consulate-answer'
import { ConsulateForm } from './consulate-form'
import type { ShownEmbassy } from './embassy'

type Props = { filter: EmbassyFilter; embassies: readonly ShownEmbassy[] }

export function ConsulateFinder({ filter: { asked, q, type }, embassies }: Props) {
  return (
    <section
      aria-labelledby="my-consulate"
      className="mb-4 grid gap-3 rounded-lg bg-paper-deep p-4 md:mb-6 md:gap-4 md:p-6"
    >
      <div className="grid gap-1.5">
        <h2 id="my-consulate" className="type-section">
          {texts.find}
        </h2>
        <div role="status" className="grid gap-1.5">
          <ConsulateAnswer asked={asked} embassies={embassies} />
        </div>
      </div>
      <ConsulateForm asked={asked} kept={{ q, type }} />
    </section>
  )
}
