import { routes } from '#domain/routes'
import { cookieLanguages, cookieTexts, type CookieLanguage } from '#texts/legal/cookies'
import { classNames } from '../../../ui/class-names'
import { PageLink } from '../../../ui/page/page-link'
import type { CookiePart } from './cookie-part'

type LanguageProps = Pick<CookiePart, 'language' | 'onLanguage'>
type CookieHeadProps = LanguageProps & { titleId: string }

const languages = Object.keys(cookieLanguages) as CookieLanguage[]

function LanguageSwitch({ language, onLanguage }: LanguageProps) {
  return (
    <div role="group" aria-label={cookieTexts[language].language} className="flex shrink-0">
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          className={classNames(
            'min-h-touch min-w-12 border border-line-strong bg-surface px-3 text-[1rem] font-[600]',
            'first:rounded-s-md last:rounded-e-md last:border-s-0 focus-visible:z-1',
            'aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary',
          )}
          onClick={() => onLanguage(one)}
        >
          {cookieLanguages[one].short}
          <span className="sr-only"> {cookieLanguages[one].name}</span>
        </button>
      ))}
    </div>
  )
}

export function CookieHead({ titleId, ...language }: CookieHeadProps) {
  return (
    <div className="flex items-start justify-between gap-3">
      <h2
        id={titleId}
        className="min-w-0 self-center type-section max-[24rem]:text-[1.125rem] max-[24rem]:leading-[1.4rem]"
      >
        {cookieTexts[language.language].title}
      </h2>
      <LanguageSwitch {...language} />
    </div>
  )
}

type CookieLeadProps = { id: string; language: CookieLanguage; className?: string }

export function CookieLead({ id, language, className }: CookieLeadProps) {
  const words = cookieTexts[language]
  return (
    <p id={id} className={classNames('text-ink-soft', className)}>
      {words.lead}{' '}
      <PageLink href={routes.privacy} className="inline-block py-0.5">
        {words.policy}
      </PageLink>
    </p>
  )
}
