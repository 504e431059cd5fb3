import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import AccountMenu from '../../../src/features/shell/account/account-menu'
import { CookieHead } from '../../../src/features/shell/cookies/cookie-head'

it('what stands on the language buttons of the cookie question is in their names', () => {
  const html = renderToStaticMarkup(
    createElement(CookieHead, { titleId: 'a', language: 'bg', onLanguage: () => undefined }),
  )
  const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)]
  expect(buttons.map(([, , content]) => content!.replace(/<[^>]*>/g, ''))).toEqual([
    'БГ български',
    'DE Deutsch',
  ])
  expect(buttons.filter(([, attributes]) => /aria-label/.test(attributes!))).toEqual([])
})

it.each([
  [null, 'РП Рада Петрова, меню на акаунта'],
  [{ url: '/a.webp' }, 'Рада Петрова, меню на акаунта'],
])('the name of the account button with the picture %j begins with what is seen', (avatar, name) => {
  const user = { fullName: 'Рада Петрова', email: 'r@example.org', role: 'user', avatar } as Parameters<
    typeof AccountMenu
  >[0]['user']
  expect(renderToStaticMarkup(createElement(AccountMenu, { user }))).toContain(`aria-label="${name}"`)
})
