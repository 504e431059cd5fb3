import { offlineTexts as texts } from '#texts/shell/offline'
import { seoTexts } from '#texts/shell/seo'
import { dark, light } from '../../../colors'

const themed = (name: keyof typeof light) => `light-dark(${light[name]}, ${dark[name]})`

/** Offline there is no style sheet and no font. The lists are added on the device (offline-lists.ts). */
const style = `
  :root { color-scheme: light dark; font: 1.0625rem/1.6 "Segoe UI", system-ui, sans-serif }
  body { max-width: 40rem; margin: 0 auto; padding: clamp(32px, 8vw, 96px) 24px; overflow-wrap: anywhere;
    background: ${themed('paper')}; color: ${themed('ink')} }
  h1, h2 { font: 600 2rem/1.15 Charter, "Iowan Old Style", Georgia, serif; text-wrap: balance }
  h2 { margin: 40px 0 8px; font-size: 1.375rem }
  ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid ${themed('line')} }
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 16px;
    padding: 6px 0; border-bottom: 1px solid ${themed('line')} }
  li div { flex: 1 1 12rem }
  li p, footer { margin: 0; font-size: 0.9375rem; color: ${themed('ink-soft')} }
  footer { margin-top: 16px }
  a { display: inline-flex; align-items: center; min-height: 44px; color: ${themed('link')} }
  a[href^="tel:"] { font-weight: 600; white-space: nowrap }
  a[href=""] { padding: 0 22px; border-radius: 8px; font-weight: 600; text-decoration: none;
    background: ${themed('primary')}; color: ${themed('on-primary')} }
  a:focus-visible { outline: 3px solid ${themed('focus-line')}; outline-offset: 3px }`

/** The link's empty address is the page that could not be opened. */
export const offlinePage = (): string => `<!doctype html>
<html lang="bg">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title} · ${seoTexts.siteName}</title>
<style>${style}</style>
</head>
<body>
<main>
<p>${seoTexts.siteName}</p>
<h1>${texts.title}</h1>
<p>${texts.lead}</p>
<a href="">${texts.retry}</a>
</main>
</body>
</html>
`
