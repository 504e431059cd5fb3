import { contactPageTexts as texts } from '#texts/contacts/contacts'
import { uiTexts } from '#texts/shell/ui'
import { buttonLook } from '../../ui/buttons/button-look'
import { Icon } from '../../ui/graphics/icon'

/** A plain link: nothing of the donation service is loaded here. */
export function Donation({ href }: { href: string }) {
  return (
    <section
      aria-labelledby="donation"
      className="mt-9 grid gap-3.5 border-y border-line py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      <div className="grid gap-1">
        <h2 id="donation" className="type-card">
          {texts.donationTitle}
        </h2>
        <p className="text-ink-soft">{texts.donationText}</p>
      </div>
      <a href={href} target="_blank" rel="noopener" className={buttonLook({ variant: 'secondary' })}>
        <Icon icon="coffee" />
        {texts.donation}
        <Icon icon="external-link" size={18} />
        <span className="sr-only">{uiTexts.opensInNewTab}</span>
      </a>
    </section>
  )
}
