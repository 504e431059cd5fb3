import { embassyPageTexts as texts } from '#texts/embassies/embassies'

export const GoodToKnow = () => (
  <section aria-label={texts.infoLabel} className="mt-8 grid gap-x-10 md:grid-cols-[repeat(3,minmax(0,1fr))]">
    {texts.info.map(({ title, text }) => (
      <div key={title} className="border-t-2 border-ink pt-3 pb-5">
        <h2 className="font-[650]">{title}</h2>
        <p className="text-[1rem] leading-6 text-ink-soft">{text}</p>
      </div>
    ))}
  </section>
)
