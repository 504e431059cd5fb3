import { shellTexts } from '#texts/shell/shell'

export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute start-2 top-2 z-60 [translate:0_-200%] rounded-md bg-raised px-4 py-2.5 focus:[translate:0] print:hidden"
    >
      {shellTexts.skip}
    </a>
  )
}
