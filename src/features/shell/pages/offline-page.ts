import { seoTexts } from '#texts/shell/seo'
import { offlineTexts } from '#texts/shell/status-pages'
import { dark, light } from '../../../colors'

const themed = (name: keyof typeof light) => `light-dark(${light[name]}, ${dark[name]})`

/** Offline there is no style sheet and no font. */
const style = `
  :root { color-scheme: light dark; font: 1.0625rem/1.6 "Segoe UI", system-ui, sans-serif }
  body { max-width: 40rem; margin: 0 auto; padding: clamp(48px, 10vw, 120px) 24px;
    background: ${themed('paper')}; color: ${themed('ink')} }
  h1 { font: 600 2rem/1.15 Charter, "Iowan Old Style", Georgia, serif; text-wrap: balance }
  a { display: inline-block; margin-top: 12px; padding: 12px 22px; border-radius: 8px; font-weight: 600;
    text-decoration: none; background: ${themed('primary')}; color: ${themed('on-primary')} }
  a:focus-visible { outline: 3px solid ${themed('focus-line')}; outline-offset: 3px }`

/** The link's empty address is the page that could not be opened. */
export const offlinePage = (): string => `<!doctype html>
<html lang="bg">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${offlineTexts.title} · ${seoTexts.siteName}</title>
<style>${style}</style>
</head>
<body>
<main>
<p>${seoTexts.siteName}</p>
<h1>${offlineTexts.title}</h1>
<p>${offlineTexts.lead}</p>
<a href="">${offlineTexts.retry}</a>
</main>
</body>
</html>
`
