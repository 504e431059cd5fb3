import { shortDateTime, spokenTime } from '#domain/time/dates'
import { routes } from '#domain/routes'
import { seoTexts } from '#texts/shell/seo'
import { refusalTexts } from '#texts/web/refusals'
import type { KeptCopy } from './exchange'
import { refusalStyle } from './refusal-style'

const texts = refusalTexts.page

/** Worth reading when nothing else can be read. */
const urgent = [
  { path: routes.embassies, label: texts.keptCopies.embassies },
  { path: routes.contacts, label: texts.keptCopies.contacts },
]
export const urgentPaths = urgent.map(({ path }) => path)

const titleOf = (status: number) => (status === 503 ? texts.away.title : status === 500 ? texts.broken : null)

type Told = { status: number; message: string; requestId: string; at: Date; keptCopies?: KeptCopy[] }

/** Needs no scripts and no other file. `message` is our own text, never input. */
export const refusalPage = (told: Told) => `<!doctype html>
<html lang="bg">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titleOf(told.status) ?? told.message} · ${seoTexts.siteName}</title>
<style>${refusalStyle}</style>
</head>
<body>
${bodyOf(told)}</body>
</html>
`

/** The same within a page that shows nothing without scripts. */
export const refusalWithoutScripts = (told: Told) =>
  `<noscript><style>${refusalStyle}</style>${bodyOf(told)}</noscript>`

/** An empty `href` reloads the page. */
const bodyOf = ({
  status,
  message,
  requestId,
  at,
  keptCopies = [],
}: Told) => `<header><a href="/">${seoTexts.siteName}</a></header>
<main>
<span class="mark" aria-hidden="true"></span>
<h1>${titleOf(status) ?? message}</h1>
${titleOf(status) ? `<p class="lead">${message}</p>` : ''}
<p class="ways"><a class="first" href="">${texts.again}</a><a href="/">${texts.home}</a></p>
${linksTo(keptCopies)}<p class="number">${texts.number}<br><code>${requestId}</code><br>${status} · ${shortDateTime(at)}</p>
</main>
`

function linksTo(keptCopies: KeptCopy[]): string {
  const links = urgent.flatMap(({ path, label }) => {
    const kept = keptCopies.find((page) => page.path === path)
    return kept
      ? [`<li><a href="${path}"><b>${label}</b> ${texts.kept(spokenTime(kept.since))}</a></li>`]
      : []
  })
  return links.length > 0 ? `<ul>${links.join('')}</ul>\n` : ''
}
