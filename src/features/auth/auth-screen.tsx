import { routes, type AuthMode } from '#domain/routes'
import { authTexts } from '#texts/auth'
import { Notice } from '../../ui/notice'
import { PageLink } from '../../ui/page-link'
import { AuthForm } from './auth-form'
import { Benefits } from './benefits'
import { TermsNote } from './terms-note'

type Props = { mode: AuthMode; returnTo: string }

/** Sign-in and registration in one screen. Switching is a link, so it works without JavaScript and has an address. */
export function AuthScreen({ mode, returnTo }: Props) {
  const isRegister = mode === 'register'
  const texts = isRegister ? authTexts.register : authTexts.signIn
  return (
    // The screen is as high as the window and stands directly on the footer.
    <div className="-mb-section grid md:min-h-[calc(100dvh-68px)] min-[60rem]:grid-cols-2">
      <div className="grid place-items-center px-gutter pt-8 pb-12 max-md:items-start">
        <div className="grid w-full max-w-[420px] gap-4.5">
          <div className="grid gap-2">
            <h1 className="type-title">{texts.title}</h1>
            <p className="text-ink-soft">{texts.lead}</p>
          </div>
          <noscript>
            <Notice tone="wait">{authTexts.needsJavaScript}</Notice>
          </noscript>
          {/* The key clears the fields and the error when the mode changes. */}
          <AuthForm key={mode} mode={mode} returnTo={returnTo} />
          <p className="flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
            {texts.switchQuestion}
            <PageLink
              href={routes.auth(returnTo, isRegister ? 'login' : 'register')}
              replace
              className="inline-flex min-h-touch items-center text-[1rem] font-[600]"
            >
              {texts.switchLink}
            </PageLink>
          </p>
          {isRegister ? <TermsNote /> : null}
        </div>
      </div>
      <Benefits />
    </div>
  )
}
