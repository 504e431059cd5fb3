import { refusalTexts } from '#texts/web/refusals'
import { seoTexts } from '#texts/shell/seo'
import { dark, light } from '../../colors'

const style = `
  :root { color-scheme: light dark }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: ${light.paper}; color: ${light.ink};
    font: 1.125rem/1.6 'Sofia Sans', 'Segoe UI', system-ui, sans-serif }
  main { max-width: 34rem; padding: 1.5rem }
  h1 { font: 600 1.75rem/1.3 Charter, Georgia, serif }
  a { display: inline-block; padding: 0.75rem 1.5rem 0.75rem 0; color: inherit }
  @media (prefers-color-scheme: dark) { body { background: ${dark.paper}; color: ${dark.ink} } }
`

/** `message` is our own text, never input. An empty `href` reloads the page. */
export const refusalPage = (message: string) => `<!doctype html>
<html lang="bg">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${seoTexts.siteName}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${seoTexts.siteName}</h1>
<p>${message}</p>
<p><a href="">${refusalTexts.page.again}</a> <a href="/">${refusalTexts.page.home}</a></p>
</main>
</body>
</html>
`
