import { dark, light } from '../../colors'

type Colors = typeof light

const variables = (colors: Colors) =>
  Object.entries(colors)
    .map(([name, hex]) => `--${name}: ${hex}`)
    .join('; ')

/** Of the page that must show when no style sheet can be had; colours are those of `tokens.css`. */
export const refusalStyle = `
  :root { color-scheme: light dark; ${variables(light)} }
  @media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }
  body { margin: 0; background: var(--paper); color: var(--ink);
    font: 1.0625rem/1.6 'Sofia Sans', 'Segoe UI', system-ui, sans-serif }
  header { padding: 0.5rem 1.25rem; border-bottom: 1px solid var(--line); font: 600 1.125rem/1.3 Charter, Georgia, serif }
  header a { display: inline-block; padding: 0.6rem 0; text-decoration: none }
  main { display: grid; gap: 1.125rem; max-width: 40rem; margin-inline: auto; padding: clamp(2.5rem, 8vw, 4rem) 1.25rem }
  .mark { width: 1.6rem; height: 1.6rem; margin: 0.4rem; border-radius: 3px; background: var(--accent); transform: rotate(45deg) }
  h1 { margin: 0; font: 600 clamp(1.875rem, 5vw, 2.25rem)/1.2 Charter, Georgia, serif }
  p { margin: 0 }
  .lead { font-size: 1.1875rem; color: var(--ink-soft) }
  a { color: inherit }
  a:focus-visible { outline: 3px solid var(--focus-line); outline-offset: 2px }
  .ways { display: flex; flex-wrap: wrap; gap: 0.75rem }
  .ways a { padding: 0.7rem 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface);
    font-weight: 600; text-decoration: none }
  .ways .first { border-color: var(--primary); background: var(--primary); color: var(--on-primary) }
  ul { margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); list-style: none }
  li + li { border-top: 1px solid var(--line) }
  li a { display: block; padding: 0.9rem 1rem; color: var(--ink-mute); text-decoration: none }
  li b { display: block; color: var(--ink) }
  .number { padding-top: 0.9rem; border-top: 1px solid var(--line); color: var(--ink-mute); font-size: 0.9375rem }
  code { color: var(--ink); font-family: inherit; font-size: 1.0625rem; font-weight: 600; user-select: all; overflow-wrap: anywhere }
`
